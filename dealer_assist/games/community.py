"""Hold'em and Omaha: blinds, hole cards, a board of five in three streets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dealer_assist.cards import Card
from dealer_assist.games import betting as turns
from dealer_assist.games import poker_hands
from dealer_assist.games.betting import BET, Look
from dealer_assist.games.game import FOLD, Burn, Deal, Irregularity, NextStep
from dealer_assist.games.poker import COLLECTION, Blinds, Burning, Entry, Made
from dealer_assist.table.events import RoundOpened
from dealer_assist.table.places import BOARD, BURN, POT, Place, seat
from dealer_assist.table.round import Act, Lying, Round
from dealer_assist.table.settlement import Reason, Value, Verdict, because
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
        return Made(strength, poker_hands.name(strength), poker_hands.five(seven))

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
    @property
    def sizes(self) -> str:
        """The rule that says how much may be bet."""
        return self.cites.ask

    def wrong_hands(self, r: Round) -> list[Irregularity]:
        look = self.look(r)
        found = [*super().wrong_hands(r), *self._wrong_cards(r, look), *self._wrong_dues(r, look)]
        back = because("prescribes.give_back")
        found += [Irregularity(self.cites.seats, because("poker.chips_aside", party=act.by, kind=act.what,
                                                         amount=act.amount), (act.seq,), back)
                  for act in look.strange if act.what != COLLECTION
                  and (r.cards or act.what not in (turns.POST, turns.DEAD))]      # a post and dead money come apart
        return [*found, *self._wrong_bets(r)] if self.entry is Entry.ACTIONS else found

    def _wrong_cards(self, r: Round, look: Look) -> Iterator[Irregularity]:
        board = r.lying(BOARD)
        if len(board) > 5:
            yield Irregularity(self.cites.board, because("wrong.count", place=BOARD, cards_there=len(board), wanted=5),
                               tuple(c.seq for c in board[5:]), because("prescribes.inspector"))
        spoke = [a.seq for a in r.acts if a.what in (BET, turns.CHECK, FOLD)]
        for n in look.put:
            cards = [c for c in r.cards if c.dealt_to == seat(n)]
            folded = next((a.seq for a in r.acts if a.what == FOLD and a.on == seat(n)), 0)
            if spoke and 0 < len(cards) < self.hole:
                yield Irregularity(self.cites.deal, because("wrong.count", place=seat(n), cards_there=len(cards),
                                                            wanted=self.hole), tuple(c.seq for c in cards),
                                   because("prescribes.inspector"))
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
        return because("prescribes.inspector")

    def _wrong_dues(self, r: Round, look: Look) -> Iterator[Irregularity]:
        began = any(a.what in (BET, turns.CHECK, FOLD) for a in r.acts)
        for due in r.opened.dues:
            put = r.staked(due.by, due.on, due.kind)
            acts = tuple(a.seq for a in r.acts if (a.by, a.on, a.what) == (due.by, due.on, due.kind) and a.amount)
            if put and not due.least <= put <= due.most:
                yield Irregularity(due.rule, because("wrong.limits", party=due.by, kind=due.kind, amount=put,
                                                     least=due.least, most=due.most), acts,
                                   because("prescribes.inspector"))
            elif (began and not put and due.least and not due.optional and due.by.seat in look.put
                  and self.entry is Entry.ACTIONS):
                yield Irregularity(due.rule, because("poker.not_posted", party=due.by, kind=due.kind,
                                                     amount=due.least), (), because("prescribes.inspector"))

    def _wrong_bets(self, r: Round) -> Iterator[Irregularity]:
        """Each bet, check and fold, judged by how things stood before it."""
        order, betting, (streets, now) = self.order(r), self.betting(r), self.streets(r)
        spoken = [n for n, act in enumerate(r.acts) if act.what in (BET, turns.CHECK, FOLD) and act.by.seat in order
                  and act.on == seat(act.by.seat) and act.by.nth == 1]
        at = {n: place for place, n in enumerate(spoken)}
        for n, before in enumerate(turns.looks(r, order, betting, (streets, now))):
            if (place := at.get(n)) is None:
                continue
            others = [r.acts[m] if m is not None and streets[m] == streets[n] else None
                      for m in (spoken[place - 1] if place else None,
                                spoken[place + 1] if place + 1 < len(spoken) else None)]
            if wrong := self._slip(before, betting, r.acts[n], *others):
                rule, reason, prescribes = wrong
                yield Irregularity(rule, reason, (r.acts[n].seq,), prescribes)
        early = [c for c in r.cards if c.at == BOARD]
        for card in (early[at] for at in (0, 3, 4) if at < len(early)):
            acts = tuple(a for a in r.acts if a.seq < card.seq)
            turned = tuple(c for c in r.cards if c.seq < card.seq)
            before = self.look(replace(r, acts=acts, cards=turned))
            if before.actor is not None:
                yield Irregularity(self.cites.board, because("poker.board_early", place=seat(before.actor)),
                                   (card.seq,), because("prescribes.board_back"))

    def _slip(self, before: Look, betting: turns.Betting, act: Act, last: Act | None,
              following: Act | None) -> tuple[str, Reason, Reason] | None:
        who, rule = act.by.seat, self.cites.ask
        if who not in before.live:
            return None                                         # chips of his stand aside already
        if before.actor is None:
            return (rule, because("poker.betting_is_over", party=act.by, amount=act.amount),
                    because("prescribes.give_back")) if act.amount else None
        if who != before.actor:
            if act.amount and last and last.by == act.by and last.amount:
                return (rule, because("poker.string_bet", party=act.by, amount=act.amount),
                        because("prescribes.first_chips"))
            return (rule, because("poker.out_of_turn", party=act.by, place=seat(before.actor)),
                    because("prescribes.stands_unless_changed", place=seat(before.actor)))
        bet = turns.legal(before, betting)
        if act.what == turns.CHECK and bet.call:
            return (rule, because("poker.check_to_bet", party=act.by, amount=bet.call),
                    because("prescribes.call_or_fold"))
        goes_on = following is not None and following.by == act.by and following.amount > 0
        if act.what != BET or bet.allows(act.amount) or goes_on:
            return None
        said: dict[str, Value] = {"party": act.by, "amount": act.amount}
        if act.amount < bet.call:
            return rule, because("poker.too_little", **said, least=bet.call), because("prescribes.call_or_fold")
        if not bet.most:
            return self.sizes, because("poker.may_not_raise", **said), because("prescribes.only_call", amount=bet.call)
        if act.amount > bet.most:
            return self.sizes, because("poker.too_much", **said, most=bet.most), because("prescribes.back_to",
                                                                                       amount=bet.most)
        half = 2 * (act.amount - bet.call) >= bet.least - bet.call or not bet.call
        return (self.sizes, because("poker.raise_too_small", **said, least=bet.least),
                because("prescribes.make_up", amount=bet.least) if half else
                because("prescribes.only_call", amount=bet.call))
