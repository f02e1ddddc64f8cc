"""Unseen simulated rounds of the ten games through camera, recogniser, steadying and engine, beside what was dealt.

``python -m tests.verify.reading_rounds --results FILE`` plays 200 rounds a game and two with each fault, and prints the
table. A round a seed, on the game's felts in turn, each seed with a deck, a cloth and a camera of its own. Seeds from
2000 to 2199 were kept back, as those from 1002 to 1199: nothing was trained or tuned on them; what goes wrong is looked
for at others.
One round in ten is a film of 1080p30 through H.264, the others are looked at ten times a second. What was played so far
lies in ``kept``.

``--results`` keeps a line a round: a second run with the same models goes on where it stopped, whatever else it is
asked for, and ``--print`` prints the table of what is there. ``--shard 0/4`` plays every fourth round. Faults are the
dealer's mistakes, to which the engine must object as it objects to the truth, and mishaps of the camera, which a whole
table must notice (``mishaps.py``).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache, partial
from pathlib import Path

from dealer_assist.cards import UNREADABLE, Face, Unread
from dealer_assist.engine import Story
from dealer_assist.live import look_for_felt
from dealer_assist.resources import MODELS
from dealer_assist.sessions.header import this_program
from dealer_assist.simulator.camera import Look, SimulatedCamera, deck_for
from dealer_assist.simulator.dealing import Mistake
from dealer_assist.simulator.deals import DEALERS
from dealer_assist.simulator.felt import CLOTHS as COLOURS
from dealer_assist.simulator.film import through_h264
from dealer_assist.simulator.mishaps import Mishap, befallen
from dealer_assist.simulator.scene import LEANING, LOW, OVERHEAD
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, TableEvent
from dealer_assist.table.layout import Layout
from dealer_assist.table.places import DISCARD, Place
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.reading import CardReader
from dealer_assist.vision.recogniser import Recogniser
from dealer_assist.vision.steadying import Steady, steady
from tests.simulator.judging import FELTS, game_of, in_play, judged, layout_of, made_in, truth
from tests.verify.mishaps import at_table

Told = list[tuple[int, TableEvent]]

EVERY_FILM = 10         # of so many rounds one is a film
CLOTHS = None, *COLOURS.values()      # the simulator's green; blue, red and grey
GAMES = tuple(sorted({layout_of(form).game for form in FELTS}))
# Omaha Hi-Lo is dealt as Omaha is: from one seed both would be the same cards at the same places.
_OTHER_DEALS = {"omaha_hi_lo": 1_000_000}
_TRIED = 20             # deals in which occasion for a fault is sought
FAULTS: dict[str, Mistake | Mishap] = {fault.value: fault for fault in (*Mistake, *Mishap)}


@dataclass(frozen=True, slots=True)
class Task:
    game: str
    seed: int
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    game: str
    seed: int
    fault: str
    digest: str         # of the models ...
    steadying: str      # ... and of what made events of their readings
    dealt: int
    read: int           # right, and nobody had to name it
    asked: int          # told to be unreadable, and never read after
    late: int           # told to be unreadable for a while, then read
    wrong: int          # faces told, at any time, of cards that do not lie there
    missed: int
    invented: int
    in_order: bool      # cards seen, moved and turned as in truth, in that order
    gathered: bool      # every card was told to be picked up
    settled: bool       # and to the chip as the dealt cards settle
    noticed: bool       # the engine first objects to what was told as it does to the truth; of a mishap, a table tells
    frames: int
    looked_at: int      # frames in which an area was looked at
    idle_ms: float
    looking_ms: float
    slowest_ms: float
    seconds: float      # of the processor, for all of it

    @property
    def task(self) -> Task:
        return Task(self.game, self.seed, self.fault)

    @property
    def right(self) -> bool:
        return self.settled and self.in_order and self.gathered and self.noticed and self.read == self.dealt and not (
            self.wrong or self.missed or self.invented)

    @property
    def asks(self) -> bool:
        """Exactly what was not read, or not in its turn, was asked for."""
        return self.asked + self.late > 0 and self.read + self.asked == self.dealt and not (
            self.wrong or self.missed or self.invented)


def look_of(seed: int, layout: Layout) -> Look:
    rng = random.Random(seed)
    deck = replace(deck_for(layout), four_colours=rng.random() < 0.3, back=rng.randint(0, 2))
    return Look(deck, rng.choice(CLOTHS), rng.choice((OVERHEAD, OVERHEAD, LOW, LEANING)))


@cache
def reader_with(threads: int) -> CardReader:
    return CardReader(MODELS, threads)


def camera_for(task: Task) -> tuple[str, SimulatedCamera]:
    """Over which felt, and who is dealt what before it."""
    forms = [form for form in FELTS if layout_of(form).game == task.game]
    form = forms[task.seed % len(forms)]
    layout, fault = layout_of(form), FAULTS.get(task.fault)
    seed = task.seed + _OTHER_DEALS.get(task.game, 0)
    return form, SimulatedCamera(layout, seed, 1 + DEALERS[task.game].rounds_before,
                                 look=look_of(seed, layout), rate=30 if is_film(task) else 10,
                                 mistake=fault if isinstance(fault, Mistake) else None, counted=True)


def is_film(task: Task) -> bool:
    return not task.fault and task.seed % EVERY_FILM == 0


def with_occasion(task: Task) -> Task | None:
    """Not every round gives occasion for each fault, and some games never do: the next one that does."""
    return next((one for turn in range(_TRIED)
                 if befalls(one := replace(task, seed=task.seed + turn * (10 * _TRIED + 1)))), None)


def befalls(task: Task) -> bool:
    (_, camera), fault = camera_for(task), FAULTS[task.fault]
    if isinstance(fault, Mishap):
        return befallen(camera, fault) is not None
    return made_in(camera.script, camera_for(replace(task, fault=""))[1].script)


def play(task: Task, threads: int, verbose: bool = False) -> Outcome:
    begun = time.process_time()
    (form, camera), fault, reader = camera_for(task), FAULTS.get(task.fault), reader_with(threads)
    happens = befallen(camera, fault) if isinstance(fault, Mishap) else None
    if happens:
        told, noticed = at_table(happens, form, reader)
        outcome = replace(compared(form, task.seed, reader.digest, camera, told, [], []), noticed=noticed)
    else:
        frames = through_h264(camera) if is_film(task) else camera.frames()
        outcome = compared(form, task.seed, reader.digest, camera, *read_by(camera, reader, frames, verbose))
    if isinstance(fault, Mistake):      # of some the rules say nothing: then the cards must be told as they really lay
        objected = objection(judged(game_of(form), camera.script, truth(camera.script))) is not None
        outcome = replace(outcome, noticed=outcome.noticed and (objected or outcome.in_order))
    return replace(outcome, fault=task.fault, seconds=time.process_time() - begun)


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
             looking: list[float]) -> Outcome:
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
        camera.layout.game, seed, "", digest, this_program().steadying, len(dealt), read,
        sum(history[-1] is UNREADABLE for history in faces.values()),
        sum(UNREADABLE in history[:-1] and history[-1] is not UNREADABLE for history in faces.values()), wrong,
        (dealt_to - places).total(), (places - dealt_to).total(), in_play(told) == in_play(really),
        all(place == DISCARD for place in lies.values()), payments(as_told) == payments(as_dealt),
        objection(as_told) == objection(as_dealt),
        camera.count, len(looking), sum(idle) / max(len(idle), 1), sum(looking) / max(len(looking), 1),
        max(looking, default=0), 0)


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


def objection(story: Story) -> object:
    """The first one: what goes on after a mistake departs in many ways, by what comes a moment sooner or later."""
    return next((wrong.reason for chapter in story.chapters if chapter.update
                 for wrong in (*chapter.update.irregularities, *chapter.update.departures)), None)


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
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be given several times")
    parser.add_argument("--rounds", type=int, default=200, help="of each game, without a fault (200)")
    parser.add_argument("--fault", action="append", choices=tuple(FAULTS), help="only this one; several times")
    parser.add_argument("--each", type=int, default=2, help="rounds of each game with each fault (2)")
    parser.add_argument("--seed", type=int, default=1000, help="of the first round")
    parser.add_argument("--shard", default="0/1", help="0/4: every fourth round, the first of them")
    parser.add_argument("--processes", type=int, default=2, choices=(1, 2))
    parser.add_argument("--results", type=Path, help="a file that keeps a line a round")
    parser.add_argument("--print", action="store_true", help="play nothing: the table of what is kept")
    parser.add_argument("--verbose", action="store_true", help="print every event")
    options = parser.parse_args()
    games, faults = options.game or GAMES, options.fault or tuple(FAULTS)
    first, step = map(int, options.shard.split("/"))
    tasks = tasks_of(games, range(options.seed, options.seed + options.rounds),
                     [(fault, options.seed + turn * (len(FAULTS) + 1) + number) for turn in range(options.each)
                      for number, fault in enumerate(FAULTS) if fault in faults])[first::step]
    tasks = [found for task in tasks if (found := with_occasion(task) if task.fault else task)]
    done, others = kept(options.results, CardReader(MODELS).digest)
    if others:
        print(f"{options.results}: {others} rounds by other models or of another form are left out")
    todo = [] if options.print else [task for task in tasks if task not in done]
    with multiprocessing.get_context("spawn").Pool(options.processes, maxtasksperchild=40) as pool:
        for outcome in pool.imap_unordered(partial(play, threads=3 - options.processes, verbose=options.verbose), todo):
            report(outcome)
            done[outcome.task] = outcome
            if options.results:
                with options.results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(outcome)) + "\n")
    asked = list(done.values()) if options.print else [done[task] for task in tasks]
    return conclude(asked) if asked else 0


def tasks_of(games: Sequence[str], seeds: Sequence[int], faults: Sequence[tuple[str, int]]) -> list[Task]:
    """Every game has its turn, and its faults come between its rounds, so that whatever breaks shows early."""
    rounds = [(number / len(seeds), Task(game, seed)) for number, seed in enumerate(seeds) for game in games]
    broken = [(number / len(faults), Task(game, seed, fault)) for number, (fault, seed) in enumerate(faults)
              for game in games]
    return [task for _, task in sorted([*rounds, *broken], key=lambda row: row[0])]


def kept(results: Path | None, digest: str) -> tuple[dict[Task, Outcome], int]:
    if results is None or not results.exists():
        return {}, 0
    rows = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    mine = [row for row in rows if row["digest"] == digest and row.keys() == Outcome.__dataclass_fields__.keys()]
    return {outcome.task: outcome for outcome in (Outcome(**row) for row in mine)}, len(rows) - len(mine)


def report(outcome: Outcome) -> None:
    faults = [f"{count} {name}" for name, count in (
        ("asked for", outcome.asked), ("read late", outcome.late), ("WRONG", outcome.wrong), ("missed", outcome.missed),
        ("invented", outcome.invented)) if count]
    faults += [f"not {name}" for name, fine in (
        ("in order", outcome.in_order), ("gathered", outcome.gathered), ("settled", outcome.settled),
        ("noticed", outcome.noticed)) if not fine]
    print(f"{outcome.game} {outcome.seed}{outcome.fault and ', ' + outcome.fault}: "
          f"{outcome.read} of {outcome.dealt} cards read{''.join(', ' + f for f in faults)}; "
          f"{outcome.seconds:.1f} s of the processor", flush=True)


def conclude(done: Sequence[Outcome]) -> int:
    games = [game for game in GAMES if any(outcome.game == game for outcome in done)]
    print(f"\n{'':16} {'rounds':>6} {'films':>5} {'cards':>6} {'read':>6} {'asked':>5} {'late':>4} {'wrong':>5} "
          f"{'of no card':>10} {'untouched':>14} {'ask exactly':>11} {'noticed':>8} {'misread':>7} {'s each':>6}")
    for game in (*games, ""):
        rows = [outcome for outcome in done if game in (outcome.game, "")]
        plain, faulty = [o for o in rows if not o.fault], [o for o in rows if o.fault]
        right, rest = sum(o.right for o in plain), [o for o in plain if not o.right]
        share = f"{right} {100 * right / len(plain):5.1f} %" if plain else ""
        print(f"{game or 'all':16} {len(plain):6} {sum(o.seed % EVERY_FILM == 0 for o in plain):5} "
              f"{_sum(plain, 'dealt'):6} {_sum(plain, 'read'):6} {_sum(plain, 'asked'):5} {_sum(plain, 'late'):4} "
              f"{_sum(plain, 'wrong'):5} {_sum(plain, 'invented'):10} {share:>14} "
              f"{f'{sum(o.asks for o in rest)} of {len(rest)}':>11} "
              f"{f'{sum(o.noticed for o in faulty)} of {len(faulty)}':>8} {_misread(faulty):7} "
              f"{sum(o.seconds for o in rows) / len(rows):6.1f}")
    plain, faulty = [o for o in done if not o.fault], [o for o in done if o.fault]
    for name in FAULTS:
        rows = [outcome for outcome in faulty if outcome.fault == name]
        if rows:
            print(f"{name}: {sum(o.noticed for o in rows)} of {len(rows)} noticed, {_misread(rows)} misread as cards")
    cards, wrong = _sum(plain, "dealt"), _sum(plain, "wrong")
    if cards:
        bound = f", no more than {300 / cards:.2f} % with 95 % certainty" if not wrong else ""
        print(f"wrong cards accepted: {wrong} of {cards}{bound}")
        _say_pace(plain)
    versions = len({outcome.steadying for outcome in done})
    print(f"models {done[0].digest[:12]}" + (f"; by {versions} versions of the steadying" if versions > 1 else ""))
    fine = 100 * sum(o.right for o in plain) >= 99 * len(plain) and all(o.right or o.asks for o in plain)
    return 0 if fine and not wrong and not _misread(faulty) and all(outcome.noticed for outcome in faulty) else 1


def _misread(outcomes: Sequence[Outcome]) -> int:
    """Other cards than lie there, and what is none."""
    return _sum(outcomes, "wrong") + _sum(outcomes, "invented")


def _sum(outcomes: Iterable[Outcome], field: str) -> int:
    return sum(getattr(outcome, field) for outcome in outcomes)


def _say_pace(done: Sequence[Outcome]) -> None:
    frames, looked_at = _sum(done, "frames"), _sum(done, "looked_at")
    idle = sum(o.idle_ms * (o.frames - o.looked_at) for o in done) / max(frames - looked_at, 1)
    looking = sum(o.looking_ms * o.looked_at for o in done) / max(looked_at, 1)
    print(f"{idle:.1f} ms a frame in which nothing is due, {looking:.1f} ms one in which something is "
          f"({100 * looked_at / frames:.0f} % of frames), {max(o.slowest_ms for o in done):.0f} ms at most")


if __name__ == "__main__":
    sys.exit(main())
