"""A session as the live table makes one: dealt by dice, seen by glimpses, filmed, judged and recorded."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from dealer_assist.cards import Face
from dealer_assist.games import load_house
from dealer_assist.live import DEALER, Table
from dealer_assist.resources import HOUSES, LAYOUTS
from dealer_assist.sessions.header import Header, Source
from dealer_assist.sessions.record import Recorder
from dealer_assist.table.events import CardRead, CardSeen
from dealer_assist.table.layout import Area, load_layout
from dealer_assist.table.places import Place
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.sighting import Glimpse, Sighting, cells
from tests.random_play import Dealer

NAME = "casino_holdem_land"
HOUSE_TEXT = (HOUSES / f"{NAME}.toml").read_text(encoding="utf-8")
LAYOUT_TEXT = (LAYOUTS / f"{NAME}.toml").read_text(encoding="utf-8")
HOUSE, LAYOUT = load_house(HOUSE_TEXT, NAME), load_layout(LAYOUT_TEXT, NAME)
WIDTH, HEIGHT = 320, 180
START = 1_800_000_000_000_000
STEP = 100_003          # microseconds between two looks: no round number


def header() -> Header:
    return Header(house=Source(f"{NAME}.toml", HOUSE_TEXT), layout=Source(f"{NAME}.toml", LAYOUT_TEXT), model="ab" * 32,
                  camera="test", width=WIDTH, height=HEIGHT, plane={"to_pixels": [1.5, 0.0, 2.0], "error": 0.25},
                  started_at=START)


class Game:
    """Cards lie on the felt until they are gathered; the camera looks at every area in every frame."""

    def __init__(self, folder: Path, seed: int, the_header: Header) -> None:
        self.recorder = Recorder(folder, the_header, patient=True)     # however busy the machine is
        self.table = Table(HOUSE, LAYOUT, self.recorder, START)
        self.dealer = Dealer(seed)
        self.lying: dict[int, tuple[Place, int, Face]] = {}      # the dealer's number: place, slot, face
        self.now, self.frames = START, 0
        self.table.open()

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            self.dealer.shuffle()
            self.deal_out()
            self.gather()

    def deal_out(self) -> None:
        """Until there is nothing left but to settle."""
        while self.deal_on():
            pass

    def deal_first_card(self) -> None:
        while not self.lying:
            assert self.deal_on()

    def deal_on(self) -> bool:
        update = self.table.story.current
        assert update is not None
        match self.dealer.answer(update):
            case None:
                return False
            case CardSeen(card, at, face):
                self.lying[card] = at, sum(place == at for place, _, _ in self.lying.values()), face
                self.look_until_something_is_told()
            case CardRead(card, face):
                place, slot, _ = self.lying[card]
                self.lying[card] = place, slot, face
                self.look_until_something_is_told()
            case event:
                self.table.submit(DEALER, event)
        return True

    def gather(self) -> None:
        self.lying.clear()
        number = len(self.table.story.chapters) - 1
        while (update := self.table.story.chapters[number].update) and update.round.closed is None:
            self.look()
        for _ in range(20):         # the deck is shuffled: what is dealt next was not carried here
            self.look()

    def look_until_something_is_told(self) -> None:
        before = self.table.story
        while self.table.story is before:
            self.look()

    def look(self) -> None:
        self.now += STEP
        self.frames += 1
        assert self.frames < 10_000
        pixels = np.full((HEIGHT, WIDTH, 3), (40, 90, 30), np.uint8)
        pixels[:, self.frames % WIDTH] = 255            # something moves
        self.recorder.frame(Frame("test", self.frames, self.now, pixels))
        self.table.see(self.now, [self.glimpse(area) for area in LAYOUT.areas])

    def glimpse(self, area: Area) -> Glimpse:
        seen = tuple(Sighting(round(10 * (area.x + area.width * (slot + .5) / area.slots)),
                              round(10 * (area.y + area.height / 2)), 0, face, 950)
                     for place, slot, face in self.lying.values() if place == area.place)
        columns, rows = cells(area)
        bare = 0
        for row in range(rows):
            for column in range(columns):
                x, y = area.x * 10 + column * 100 + 50, area.y * 10 + row * 100 + 50
                if not any(abs(x - s.x) < 365 and abs(y - s.y) < 490 for s in seen):
                    bare |= 1 << row * columns + column
        return Glimpse("test", self.frames, self.now, area.place, seen, bare)


def played(folder: Path, rounds: int = 2, seed: int = 1) -> Path:
    game = Game(folder, seed, header())
    game.play(rounds)
    game.recorder.close()
    return folder
