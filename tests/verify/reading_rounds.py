"""Unseen simulated rounds through camera, recogniser, steadying and engine, compared with what was really dealt.

``python -m tests.verify.reading_rounds --game blackjack --rounds 50 --seed 1000``: a round a seed, on the game's felts
in turn, each seed with a deck, a cloth and a camera of its own. Seeds from 1000 on are kept back: nothing is trained or
tuned on them. One round in ten is a film of 1080p30 through H.264, the others are looked at ten times a second.
``--results`` keeps a line a round, and a second run with the same models goes on where it stopped; ``--shard 0/4``
plays every fourth seed. ``--mistake`` lets the dealer err: the engine must then find what it finds in the truth.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

from dealer_assist.cards import UNREADABLE, Face, Unread
from dealer_assist.engine import Story
from dealer_assist.live import look_for_felt
from dealer_assist.resources import MODELS
from dealer_assist.simulator.camera import Look, SimulatedCamera, deck_for
from dealer_assist.simulator.dealing import Mistake
from dealer_assist.simulator.deals import DEALERS
from dealer_assist.simulator.film import through_h264
from dealer_assist.simulator.scene import LEANING, LOW, OVERHEAD
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, TableEvent
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import DISCARD, Place
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.recogniser import Recogniser
from dealer_assist.vision.steadying import Steady, steady
from tests.simulator.judging import FELTS, game_of, in_play, judged, layout_of, truth

Told = list[tuple[int, TableEvent]]

EVERY_FILM = 10         # of so many rounds one is a film
CLOTHS = None, (96, 60, 28), (46, 40, 120), (78, 74, 70)      # the simulator's green; blue, red and grey


@dataclass(frozen=True, slots=True)
class Outcome:
    game: str
    seed: int
    digest: str
    mistake: str
    dealt: int
    read: int           # right, and nobody had to name it
    asked: int          # told to be unreadable, and never read after
    late: int           # told to be unreadable first, then read
    wrong: int          # faces told, at any time, of cards that do not lie there
    missed: int
    invented: int
    in_order: bool      # cards seen, moved and turned as in truth, in that order
    gathered: bool      # every card was told to be picked up
    settled: bool       # and to the chip as the dealt cards settle
    noticed: bool       # the engine objects to what was told as it objects to the truth
    frames: int
    looked_at: int      # frames in which an area was looked at
    idle_ms: float
    looking_ms: float
    slowest_ms: float

    @property
    def right(self) -> bool:
        return self.settled and self.in_order and self.gathered and self.noticed and self.read == self.dealt and not (
            self.wrong or self.missed or self.invented)


def look_of(seed: int, layout: Layout) -> Look:
    rng = random.Random(seed)
    deck = replace(deck_for(layout), four_colours=rng.random() < 0.3, back=rng.randint(0, 2))
    return Look(deck, rng.choice(CLOTHS), rng.choice((OVERHEAD, OVERHEAD, LOW, LEANING)))


def play(seed: int, game: str, threads: int, mistake: Mistake | None = None, verbose: bool = False) -> Outcome:
    forms = [form for form in FELTS if layout_of(form).game == game]
    form = forms[seed % len(forms)]
    layout = layout_of(form)
    film = seed % EVERY_FILM == 0
    camera = SimulatedCamera(layout, seed, 1 + DEALERS[game].rounds_before, look=look_of(seed, layout),
                             rate=30 if film else 10, mistake=mistake, counted=True)
    reader = CardReader(MODELS, threads)
    told, idle, looking = read_by(camera, reader, camera.frames() if not film else through_h264(camera), verbose)
    return compared(form, seed, reader.digest, camera, told, idle, looking, mistake)


def read_by(camera: SimulatedCamera, reader: CardReader, frames: Iterable[Frame],
            verbose: bool = False) -> tuple[Told, list[float], list[float]]:
    """What the camera's pictures tell, and the milliseconds of the frames without and with something to look at."""
    felt = look_for_felt(_Given(camera.name, frames), camera.layout)
    recogniser = Recogniser(reader, camera.layout, felt.plane, felt.reference)
    state, told = Steady(), Told()
    idle, looking = list[float](), list[float]()
    for frame in felt.frames:
        before = time.perf_counter()
        glimpses = recogniser.look(frame)
        for glimpse in glimpses:
            state, events = steady(state, glimpse, camera.layout)
            told += [(frame.captured_at, event) for event in events]
            if verbose:
                for event in events:
                    print(f"    {frame.index:5} {frame.captured_at / 1e6:7.2f} s  {said(event)}", flush=True)
        (looking if glimpses else idle).append(1000 * (time.perf_counter() - before))
    return told, idle, looking


@dataclass(frozen=True, slots=True)
class _Given:
    name: str
    pictures: Iterable[Frame]

    def frames(self) -> Iterator[Frame]:
        return iter(self.pictures)


def compared(form: str, seed: int, digest: str, camera: SimulatedCamera, told: Told, idle: list[float],
             looking: list[float], mistake: Mistake | None = None) -> Outcome:
    really = truth(camera.script)
    dealt = [card for played in camera.script.rounds for card in played.dealt]
    lay: dict[Place, set[str]] = {}
    for card in dealt:
        lay.setdefault(card.to, set()).add(card.name)
    at = {event.card: event.at for _, event in told if isinstance(event, CardSeen)}
    faces: dict[int, list[Face]] = {event.card: [event.face] for _, event in told if isinstance(event, CardSeen)}
    lies: dict[int, Place] = dict(at)
    for _, event in told:
        if isinstance(event, CardRead):
            faces[event.card].append(event.face)
        elif isinstance(event, CardMoved):
            lies[event.card] = event.to
    wrong = sum(not isinstance(face, Unread) and str(face) not in lay.get(at[card], ())
                for card, history in faces.items() for face in history)
    read = sum((Counter((at[card], str(history[-1])) for card, history in faces.items())
                & Counter(ends_as(really))).values())
    places, dealt_to = Counter(at.values()), Counter(card.to for card in dealt)
    game = game_of(form)
    as_told, as_dealt = (judged(game, camera.script, events) for events in (told, really))
    return Outcome(
        camera.layout.game, seed, digest, mistake or "", len(dealt), read,
        sum(history[-1] is UNREADABLE for history in faces.values()),
        sum(history[0] is UNREADABLE is not history[-1] for history in faces.values()), wrong,
        (dealt_to - places).total(), (places - dealt_to).total(), in_play(told) == in_play(really),
        all(place == DISCARD for place in lies.values()), payments(as_told) == payments(as_dealt),
        objections(as_told) == objections(as_dealt),
        camera.count, len(looking), sum(idle) / max(len(idle), 1), sum(looking) / max(len(looking), 1),
        max(looking, default=0))


def ends_as(happened: Told) -> Iterator[tuple[Place, str]]:
    """Every card's first place, and its face as it was last known."""
    faces: dict[int, tuple[Place, Face]] = {}
    for _, event in happened:
        if isinstance(event, CardSeen):
            faces[event.card] = event.at, event.face
        elif isinstance(event, CardRead):
            faces[event.card] = faces[event.card][0], event.face
    return ((place, str(face)) for place, face in faces.values())


def payments(story: Story) -> list[object]:
    """Of every round that came to its end: each stake with what it gets."""
    return [chapter.update.round.closed.paid if chapter.update and chapter.update.round.closed else None
            for chapter in story.chapters[1:]]


def objections(story: Story) -> list[object]:
    return [wrong.reason for chapter in story.chapters if chapter.update
            for wrong in (*chapter.update.irregularities, *chapter.update.departures)]


def said(event: TableEvent) -> str:
    match event:
        case CardSeen(card, at, face):
            return f"{card} lies at {at}: {face}"
        case CardMoved(card, to):
            return f"{card} goes to {to}"
        case CardRead(card, face):
            return f"{card} is {face}"
        case _:
            return str(event)


def main() -> int:
    parser = argparse.ArgumentParser("reading_rounds", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    games = sorted({layout_of(form).game for form in FELTS})
    parser.add_argument("--game", default="casino_holdem", choices=games)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1000, help="of the first round")
    parser.add_argument("--shard", default="0/1", help="0/4: every fourth seed, the first of them")
    parser.add_argument("--mistake", type=Mistake, choices=tuple(Mistake))
    parser.add_argument("--processes", type=int, default=2, choices=(1, 2))
    parser.add_argument("--results", type=Path, help="a file that keeps a line a round")
    parser.add_argument("--verbose", action="store_true", help="print every event")
    options = parser.parse_args()
    digest, mistake = CardReader(MODELS).digest, options.mistake or ""
    first, step = map(int, options.shard.split("/"))
    seeds = range(options.seed + first, options.seed + options.rounds, step)
    done = [outcome for outcome in kept(options.results)
            if (outcome.digest, outcome.game, outcome.mistake) == (digest, options.game, mistake)
            and outcome.seed in seeds]
    for outcome in done:
        report(outcome)
    todo = [seed for seed in seeds if seed not in {outcome.seed for outcome in done}]
    task = partial(play, game=options.game, threads=3 - options.processes, mistake=options.mistake,
                   verbose=options.verbose)
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for outcome in pool.imap(task, todo):
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
                                       ("not settled", outcome.settled), ("not noticed", outcome.noticed)) if not fine]
    print(f"seed {outcome.seed}: {outcome.read} of {outcome.dealt} cards read{''.join(', ' + f for f in faults)}; "
          f"{outcome.idle_ms:.1f} ms a frame idle, {outcome.looking_ms:.1f} looking, {outcome.slowest_ms:.0f} at most",
          flush=True)


def conclude(done: list[Outcome]) -> int:
    rounds, cards = len(done), sum(o.dealt for o in done)
    read, wrong = sum(o.read for o in done), sum(o.wrong for o in done)
    asked, late = sum(o.asked for o in done), sum(o.late for o in done)
    settled, right = sum(o.settled for o in done), sum(o.right for o in done)
    print(f"{done[0].game}: {rounds} rounds, {cards} cards: {read} read without help ({100 * read / cards:.2f} %), "
          f"{asked} asked for, {late} read late, {sum(o.missed for o in done)} missed, "
          f"{sum(o.invented for o in done)} invented")
    bound = f"; no more than {300 / cards:.2f} % with 95 % certainty" if not wrong else ""
    print(f"wrong cards accepted: {wrong}{bound}")
    print(f"rounds settled as dealt: {settled} of {rounds}; without any fault: {right}; "
          f"objected to as in truth: {sum(o.noticed for o in done)}")
    frames, looked_at = sum(o.frames for o in done), sum(o.looked_at for o in done)
    idle = sum(o.idle_ms * (o.frames - o.looked_at) for o in done) / max(frames - looked_at, 1)
    looking = sum(o.looking_ms * o.looked_at for o in done) / max(looked_at, 1)
    average = (idle * (frames - looked_at) + looking * looked_at) / frames
    print(f"{idle:.1f} ms a frame in which nothing is due, {looking:.1f} ms one in which something is "
          f"({100 * looked_at / frames:.0f} % of frames), {average:.1f} ms on average, "
          f"{max(o.slowest_ms for o in done):.0f} ms at most; models {done[0].digest[:12]}")
    return 0 if not wrong and settled == rounds and read >= 0.99 * cards else 1


if __name__ == "__main__":
    sys.exit(main())
