"""Hold'em and Omaha: blinds, hole cards, a board of five in three streets."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.cards import Card
from dealer_assist.games import betting as turns
from dealer_assist.games.betting import Look
from dealer_assist.games.game import Burn, Deal, Irregularity, NextStep
from dealer_assist.games.poker import Blinds, Burning, Entry, Made
from dealer_assist.table.places import BOARD, BURN, Place, seat
from dealer_assist.table.round import Round
from dealer_assist.table.settlement import because

_BURNS_BEFORE = {0: 1, 3: 2, 4: 3}


@dataclass(frozen=True, kw_only=True)
class Community(Blinds):
    @property
    def burns(self) -> Burning:
        return Burning.EACH_STREET

    @abstractmethod
    def make(self, hole: Sequence[Card], board: Sequence[Card]) -> Made:
        """The best hand of these hole cards and a full board."""

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

    # ── what is wrong ──
    def wrong_hands(self, r: Round) -> list[Irregularity]:
        found = super().wrong_hands(r)
        inspector = because("prescribes.inspector")
        board = r.lying(BOARD)
        if len(board) > 5:
            found.append(Irregularity(self.cites.board, because("wrong.count", place=BOARD, cards_there=len(board),
                                                                wanted=5), tuple(c.seq for c in board[5:]), inspector))
        if self.entry is Entry.ACTIONS:
            look = self.look(r)
            if look.actor is not None:
                found += [Irregularity(self.cites.deal, because("poker.exposed", place=c.at), (c.seq,), inspector)
                          for n in look.live for c in r.lying(seat(n)) if isinstance(c.face, Card)]
        for due in r.opened.dues:
            put = r.staked(due.by, due.on, due.kind)
            if put and not due.least <= put <= due.most:
                acts = tuple(a.seq for a in r.acts if (a.by, a.on, a.what) == (due.by, due.on, due.kind) and a.amount)
                found.append(Irregularity(due.rule, because("wrong.limits", party=due.by, kind=due.kind, amount=put,
                                                            least=due.least, most=due.most), acts, inspector))
        return found


