"""A table is killed at random moments while it is dealt at, and goes on each time in the middle of its round.

``python -m tests.verify.killed --times 1000 [--seed 1] [--folder FOLDER]``: a process of its own deals, films, records
and judges; it is killed (SIGKILL; TerminateProcess on Windows). What it acknowledged is told over a pipe. After each
kill: every acknowledged entry is in the ledger as it was told, the record is sound at every depth, and the next process
stands in the same round with the same cards. After every tenth the rounds are played to their end, and every card that
lay on the felt was told once. With --folder what was done is kept, and a second call goes on from there.

A table that stands again later than ``AGAIN`` after its process was started did not survive. What counts is the clock,
less the time in which the processor was with other programs, where the system tells that (Linux): the clock as it is
stands beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN, Face
from dealer_assist.ledger.codec import canonical, encode
from dealer_assist.ledger.entries import Entry, SessionClosed, table_log
from dealer_assist.ledger.store import read
from dealer_assist.live import DEALER, Table
from dealer_assist.sessions.folder import LEDGER
from dealer_assist.sessions.record import Recorder, unfinished
from dealer_assist.sessions.replay import BROKEN, DIFFERENT, FINE, judged_again, open_session
from dealer_assist.table.events import CardRead, CardSeen, RoundClosed
from dealer_assist.table.places import Place
from tests.random_play import Dealer
from tests.sessions.played import HOUSE, LAYOUT, START, Game, header

IN_A_ROW = 10           # kills of one session
AGAIN = 3.0             # seconds in which a table is to stand again
LONGEST = 2.5           # seconds after which a process that stands is killed at the latest
SETTLES = 25            # looks in which all that lies on the felt is told
_CHILD = sys.executable, "-c", "import sys; from tests.verify.killed import main; sys.exit(main())", "--child"


@dataclass
class State:
    """What was done, kept between calls."""

    kills: int = 0
    rounds: int = 0
    took: list[float] = field(default_factory=list)        # seconds until it stood again; -1: killed before
    own: list[float] = field(default_factory=list)         # ... without those in which others had the processor


@dataclass
class World:
    """What is on the felt and in people's heads: that does not end with the program."""

    dealer: Dealer
    lying: dict[int, tuple[Place, int, Face]] = field(default_factory=dict)
    dealt: dict[int, list[str]] = field(default_factory=dict)      # by round, the faces in the end
    gathering: bool = False
    now: int = START
    frames: int = 0


class Survivor(Game):
    """The game of the sessions' tests, on a felt that is kept in a file."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.felt = folder.with_suffix(".felt")
        self.world = pickle.loads(self.felt.read_bytes()) if self.felt.exists() else World(Dealer(seed))
        self.dealer, self.lying = self.world.dealer, self.world.lying
        self.now, self.frames = self.world.now + 3_000_000, self.world.frames
        broken = unfinished(folder)
        self.recorder = Recorder(folder, broken.header if broken else header(), patient=True, again=broken, at=self.now)
        self._told = self.recorder.append_all
        self.recorder.append_all = self.told  # type: ignore[method-assign]
        self.table = Table(HOUSE, LAYOUT, self.recorder, self.now)
        self.table.open()

    def told(self, at: int, said: object) -> tuple[int, ...]:
        """The parent hears of it only when it is acknowledged."""
        events = list(said)  # type: ignore[call-overload]
        numbers = self._told(at, events)
        for seq, (_, event) in zip(numbers, events, strict=True):
            print("told", seq, _digest(event), flush=True)
        return numbers

    def keep(self) -> None:
        self.world.now, self.world.frames = self.now, self.frames
        part = self.felt.with_suffix(".part")
        part.write_bytes(pickle.dumps(self.world))
        os.replace(part, self.felt)

    def look(self) -> None:
        if self.frames % 5 == 0:
            self.keep()
        super().look()

    def go_on(self, rounds: int) -> None:
        """``rounds`` more, after the one that is open."""
        for _ in range(SETTLES):
            self.look()
        for _ in range(rounds + 1):
            if not self.world.gathering:
                if not self.lying:
                    self.dealer.shuffle()
                    self.dealer.hidden = Hidden()
                while self.deal_on():
                    pass
                self.world.gathering = True
                self.lying.clear()
                self.keep()
            self.gather()
            self.world.gathering = False
            self.keep()

    def gather(self) -> None:
        """Until the next round is open: the one before was closed by what lies on the felt, or rather does not."""
        for _ in range(SETTLES):
            self.look()
        while self.table.story.current is None or self.table.story.current.round.cards:
            self.look()

    def deal_on(self) -> bool:
        update = self.table.story.current
        assert update is not None
        event = self.dealer.answer(update)
        dealt = self.world.dealt.setdefault(update.round.opened.number, [])
        match event:
            case None:
                return False
            case CardSeen(card, at, face):
                self.lying[card] = at, sum(place == at for place, _, _ in self.lying.values()), face
                dealt.append(str(self.dealer.hidden.get(card, face)))
                self.keep()
                self.look_until_something_is_told()
            case CardRead():
                self._turn(event)
                self.keep()
                self.look_until_something_is_told()
            case _:
                self.table.submit(DEALER, event)
        return True

    def _turn(self, event: CardRead) -> None:
        """On the felt the dealer's cards have his numbers, in the log the table's."""
        update = self.table.story.current
        assert update is not None
        place = next(c.at for c in update.round.cards if c.card == event.card)
        number = next(n for n, (at, _, face) in self.lying.items() if at == place and face is FACE_DOWN)
        _, slot, _ = self.lying[number]
        self.lying[number] = place, slot, self.dealer.hidden[number]


class Hidden(dict[int, Face]):
    """The table's numbers of face-down cards may be others than the dealer's: any of his will do to be asked for."""

    def __missing__(self, card: int) -> Face:
        return next(iter(self.values()))


def _digest(event: object) -> str:
    return sha256(canonical(encode(event))).hexdigest()  # type: ignore[arg-type]


def waited() -> float:
    """Seconds in which this process could have run, and others did; 0: the system does not tell."""
    told = Path("/proc/self/schedstat")
    return int(told.read_text().split()[1]) / 1e9 if told.exists() else 0.0


def child(folder: Path, seed: int, finish: bool) -> int:
    game = Survivor(folder, seed)
    print("stands", *stand(game.table.story), time.monotonic(), waited(), flush=True)
    game.go_on(0 if finish else 1000)
    game.recorder.close()
    return 0


class Failed(Exception):
    """The sentence says what did not survive."""


def stand(story: engine.Story) -> tuple[int, int]:
    """The open round's number, and how many cards lie in it."""
    update = story.current
    return (update.round.opened.number, len(update.round.cards)) if update else (0, 0)


def broke_off(before: Sequence[Entry]) -> tuple[int, int] | None:
    """Where it is to stand again by this log; None: between two rounds. A round whose cards are all gathered is closed,
    and the next one open, before anything else."""
    story = engine.tell(HOUSE.game, table_log(before))
    if story.current is None or story.current.round.closed is not None:
        return None
    number, cards = stand(story)
    gathered = cards and all(card.picked_up for card in story.current.round.cards)
    return (number + 1, 0) if gathered else (number, cards)


def killed_once(folder: Path, seed: int, dice: random.Random) -> tuple[float, float]:
    """Starts it, kills it, looks what is there. Gives the seconds until it stood again, imports and all: by the clock,
    and of its own."""
    before = read(folder / LEDGER).entries if (folder / LEDGER).exists() else ()
    expected = broke_off(before)
    begun = time.monotonic()
    process = subprocess.Popen([*_CHILD, str(folder), "--seed", str(seed)], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    lines: list[str] = []
    took = own = -1.0
    at_once = dice.random() < .1                # now and then while it comes back
    killer = threading.Timer(dice.uniform(.3, 1.5), process.kill)
    if at_once:
        killer.start()
    for line in process.stdout:
        lines.append(line)
        if line.startswith("stands") and took < 0:
            stood, others = map(float, line.split()[3:])
            took, own = stood - begun, stood - begun - others
            if own > AGAIN:
                process.kill()
                raise Failed(f"{folder}: stood again after {own:.2f} s; {AGAIN:.0f} s were expected")
            stands = int(line.split()[1]), int(line.split()[2])
            if expected not in (None, stands):
                raise Failed(f"{folder}: stands in round {stands[0]} with {stands[1]} cards; round {expected[0]} with "
                             f"{expected[1]} was expected")
            killer.cancel()
            killer = threading.Timer(dice.uniform(0, LONGEST), process.kill)
            killer.start()
    if killer.ident is not None:                # else it ended by itself before it stood, and says why
        killer.join()
    complaint = process.stderr.read()
    process.wait()
    for pipe in (process.stdout, process.stderr):
        pipe.close()
    if complaint:
        raise Failed(f"{folder}: {complaint}")
    if lines and not lines[-1].endswith("\n"):
        lines.pop()
    told = [line.split() for line in lines if line.startswith("told ")]
    if (folder / LEDGER).exists():
        check(folder, {int(seq): digest for _, seq, digest in told}, len(before))
    elif told:
        raise Failed(f"{folder}: no ledger, and {len(told)} entries were acknowledged")
    return took, own


def check(folder: Path, told: dict[int, str], before: int) -> None:
    session = open_session(folder)
    entries = session.reading.entries
    if len(entries) < before:
        raise Failed(f"{folder}: {len(entries)} entries; {before} were there before")
    for seq, digest in told.items():
        if seq > len(entries) or _digest(entries[seq - 1].event) != digest:
            raise Failed(f"{folder}: entry {seq} was acknowledged and is not in the ledger")
    report = judged_again(session, thorough=True)
    if report.exit_code not in (FINE, DIFFERENT):
        raise Failed(f"{folder}: {[p.what for p in report.problems if p.code >= BROKEN]}")


def finished(folder: Path, seed: int) -> int:
    """Plays the open round to its end and closes the session. Gives how many rounds were played in it."""
    subprocess.run([*_CHILD, str(folder), "--seed", str(seed), "--finish"], check=True, stdout=subprocess.DEVNULL,
                   timeout=120)
    session = open_session(folder)
    if not isinstance(session.reading.entries[-1].event, SessionClosed):
        raise Failed(f"{folder}: was not closed")
    report = judged_again(session, thorough=True)
    if report.exit_code != FINE:
        raise Failed(f"{folder}: {[p.what for p in report.problems if p.code != FINE]}")
    world: World = pickle.loads(folder.with_suffix(".felt").read_bytes())
    closed = {e.event.number for e in session.reading.entries if isinstance(e.event, RoundClosed)}
    for chapter in report.story.chapters:
        if chapter.number in closed and chapter.update:
            told = Counter(str(card.face) for card in chapter.update.round.cards)
            dealt = Counter(world.dealt.get(chapter.number, []))
            if told != dealt:
                raise Failed(f"{folder}: round {chapter.number}: {told - dealt or ''} told and not dealt, "
                             f"{dealt - told or ''} dealt and not told")
    return len(closed)


def killed(times: int, seed: int, place: Path) -> State:
    done = place / "done.json"
    state = State(**json.loads(done.read_text())) if done.exists() else State()
    while state.kills < times:
        number = state.kills // IN_A_ROW + 1
        folder = place / f"session-{seed}-{number}"
        took, own = killed_once(folder, seed + number, random.Random(f"{seed} {state.kills}"))
        state.took.append(round(took, 3))
        state.own.append(round(own, 3))
        state.kills += 1
        if state.kills % IN_A_ROW == 0 or state.kills == times:
            state.rounds += finished(folder, seed + number)
            print(f"{state.kills} of {times} kills survived, {state.rounds} rounds played to their end; stood again "
                  f"after {max(state.own):.2f} s at most", flush=True)
        done.write_text(json.dumps(asdict(state)))
    return state


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--finish", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        return child(options.child, options.seed, options.finish)
    with tempfile.TemporaryDirectory() as temporary:
        place = options.folder or Path(temporary)
        place.mkdir(parents=True, exist_ok=True)
        os.environ.setdefault("DEALER_ASSIST_KEYS", str(place / "keys"))
        try:
            state = killed(options.times, options.seed, place)
        except Failed as failed:
            print(f"DID NOT SURVIVE: {failed}")
            return 1
    print(f"{state.kills} kills, nothing acknowledged was lost, {state.rounds} rounds played to their end")
    for seconds, of in ((state.own, "of its own"), (state.took, "by the clock of this machine")):
        known = sorted(one for one in seconds if one >= 0)
        print(f"stood again in the same round after {known[len(known) // 2]:.2f} s {of} (median), {known[-1]:.2f} s "
              f"(longest), imports and all; within {AGAIN:.0f} s {sum(one <= AGAIN for one in known)} of {len(known)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
