"""Hold'em at the California club (S4), by the club's list of limits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.cards import Card
from dealer_assist.games import poker_hands
from dealer_assist.games.club import Club
from dealer_assist.games.poker import Cites, Made
from dealer_assist.table.places import BOARD, Place, seat
from dealer_assist.table.round import Round

PLAYS_THE_BOARD = "plays the board"     # said before the cards are thrown away (CCH-BOARD-2)


@dataclass(frozen=True, kw_only=True)
class ClubHoldem(Club):
    cites = Cites(draw="A51", deal="CCH-DEAL-1", burn="A03", board="CCH-DEAL-1", ask="CCH-ACT-1", show="A51",
                  hand="CCH-BOARD-1", split="A28", alone="A51", fold="A51", muck="CCH-BOARD-2", taken="A50",
                  seats="CCH-NEW-1")

    def make(self, hole: Sequence[Card], board: Sequence[Card]) -> Made:
        seven = (*hole, *board)
        strength = poker_hands.high(seven)
        return Made(strength, poker_hands.name(strength), poker_hands.five(seven))

    def mucked(self, r: Round, n: int) -> bool:
        return super().mucked(r, n) and not self._plays_the_board(r, n)

    def best(self, r: Round, n: int) -> Made | Place:
        if super().mucked(r, n) and self._plays_the_board(r, n):
            board = r.known(BOARD)
            return self.make((), board) if board is not None and len(board) == 5 else BOARD
        return super().best(r, n)

    @staticmethod
    def _plays_the_board(r: Round, n: int) -> bool:
        return r.said(PLAYS_THE_BOARD, on=seat(n)) and len(r.hand(BOARD)) == 5
