"""Hold'em at the California club (S4), by the club's list of limits."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.games.betting import Look
from dealer_assist.games.club import Club
from dealer_assist.games.game import NextStep, Offer, Reveal
from dealer_assist.games.poker import Cites, Made
from dealer_assist.table.places import BOARD, Party, Place, seat
from dealer_assist.table.round import Round

PLAYS_THE_BOARD = "plays the board"     # said before the cards are thrown away (CCH-BOARD-2)


@dataclass(frozen=True, kw_only=True)
class ClubHoldem(Club):
    cites = Cites(draw="A51", deal="CCH-DEAL-1", burn="A03", board="CCH-DEAL-1", ask="CCH-ACT-1", show="A51",
                  hand="CCH-BOARD-1", split="A51", alone="A51", fold="A51", muck="CCH-BOARD-2", taken="A50",
                  seats="CCH-NEW-1")

    def mucked(self, r: Round, n: int) -> bool:
        return super().mucked(r, n) and not self._plays_the_board(r, n)

    def best(self, r: Round, n: int) -> Made | Place:
        if r.said(PLAYS_THE_BOARD) and super().mucked(r, n) and self._plays_the_board(r, n):
            board = r.known(BOARD)
            return self.make((), board) if board is not None and len(board) == 5 else BOARD
        return super().best(r, n)

    def show(self, r: Round, look: Look) -> NextStep:
        """Whoever plays the board may say so while the hands are turned up."""
        step = super().show(r, look)
        silent = tuple(Party(n) for n in look.live if not self.thrown(r, n) and not self._declared(r, n))
        return Offer((), step, "CCH-BOARD-2", (PLAYS_THE_BOARD,), silent) if isinstance(step, Reveal) else step

    def _plays_the_board(self, r: Round, n: int) -> bool:
        said = self._declared(r, n)
        return 0 < said < self.thrown(r, n) and len(r.hand(BOARD)) == 5

    @staticmethod
    def _declared(r: Round, n: int) -> int:
        """The entry by which he said so; 0: he did not."""
        return next((a.seq for a in r.acts if a.what == PLAYS_THE_BOARD and a.by == Party(n) and a.on == seat(n)), 0)
