"""What was found of a calibration, in words. The measuring itself knows none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.calibration.file import MARKS
from dealer_assist.calibration.lens import still_missing
from dealer_assist.calibration.sight import Advice, Where
from dealer_assist.calibration.steps import Calibrating, Looked
from dealer_assist.words import Words


def said(advice: Advice, words: Words) -> str:
    what = words(advice.what.key, **dict(advice.what.values))
    return what if advice.where is None else words("calibrate.at", where=_where(advice.where, words), what=what)


def to_do(advice: Advice, words: Words) -> str:
    return words(f"{advice.what.key}.do", **dict(advice.what.values))


def _where(where: Where, words: Words) -> str:
    if not where.but:
        return words.places(where.places)
    return (words("calibrate.everywhere.but", places=words.places(where.places)) if where.places else
            words("calibrate.everywhere"))


def report(calibrating: Calibrating, looked: Looked, words: Words) -> Iterator[str]:
    fit, plane = calibrating.fit, calibrating.plane
    assert plane is not None
    if fit:
        left = f"; {fit.left_out} more did not fit to them" if fit.left_out else ""
        yield f"Lens: error {fit.error:.2f} px over {fit.pictures} pictures{left}"
    else:
        yield "Lens: not measured, taken to bend nothing"
    scale = f"{plane.px_per_mm:.2f} px/mm in the middle"
    if calibrating.by == MARKS:
        yield f"Plane: error {plane.error:.2f} mm by marks, {scale}"
    else:       # four points fix a plane: it goes through them wherever they are
        yield f"Plane: by touches, which do not tell how well they fit, {scale}; see that the zones lie on their print"
    yield ""
    yield from table([("zone", "px/mm", "least index", "edge", "light", "glare"), *(
        (words.place(z.place), f"{z.px_per_mm:.2f}", f"{z.least_index_mm:.1f} mm",
         f"{z.edge:.1f} px" if z.edge else "?", f"{z.light:.0f}", f"{100 * z.glare:.1f} %") for z in looked.zones
        if z.whole)])
    yield ""
    if fit:
        for wish in still_missing(calibrating.views):
            yield f"warning: the lens is measured from too few sides: {words.say(wish)}"
    for one in looked.advice:
        yield f"{one.state.name.lower()}: {said(one, words)}; {to_do(one, words)}"


def table(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    for row in rows:
        yield "  ".join([row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))]
                        ).rstrip()
