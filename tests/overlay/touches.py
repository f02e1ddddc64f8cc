"""How often a dealer touches the screen in a typical round of each game, counted by dealing it on the real window.

``python -m tests.overlay.touches`` writes docs/touches.md anew. The camera sees the cards; everything else is touched.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from dealer_assist.cards import parse_face
from dealer_assist.games import CATALOGUE
from dealer_assist.games.game import Settle
from dealer_assist.overlay.parts import BetButton, Button, TouchButton
from dealer_assist.overlay.window import DealerWindow
from dealer_assist.table.events import CardRead
from dealer_assist.table.places import DEALER
from dealer_assist.table.places import seat as seat_of
from tests.overlay.conftest import WORDS, Felt
from tests.table_talk import house

DOCUMENT = Path(__file__).parents[2] / "docs" / "touches.md"

OPENING = """# Touches of a typical round

Counted by dealing each round on the dealer's window, offscreen, through the buttons that a finger presses: `python -m
tests.overlay.touches` writes this page, and a test holds it to that. The camera sees the cards, as in a casino, and
that they are picked up, which closes a round; what it cannot see is touched. Without any camera each card that lies
face up is two touches more, its rank and its suit; cards that are dealt face down are one touch for all of them, and so
is the end of the round.

A round that repeats the stakes of the one before is what a dealer deals most; the chips of a first round are one touch
for each stake, or one for all that stake the same (EACH).
"""


@dataclass
class Finger:
    """Presses what can be seen and pressed, and writes down each touch."""

    felt: Felt
    touches: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.window = DealerWindow(self.felt, self.felt.layout, WORDS, self.felt.table.house.pay_tables)
        self.felt.changed = lambda: self.window.show_view(self.felt.view)
        self.window.show()
        self.felt.changed()

    def _press(self, button: Button, said: str) -> None:
        self.touches.append(said)
        button.click()

    def tap(self, label: str) -> None:
        """A button of the whole table, by what stands on it."""
        button = next((b for b in self.window.findChildren(TouchButton) if b.isVisibleTo(self.window)
                       and b.isEnabled() and b.touch.label.split("  ")[0] == label), None)
        assert button is not None, (label, self.felt.view.headline, sorted(
            b.touch.label for b in self.window.findChildren(TouchButton) if b.isVisibleTo(self.window)))
        self._press(button, label)

    def at(self, seat: int, label: str) -> None:
        """A word at a box."""
        column = next(c for c in self.window._columns if c.box.seat == seat)
        button = next((c for c in column.choices if c.isVisibleTo(self.window) and c.touch.label == label), None)
        assert button is not None, (seat, label, self.felt.view.headline, [c.touch.label for c in column.choices])
        self._press(button, f"{column.box.name}: {label}")

    def bet(self, seat: int, kind: str) -> None:
        """Chips at a box."""
        button = next(b for b in self.window.findChildren(BetButton) if b.isVisibleTo(self.window) and b.bet is not None
                      and (b.bet.party.seat, b.bet.kind) == (seat, kind))
        assert button.bet is not None
        box = self.felt.box(seat).name
        self._press(button, f"{box}: {button.bet.touch.label if button.bet.touch else button.bet.name}")

    def done(self) -> None:
        assert isinstance(self.felt.table.update.step, Settle), self.felt.table.update.step
        self.felt.do("close")           # the camera sees the cards picked up, and the table closes the round
        assert self.felt.table.update.departures == ()

    # ── what the camera sees ──
    def down(self) -> None:
        """All that is dealt face down now."""
        touch = next(t for t in self.felt.view.touches if "FACE DOWN" in t.label)
        self.felt.submit(*touch.events)

    def burn(self) -> None:
        self.felt.submit(*next(t for t in self.felt.view.touches if t.label == "CARD BURNED").events)

    def up(self, place: str, cards: str) -> None:
        first = max((c.card for c in self.felt.table.update.round.cards), default=100 * self.felt.table.story.chapters[
            -1].number)
        self.felt.table.cards = first - 100 * self.felt.table.story.chapters[-1].number
        self.felt.deal(place, cards)

    def turn(self, seats: dict[str, str]) -> None:
        """Cards turned up at showdown, in the order in which they lie."""
        for where, cards in seats.items():
            place = DEALER if where == "dealer" else seat_of(*map(int, where.split()[1:]))
            lying = [c.card for c in self.felt.table.update.round.cards if c.at == place]
            for card, face in zip(lying, cards.split(), strict=True):
                self.felt.submit(CardRead(card, parse_face(face)))


def _table(name: str, seats: tuple[int | str, ...]) -> Felt:
    return Felt(house(name), seats, name)


def _chips(count: int) -> tuple[str, ...]:
    return tuple(f"{n}=20000" for n in range(1, count + 1))


def _first_button(felt: Felt) -> Finger:
    """The draw for the button is behind them."""
    seats = sorted(s.party.seat for s in felt.table.update.round.opened.seated)
    ranks = iter("23456789TJ")
    felt.do(*(f"deal seat {n} {next(ranks)}c" for n in seats), "close")
    felt.table.open()
    return Finger(felt)


def blackjack() -> Finger:
    """Five boxes; one doubles, one splits; nobody is offered insurance."""
    finger = Finger(_table("blackjack_casino_du_liban", (1, 2, 3, 4, 5)))
    finger.tap("EACH 10.00")
    for seat, card in enumerate(["9h", "6d", "8s", "Tc", "7h"], 1):
        finger.up(f"seat {seat}", card)
    finger.up("dealer", "6c")
    for seat, card in enumerate(["Th", "5d", "8d", "9c", "7d"], 1):
        finger.up(f"seat {seat}", card)
    finger.at(1, "STAND")
    finger.at(2, "DOUBLE")
    finger.up("seat 2", "Td")
    finger.at(3, "SPLIT")
    move = next(card.moves[0] for hand in finger.felt.view.all_hands() for card in hand.cards if card.moves)
    finger.felt.submit(*move.events)
    finger.up("seat 3", "Ks")
    finger.up("seat 3 2", "Kh")
    finger.at(3, "STAND")
    finger.at(3, "STAND")
    finger.at(4, "STAND")
    finger.up("seat 5", "7s")
    finger.up("dealer", "Jc")
    finger.up("dealer", "Jd")
    finger.done()
    return finger


def casino_holdem() -> Finger:
    """Four boxes, the same stakes again; three call, one folds."""
    felt = _table("casino_holdem_land", (1, 2, 3, 4))
    felt.do(*(f"stake {n} ante 1000" for n in range(1, 5)), "stake 2 bonus 500")
    faces = iter(["2c", "3c", "4c", "5c", "??", "2d", "3d", "4d", "5d", "??"])
    felt.do(*(f"deal {place} {next(faces)}" for _ in range(2)
              for place in ("seat 1", "seat 2", "seat 3", "seat 4", "dealer")))
    felt.deal("board", "Ts Js Qs")
    felt.do(*(f"fold {n}" for n in range(1, 5)), "close")
    felt.table.open()
    finger = Finger(felt)
    finger.tap("SAME AGAIN")
    for cards in ("Ah Kd 9c 4s ??", "Ac Qd 9d 7c ??"):
        for place, card in zip(("seat 1", "seat 2", "seat 3", "seat 4", "dealer"), cards.split(), strict=True):
            finger.up(place, card)
    finger.up("board", "2s 7h Td")
    finger.at(4, "FOLD")
    finger.tap("ALL CALL")
    finger.up("board", "3s Js")
    finger.turn({"dealer": "8d 8s"})
    finger.done()
    return finger


def heads_up_holdem() -> Finger:
    """Four boxes; one raises at once, one on the flop, two at the end."""
    felt = _table("heads_up_holdem_casino_du_liban", (1, 2, 3, 5))
    finger = Finger(felt)
    finger.tap("EACH 10.00")
    finger.tap("ODDS IN")
    finger.down()
    finger.at(1, "RAISE 30.00")
    finger.tap("ALL CHECK")
    finger.up("board", "Kh 9h 4s")
    finger.at(2, "RAISE 20.00")
    finger.tap("ALL CHECK")
    finger.up("board", "7h 2c")
    finger.bet(3, "raise")
    finger.at(5, "FOLD")
    finger.turn({"dealer": "Ks Jd", "seat 1": "Ah 3h", "seat 2": "9c 4d", "seat 3": "Qs Qd"})
    finger.done()
    return finger


def _to_the_flop(name: str) -> tuple[Finger, int, int]:
    """Nine players, all cards dealt; and who raises, who is the big blind."""
    finger = _first_button(_table(name, _chips(9)))
    button = finger.felt.table.update.round.opened.button
    order = [n % 9 + 1 for n in range(button, button + 9)]
    finger.tap("SMALL BLIND, BIG BLIND IN")
    finger.down()
    return finger, order[6], order[1]


def _limit(name: str, big_hand: str, later_hand: str) -> Finger:
    """Nine players: six fold, one raises, the big blind calls; a bet on the flop is called, the turn is checked, a bet
    on the river is called."""
    finger, later, big = _to_the_flop(name)
    finger.at(later, "NEXT RAISE")
    finger.at(big, "NEXT CALL")
    for number, cards in enumerate(("Kh 9d 5s", "2c", "3s")):
        finger.burn()
        finger.up("board", cards)
        if number == 1:
            finger.tap("ALL CHECK")
            continue
        finger.at(later, "NEXT BET")
        finger.tap(next(t.label for t in finger.felt.view.actions if t.label.startswith("CALL")))
    finger.turn({f"seat {big}": big_hand, f"seat {later}": later_hand})
    finger.done()
    return finger


def texas_holdem() -> Finger:
    """No limit, nine players: six fold, one raises, the big blind calls; a bet of half the pot on the flop is called,
    the turn is checked, another on the river is called."""
    finger, later, big = _to_the_flop("texas_holdem_no_limit")
    finger.at(later, "FOLDS TO HERE")
    finger.tap("LEAST RAISE")
    finger.at(big, "NEXT CALL")
    for number, cards in enumerate(("Kh 9d 5s", "2c", "3s")):
        finger.burn()
        finger.up("board", cards)
        if number == 1:
            finger.tap("ALL CHECK")
            continue
        finger.at(later, "CHECKS TO HERE")
        finger.tap("HALF POT")
        finger.tap(next(t.label for t in finger.felt.view.actions if t.label.startswith("CALL")))
    finger.turn({f"seat {big}": "Ks Qd", f"seat {later}": "Ad Ac"})
    finger.done()
    return finger


def club_holdem() -> Finger:
    return _limit("club_holdem_4_8", "Ks Qd", "Ad Ac")


def omaha() -> Finger:
    return _limit("omaha_3_6", "Ks Qd 7c 7d", "Ad Ac Js Jd")


def omaha_hi_lo() -> Finger:
    return _limit("omaha_hi_lo_3_6", "Ks Qd 7c 7d", "Ad Ac 4s 6d")


def low_ball() -> Finger:
    """Six players: three fold, the blinds call a raise; all draw; a bet is called by one."""
    finger = _first_button(_table("low_ball_live", _chips(6)))
    button = finger.felt.table.update.round.opened.button
    order = [n % 6 + 1 for n in range(button, button + 6)]
    finger.tap("SMALL BLIND, BIG BLIND IN")
    finger.down()
    if "FACE DOWN" in "".join(t.label for t in finger.felt.view.touches):
        finger.down()
    finger.at(order[4], "NEXT RAISE")
    finger.at(order[0], "NEXT CALL")
    finger.tap(next(t.label for t in finger.felt.view.actions if t.label.startswith("CALL")))
    for label in ("DRAW 1", "DRAW 2", "PAT"):
        finger.tap(label)
        for touch in [t for t in finger.felt.view.touches if "DISCARDED" in t.label]:
            finger.felt.submit(*touch.events)
    finger.down()
    finger.at(order[4], "NEXT BET")
    finger.tap(next(t.label for t in finger.felt.view.actions if t.label.startswith("CALL")))
    finger.tap("FOLD")
    finger.turn({f"seat {order[4]}": "Ac 7d 2h 3c 8s", f"seat {order[0]}": "9c 8d 4h 3s As"})
    finger.done()
    return finger


def push_nine() -> Finger:
    """Six players: antes, a bet, one call, the rest fold."""
    finger = _first_button(_table("push_nine_club", _chips(6)))
    for touch in [t.label for t in finger.felt.view.touches if t.label.endswith(" IN")]:
        finger.tap(touch)
    finger.down()
    first = next(box.seat for box in finger.felt.view.boxes if box.focus)
    caller = first % 6 + 1
    finger.tap("LEAST BET")
    finger.tap(next(t.label for t in finger.felt.view.actions if t.label.startswith("CALL")))
    finger.tap("ALL FOLD")
    finger.turn({f"seat {first}": "9h 9c Ad", f"seat {caller}": "2s Kc Jd"})
    finger.done()
    return finger


def double_hand() -> Finger:
    """Four players, one of whom takes the bank; three wager the same."""
    finger = Finger(_table("double_hand_low_limit", (1, 2, 4, 6)))
    finger.tap("TAKE THE BANK")
    finger.bet(1, "bank")
    finger.tap("EACH 5.00")
    finger.tap("SHUFFLED, CUT, CUT COMPLETED")
    finger.tap("FEE IN")
    finger.tap("SEVEN PILES DEALT")
    finger.tap("5")
    finger.tap("10")
    finger.down()
    finger.felt.submit(*next(t for t in finger.felt.view.touches if "SET APART" in t.label).events)
    places = iter((("Qs Qh Tc 5d 2s", "Kc 9d"), ("7s 7h 7c 2h 2d", "8s 8h"), ("Ks Kh 9c 7d 4s", "Ac Qd"),
                   ("As Ah 8c 6d 3s", "Kd Jc")))
    while not isinstance(finger.felt.table.update.step, Settle):
        seat = next(box.seat for box in finger.felt.view.boxes if any(h.wanted for h in box.hands))
        five, two = next(places)
        finger.turn({f"seat {seat}": five, f"seat {seat} 2": two})
    finger.done()
    return finger


ROUNDS: dict[str, Callable[[], Finger]] = {
    "blackjack": blackjack, "casino_holdem": casino_holdem, "club_holdem": club_holdem, "double_hand": double_hand,
    "heads_up_holdem": heads_up_holdem, "low_ball": low_ball, "omaha": omaha, "omaha_hi_lo": omaha_hi_lo,
    "push_nine": push_nine, "texas_holdem": texas_holdem,
}


def page() -> Iterator[str]:
    yield OPENING
    rounds = {game: dealt() for game, dealt in ROUNDS.items()}
    yield "| Game | Touches |\n|---|---|"
    yield from (f"| {CATALOGUE[game].title} | {len(finger.touches)} |" for game, finger in rounds.items())
    for game, finger in rounds.items():
        told = " ".join((ROUNDS[game].__doc__ or _limit.__doc__ or "").split())
        yield f"\n## {CATALOGUE[game].title}: {len(finger.touches)}\n\n{told}\n"
        yield from (f"{n}. {touch}" for n, touch in enumerate(finger.touches, 1))


def main() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    DOCUMENT.write_text("\n".join(page()) + "\n", encoding="utf-8")
    application.quit()
    print(DOCUMENT)


if __name__ == "__main__":
    main()
