"""Push Nine as a Californian card club deals it (S4): three cards, one betting round; equal best hands push the pot.

What is said of buy-ins, cows, partners and backers: see ``push_pot``.

The house says ``boxed card`` and ``fouled`` (a back of another colour) of the deck, and of a seat ``dropped``,
``touched`` or ``dead hand``. Of a card that came face up its player says ``keep`` or ``replace``; or ``looked``, and
then he must keep it.

Side pots: each pot pushes or is won by itself. Pots that the same hands push wait together; where another pot has other
equal hands it is shared at once, for what waits has one set of owners.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from dealer_assist.cards import FACE_DOWN, Card, Rank
from dealer_assist.games.betting import ANTE, BET, BUY_IN, CHECK, Betting, Chips, Limit, Look
from dealer_assist.games.game import (
    BOXED,
    DEAD_HAND,
    DECLINED,
    DROPPED,
    FOLD,
    FOULED,
    INSPECTOR,
    TOUCHED,
    VOID,
    Ask,
    AskAny,
    Bet,
    Deal,
    Irregularity,
    Move,
    NextStep,
    Offer,
    Reveal,
    Settle,
    wrong,
)
from dealer_assist.games.house_file import option
from dealer_assist.games.poker import COLLECTION, Cites, Entry, Made
from dealer_assist.games.pots import MAIN, UNCALLED
from dealer_assist.games.push_pot import BACKS, OVER, PARTNER, SPLIT, PushPot
from dealer_assist.games.wrong_bets import wrong_bets
from dealer_assist.money import NO_MAXIMUM, Money
from dealer_assist.table.events import ChipsChanged, Due, RoundOpened, Seated
from dealer_assist.table.places import DECK, HOUSE, MUCK, POT, Party, Place, Zone, clockwise, seat
from dealer_assist.table.round import Act, Lying, Round
from dealer_assist.table.settlement import (
    Carried,
    Line,
    Pot,
    Reason,
    Settlement,
    Value,
    Verdict,
    because,
)
from dealer_assist.table.sitting import Sitting

CUT = "cut"
KEEP, REPLACE, LOOKED = "keep", "replace", "looked"
_BET_AND_RAISES = 1 + 3
_THROWN_AWAY = (because("poker.mucked"), "P9-9")
_A_ROUND = 9                    # hands, after which a new deck may be asked for


class Order(StrEnum):
    SEED = "seed"
    BY_RARITY = "by_rarity"     # 144 hands of three faces, 768 straights


class CountError(StrEnum):
    BY_FIRST_ACTION = "before first action: misdeal; after: dead hand"
    MISDEAL = "misdeal"


def ranked(cards: Sequence[Card], order: Order) -> Made:
    """Three of a kind, straight, three faces, points; suits and pairs are nothing (A37, A38)."""
    low, middle, top = values = sorted(int(c.rank) for c in cards)
    shown = tuple(sorted(cards, key=lambda c: c.rank, reverse=True))
    faces = 2 if order is Order.BY_RARITY else 1
    if low == top:
        return Made((3, top), "three_of_a_kind", shown)
    if values == [Rank.TWO, Rank.THREE, Rank.ACE]:
        return Made((3 - faces, Rank.THREE), "straight", (*shown[1:], shown[0]))
    if (middle - low, top - middle) == (1, 1):
        return Made((3 - faces, top), "straight", shown)
    if low >= Rank.JACK and top <= Rank.KING:
        return Made((faces, 0), "three_faces", shown)
    points = sum(1 if v == Rank.ACE else 0 if v >= Rank.TEN else v for v in values) % 10
    return Made((0, points), f"points_{points}", shown)


EIGHT = (0, 8)


@dataclass(frozen=True, kw_only=True)
class PushNine(PushPot):
    minimum_bet: Money = option("p9.minimum_bet", least=1)
    limit: Limit = option("p9.limit", Limit.NO_LIMIT)
    collection: Money = option("p9.collection", 200)
    confirm_cut: bool = option("p9.confirm_cut", False)
    rank_order: Order = option("p9.order", Order.SEED)
    count_error: CountError = option("p9.count_error", CountError.BY_FIRST_ACTION)
    pushes: int = option("p9.pushes", 3, least=1)

    hole = 3
    rulings = (VOID, DEAD_HAND, DROPPED, TOUCHED, BOXED, FOULED)
    cites = Cites(draw="P9-4", deal="P9-11", burn="", board="", ask="P9-6", show="P9-RANK-1", hand="P9-RANK-1",
                  split="A26", alone="A51", fold="A51", muck="P9-9", taken="P9-COLL-1", seats="P9-PUSH-17", void="P9-8",
                  stack="P9-2")

    def places(self, seats: tuple[int, ...]) -> tuple[Place, ...]:
        return tuple(map(seat, seats))

    # ── what a hand takes from the hand before ──
    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        found = []
        lasted = sitting.decks_lasted
        paid = sitting.closed.paid.lines if sitting.closed else ()
        fouled = any(x.reason.key == "round.fouled" for x in paid)
        if sitting.opened and len(lasted) > 1 and not lasted[-1] and not fouled:
            hands = lasted[-2] - (len(lasted) == 2)         # the first deck was drawn from for the button, too
            if hands < _A_ROUND:
                found.append(Irregularity("P9-3", because("p9.deck_too_soon", hands=hands, wanted=_A_ROUND), ()))
        push = self._waiting_push(sitting)
        if push is not None and not push.holders:
            found.append(Irregularity("P9-PUSH-17", because("p9.nobodys_push", amount=push.amount), (),
                                      INSPECTOR))
        for seated in () if push else sitting.present():
            if seated.stack is not None and seated.stack < self.ante:
                found.append(Irregularity("P9-5", because("p9.cannot_ante", party=seated.party), ()))
        if len(self._seated(sitting, push)) < 2:
            found.append(Irregularity("A51", because("poker.too_few"), ()))
        return tuple(found)

    def opening(self, sitting: Sitting) -> RoundOpened:
        push, button, number = self._waiting_push(sitting), self.next_button(sitting), sitting.next_number
        seated = self._seated(sitting, push)
        if not button:
            return RoundOpened(number, seated)
        dues: list[Due] = []
        for s in seated:
            chips = NO_MAXIMUM if s.stack is None else s.stack
            ante = min(self.ante, chips)
            taken = min(self.collection, chips - ante) if s.party.seat == button else 0
            at = seat(s.party.seat)
            if taken:
                dues.insert(0, Due(s.party, at, COLLECTION, taken, taken, "P9-COLL-1"))
            if ante:
                dues.append(Due(s.party, at, ANTE, ante, ante, "P9-5"))
        return RoundOpened(number, seated, button, tuple(dues), carried=push)

    def _waiting_push(self, sitting: Sitting) -> Carried | None:
        """The push pot that waits. When nobody who has a right to it is left, all play for it (see objections)."""
        last, closed = sitting.opened, sitting.closed
        push = closed.paid.carried if closed and last and closed.number == last.number else last and last.carried
        if not push or not push.amount:
            return None
        here = {s.party.seat for s in sitting.present()}
        return push if here & {*push.holders, *push.may_join} else Carried(push.amount, 0, ())

    def _seated(self, sitting: Sitting, push: Carried | None) -> tuple[Seated, ...]:
        """In a push hand those with a right to it, a pushing hand without chips too; else whoever has the ante."""
        own = [s for s in sitting.present() if s.party.nth == 1]
        if push and push.times:
            of_push = {*push.holders, *push.may_join, *(part.of for part in push.parts)}
            return tuple(s for s in own if s.party.seat in of_push)
        return tuple(s for s in own if s.stack is None or s.stack >= self.ante)

    def next_button(self, sitting: Sitting) -> int:
        last, closed = sitting.opened, sitting.closed
        if last is None or not last.button:
            return super().next_button(sitting)
        push = self._waiting_push(sitting)
        seats = [s.party.seat for s in self._seated(sitting, push)]
        pots = closed.paid.pots if closed and closed.number == last.number else ()
        if push and push != last.carried and push.times:
            first = next(iter(clockwise(set(seats) & set(push.holders), last.button)), 0)          # P9-PUSH-19
            return first or next(iter(clockwise(seats, last.button)), 0)
        to = pots[0].shares[0].party.seat if pots and pots[0].shares else last.button               # P9-4
        return next(iter(clockwise(seats, to - 1)), 0)

    # ── betting ──
    def betting(self, r: Round) -> Betting:
        return Betting(self.limit, (self.minimum_bet,), cap=_BET_AND_RAISES, cap_heads_up=False)

    def streets(self, r: Round) -> tuple[Sequence[int], int]:
        return [0] * len(r.acts), 0

    def first(self, r: Round) -> int | None:
        return r.opened.button                                                                      # A56

    def betted(self, r: Round) -> Round:
        return self.common(r).round

    def after_betting(self, r: Round, look: Look) -> NextStep | None:
        return None

    # ── the cards ──
    def own(self, r: Round, n: int) -> list[Lying]:
        """The cards dealt to a seat, wherever they lie now, without those that were replaced."""
        at = seat(n)
        cards = [c for c in r.cards if c.dealt_to == at]
        replaced = {c.card for c, said in self._exposed(r, n) if said == REPLACE} if any(
            c.exposed for c in cards) else ()
        return [c for c in cards if c.card not in replaced]

    @staticmethod
    def _exposed(r: Round, n: int) -> list[tuple[Lying, str | None]]:
        """The cards that came face up, and what their player said of each. Who has looked has said it for all."""
        words = [a.what for a in r.acts if a.what in (KEEP, REPLACE, LOOKED) and not a.amount and a.by == Party(n)
                 and a.on == seat(n)]
        found: list[tuple[Lying, str | None]] = []
        for card in r.cards:
            if card.exposed and card.dealt_to == seat(n):
                looked = bool(found) and found[-1][1] == LOOKED
                found.append((card, LOOKED if looked else words[len(found)] if len(found) < len(words) else None))
        return found

    @staticmethod
    def acted(r: Round) -> bool:
        return any(a.what in (BET, CHECK, FOLD) for a in r.acts)

    def best(self, r: Round, n: int) -> Made | Place:
        if self.agreed(r):
            return Made((), "agreed", ())       # nobody compares: all who agreed are equal
        cards = [c.face for c in self.own(r, n)]
        known = [face for face in cards if isinstance(face, Card)]
        return ranked(known, self.rank_order) if len(known) == len(cards) == 3 else seat(n)

    def mucked(self, r: Round, n: int) -> bool:
        return False            # a hand in the muck is dead by P9-9

    def killed(self, r: Round) -> dict[int, tuple[Reason, str]]:
        if not r.opened.button:
            return {}
        common = self.common(r).round
        left = [n for n in self.order(r) if not common.said(FOLD, Party(n), seat(n))
                and not r.said(DEAD_HAND, HOUSE, seat(n))]
        if len(left) < 2:
            return {}           # who alone is left has won, whatever becomes of his cards
        agreed = self.agreed(r)
        share = agreed[1] if agreed else ()
        found = {n: why for n in left if n not in share and (why := self._dead(r, n)) is not None}
        for raiser, other, made in self._low_raises(r, common):
            if {*left} - {*found, raiser, other}:
                for n in {raiser, other} & {*left} - {*found}:
                    found[n] = because("p9.raised_partner", place=seat(raiser), other=seat(other), hand=made.name,
                                       cards=made.cards), "P9-PART-26"
        return found

    def blamed(self, r: Round) -> dict[int, tuple[Reason, str]]:
        """To throw one's hand away is anybody's right."""
        return {n: why for n, why in self.killed(r).items() if why != _THROWN_AWAY}

    def _dead(self, r: Round, n: int) -> tuple[Reason, str] | None:
        if r.said(DROPPED, HOUSE, seat(n)):
            return because("p9.dropped", place=seat(n)), "P9-10"
        own = self.own(r, n)
        shown = all(isinstance(c.face, Card) for c in own)
        if own and all(c.at == MUCK for c in own) and not shown:
            return _THROWN_AWAY
        if (any(c.at.zone is not Zone.SEAT for c in own) and not shown) or r.said(TOUCHED, HOUSE, seat(n)):
            return because("p9.touched", place=seat(n)), "P9-9"
        if self.acted(r) and len(own) != self.hole:
            return because("p9.dead_count", place=seat(n), cards_there=len(own), wanted=self.hole), "P9-11"
        return None

    def _low_raises(self, r: Round, common: Round) -> list[tuple[int, int, Made]]:
        """Who raised a bet of his own partner, or of one he backs, with less than an eight: hand and partner."""
        bound = {frozenset(pair) for word in (PARTNER, BACKS) for pair in self.together(r, word)}
        if not bound or self.entry is Entry.CONTRIBUTIONS or self.agreed(r):
            return []
        found, now = [], dict.fromkeys(self.order(r), 0)
        high, last = 0, 0
        for act in common.acts:
            n = act.by.seat
            if act.what == BET and act.on == seat(n) and act.by == Party(n) and n in now:
                now[n] += act.amount
                if now[n] > high:
                    made = self.best(r, n)
                    if frozenset((n, last)) in bound and isinstance(made, Made) and made.strength < EIGHT:
                        found.append((n, last, made))
                    high, last = now[n], n
        return found

    # ── what comes next ──
    def called_off(self, r: Round) -> tuple[Reason, str] | None:
        """Why this hand does not count: a fouled deck, a misdeal."""
        off = super().called_off(r)
        if off or not r.opened.button:
            return off
        if r.said(FOULED, by=HOUSE):
            return because("round.fouled"), "P9-8"
        if r.said(BOXED, by=HOUSE):
            return because("p9.boxed"), "P9-14"
        acted = self.acted(r)
        if acted and self.count_error is CountError.BY_FIRST_ACTION:
            return None
        for n in self.order(r):
            there = len(self.own(r, n))
            if there > self.hole or (acted and there < self.hole):
                return because("p9.misdeal", place=seat(n), cards_there=there, wanted=self.hole), "P9-11"
        return None

    def agreed(self, r: Round) -> tuple[str, tuple[int, ...]] | None:
        """The rule by which those who are left share the pot as they agreed, and who they are; None: they did not."""
        def say(dealt: bool) -> tuple[int, ...]:
            return tuple(n for n in playing if any(a.what == SPLIT and not a.amount and a.by == Party(n)
                                                   and a.on == seat(n) and bool(a.after) is dealt for a in r.acts))

        if not r.opened.button or self._betted(r):
            return None
        playing = self.order(r)
        if self.push(r) and len(playing) > 1 and say(dealt=False) == playing and not self.can_be_met(r):
            return "P9-PUSH-29", playing
        gone = {a.on.seat for a in r.acts if (a.what == FOLD and a.by.seat in self.members(r, a.on.seat))
                or (a.by == HOUSE and a.what in (DEAD_HAND, DROPPED, TOUCHED))}
        left = say(dealt=True)
        gone |= {n for n in playing if any(c.at.zone is not Zone.SEAT for c in self.own(r, n))}
        return ("P9-15", left) if len(left) == 2 and gone >= {*playing} - {*left} else None

    def _betted(self, r: Round) -> bool:
        """Somebody put in more than the ante."""
        ante = self.ante if self.entry is Entry.CONTRIBUTIONS else 0
        return any(r.staked(by, what=BET) > ante for by in {a.by for a in r.acts if a.what == BET})

    def next_step(self, r: Round) -> NextStep:
        if not self.called_off(r) and (agreed := self.agreed(r)):
            return Settle(because("p9.agreed"), agreed[0])
        step = super().next_step(r)
        match step:
            case Ask(Party(n), _, _, _, Bet() as bet) if len(self.members(r, n)) > 1:
                return AskAny(tuple(self._member_asks(r, m, step, bet) for m in self.members(r, n)
                                    if m == n or self.chips_left(r, m)))
            case Offer(dues, _, _, choices) if choices == (FOLD,):
                two = len(self.chips(r).live) == 2 and not self._betted(r)
                return replace(step, choices=(FOLD, SPLIT) if two else (FOLD,), dues=tuple(
                    replace(due, by=Party(m), most=most) for due in dues for m in self.members(r, due.on.seat)
                    if (most := min(due.most, self.chips_left(r, m))) > 0))
        return step

    def _member_asks(self, r: Round, m: int, ask: Ask, bet: Bet) -> Ask:
        """Each of a cow bets his own chips: the whole of it, or all he has towards a call."""
        chips = self.chips_left(r, m)
        raises = bet.most and bet.least <= chips
        words = ask.choices if seat(m) == ask.on else tuple(word for word in ask.choices if word != SPLIT)
        least, most = (bet.least, min(bet.most, chips)) if raises else (0, 0)
        return replace(ask, party=Party(m), choices=words, bet=Bet(bet.kind, min(bet.call, chips), least, most))

    def ask(self, r: Round, look: Look, ask: Ask) -> Ask:
        if len(look.live) != 2 or any(look.put.values()):
            return ask
        me, other = ask.party.seat, next(n for n in look.live if n != ask.party.seat)
        spoken = {a.by.seat: a.what for a in r.acts if a.what in (SPLIT, DECLINED) and a.after and not a.amount}
        if me not in spoken:
            return replace(ask, choices=(*ask.choices, SPLIT))
        if spoken[me] == SPLIT and other not in spoken:
            return Ask(Party(other), seat(other), (SPLIT, DECLINED), "P9-15")
        return ask

    def alone(self, r: Round, look: Look) -> NextStep:
        """One is in: before the deal others may still buy in; after it they folded or are dead."""
        step = None if r.cards or len(look.put) > 1 else self._dues(r)
        return step or super().alone(r, look)

    def deal_hands(self, r: Round) -> NextStep | None:
        push, playing = self.push(r), self.order(r)
        if self.confirm_cut and push and not r.cards and not r.said(CUT) and push.holders[-1] in playing:
            return Ask(Party(push.holders[-1]), DECK, (CUT,), "P9-PUSH-19")
        for n in playing:
            for card, said in self._exposed(r, n):
                if said is None:
                    return Ask(Party(n), seat(n), (KEEP, REPLACE, LOOKED), "P9-12")
                if said == REPLACE and card.at == seat(n):
                    return Move(card.card, MUCK, "P9-13")
        step = super().deal_hands(r)
        if step is not None:
            return step
        return next((Deal(seat(n), False, "P9-13") for n in playing if len(self.own(r, n)) < self.hole), None)

    def show(self, r: Round, look: Look) -> NextStep:
        missing = [n for n in look.live if isinstance(self.best(r, n), Place)]
        hidden = tuple(seat(n) for n in missing if any(c.face is FACE_DOWN for c in self.own(r, n)))
        if hidden:
            return Reveal(hidden, "P9-RANK-1")
        for n in missing:
            r.read(seat(n))
        return Settle(because("poker.showdown"), "P9-RANK-1")

    # ── what is wrong ──
    def irregularities(self, r: Round) -> tuple[Irregularity, ...]:
        found = [*super().irregularities(r)]
        if r.opened.button:
            said = (*self._wrong_words(r), *self.wrong_buy_ins(r), *self._partners_raised(r))
            found += (x for x in said if x.entries)
        return tuple(found)

    def _wrong_words(self, r: Round) -> Iterator[Irregularity]:
        said = [a for a in r.acts if not a.amount]
        yield wrong("P9-8", because("p9.other_back"), [a for a in said if a.by == HOUSE and a.what == FOULED],
                    because("prescribes.void"))
        yield wrong("P9-14", because("p9.boxed"), [a for a in said if a.by == HOUSE and a.what == BOXED],
                    because("p9.deal_again"))
        for word, rule in ((PARTNER, "P9-PART-24"), (BACKS, "P9-PART-28")):
            yield wrong(rule, because("p9.not_now"), [a for a in said if a.what.startswith(word + " ")
                                                      and (a.after or self.push(r) is None)])

    def _partners_raised(self, r: Round) -> Iterator[Irregularity]:
        common = self.common(r).round
        dead = self.killed(r)
        for raiser, other, made in self._low_raises(r, common):
            if raiser not in dead and other not in dead:        # no third hand is left to have the pot
                reason = because("p9.raised_partner", place=seat(raiser), other=seat(other), hand=made.name,
                                 cards=made.cards)
                yield Irregularity("P9-PART-26", reason, tuple(a.seq for a in r.acts if a.by == Party(raiser)),
                                   INSPECTOR)

    # ── what is owed ──
    def settle(self, r: Round) -> Settlement:
        settled = super().settle(r)
        # What is in the pot of a fouled deck goes back; the collection never was in it.
        return replace(settled, lines=tuple(
            x._replace(back=0, verdict=Verdict.TAKEN, reason=because("poker.collection"), rule="P9-COLL-1")
            if x.kind == COLLECTION and x.rule == "P9-8" else x for x in settled.lines))

    def settle_pots(self, r: Round, chips: Chips) -> Settlement:
        settled = super().settle_pots(r, chips)
        before, push, agreed = r.opened.carried, self.push(r), self.agreed(r)
        lines = {pot.name: [x for x in settled.lines if x.on == POT and x.kind == pot.name] for pot in settled.pots}
        pots: list[Pot] = []
        amount, times, owners = 0, 1, set[int]()
        no_more, undecided = False, None
        killed = tuple(self.killed(r).values())
        for pot in settled.pots:
            tied = {share.party.seat for share in pot.shares}
            if killed and len(pot.eligible) == 1 and not any(x.verdict is Verdict.WAITING for x in lines[pot.name]):
                lines[pot.name] = _won(lines[pot.name], "p9.only_alive", killed[0][1])
            if agreed:
                lines[pot.name] = _won(lines[pot.name], "p9.shared", agreed[0], ("odd",), among=len(tied))
            elif len(tied) > 1 and undecided and not owners:      # what waits has one set of owners: whose comes first
                lines[pot.name] = [x._replace(back=0, verdict=Verdict.WAITING, reason=because(
                    "waiting.card", place=undecided), waits_for=undecided) if x.verdict is Verdict.WIN else x
                    for x in lines[pot.name]]
                pot = pot._replace(shares=())
            elif len(tied) > 1 and not no_more and owners in (set(), tied):
                if pot.name == MAIN and push:
                    times = push.times + 1
                if times == self.pushes:
                    no_more = True
                    lines[pot.name] = _won(lines[pot.name], "p9.last_push", "P9-PUSH-20", ("odd", "hand", "cards"),
                                           times=times, among=len(tied))
                else:
                    amount, owners = amount + pot.amount, tied
                    lines[pot.name] = [self._waits(r, x, pot, times) for x in lines[pot.name]]
                    pot = pot._replace(shares=())
            undecided = undecided or next((x.waits_for for x in lines[pot.name] if x.waits_for), None)
            if pot.name == MAIN and push and pot.shares:
                lines[pot.name], pot = self.handed_over(r, lines[pot.name], pot)
            pots.append(pot)
        uncalled = [x for x in settled.lines if x.on == POT and x.kind == UNCALLED]
        beside = [x for x in settled.lines if x.on != POT]
        on_pots, pots, parts = self.among_cows(r, [*(x for some in lines.values() for x in some), *uncalled], pots)
        carried = None
        if owners:
            dealt_in = {m for n in self.order(r) for m in self.members(r, n)}
            theirs = {m for n in owners for m in self.members(r, n)}
            carried = Carried(amount, times, tuple(sorted(owners, key=lambda n: self._declared(r, n))),
                              tuple(sorted(dealt_in - theirs)), tuple(part for part in parts if part.hand in owners))
        elif before and any(pot.name == MAIN and not pot.shares for pot in pots):
            carried = before        # it waits for a card, or no hand is alive to have it
        return Settlement((*beside, *on_pots), carried, tuple(pots))

    def _declared(self, r: Round, n: int) -> int:
        """When a hand was declared: its last card turned up."""
        return max((c.turned or c.seq for c in self.own(r, n)), default=0)

    def _waits(self, r: Round, line: Line, pot: Pot, times: int) -> Line:
        if line.verdict is not Verdict.WIN:
            return line
        tied = [share.party.seat for share in pot.shares]           # from the button's left
        made = self.best(r, line.party.seat)
        said = made.said if isinstance(made, Made) else {}
        return line._replace(back=0, verdict=Verdict.CARRIED, rule="P9-PUSH-16", reason=because(
            "p9.push", amount=pot.amount, times=times, among=len(tied), button=seat(tied[0]),
            cutter=seat(max(tied, key=lambda n: self._declared(r, n))), **said))

    def bought_in_play(self, event: ChipsChanged, seq: int) -> Irregularity:
        return replace(super().bought_in_play(event, seq), rule="P9-2")

    def wrong_hands(self, r: Round) -> list[Irregularity]:
        """And a hand of too many cards before the first action; later it is dead (A34)."""
        if not r.opened.button:
            return []
        return [*wrong_bets(self, self.common(r).round, self.chips(r), (BUY_IN, OVER)), *self._wrong_counts(r)]

    def turn_rule(self, look: Look) -> str:
        return "A56"

    @property
    def sizes(self) -> str:
        return "P9-7"

    def may_not_raise(self, look: Look, act: Act, earlier: Sequence[Act]) -> tuple[str, Reason]:
        if look.raises >= _BET_AND_RAISES and len(look.live) > 2:
            return "P9-6", because("p9.too_many_raises", party=act.by)
        return super().may_not_raise(look, act, earlier)

    def raise_too_small(self, look: Look, act: Act, bet: Bet) -> tuple[str, Reason]:
        if not look.high:
            return super().raise_too_small(look, act, bet)
        return self.sizes, because("p9.raise_too_small", party=act.by, amount=act.amount - bet.call, least=look.full)

    def _wrong_counts(self, r: Round) -> list[Irregularity]:
        return [wrong("P9-11", because("wrong.count", place=seat(n), cards_there=len(own), wanted=self.hole),
                      own[self.hole:], because("p9.deal_again"))
                for n in self.order(r) if len(own := self.own(r, n)) > self.hole and n not in self.killed(r)]


def _won(lines: list[Line], key: str, rule: str, keep: tuple[str, ...] = (), **values: Value) -> list[Line]:
    """The winners' lines with another reason, and what the old one said under the names to ``keep``."""
    return [x._replace(rule=rule, reason=because(key, **values, **{
        name: value for name, value in x.reason.values if name in keep}))
            if x.verdict is Verdict.WIN else x for x in lines]

