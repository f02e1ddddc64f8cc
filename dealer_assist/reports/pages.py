"""Figures in words: tables for paper, terminal and CSV, and what the plots show. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from fractions import Fraction

from dealer_assist.games import CATALOGUE
from dealer_assist.inspector.disputes import age_text
from dealer_assist.reports.figures import FEWEST, By, Correction, Figures, Group, Malfunction, Share
from dealer_assist.shares import wilson
from dealer_assist.words import Currency, Words

MINUTE = 60_000_000
LATEST = 24         # groups in a plot, the last ones: of shifts there are three a day


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """``low`` and ``high``: what bounds it; ``mark``: what it is held against."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    mark: float | None = None


@dataclass(frozen=True, slots=True)
class Plot:
    """``dots``: a value may lie on either side of nought; else bars from nought. ``counts``: there are no parts of
    one."""

    title: str
    unit: str
    bars: tuple[Bar, ...]
    dots: bool = False
    counts: bool = False


def sections(found: Figures, words: Words, zone: tzinfo = UTC) -> tuple[Section, ...]:
    return tuple(_Pages(found, words, zone).sections())


def plots(found: Figures, words: Words) -> tuple[Plot, ...]:
    return tuple(plot for plot in _Pages(found, words, UTC).plots() if plot.bars)


class _Pages:
    def __init__(self, found: Figures, words: Words, zone: tzinfo) -> None:
        self.found, self.words, self.zone = found, words, zone

    def __call__(self, key: str, **values: object) -> str:
        return self.words("figures." + key, **values)

    def sections(self) -> Iterator[Section]:
        heads = tuple(map(self, ("cards", "asked", "unnamed", "corrected", "wrong", "told")))
        for by in By:
            rows = tuple((self.name(group), *self._read(group)) for group in self.found.of(by))
            if rows:
                title = self("reading") if by is By.ALL else f"{self('reading')}: {self('by.' + by)}"
                yield Section(title, (self("by." + by), *heads), rows,
                              self("reading.note") if by is By.ALL else "")
        groups = [g for by in By if by is not By.DECK for g in self.found.of(by)]
        yield Section(self("pace"), ("", *map(self, ("name", "hands", "hours", "per_hour"))), tuple(
            (self("by." + g.by), self.name(g), self._whole(g.hands), self._time(g.played),
             "" if g.per_hour is None else self._decimal(g.per_hour)) for g in groups), self("pace.note"))
        yield Section(self("corrections"), tuple(map(self, ("what", "cause", "count"))), tuple(
            (self("what." + c.what), self.cause(c), self._whole(c.count)) for c in self.found.corrections))
        yield Section(self("disputes"), tuple(map(self, ("category", "opened", "open", "decided", "reasons", "age"))),
                      tuple((self.words("desk.category." + d.category), self._whole(d.opened), self._whole(d.open),
                             self._counted("desk.verdict.", d.verdicts), self._counted("desk.reason.", d.reasons),
                             "" if d.age is None else age_text(d.age, self.words))
                            for d in self.found.disputes))
        yield from self._malfunctions()
        yield Section(self("hold"), tuple(map(self, ("game", "bet", "rounds", "staked", "gained", "share", "theory"))),
                      tuple(self._holds()), self("hold.note", fewest=FEWEST))

    def name(self, group: Group) -> str:
        match group.by, group.name:
            case By.ALL, _:
                return self("all")
            case By.DECK, "":
                return self("by_touch")
            case By.DEALER, "":
                return self("nobody")
            case _, name:
                return self.words.whole(name)
        raise AssertionError(group)

    def cause(self, correction: Correction) -> str:
        match correction.cause:
            case "at the table":
                return self("cause.table")
            case "dispute":
                return self("cause.dispute")
            case reason:
                return self.words("desk.reason." + reason)

    def _read(self, group: Group) -> tuple[str, ...]:
        r = group.reading
        return (self._whole(r.cards), self._part(r.asked, r.cards), self._part(r.unnamed, r.cards),
                self._part(r.corrected, r.read), self._part(r.wrong, r.read), self._whole(r.told))

    def _part(self, part: int, whole: int) -> str:
        if not whole:
            return self._whole(part)
        low, high = wilson(part, whole)
        return self.words.whole(f"{part} · {part / whole:.2%} ({low:.2%} - {high:.2%})")

    def _whole(self, number: int) -> str:
        return self.words.whole(f"{number:,}")

    def _decimal(self, number: Fraction) -> str:
        return self.words.whole(f"{float(number):,.1f}")

    def _counted(self, keys: str, counts: tuple[tuple[str, int], ...]) -> str:
        return self.words("places.comma").join(
            self("times", what=self.words(keys + what), count=count) for what, count in counts)

    # ── malfunctions ──
    def _malfunctions(self) -> Iterator[Section]:
        totals = Counter(m.kind for m in self.found.malfunctions)
        yield Section(self("malfunctions"), tuple(map(self, ("malfunction", "count", "lasted"))), tuple(
            (self("kind." + kind), self._whole(count),
             self._time(sum(m.lasted for m in self.found.malfunctions if m.kind == kind)))
            for kind, count in sorted(totals.items())))
        if self.found.malfunctions:
            yield Section(self("log"), tuple(map(self, ("at", "malfunction", "lasted", "session", "entry", "details"))),
                          tuple((self._moment(m.at), self("kind." + m.kind),
                                 self("to_end") if m.until is None else self._time(m.lasted),
                                 self.words.whole(m.session),
                                 self._whole(m.entry), self._details(m)) for m in self.found.malfunctions))

    def _details(self, m: Malfunction) -> str:
        counted = f"{m.count / 1e6:+.3f} s" if m.kind == "clock stepped" else f"{m.count:,}" if m.count else ""
        why = self.words("desk.why." + m.why) if m.kind == "view in doubt" and m.why in ("moved", "dark") else m.why
        return self.words.whole(", ".join(filter(None, (m.what, counted, why))))

    def _moment(self, at: int) -> str:
        return self.words.whole(f"{datetime.fromtimestamp(at // 1_000_000, self.zone):%Y-%m-%d %H:%M:%S}")

    def _time(self, lasted: int) -> str:
        seconds = lasted // 1_000_000
        return self.words.whole(f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}")

    # ── hold ──
    def _holds(self) -> Iterator[tuple[str, ...]]:
        for hold in self.found.holds:
            words = Words(Currency(hold.currency, hold.digits), self.words.language)
            game = self.words.whole(f"{CATALOGUE[hold.game].title}, {hold.house} ({hold.rules[:8]})")
            yield (game, self("all_bets"), *self._share(hold.share, words),
                   "" if hold.edges else self("no_theory"))
            for seen in hold.edges:
                yield (game, self.words.kind(seen.edge.of), *self._share(seen.share, words),
                       f"{self.words.whole(f'{float(seen.edge.share):.4%}')}, {self('when.' + seen.edge.when)}")

    def _share(self, share: Share, words: Words) -> tuple[str, ...]:
        money = (self._whole(share.rounds), f"{words.amount(share.staked)} {words.currency.code}",
                 f"{words.amount(share.gained)} {words.currency.code}")
        if share.share is None:
            return *money, ""
        told = self.words.whole(f"{float(share.share):.2%}")
        bounds = share.interval
        return *money, f"{told} " + (f"({self('few')})" if bounds is None else
                                     self.words.whole(f"({bounds[0]:.2%} - {bounds[1]:.2%})"))

    # ── plots ──
    def plots(self) -> Iterator[Plot]:
        percent = self("plot.percent")
        for key in ("wrong", "asked"):
            for by in (By.TABLE, By.DECK, By.SHIFT, By.DEALER):
                bars = [bar for group in self.found.of(by)[-LATEST:] if (bar := self._bar(group, key))]
                yield Plot(self("plot." + key, by=self("by." + by)), percent, tuple(bars), dots=True)
        for by in (By.TABLE, By.SHIFT, By.DEALER):
            yield Plot(self("plot.pace", by=self("by." + by)), self("per_hour"), tuple(
                Bar(self.name(group), float(group.per_hour)) for group in self.found.of(by)[-LATEST:]
                if group.per_hour is not None))
        yield Plot(self("corrections"), self("count"), tuple(
            Bar(self.words.line(self.words("places.comma").join((self("what." + c.what), self.cause(c)))), c.count)
            for c in self.found.corrections), counts=True)
        yield Plot(self("disputes"), self("count"), tuple(
            Bar(self.words("desk.category." + d.category), d.opened) for d in self.found.disputes), counts=True)
        lasted: Counter[str] = Counter()
        for m in self.found.malfunctions:
            lasted[m.kind] += m.lasted
        yield Plot(self("plot.lasted"), self("plot.minutes"), tuple(
            Bar(self("kind." + kind), time / MINUTE) for kind, time in sorted(lasted.items()) if time))
        yield Plot(self("plot.hold"), percent, tuple(self._hold_bars()), dots=True)

    def _bar(self, group: Group, key: str) -> Bar | None:
        r = group.reading
        part, whole = (r.wrong, r.read) if key == "wrong" else (r.asked, r.cards)
        if not whole:
            return None
        low, high = wilson(part, whole)
        return Bar(self.name(group), 100 * part / whole, 100 * low, 100 * high)

    def _hold_bars(self) -> Iterator[Bar]:
        for hold in self.found.holds:
            shares = [(self("all_bets"), hold.share, None),
                      *((self.words.kind(s.edge.of), s.share, 100 * float(s.edge.share)) for s in hold.edges)]
            for bet, share, mark in shares:
                if share.share is not None:
                    low, high = share.interval or (None, None)
                    yield Bar(self.words.line(f"{self.words.whole(CATALOGUE[hold.game].title)}: {bet}"),
                              100 * float(share.share),
                              None if low is None else 100 * low, None if high is None else 100 * high, mark)
