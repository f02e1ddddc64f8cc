"""Hold'em and Omaha: blinds, hole cards, a board of five in three streets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dealer_assist.cards import Card
from dealer_assist.games import betting as turns
from dealer_assist.games import poker_hands
from dealer_assist.games.betting import Look
from dealer_assist.games.game import FOLD, INSPECTOR, Burn, Deal, Irregularity, NextStep, wrong
from dealer_assist.games.poker import Blinds, Burning, Entry, Made
from dealer_assist.games.wrong_bets import SPOKEN, wrong_bets
from dealer_assist.table.events import RoundOpened
from dealer_assist.table.places import BOARD, BURN, POT, Place, seat
from dealer_assist.table.round import Lying, Round
from dealer_assist.table.settlement import Reason, Verdict, because
from dealer_assist.table.sitting import Sitting

_BURNS_BEFORE = {0: 1, 3: 2, 4: 3}


@dataclass(frozen=True, kw_only=True)
class Community(Blinds):
    @property
    def burns(self) -> Burning:
        return Burning.EACH_STREET

    def make(self, hole: Sequence[Card], board: Sequence[Card]) -> Made:
        """The best hand of these hole cards and a full board: of any five."""
        seven = (*hole, *board)
        strength = poker_hands.high(seven)
        return Made(strength, poker_hands.name(strength), poker_hands.telling(seven, strength))

    # ── cards ──
    def streets(self, r: Round) -> tuple[Sequence[int], int]:
        return turns.board_streets(r)

    def before_betting(self, r: Round, look: Look) -> NextStep | None:
        return Deal(BOARD, True, self.cites.board) if len(r.hand(BOARD)) in (1, 2) else None

    def after_betting(self, r: Round, look: Look) -> NextStep | None:
        size = len(r.hand(BOARD))
        if size >= 5:
            return None
        if self.burns is Burning.EACH_STREET and len(r.hand(BURN)) < _BURNS_BEFORE.get(size, 0):
            return Burn(self.cites.burn)
        return Deal(BOARD, True, self.cites.board)

    def best(self, r: Round, n: int) -> Made | Place:
        hole, board = r.known(seat(n)), r.known(BOARD)
        if hole is None or len(hole) != self.hole:
            return seat(n)
        if board is None or len(board) != 5:
            return BOARD
        return self.make(hole, board)

    # ── the next hand ──
    def again(self, sitting: Sitting) -> RoundOpened | None:
        """The last hand, when it counted for nothing because every chip of it went back: it is dealt again."""
        last, closed = sitting.opened, sitting.closed
        if (last and last.dues and last.button in sitting.after(0) and closed and closed.number == last.number
                and all(line.verdict is Verdict.RETURNED and line.on != POT for line in closed.paid.lines)):
            return last
        return None

    def next_button(self, sitting: Sitting) -> int:
        last = self.again(sitting)
        return last.button if last else super().next_button(sitting)

    def opening(self, sitting: Sitting) -> RoundOpened:
        """With the same players a hand that is dealt again asks for the same chips: who posted posts again."""
        opened, last = super().opening(sitting), self.again(sitting)
        return replace(last, number=opened.number, skipped=()) if last and last.seated == opened.seated else opened

    # ── what is wrong ──
    def wrong_hands(self, r: Round) -> list[Irregularity]:
        look = self.look(r)
        found = [*super().wrong_hands(r), *self._wrong_cards(r, look), *wrong_bets(self, r, look.chips)]
        return [*found, *self._too_early(r)] if self.entry is Entry.ACTIONS else found

    def _wrong_cards(self, r: Round, look: Look) -> Iterator[Irregularity]:
        board = r.lying(BOARD)
        if len(board) > 5:
            yield wrong(self.cites.board, because("wrong.count", place=BOARD, cards_there=len(board), wanted=5),
                        board[5:])
        spoke = [a.seq for a in r.acts if a.what in SPOKEN and a not in look.chips.late]
        for n in look.put:
            cards = [c for c in r.cards if c.dealt_to == seat(n)]
            folded = next((a.seq for a in r.acts if a.what == FOLD and a.on == seat(n)), 0)
            if spoke and 0 < len(cards) < self.hole:
                yield Irregularity(self.cites.deal, because("wrong.count", place=seat(n), cards_there=len(cards),
                                                            wanted=self.hole), tuple(c.seq for c in cards),
                                   INSPECTOR)
            for card in cards:
                if card.exposed:
                    yield Irregularity(self.cites.deal, because("poker.exposed_in_deal", place=card.dealt_to),
                                       (card.seq,), self.exposed_in_deal(r, card))
                elif (card.turned and self.entry is Entry.ACTIONS and not 0 < folded < card.turned
                      and (look.actor is not None or spoke[-1:] > [card.turned])):
                    yield Irregularity(self.cites.deal, because("poker.exposed", place=card.dealt_to), (card.turned,),
                                       because("prescribes.plays_on"))

    def exposed_in_deal(self, r: Round, card: Lying) -> Reason:
        """What is prescribed for a card that came face up and should not have."""
        return INSPECTOR

    def _too_early(self, r: Round) -> Iterator[Irregularity]:
        """Board cards that came before a betting round was over."""
        early = [c for c in r.cards if c.at == BOARD]
        for card in (early[at] for at in (0, 3, 4) if at < len(early)):
            acts = tuple(a for a in r.acts if a.seq < card.seq)
            turned = tuple(c for c in r.cards if c.seq < card.seq)
            before = self.look(replace(r, acts=acts, cards=turned))
            if before.actor is not None:
                until = next((a.seq for a in r.acts if a.seq > card.seq), None)
                with_it = (c.seq for c in r.cards if c.dealt_to in (BOARD, BURN) and c.seq > max(
                    (a.seq for a in acts), default=0) and (until is None or c.seq < until))
                yield Irregularity(self.cites.board, because("poker.board_early", place=seat(before.actor)),
                                   (card.seq,), because("prescribes.board_back"), tuple(with_it))
