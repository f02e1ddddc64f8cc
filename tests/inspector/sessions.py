"""Records folders for the desk: sessions of any game by touch and told cards, and people who work there."""

from __future__ import annotations

import time
from pathlib import Path

from argon2 import PasswordHasher

from dealer_assist import engine
from dealer_assist.engine import Story, Update
from dealer_assist.games import load_house
from dealer_assist.games.game import FOLD, Ask, Bet, NextStep
from dealer_assist.keys import KeyStore
from dealer_assist.ledger.entries import CAMERA, SessionOpened
from dealer_assist.ledger.store import Ledger
from dealer_assist.live import DEALER, TABLE
from dealer_assist.people.house import house_log
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Role
from dealer_assist.resources import HOUSES, LAYOUTS
from dealer_assist.sessions.folder import HEADER, LEDGER, digest_of
from dealer_assist.sessions.header import Header, Source, header_bytes
from dealer_assist.table.events import (
    CardMoved,
    CardRead,
    CardSeen,
    Decided,
    Recorded,
    RoundClosed,
    RoundEvent,
    SeatTaken,
    Staked,
    TableEvent,
)
from dealer_assist.table.layout import load_layout
from dealer_assist.table.places import Party
from tests.random_play import Dealer

START = 1_773_511_200_000_000      # the evening of 14 March 2026
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PINS = {"inspector": "519360", "supervisor": "280417"}

# A house and its felt, of each of the ten games.
TEN = {
    "blackjack_casino_du_liban": "blackjack_casino_du_liban",
    "casino_holdem_land": "casino_holdem_land",
    "heads_up_holdem_casino_du_liban": "heads_up_holdem_casino_du_liban",
    "texas_holdem_no_limit": "texas_holdem_no_limit",
    "club_holdem_4_8": "club_holdem_4_8",
    "omaha_3_6": "omaha_3_6",
    "omaha_hi_lo_3_6": "omaha_hi_lo_3_6",
    "push_nine_club": "push_nine_club",
    "double_hand_low_limit": "double_hand_low_limit",
    "low_ball_live": "low_ball_live",
}


class Steadfast(Dealer):
    """Nobody gives up: hands are shown, so that a card decides."""

    def _answer(self, step: NextStep, update: Update) -> RoundEvent | None:
        match step:
            case Ask(party, on, _, bet=Bet() as bet) if bet.call:
                return Staked(party, on, bet.kind, bet.call)
            case Ask(party, on, choices) if FOLD in choices and len(choices) > 1:
                return Decided(party, on, next(choice for choice in choices if choice != FOLD))
            case _:
                return super()._answer(step, update)


class Sitting:
    """A session while it is played: what a table appends, without cameras."""

    def __init__(self, folder: Path, name: str, seed: int = 1, seats: int = 4) -> None:
        self.folder, self.now = folder, START + seed * 10_000_000_000
        texts = [(where / f"{name}.toml").read_text(encoding="utf-8") for where in (HOUSES, LAYOUTS)]
        self.house, self.layout = load_house(texts[0], name), load_layout(texts[1], name)
        header = Header(Source(f"{name}.toml", texts[0]), Source(f"{name}.toml", texts[1]), None, "touch", 0, 0, {},
                        self.now)
        folder.mkdir(parents=True)
        (folder / HEADER).write_bytes(header_bytes(header, str(folder / HEADER)))
        self.ledger = Ledger.create(folder / LEDGER)
        self.ledger.note(self.now, "recorder", SessionOpened(digest_of(folder / HEADER)))
        self.story = Story()
        game = self.house.game
        self.dealer = Steadfast(seed, game.decks, game.jokers)
        counted = self.house.game_id not in {"blackjack", "casino_holdem", "heads_up_holdem"}
        for seat in self.layout.seats[:seats]:
            self.say(TABLE, SeatTaken(Party(seat), 100_000 if counted else None))

    def say(self, by: str, event: TableEvent) -> None:
        self.now += 700_000
        recorded = self.ledger.append(self.now, by, event)
        self.story = engine.follow(self.house.game, self.story, recorded)

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            self.dealer.shuffle()
            self.say(TABLE, self.house.game.opening(self.story.sitting))
            while (event := self.dealer.answer(self._update)) is not None:
                self.say(CAMERA if isinstance(event, CardSeen | CardRead | CardMoved) else DEALER, event)
            settled = self._update.settlement
            assert settled is not None
            self.say(TABLE, RoundClosed(self._update.round.opened.number, settled))

    @property
    def _update(self) -> engine.Update:
        assert self.story.current is not None
        return self.story.current


def sat(folder: Path, name: str, rounds: int = 2, seed: int = 1) -> Sitting:
    sitting = Sitting(folder, name, seed)
    sitting.play(rounds)
    sitting.ledger.close()
    return sitting


def people(records: Path, at: int | None = None) -> KeyStore:
    """An inspector and a pit supervisor, taken on ``at``, or now. Where keys lie is said by the environment (tests set
    it)."""
    keys, at = KeyStore.open(), at or time.time_ns() // 1000
    records.mkdir(parents=True, exist_ok=True)
    with house_log(records) as log:
        register = Register(log, keys, QUICK)
        register.first("supervisor", PINS["supervisor"], at)
        supervisor = register.sign_in("supervisor", PINS["supervisor"], at)
        register.add("inspector", [Role.INSPECTOR], PINS["inspector"], at, supervisor)
        register.sign_out(supervisor, at)
    return keys


def story_of(folder: Path, sitting: Sitting) -> Story:
    """The session as its table's screen has it now."""
    from dealer_assist.ledger.entries import table_log
    from dealer_assist.ledger.store import read

    log: list[Recorded] = [*table_log(read(folder / LEDGER).entries)]
    return engine.tell(sitting.house.game, log)
