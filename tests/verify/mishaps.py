"""A round at a whole table, with its record, while something befalls the camera: what the camera told, and whether
the table noticed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import assert_never

from dealer_assist.games import load_house
from dealer_assist.ledger.entries import CAMERA, CameraLost, CardsCovered, Entry, FramesUnseen, ViewDoubtful
from dealer_assist.ledger.store import read
from dealer_assist.live import DEALER, Table, drift_watches, look_at_table, watch
from dealer_assist.resources import HOUSES, LAYOUTS, text_of
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.sessions.header import Header, Source
from dealer_assist.sessions.record import Recorder
from dealer_assist.simulator.mishaps import JUMP, Befallen, Mishap
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, TableEvent
from dealer_assist.vision.frame import Moment
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.several import Eyes
from tests.simulator.judging import FELTS


def at_table(befallen: Befallen, form: str, reader: CardReader) -> tuple[list[tuple[int, TableEvent]], bool]:
    camera = befallen.camera
    house, house_file = text_of(FELTS[form], HOUSES)
    layout, layout_file = text_of(form, LAYOUTS)
    repeated = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "session"
        sight = look_at_table([befallen], camera.layout)
        felt = sight.tables[camera.name]
        high, wide = felt.reference.shape[:2]
        recorder = Recorder(folder, Header(
            Source(house_file, house), Source(layout_file, layout), reader.digest, camera.name, wide, high,
            dict(felt.plane.to_json()), camera.starts), patient=True,
            felt={camera.name: felt.reference})
        table = Table(load_house(house, house_file), camera.layout, recorder, camera.starts)
        table.open(camera.script.seated)

        def shown(moment: Moment) -> None:
            nonlocal repeated
            repeated = max(repeated, *(doing.repeated for doing in moment.doing))

        watch(sight.moments, Eyes(reader, camera.layout, sight.tables), recorder, table, befallen.touches,
              lambda event: table.submit(DEALER, event), drift_watches(sight, camera.layout, print), shown=shown)
        recorder.close()
        entries = read(folder / LEDGER).entries
    jumped = befallen.mishap is Mishap.CLOCK_JUMP
    told: list[tuple[int, TableEvent]] = [
        (e.at - JUMP * (jumped and e.at >= befallen.at), e.event) for e in entries
        if e.by == CAMERA and isinstance(e.event, CardSeen | CardRead | CardMoved)]
    return told, _noticed(befallen, entries, repeated)


def _noticed(befallen: Befallen, entries: Iterable[Entry], repeated: int) -> bool:
    """By the record, or on the dealer's screen."""
    recorded = [entry.event for entry in entries]
    match befallen.mishap:
        case Mishap.LIGHT_OFF | Mishap.BUMPED:
            why = "dark" if befallen.mishap is Mishap.LIGHT_OFF else "moved"
            return any(isinstance(event, ViewDoubtful) and event.why == why for event in recorded)
        case Mishap.NAPKIN:
            return any(isinstance(event, CardsCovered) and befallen.over in event.at for event in recorded)
        case Mishap.UNPLUGGED | Mishap.CLOCK_JUMP:
            return any(isinstance(event, CameraLost) for event in recorded)
        case Mishap.DROPPED:
            return any(isinstance(event, FramesUnseen) for event in recorded)
        case Mishap.DUPLICATED:
            return repeated > 0
        case _:
            assert_never(befallen.mishap)
