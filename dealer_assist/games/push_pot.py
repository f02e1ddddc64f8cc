"""The push pot of Push Nine: who is in the hand played for it, for what price and with whom (S4, rules 16 to 29).

What players say and do in a push hand, and how the table tells it, all before the deal:

- A buy-in is chips: ``Staked(Party(4), seat(4), "buy-in", …)``.
- A cow is one hand with the chips of several. Who is to play it says ``cow`` at his seat; the others put their part
  there, each in his own name: ``Staked(Party(2), seat(4), "buy-in", …)``. They bet from their own chips, and win and
  lose in proportion to what they put in.
- Partners and backers say so, once for both: ``Decided(Party(4), seat(4), "partner 3")``, ``"backs 3"``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from dealer_assist.games.betting import ANTE, BET, BUY_IN
from dealer_assist.games.game import DECLINED, FOLD, Ask, AskAny, Irregularity, NextStep, Offer, Settle, wrong
from dealer_assist.games.house_file import option
from dealer_assist.games.poker import COLLECTION, Entry, Poker
from dealer_assist.games.pots import MAIN
from dealer_assist.money import NO_MAXIMUM, Money
from dealer_assist.table.events import Due
from dealer_assist.table.places import POT, Party, seat
from dealer_assist.table.round import Act, Round
from dealer_assist.table.settlement import Carried, Line, Part, Pot, Share, Verdict, because

COW, PARTNER, BACKS = "cow", "partner", "backs"
SPLIT, PLAY = "split", "play"
OVER = "over the buy-in"


class Price(StrEnum):
    SHARE = "pot ÷ pushers"
    POT = "pot"


class PartnerPrice(StrEnum):
    FULL = "full push buy-in + half betting money"
    HALF = "half of each"


@dataclass(frozen=True, slots=True)
class _Common:
    """A round with a cow's chips as if the hand's player had put them in, and whose they were: dead ones first."""

    round: Round
    whose: dict[int, list[tuple[int, Money]]]


@dataclass(frozen=True, kw_only=True)
class PushPot(Poker):
    ante: Money = option("p9.ante", least=1)
    betting_buy_in: Money = option("p9.betting_buyin")      # chips to bet with that a buy-in into a push pot takes
    buy_in: Price = option("p9.buyin", Price.SHARE)
    partner_buy_in: PartnerPrice = option("p9.partner_buyin", PartnerPrice.FULL)
    partner_split: Fraction = option("p9.partner_split", Fraction(1))       # the winner's part to his partner's

    # ── who is in ──
    @staticmethod
    def push(r: Round) -> Carried | None:
        return r.opened.carried if r.opened.carried and r.opened.carried.times else None

    def order(self, r: Round) -> tuple[int, ...]:
        seats, push = super().order(r), self.push(r)
        if push is None:
            return seats
        return tuple(n for n in seats if n in push.holders or self.has_bought_in(r, n))

    def eligible(self, r: Round) -> tuple[int, ...]:
        """Who may buy in: dealt in when the pot was pushed, and still here (P9-PUSH-17)."""
        push = self.push(r)
        return tuple(n for n in super().order(r) if n in push.may_join) if push else ()

    def hands(self, r: Round) -> dict[int, int]:
        """Whose chips count for which hand in a push hand: the first buy-in says it."""
        push = self.push(r)
        if push is None:
            return {}
        found, may = {part.of: part.hand for part in push.parts}, self.eligible(r)
        for act in r.acts:
            if (act.what == BUY_IN and act.amount and not act.after and act.by.nth == 1 and act.by.seat in may
                    and act.on.seat in may and act.on == seat(act.on.seat)):
                found.setdefault(act.by.seat, act.on.seat)
        return found

    def members(self, r: Round, n: int) -> tuple[int, ...]:
        """The players of a hand: who holds the cards, and who else has chips in it."""
        return (n, *(m for m, hand in self.hands(r).items() if hand == n and m != n))

    def put_up(self, r: Round, n: int) -> Money:
        """What its players bought into the push pot with, at this seat and in time."""
        members = self.members(r, n)
        return sum(a.amount for a in r.acts if a.what == BUY_IN and a.on == seat(n) and not a.after
                   and a.by.nth == 1 and a.by.seat in members)

    def has_bought_in(self, r: Round, n: int) -> bool:
        return self.hands(r).get(n) == n and n in self.eligible(r) and self.put_up(r, n) >= self.price(r, n)

    def price(self, r: Round, n: int) -> Money:
        """The exact amount (P9-PUSH-18): a pusher's part of the pot, up to the next chip, or the whole pot (A35)."""
        push = self.push(r)
        if push is None:
            return 0
        among = max(len(push.holders), 1) if self.buy_in is Price.SHARE else 1
        if self.partner_buy_in is PartnerPrice.HALF and self.partner_of(r, n):
            among *= 2                                                                              # A36
        return -(-push.amount // (among * self.unit)) * self.unit

    def partner_of(self, r: Round, n: int) -> int | None:
        return next((sum(pair) - n for pair in self.pairs(r, PARTNER) if n in pair), None)

    def pairs(self, r: Round, word: str) -> tuple[tuple[int, int], ...]:
        """Who said before the deal that they stand together. One has one partner; one may back several."""
        if self.push(r) is None:
            return ()
        found: list[tuple[int, int]] = []
        seats = super().order(r)
        for act in r.acts:
            said, _, other = act.what.partition(" ")
            n = act.by.seat
            if act.amount or act.after or said != word or act.on != seat(n) or n not in seats:
                continue
            m = next((m for m in seats if m != n and str(m) == other), None)
            taken = {k for pair in found for k in pair} if word == PARTNER else set()
            if m is not None and not taken & {n, m} and not {(n, m), (m, n)} & set(found):
                found.append((n, m))
        return tuple(found)

    def together(self, r: Round, word: str) -> tuple[tuple[int, int], ...]:
        playing = self.order(r)
        return tuple((n, m) for n, m in self.pairs(r, word) if n in playing and m in playing)

    def common(self, r: Round) -> _Common:
        playing, hands = self.order(r), self.hands(r)
        room = {n: self.price(r, n) for n in playing if n in self.eligible(r)}
        acts: list[Act] = []
        dead: dict[int, list[tuple[int, Money]]] = {n: [] for n in playing}
        live: dict[int, list[tuple[int, Money]]] = {n: [] for n in playing}
        folded: set[int] = set()        # entered as sums, chips may come after it
        for act in r.acts:
            n, m = act.on.seat, act.by.seat
            ours = (n in playing and (m == n or hands.get(m) == n) and act.by.nth == 1 and act.on == seat(n))
            if ours and act.what == FOLD and self.entry is Entry.ACTIONS:
                folded.add(n)
            if not ours or (m == n and act.what != BUY_IN) or (n in folded and act.amount):
                acts.append(act)
                if ours and act.what in (ANTE, BET):
                    (dead if act.what == ANTE else live)[n].append((m, act.amount))
            elif act.what == BUY_IN:
                took = 0 if act.after else min(act.amount, room.get(n, 0))
                room[n] = room.get(n, 0) - took
                if act.amount > took:
                    acts.append(Act(act.seq, act.by, act.on, OVER, act.amount - took, act.after))
                if took:
                    acts.append(Act(act.seq, Party(n), act.on, BUY_IN, took, act.after))
                    dead[n].append((m, took))
            elif act.what in (ANTE, BET) or not act.amount:
                acts.append(Act(act.seq, Party(n), act.on, act.what, act.amount, act.after))
                (dead if act.what == ANTE else live)[n].append((m, act.amount))
            else:
                acts.append(act)
        seated = []
        for s in r.opened.seated:
            stack = self.stacks(r, self.members(r, s.party.seat)) if s.party.seat in playing else s.stack
            gone = r.staked(s.party, what=COLLECTION)       # it does not play
            seated.append(s if stack is None else replace(s, stack=max(stack - gone, 0)))
        return _Common(replace(r, acts=tuple(acts), opened=replace(r.opened, seated=tuple(seated))),
                       {n: dead[n] + live[n] for n in playing})

    @staticmethod
    def stacks(r: Round, seats: Iterable[int]) -> Money | None:
        """The chips that several had together when the hand began; None: they were not counted."""
        stacks = {s.party.seat: s.stack for s in r.opened.seated if s.party.nth == 1}
        found = [stacks.get(n, 0) for n in seats]
        return None if None in found else sum(chips for chips in found if chips is not None)

    def chips_left(self, r: Round, m: int) -> Money:
        """What one has left behind."""
        stack = self.stacks(r, (m,))
        return NO_MAXIMUM if stack is None else max(stack - sum(a.amount for a in r.acts if a.by == Party(m)), 0)

    # ── before the deal ──
    def _dues(self, r: Round) -> NextStep | None:
        """Antes and collection come in any order; beside them, until a push hand is dealt, the buy-ins."""
        playing, common = self.order(r), self.common(r).round
        unpaid = tuple(replace(due, least=due.least - put, most=due.most - put) for due in r.opened.dues
                       if due.by.seat in playing and (put := common.staked(due.by, due.on, due.kind)) < due.least
                       and (self.entry is Entry.ACTIONS or due.kind == COLLECTION))
        step: NextStep | None = None
        if not r.cards and len(playing) < 2:
            unpaid = ()
            step = (Settle(because("p9.alone", place=seat(playing[0])), "P9-PUSH-17") if self.push(r) and playing
                    else Settle(because("poker.too_few"), "A51"))
        if self.push(r) and not r.cards:
            return self._push_offer(r, unpaid, step)
        return Offer(unpaid, None, unpaid[0].rule) if unpaid else step

    def _push_offer(self, r: Round, unpaid: tuple[Due, ...], step: NextStep | None) -> NextStep | None:
        """Before a push hand is dealt: buy-ins, cows, partners; or, when nobody can pay, whether to share instead."""
        playing, hands = self.order(r), self.hands(r)
        if not self.can_be_met(r):
            silent = [n for n in playing if not (r.said(SPLIT, Party(n), seat(n)) or r.said(PLAY, Party(n), seat(n)))]
            if silent and len(playing) > 1 and not any(r.said(PLAY, Party(n), seat(n)) for n in playing):
                return AskAny(tuple(Ask(Party(n), seat(n), (SPLIT, PLAY), "P9-PUSH-29") for n in silent))
            return Offer(unpaid, None, unpaid[0].rule) if unpaid else step
        out = [n for n in self.eligible(r) if n not in hands and not r.said(DECLINED, Party(n))]
        cows = [n for n in self.eligible(r) if r.said(COW, Party(n), seat(n)) and not self.has_bought_in(r, n)
                and hands.get(n, n) == n and not r.said(DECLINED, Party(n))]
        dues = [Due(Party(n), seat(n), BUY_IN, self.price(r, n), self.price(r, n), "P9-PUSH-18", True)
                for n in out if n not in cows and self._can_pay(r, (n,), n)]
        shared = [due for n in cows for due in self._cow_dues(r, n, [m for m in out if m not in cows])]
        if any(due.on.seat in hands for due in shared):         # a cow that has begun is made up first
            return Offer(tuple(shared), None, "P9-COW-21")
        open_, seats = bool(out or shared), (*playing, *out)        # who stands together may be said until the deal
        if not open_ and (len(seats) < 2 or not any(n in hands for n in playing)):
            return Offer(unpaid, None, unpaid[0].rule) if unpaid else step
        words = (*((COW,) if open_ else ()), *(f"{word} {n}" for word in (PARTNER, BACKS) for n in sorted(seats)))
        rule = "P9-PUSH-18" if open_ else unpaid[0].rule if unpaid else "P9-PART-24"
        return Offer((*dues, *shared, *unpaid), None if unpaid else step or self.deal_hands(r), rule, words,
                     tuple(map(Party, seats)))

    def _cow_dues(self, r: Round, n: int, out: Sequence[int]) -> list[Due]:
        """What each may add to a cow, until it is the exact amount; none when it cannot come to that."""
        members, begun = self.members(r, n), n in self.hands(r)
        joining = [m for m in (*members, *out) if m == n or begun]
        price, rest = self.price(r, n), self.price(r, n) - self.put_up(r, n)
        if not self._can_pay(r, {*members, *out}, n) or len({*members, *out}) < 2:
            return []
        dues = []
        for m in dict.fromkeys(joining):
            alone = {*members, m} == {n}
            enough = not alone and self._can_pay(r, {*members, m}, n)
            most = min(self.chips_left(r, m) - (self.ante if m == n else 0), rest if enough else rest - self.unit)
            if most > 0:
                dues.append(Due(Party(m), seat(n), BUY_IN, min(self.unit, most), min(most, price), "P9-COW-21", True))
        return dues

    def _can_pay(self, r: Round, seats: Iterable[int], n: int) -> bool:
        """Buy-in, ante and chips to bet with: all of them from one, half from a cow (P9-COW-23) or a partner."""
        seats = tuple(seats)
        half = len(seats) > 1 or self.partner_of(r, n) is not None
        stack = self.stacks(r, seats)
        bets = -(-self.betting_buy_in // 2) if half else self.betting_buy_in
        return stack is None or stack >= self.price(r, n) + self.ante + bets

    def can_be_met(self, r: Round) -> bool:
        """Somebody who may buy in can: alone, with a partner, or several together (P9-PUSH-29)."""
        eligible = self.eligible(r)
        if len(eligible) > 1 and self._can_pay(r, eligible, eligible[0]):
            return True
        half = -(-self.betting_buy_in // 2)
        stacks = {n: self.stacks(r, (n,)) for n in eligible}
        return any(chips is None or chips >= self.price(r, n) + self.ante + half for n, chips in stacks.items())

    # ── what is wrong ──
    def wrong_buy_ins(self, r: Round) -> Iterator[Irregularity]:
        push, eligible, playing, hands = self.push(r), self.eligible(r), self.order(r), self.hands(r)
        acts = [a for a in r.acts if a.what == BUY_IN and a.amount]
        for party in dict.fromkeys(a.by for a in acts):
            mine = [a for a in acts if a.by == party]
            n = hands.get(party.seat)
            if push and party.seat in push.holders:
                yield wrong("P9-PUSH-16", because("p9.needs_none", party=party), mine)
            elif party.nth != 1 or party.seat not in eligible:
                yield wrong("P9-PUSH-17", because("p9.not_open", party=party), mine)
            yield wrong("P9-PUSH-18", because("p9.late_buy_in", party=party), [a for a in mine if a.after])
            if n is not None and r.cards and n not in playing:
                yield wrong("P9-COW-21" if self.put_up(r, n) and len(self.members(r, n)) > 1 else "P9-PUSH-18", because(
                    "p9.not_exact", place=seat(n), amount=self.put_up(r, n), wanted=self.price(r, n)), mine)
        for n in eligible:
            if n not in playing:
                continue
            put, price, members = self.put_up(r, n), self.price(r, n), self.members(r, n)
            mine = [a for a in acts if a.on == seat(n) and a.by.seat in members]
            if put > price:
                yield wrong("P9-PUSH-18", because("p9.over", place=seat(n), amount=put, wanted=price), mine)
            if not self._can_pay(r, members, n):
                rule = ("P9-COW-23" if len(members) > 1 else "P9-PART-24" if self.partner_of(r, n) else "P9-PUSH-18")
                yield wrong(rule, because("p9.no_betting_money", place=seat(n)), mine)

    # ── what is owed ──
    def handed_over(self, r: Round, lines: list[Line], pot: Pot) -> tuple[list[Line], Pot]:
        """What a partner gets of the push pot that was won, and what backers give each other."""
        winners = [share.party.seat for share in pot.shares]
        for word, rule in ((PARTNER, "P9-PART-27"), (BACKS, "P9-PART-28")):
            for n, m in (pair for one, other in self.together(r, word) for pair in ((one, other), (other, one))):
                if n not in winners or m in winners or (word == BACKS and len(winners) > 1):
                    continue
                share = next(share for share in pot.shares if share.party == Party(n))
                mine, theirs = self.partner_split.as_integer_ratio()
                part = (share.amount * theirs // (mine + theirs) // self.unit * self.unit if word == PARTNER
                        else min(share.amount, self.price(r, m)) if m in self.eligible(r) else 0)
                if not part:
                    continue
                reason = because("p9.partner" if word == PARTNER else "p9.backed", place=seat(n))
                if all(x.party != Party(m) for x in lines):
                    lines.append(Line(Party(m), POT, pot.name, 0, 0, Verdict.WIN, None, reason, rule))
                lines = [x._replace(back=x.back - part) if x.party == Party(n) else
                         x._replace(back=x.back + part, verdict=Verdict.WIN, reason=reason, rule=rule)
                         if x.party == Party(m) else x for x in lines]
                pot = pot._replace(eligible=tuple(dict.fromkeys((*pot.eligible, Party(m)))), shares=(
                    *(share._replace(amount=share.amount - part) if share.party == Party(n) else share
                      for share in pot.shares), Share(Party(m), part, 0, reason)))
        return lines, pot

    def among_cows(self, r: Round, lines: list[Line], pots: list[Pot]) -> tuple[list[Line], list[Pot], list[Part]]:
        """A cow's lines cut among its players, each with the chips he put in, and whose the chips are that wait."""
        push, whose = self.push(r), self.common(r).whose
        parts: list[Part] = []
        for n in self.order(r):
            members = self.members(r, n)
            if len(members) == 1:
                continue
            earlier = {part.of: part.chips for part in push.parts if part.hand == n} if push else {}
            purse, found = list(whose[n]), list[Line]()
            for line in lines:
                if line.party != Party(n):
                    found.append(line)
                    continue
                put = _taken(purse, line.staked, members)
                weights = {m: put[m] + (earlier.get(m, 0) if line.kind == MAIN else 0) for m in members}
                back = dict.fromkeys(members, 0)
                if line.verdict is Verdict.RETURNED:
                    back = put
                elif total := sum(weights.values()):
                    back = {m: line.back * weight // total // self.unit * self.unit for m, weight in weights.items()}
                back[n] += line.back - sum(back.values())
                if line.verdict is Verdict.CARRIED:
                    parts += [Part(n, m, weight) for m, weight in weights.items()]
                found += [line._replace(party=Party(m), staked=put[m], back=back[m],
                                  verdict=Verdict.LOSE if line.back and not back[m] else line.verdict)
                          for m in members if put[m] or back[m]]
                pots = [_cut(pot, Party(n), back) if pot.name == line.kind else pot for pot in pots]
            lines = found
        return lines, pots, [Part(n, m, sum(p.chips for p in parts if (p.hand, p.of) == (n, m)))
                             for n, m in dict.fromkeys((p.hand, p.of) for p in parts)]

    def beside(self, acts: Sequence[Act]) -> list[Line]:
        lines = []
        for line in super().beside(acts):
            if line.kind == COLLECTION:
                line = line._replace(rule="P9-COLL-1")
            elif line.kind in (OVER, BUY_IN):
                reason = because("p9.over_exact" if line.kind == OVER else "p9.no_buy_in")
                line = line._replace(kind=BUY_IN, reason=reason, rule="P9-PUSH-18")
            lines.append(line)
        return lines


def _taken(purse: list[tuple[int, Money]], amount: Money, members: Sequence[int]) -> dict[int, Money]:
    """The next chips of a purse, by whose they are."""
    found = dict.fromkeys(members, 0)
    while amount and purse:
        m, chips = purse.pop(0)
        took = min(chips, amount)
        found[m] += took
        amount -= took
        if chips > took:
            purse.insert(0, (m, chips - took))
    return found


def _cut(pot: Pot, hand: Party, back: dict[int, Money]) -> Pot:
    if hand not in {share.party for share in pot.shares}:
        return pot
    shares: list[Share] = []
    for share in pot.shares:
        shares += [share._replace(party=Party(m), amount=chips, odd=share.odd if Party(m) == hand else 0)
                   for m, chips in back.items() if chips] if share.party == hand else [share]
    return pot._replace(shares=tuple(shares), eligible=tuple(dict.fromkeys((*pot.eligible, *map(Party, back)))))
