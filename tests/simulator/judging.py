"""A script's truth, or what was read of it, as the engine judges it; rounds open and close as at a live table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dealer_assist import engine
from dealer_assist.cards import Face, Unread
from dealer_assist.engine import Story
from dealer_assist.games import load_house
from dealer_assist.games.game import Game
from dealer_assist.resources import HOUSES, LAYOUTS, text_of
from dealer_assist.simulator.script import Script
from dealer_assist.table.events import CardMoved, CardRead, CardSeen, Recorded, RoundClosed, SeatTaken, TableEvent
from dealer_assist.table.layout import Layout, load_layout
from dealer_assist.table.places import DISCARD, MUCK, Party, Place

# Each shipped felt with the house that is played on it.
FELTS = {
    "casino_holdem_land": "casino_holdem_land",
    "casino_holdem_live": "casino_holdem_live",
    "blackjack_casino_du_liban": "blackjack_casino_du_liban",
    "heads_up_holdem_casino_du_liban": "heads_up_holdem_casino_du_liban",
    "texas_holdem_no_limit": "texas_holdem_no_limit",
    "club_holdem_4_8": "club_holdem_4_8",
    "omaha_3_6": "omaha_3_6",
    "omaha_hi_lo_3_6": "omaha_hi_lo_3_6",
    "push_nine_club": "push_nine_club",
    "double_hand_low_limit": "double_hand_low_limit",
    "low_ball_live": "low_ball_live",
}


def layout_of(form: str) -> Layout:
    return load_layout(*text_of(form, LAYOUTS))


def game_of(form: str) -> Game:
    return load_house(*text_of(FELTS[form], HOUSES)).game


def judged(game: Game, script: Script, cards: Iterable[tuple[int, TableEvent]]) -> Story:
    """``cards``: what the camera told, or what really happened, by captured time."""
    happened = sorted([*((touch.at, touch.event) for touch in script.touches), *cards], key=lambda row: row[0])
    entries = [SeatTaken(Party(number), chips) for number, chips in script.seated.items()]
    story = engine.tell(game, (Recorded(seq, 0, "", event) for seq, event in enumerate(entries, 1)))
    seq = len(entries)

    def follow(at: int, event: TableEvent) -> None:
        nonlocal story, seq
        seq += 1
        story = engine.follow(game, story, Recorded(seq, at, "", event))

    for at, event in happened:
        if story.current is None or story.current.round.closed:
            follow(at, game.opening(story.sitting))
        follow(at, event)
        update = story.current
        if update is not None and update.round.all_picked_up() and not update.round.closed:
            final = update.final or game.settle(update.round)
            if final.complete:
                follow(at, RoundClosed(update.round.opened.number, final))
    return story


def in_play(happened: Iterable[tuple[int, TableEvent]]) -> tuple[list[tuple[object, ...]], Counter[object]]:
    """What came to lie where, in order; what was turned up meanwhile, in any order. Of two cards with one face nobody
    can say which was moved; face-down ones have numbers, as they come. Those that go from one place to another in one
    gesture go in no order, nor do those that several players throw in at once: one glides over the other's felt."""
    faces, lies = dict[int, Face](), dict[int, Place]()
    order, turned = list[tuple[object, ...]](), Counter[object]()
    for _, event in happened:
        if isinstance(event, CardSeen):
            faces[event.card], lies[event.card] = event.face, event.at
            order.append((event.at, event.face))
        elif isinstance(event, CardRead):
            turned[faces[event.card], event] += 1
            faces[event.card] = event.face
        elif isinstance(event, CardMoved) and event.to != DISCARD:
            face, came_from = faces[event.card], lies[event.card]
            lies[event.card] = event.to
            way = event.to if event.to == MUCK else (came_from, event.to)
            together = order.pop()[1:] if order and order[-1][0] == way else ()
            gone = f"{event.card if isinstance(face, Unread) else face} from {came_from}"
            order.append((way, *sorted((*together, gone), key=str)))
    return order, turned


def truth(script: Script) -> list[tuple[int, TableEvent]]:
    return sorted((row for played in script.rounds for row in played.happened), key=lambda row: row[0])


def made_in(script: Script, right: Script) -> bool:
    """Whether a mistake was made: not every game and every round gives occasion for each."""
    was = [[[event for _, event in played.happened] for played in each.rounds] for each in (script, right)]
    return was[0] != was[1]
