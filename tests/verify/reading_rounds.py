"""Unseen simulated rounds through camera, recogniser, steadying and engine, compared with what was really dealt.

``python -m tests.verify.reading_rounds --rounds 50 --seed 1000``: a round a seed, those of even number on a table with
a hand for each box, of odd number on one with a hand for all. Seeds from 1000 on are kept back: nothing is trained or
tuned on them. ``--results`` keeps a line a round, and a second run with the same models goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import chain
from pathlib import Path

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN, UNREADABLE, Face, Unread, parse_face
from dealer_assist.games import load_house
from dealer_assist.live import look_for_felt
from dealer_assist.resources import HOUSES, LAYOUTS, MODELS, text_of
from dealer_assist.simulator.camera import SimulatedCamera
from dealer_assist.simulator.dealing import DealtRound
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, Recorded, SeatTaken, TableEvent
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import DISCARD, Party, Place
from dealer_assist.table.settlement import Settlement
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.recogniser import Recogniser
from dealer_assist.vision.steadying import Steady, steady

FORMS = "casino_holdem_land", "casino_holdem_live"


@dataclass(frozen=True, slots=True)
class Outcome:
    seed: int
    digest: str
    dealt: int
    read: int           # right, and nobody had to name it
    asked: int          # told to be unreadable, and never read after
    late: int           # told to be unreadable first, then read
    wrong: int          # faces told, at any time, of cards that do not lie there
    missed: int
    invented: int
    in_order: bool
    gathered: bool      # every card was told to be picked up
    settled: bool       # and to the chip as the dealt cards settle
    frames: int
    looked_at: int      # frames in which an area was looked at
    idle_ms: float
    looking_ms: float
    slowest_ms: float

    @property
    def right(self) -> bool:
        return self.settled and self.in_order and self.gathered and self.read == self.dealt and not (
            self.wrong or self.missed or self.invented)


def play(seed: int, threads: int, verbose: bool = False) -> Outcome:
    form = FORMS[seed % 2]
    layout = load_layout(*text_of(form, LAYOUTS))
    camera = SimulatedCamera(layout, seed, 1)
    dealt = camera.script.rounds[0]
    reader = CardReader(MODELS, threads)
    felt = look_for_felt(camera, layout)
    recogniser = Recogniser(reader, layout, felt.plane, felt.reference)
    state, told = Steady(), list[tuple[int, TableEvent]]()
    idle, looking = list[float](), list[float]()
    for frame in felt.frames:
        before = time.perf_counter()
        glimpses = recogniser.look(frame)
        for glimpse in glimpses:
            state, events = steady(state, glimpse, layout)
            told += [(frame.captured_at, event) for event in events]
            if verbose:
                for event in events:
                    print(f"    {frame.index:5} {frame.captured_at / 1e6:7.2f} s  {event}")
        (looking if glimpses else idle).append(1000 * (time.perf_counter() - before))
    seen = [event for _, event in told if isinstance(event, CardSeen)]
    at = {event.card: event.at for event in seen}
    faces: dict[int, list[Face]] = {event.card: [event.face] for event in seen}
    lies: dict[int, Place] = dict(at)
    for _, event in told:
        if isinstance(event, CardRead):
            faces[event.card].append(event.face)
        elif isinstance(event, CardMoved):
            lies[event.card] = event.to
    wrong = sum(not isinstance(face, Unread) and str(face) not in dealt.hand(at[card])
                for card, history in faces.items() for face in history)
    read = sum((Counter((at[card], str(history[-1])) for card, history in faces.items())
                & Counter((card.to, card.name) for card in dealt.dealt)).values())
    places, dealt_to = Counter(at.values()), Counter(card.to for card in dealt.dealt)
    order = [(card.to, parse_face(card.name) if card.face_up else FACE_DOWN) for card in dealt.dealt]
    return Outcome(
        seed, reader.digest, len(dealt.dealt), read,
        sum(history[-1] is UNREADABLE for history in faces.values()),
        sum(history[0] is UNREADABLE is not history[-1] for history in faces.values()), wrong,
        (dealt_to - places).total(), (places - dealt_to).total(), [(e.at, e.face) for e in seen] == order,
        all(place == DISCARD for place in lies.values()),
        settlement(form, camera, told) == settlement(form, camera, list(as_dealt(dealt))) is not None,
        camera.count, len(looking), sum(idle) / len(idle), sum(looking) / len(looking), max(looking))


def as_dealt(dealt: DealtRound) -> Iterator[tuple[int, TableEvent]]:
    for card in dealt.dealt:
        yield card.at, CardSeen(card.card, card.to, parse_face(card.name) if card.face_up else FACE_DOWN)
        if not card.face_up:
            yield dealt.revealed, CardRead(card.card, parse_face(card.name))
        yield dealt.cleared, CardMoved(card.card, DISCARD)


def settlement(form: str, camera: SimulatedCamera, told: list[tuple[int, TableEvent]]) -> Settlement | None:
    """What the table comes to by these cards and the dealer's touches; None unless every bet has its result."""
    game = load_house(*text_of(form, HOUSES)).game
    touches = [(touch.at, touch.event) for touch in camera.touches]
    happened = (event for _, event in sorted([*touches, *told], key=lambda row: row[0]))
    story = engine.tell(game, (Recorded(0, 0, "", SeatTaken(Party(number))) for number in camera.layout.seats))
    for seq, event in enumerate(chain([game.opening(story.sitting)], happened), 1):
        story = engine.follow(game, story, Recorded(seq, 0, "", event))
    final = story.current.final if story.current else None
    return final if final is not None and final.complete else None


def main() -> int:
    parser = argparse.ArgumentParser("reading_rounds", description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1000, help="of the first round")
    parser.add_argument("--processes", type=int, default=2, choices=(1, 2))
    parser.add_argument("--results", type=Path, help="a file that keeps a line a round")
    options = parser.parse_args()
    digest = CardReader(MODELS).digest
    seeds = range(options.seed, options.seed + options.rounds)
    done = [outcome for outcome in kept(options.results) if outcome.digest == digest and outcome.seed in seeds]
    for outcome in done:
        report(outcome)
    todo = [seed for seed in seeds if seed not in {outcome.seed for outcome in done}]
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for outcome in pool.imap(partial(play, threads=3 - options.processes), todo):
            report(outcome)
            done.append(outcome)
            if options.results:
                with options.results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(outcome)) + "\n")
    return conclude(done)


def kept(results: Path | None) -> list[Outcome]:
    if results is None or not results.exists():
        return []
    return [Outcome(**json.loads(line)) for line in results.read_text(encoding="utf-8").splitlines()]


def report(outcome: Outcome) -> None:
    faults = [f"{count} {name}" for name, count in (
        ("asked for", outcome.asked), ("read late", outcome.late), ("WRONG", outcome.wrong), ("missed", outcome.missed),
        ("invented", outcome.invented)) if count]
    faults += [name for name, fine in (("out of order", outcome.in_order), ("not gathered", outcome.gathered),
                                       ("not settled", outcome.settled)) if not fine]
    print(f"seed {outcome.seed}: {outcome.read} of {outcome.dealt} cards read{''.join(', ' + f for f in faults)}; "
          f"{outcome.idle_ms:.1f} ms a frame idle, {outcome.looking_ms:.1f} looking, {outcome.slowest_ms:.0f} at most",
          flush=True)


def conclude(done: list[Outcome]) -> int:
    rounds, cards = len(done), sum(o.dealt for o in done)
    read, wrong = sum(o.read for o in done), sum(o.wrong for o in done)
    asked, late = sum(o.asked for o in done), sum(o.late for o in done)
    settled, right = sum(o.settled for o in done), sum(o.right for o in done)
    print(f"{rounds} rounds, {cards} cards: {read} read without help ({100 * read / cards:.2f} %), {asked} asked for, "
          f"{late} read late, {sum(o.missed for o in done)} missed, {sum(o.invented for o in done)} invented")
    bound = f"; no more than {300 / cards:.2f} % with 95 % certainty" if not wrong else ""
    print(f"wrong cards accepted: {wrong}{bound}")
    print(f"rounds settled as dealt: {settled} of {rounds}; without any fault: {right}")
    frames, looked_at = sum(o.frames for o in done), sum(o.looked_at for o in done)
    idle = sum(o.idle_ms * (o.frames - o.looked_at) for o in done) / max(frames - looked_at, 1)
    looking = sum(o.looking_ms * o.looked_at for o in done) / looked_at
    average = (idle * (frames - looked_at) + looking * looked_at) / frames
    print(f"{idle:.1f} ms a frame in which nothing is due, {looking:.1f} ms one in which something is "
          f"({100 * looked_at / frames:.0f} % of frames), {average:.1f} ms on average, "
          f"{max(o.slowest_ms for o in done):.0f} ms at most; models {done[0].digest[:12]}")
    return 0 if not wrong and settled == rounds and read >= 0.99 * cards else 1


if __name__ == "__main__":
    sys.exit(main())
