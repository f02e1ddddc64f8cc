"""What the games with a pot share: dues, deal, betting rounds, showdown, pots. A game file says what is its own.

A hand is entered action by action, or by what each seat put in: then turn prompts stay silent, for no dealer touches
twenty actions a hand (``poker.entry``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar, NamedTuple

from dealer_assist.cards import FACE_DOWN, Card, Joker, Known, Suit
from dealer_assist.games import betting as turns
from dealer_assist.games import poker_hands, pots
from dealer_assist.games.betting import BET, BIG_BLIND, SMALL_BLIND, Betting, Chips, Look
from dealer_assist.games.game import (
    DEAD_HAND,
    DECLINED,
    FOLD,
    INSPECTOR,
    VOID,
    Ask,
    Bet,
    Collect,
    Deal,
    Irregularity,
    NextStep,
    Offer,
    Reveal,
    Settle,
    Standing,
    called_off,
    fouled,
    overdrawn,
    wrong,
)
from dealer_assist.games.house_file import option
from dealer_assist.games.pots import Layer, OddChip
from dealer_assist.money import Money
from dealer_assist.table.events import ChipsChanged, Due, RoundOpened
from dealer_assist.table.places import BOARD, HOUSE, MUCK, POT, Place, Zone, player, seat
from dealer_assist.table.round import Act, CardsUnread, Round
from dealer_assist.table.settlement import (
    Carried,
    Line,
    Pot,
    Reason,
    Settlement,
    Share,
    Value,
    Verdict,
    because,
    lost,
)
from dealer_assist.table.sitting import Sitting

COLLECTION = "collection"
HIGH, LOW = "high", "low"
_FOLDED, _UNCALLED = because("poker.folded"), because("poker.uncalled")
_ALONE, _ONLY_ONE = because("poker.alone"), because("poker.only_one")
_ABOVE_ALL = 15             # a joker, when the button is drawn for


class Entry(StrEnum):
    ACTIONS = "actions"
    CONTRIBUTIONS = "contributions"


class Burning(StrEnum):
    EACH_STREET = "burn before flop, turn and river"
    NONE = "none"


class Layering(StrEnum):
    """The register knows no other way."""

    BY_ALL_IN_LEVEL = "by distinct all-in level"


class HeadsUp(StrEnum):
    BUTTON_IS_SMALL_BLIND = "button_is_sb"
    LITERAL = "literal"         # the button's left posts the small blind, as with more players


@dataclass(frozen=True, slots=True)
class Cites:
    """Which rules of its document a game's steps and lines rest on."""

    draw: str           # who gets the first button
    deal: str
    burn: str
    board: str
    ask: str
    show: str
    hand: str           # the best hand wins
    split: str          # equal hands share
    alone: str          # all others folded
    fold: str
    muck: str
    taken: str          # levy, drop
    seats: str          # only who was dealt in
    uncalled: str = "A26"
    void: str = "A55"
    stack: str = ""                 # table stakes, where the document speaks of them
    ruled: str = "GEN-DISP-1"       # a hand that is dead because the house said so


class Made(NamedTuple):
    """What a hand amounts to: its strength, greater is better, and what to say of it."""

    strength: tuple[int, ...]
    name: str
    cards: tuple[Known, ...]

    @property
    def said(self) -> dict[str, Value]:
        return {"hand": self.name, "cards": self.cards}

    def kickers(self, other: Made) -> tuple[Card, Card] | None:
        if self.name != other.name:
            return None
        mine = [card for card in self.cards if isinstance(card, Card)]
        theirs = [card for card in other.cards if isinstance(card, Card)]
        if not len(mine) == len(theirs) == 5:
            return None
        return poker_hands.deciding(abs(self.strength[0]), mine, theirs)     # a low's category is counted down


@dataclass(frozen=True, kw_only=True)
class Poker(ABC):
    """``small_blind``, ``big_blind`` and the betting structure come from the game; what all share is here."""

    unit: Money = option("payout.unit", least=1)
    layering: Layering = option("pots.layering", Layering.BY_ALL_IN_LEVEL)
    odd_chip: OddChip = option("odd_chip", OddChip.ONE_EACH)
    entry: Entry = option("poker.entry", Entry.ACTIONS)

    decks = 1
    jokers = 0
    rulings: ClassVar[tuple[str, ...]] = (VOID, DEAD_HAND)
    hole = 2                                # cards of a hand
    cites: ClassVar[Cites]

    # ── what a game says of itself ──
    @abstractmethod
    def betting(self, r: Round) -> Betting:
        """How may be bet in this round: a kill doubles its limits."""

    @abstractmethod
    def opening(self, sitting: Sitting) -> RoundOpened: ...

    @abstractmethod
    def streets(self, r: Round) -> tuple[Sequence[int], int]:
        """The betting round of each act, and the one that is on."""

    @abstractmethod
    def after_betting(self, r: Round, look: Look) -> NextStep | None:
        """The next card or draw once a betting round is over; None when only the showdown is left."""

    @abstractmethod
    def best(self, r: Round, n: int) -> Made | Place:
        """A seat's hand at showdown, or the place whose cards are missing."""

    def best_low(self, r: Round, n: int) -> Made | None:
        """A seat's hand for the low half, where a game has one; None: no qualifying low."""
        return None

    @property
    def splits(self) -> bool:
        """Half of each pot goes to the best low hand."""
        return False

    def takes(self, r: Round, chips: Chips, amounts: Sequence[Money]) -> list[Money]:
        """What the house takes of each pot."""
        return [0] * len(amounts)

    def taken_by(self, r: Round) -> str:
        """The rule by which the house takes its part of this hand's pots."""
        return self.cites.taken

    def killed(self, r: Round) -> dict[int, tuple[Reason, str]]:
        """Hands that are dead by rule: why, and by which."""
        return {}

    def blamed(self, r: Round) -> dict[int, tuple[Reason, str]]:
        """Of these the hands whose death is told as something wrong."""
        return self.killed(r)

    def carries(self, r: Round, settlement: Settlement) -> Carried | None:
        return None

    def draw_suit(self) -> Suit | None:
        """The suit that is dealt for the first button; None: any card."""
        return None

    # ── who plays ──
    def places(self, seats: tuple[int, ...]) -> tuple[Place, ...]:
        return (*map(seat, seats), Place(Zone.BOARD))

    def order(self, r: Round) -> tuple[int, ...]:
        """The seats dealt in, clockwise from the button's left: who owes an optional post and pays none sits out."""
        seats = sorted([s.party.seat for s in r.opened.seated if s.party.nth == 1])
        waiting = {due.by.seat for due in r.opened.dues if due.optional and due.kind in (turns.POST, turns.DEAD)
                   and not r.staked(due.by, due.on, due.kind)
                   and not (self.entry is Entry.CONTRIBUTIONS and r.staked(due.by, due.on))}
        left = bisect_right(seats, r.opened.button)
        order = (*seats[left:], *seats[:left])
        return tuple([n for n in order if n not in waiting]) if waiting else order

    def look(self, r: Round) -> Look:
        acts = self.betted(r)
        return turns.look(acts, self.order(r), self.betting(r), self.streets(acts), self.first(r), self.killed(r),
                          self.entry is Entry.CONTRIBUTIONS)

    def chips(self, r: Round) -> Chips:
        found = turns.chips(self.betted(r), self.order(r), self.killed(r), self.entry is Entry.CONTRIBUTIONS)
        return self.look(r).chips if found is None else found

    def betted(self, r: Round) -> Round:
        """The round whose acts are each by who plays a hand: several may put chips in for one."""
        return r

    def first(self, r: Round) -> int | None:
        """Who opens the first betting round where no blind says so."""
        return None

    def thrown(self, r: Round, n: int) -> int:
        """The entry by which a hand was thrown away: dealt to the seat, and all of it lies in the muck now; else 0."""
        if not r.hand(MUCK):
            return 0
        cards = [c for c in r.cards if c.dealt_to == seat(n)]
        return max((c.moved for c in cards), default=0) if all(c.at == MUCK for c in cards) else 0

    def mucked(self, r: Round, n: int) -> bool:
        """Thrown away, with no claim left."""
        return self.thrown(r, n) > 0

    def holding(self, r: Round, live: Sequence[int]) -> list[int]:
        """The seats that can win. When all threw their hands away the last to do so was alone already."""
        if not r.hand(MUCK):
            return list(live)
        kept = [n for n in live if not self.mucked(r, n)]
        return kept or sorted(live, key=lambda n: -self.thrown(r, n))[:1]

    # ── before the first hand ──
    def _draw(self, r: Round, suit: Suit | None) -> NextStep:
        """One card up to each seat; the highest gets the button, equal ones draw again."""
        seats = self.order(r)
        if len(seats) < 2:
            return Settle(because("poker.too_few"), self.cites.seats)
        cards = {n: [c.face for c in r.cards if c.at == seat(n) or (c.at == MUCK and c.dealt_to == seat(n))]
                 for n in seats}        # drawn is drawn, also where it seems to be thrown away
        drawing, turn = list(seats), 0
        while len(drawing) > 1:
            for n in drawing:
                if len(cards[n]) <= turn:
                    return Deal(seat(n), True, self.cites.draw, suit)
            faces = {n: cards[n][turn] for n in drawing}
            ranks = {n: int(f.rank) if isinstance(f, Card) else _ABOVE_ALL for n, f in faces.items()
                     if isinstance(f, Card | Joker)}
            if len(ranks) < len(faces):
                raise CardsUnread(seat(next(n for n in drawing if n not in ranks)))
            best = max(ranks.values())
            drawing = [n for n in drawing if ranks.get(n) == best]
            turn += 1
        return Settle(because("poker.button", place=seat(drawing[0])), self.cites.draw)

    def _drawn(self, r: Round) -> Carried | None:
        """The draw's winner, for the next opening."""
        if self.called_off(r):
            return None
        step = self._draw(r, self.draw_suit()) if all(isinstance(c.face, Card | Joker) for c in r.cards) else None
        where = dict(step.reason.values).get("place") if isinstance(step, Settle) else None
        return Carried(0, 0, (where.seat,)) if isinstance(where, Place) else None

    def next_button(self, sitting: Sitting) -> int:
        """0: there was none yet, it is drawn for."""
        last = sitting.opened
        drawn = sitting.closed.paid.carried if sitting.closed else None
        if last is None or not (last.button or drawn):
            return 0
        if not last.button and drawn:
            return next(iter(sitting.after(drawn.holders[0] - 1)), 0)
        return next(iter(sitting.after(last.button)), 0)

    # ── what comes next ──
    def called_off(self, r: Round) -> tuple[Reason, str] | None:
        """Why the hand counts for nothing, and by which rule."""
        return called_off(r, self.decks, self.jokers, foul=self.cites.void)

    def next_step(self, r: Round) -> NextStep:
        if off := self.called_off(r):
            return Settle(*off)
        if r.opened.button == 0:
            return self._draw(r, self.draw_suit())
        look = self.look(r)
        if len(look.live) < 2:
            return self.alone(r, look)
        played = bool(look.street) or any(c.at.zone is Zone.BOARD or c.dealt_to.zone is Zone.BURN for c in r.cards)
        step = None if played else self._dues(r)
        if isinstance(step, Collect | Offer) and r.cards:       # dealt without these chips: that is one slip
            dues = (step.due,) if isinstance(step, Collect) else step.dues
            return Offer(dues, self._goes_on(r, look, played), dues[0].rule)
        return step or self._goes_on(r, look, played)

    def _goes_on(self, r: Round, look: Look, played: bool) -> NextStep:
        if not played and not any(a.what in (BET, turns.CHECK) for a in r.acts) and (step := self.deal_hands(r)):
            return step
        waits = self.before_betting(r, look)
        if waits is not None:
            return waits
        if self.entry is Entry.ACTIONS and look.actor is not None:
            bet = turns.legal(look, self.betting(r))
            return self.ask(r, look, Ask(player(look.actor), seat(look.actor), turns.words(bet), self.cites.ask, bet))
        step = self.after_betting(r, look)
        if step is None:
            step = self.show(r, look)
        return self.what_each_put_in(look, step) if self.entry is Entry.CONTRIBUTIONS else step

    def alone(self, r: Round, look: Look) -> NextStep:
        if len(look.put) < 2:
            return Settle(because("poker.too_few"), self.cites.seats)
        step = Settle(because("poker.push"), self.cites.alone)
        return self.what_each_put_in(look, step) if self.entry is Entry.CONTRIBUTIONS else step

    def what_each_put_in(self, look: Look, step: NextStep) -> NextStep:
        """Chips may be counted for each seat while the hand goes on; the last moment is before it is settled."""
        if isinstance(step, Settle) and all(look.put[n] or look.chips.dead[n] for n in look.live if look.behind[n] > 0):
            return step
        dues = tuple(Due(player(n), seat(n), BET, 1, turns.able(look.behind[n]), self.cites.ask, True)
                     for n in look.put if look.behind[n] > 0)
        if not dues:
            return step
        return Offer(dues, None if isinstance(step, Settle) else step, self.cites.ask, (FOLD,))

    def ask(self, r: Round, look: Look, ask: Ask) -> Ask:
        return ask

    def before_betting(self, r: Round, look: Look) -> NextStep | None:
        """Cards of this street that are still to come: a flop is seen card by card."""
        return None

    def _dues(self, r: Round) -> NextStep | None:
        def put(due: Due) -> Money:
            return r.staked(due.by, due.on, due.kind)

        def paid(due: Due) -> bool:
            return put(due) >= due.least

        asked = tuple(d for d in r.opened.dues if d.optional and not paid(d) and not r.said(DECLINED, d.by)
                      and not any(a.what == BET for a in r.acts)) if not r.cards else ()
        in_hand = set(self.order(r))
        touched = self.entry is Entry.ACTIONS       # else blinds are part of what each seat put in
        step: NextStep | None = next((Collect(replace(d, least=d.least - put(d), most=d.most - put(d)))
                                      for d in r.opened.dues if not d.optional and not paid(d)
                                      and d.by.seat in in_hand and (touched or d.kind == COLLECTION)), None)
        return Offer(asked, step or self.deal_hands(r), asked[0].rule) if asked else step

    def deal_hands(self, r: Round) -> NextStep | None:
        for number in range(1, self.hole + 1):
            for n in self.order(r):
                if r.dealt(seat(n)) < number:
                    return Deal(seat(n), False, self.cites.deal)
        return None

    def show(self, r: Round, look: Look) -> NextStep:
        """A card that lies face up and is not read is asked for by name; what hangs on it waits."""
        places = [seat(n) for n in look.live if not self.thrown(r, n)]
        hidden = tuple(place for place in places if not r.hand(place) or FACE_DOWN in r.hand(place))
        if hidden:
            return Reveal(hidden, self.cites.show)
        for place in (*places, BOARD):
            if r.faces(place) is None:
                raise CardsUnread(place)
        return Settle(because("poker.showdown"), self.cites.hand)

    # ── what is wrong ──
    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        return ()

    def irregularities(self, r: Round) -> tuple[Irregularity, ...]:
        found = [*fouled(r, self.decks, self.jokers, self.cites.void)]
        if r.opened.button:
            found += [*overdrawn(r, self.cites.stack or self.cites.ask), *self.wrong_hands(r)]
        else:
            suit = self.draw_suit()
            found += [Irregularity(self.cites.draw, because("poker.wrong_suit", place=c.at, cards=(c.face,)), (c.seq,),
                                   because("prescribes.draw_again"))
                      for c in r.cards if suit and isinstance(c.face, Card) and c.face.suit is not suit]
        for entry in r.meanwhile:
            if isinstance(entry.event, ChipsChanged) and entry.event.amount > 0 and entry.event.round is None:
                found.append(self.bought_in_play(entry.event, entry.seq))
        for n, (why, rule) in self.blamed(r).items():
            found.append(Irregularity(rule, why, tuple(c.seq for c in r.cards if c.dealt_to == seat(n))))
        return tuple(found)

    # What a game says of its bets (``wrong_bets``).
    def turn_rule(self, look: Look) -> str:
        """The rule that says whose turn it is."""
        return self.cites.ask

    @property
    def sizes(self) -> str:
        """The rule that says how much may be bet."""
        return self.cites.ask

    def may_not_raise(self, look: Look, act: Act, earlier: Sequence[Act]) -> tuple[str, Reason]:
        return self.sizes, because("poker.may_not_raise", party=act.by, amount=act.amount)

    def raise_too_small(self, look: Look, act: Act, bet: Bet) -> tuple[str, Reason]:
        return self.sizes, because("poker.raise_too_small", party=act.by, amount=act.amount, least=bet.least)

    def not_posted(self, due: Due) -> tuple[str, Reason]:
        """By which rule chips that were not put in are missing, and what is prescribed."""
        return due.rule, INSPECTOR

    def bought_in_play(self, event: ChipsChanged, seq: int) -> Irregularity:
        return Irregularity("A51", because("poker.bought_in_play", party=event.party, amount=event.amount), (seq,),
                            because("prescribes.after_the_hand"))

    def wrong_hands(self, r: Round) -> list[Irregularity]:
        found = []
        for n in self.order(r):
            lying = [c for c in r.cards if c.dealt_to == seat(n)        # but for one that became the burn card
                     and not (c.exposed and c.at.zone is Zone.BURN)]
            if len(lying) > self.hole:
                found.append(wrong(self.cites.deal, because(
                    "wrong.count", place=seat(n), cards_there=len(lying), wanted=self.hole), lying[self.hole:]))
        return found

    # ── how the hands stand ──
    def standings(self, r: Round) -> tuple[Standing, ...]:
        if not r.opened.button:
            return ()
        found = []
        for n in self.chips(r).live:
            made = self.best(r, n) if r.faces(seat(n)) else seat(n)
            if isinstance(made, Made):
                found.append(Standing(seat(n), because("hand." + made.name, cards=made.cards), made.cards,
                                      self.cites.hand))
        return tuple(found)

    # ── what is owed ──
    def settle(self, r: Round) -> Settlement:
        if not r.opened.button:
            return Settlement(self.returned(r, because("poker.no_hand"), self.cites.draw), self._drawn(r))
        if off := self.called_off(r):
            return Settlement(self.returned(r, *off), self.kept(r))
        return self.settle_pots(r, self.chips(r))

    def kept(self, r: Round) -> Carried | None:
        """What was carried into a round that counts for nothing."""
        return r.opened.carried

    def settle_pots(self, r: Round, chips: Chips) -> Settlement:
        holding = self.holding(r, chips.live)
        carried = r.opened.carried.amount if r.opened.carried else 0
        made, uncalled = self.layers(r, chips, holding, carried)
        lines = self.beside(chips.strange) if chips.strange else []
        if chips.late:
            lines += self.too_late(r, {act.seq for act in chips.late})
        if uncalled is not None:
            who, extra = uncalled
            lines.append(Line(player(who), POT, pots.UNCALLED, extra, extra, Verdict.RETURNED, None,
                              _UNCALLED, self.cites.uncalled))
        contested = len(made[0].contesting) > 1
        hands = {n: self.best(r, n) for n in holding} if contested else {}
        showdown = Showdown({n: hand for n, hand in hands.items() if isinstance(hand, Made)},
                            {n: hand for n, hand in hands.items() if isinstance(hand, Place)},
                            {n: self.best_low(r, n) for n in holding} if contested and self.splits else {},
                            self.gone(r, chips, holding))
        amounts = [layer.amount for layer in made]
        found: list[Pot] = []
        for layer, amount, levy in zip(made, amounts, self.takes(r, chips, amounts), strict=True):
            if amount:
                more, pot = self.award(r, layer, levy, showdown)
                lines += more
                found.append(pot)
        settlement = Settlement(tuple(lines), None, tuple(found))
        carries = self.carries(r, settlement)
        return settlement if carries is None else Settlement(settlement.lines, carries, settlement.pots)

    def layers(self, r: Round, chips: Chips, holding: Sequence[int],
               carried: Money) -> tuple[tuple[Layer, ...], tuple[int, Money] | None]:
        return pots.layers(chips.put, chips.dead, chips.live, holding, carried)

    def gone(self, r: Round, chips: Chips, holding: Sequence[int]) -> dict[int, tuple[Reason, str]]:
        """Why the other hands can win nothing, and by which rule."""
        killed, ruled, folded = self.killed(r), r.said(DEAD_HAND, by=HOUSE), (_FOLDED, self.cites.fold)
        return {n: (because("poker.mucked"), self.cites.muck) if n in chips.live else
                killed[n] if n in killed else
                (because("poker.dead_hand"), self.cites.ruled) if ruled and r.said(DEAD_HAND, by=HOUSE, on=seat(n)) else
                folded for n in chips.put if n not in holding}

    def award(self, r: Round, layer: Layer, levy: Money, showdown: Showdown) -> tuple[list[Line], Pot]:
        """One pot cut among its winners: a line for each seat that put in or takes out."""
        name, amount, put, contesting = layer.name, layer.amount, layer.put, layer.contesting
        eligible = tuple(map(player, contesting))
        if not eligible:
            reason = because("poker.all_dead")
            return ([Line(player(n), POT, name, chips, chips, Verdict.RETURNED, None, reason, self.cites.void)
                     for n, chips in put.items()], Pot(name, amount, 0, (), ()))
        missing = showdown.missing(contesting)
        if missing is not None:
            reason = because("waiting.card", place=missing)
            return ([Line(player(n), POT, name, chips, 0, Verdict.WAITING, None, reason, self.cites.show,
                          waits_for=missing) if n in contesting else
                     lost(player(n), POT, name, chips, *showdown.gone[n])
                     for n, chips in put.items()], Pot(name, amount, 0, eligible, ()))
        shares = self.shares(layer, amount - levy, showdown)
        winning: dict[int, list[Share]] = {}
        for share in shares:
            winning.setdefault(share.party.seat, []).append(share)
        first = shares[0].party.seat
        lines = []
        for n in (*put, *[n for n in winning if n not in put]):
            if n in winning:
                mine = winning[n]
                reason = mine[0].reason if len(mine) == 1 else because(
                    "poker.scoops", **showdown.said(n), **showdown.said(n, low=True))
                lines.append(Line(player(n), POT, name, put.get(n, 0), sum([share.amount for share in mine]),
                                  Verdict.WIN, None, reason, self.wins_by(n, layer, shares)))
            elif n in contesting:
                lines.append(lost(player(n), POT, name, put[n], showdown.beaten(n, first), self.cites.hand))
            else:
                lines.append(lost(player(n), POT, name, put[n], *showdown.gone[n]))
        if levy:
            lines.append(Line(HOUSE, POT, name, 0, levy, Verdict.TAKEN, None, because("poker.taken", amount=amount),
                              self.taken_by(r)))
        return lines, Pot(name, amount, levy, eligible, tuple(shares))

    def wins_by(self, n: int, layer: Layer, shares: Sequence[Share]) -> str:
        if len(layer.contesting) == 1:
            return self.cites.alone
        if len(shares) == 1:
            return self.cites.hand
        halves = {share.half for share in shares if share.party.seat == n}
        return (self.cites.split if any(share.half in halves and share.party.seat != n for share in shares)
                else self.cites.hand)

    def shares(self, layer: Layer, amount: Money, showdown: Showdown) -> list[Share]:
        if len(layer.contesting) == 1:
            only = layer.contesting[0]
            return [Share(player(only), amount, 0, _ALONE if showdown.uncontested else _ONLY_ONE)]
        high = showdown.winners(layer.contesting)
        low = showdown.low_winners(layer.contesting) if self.splits else []
        parts = [(HIGH if low else "", amount, 0, high)]
        if low:
            upper, lower = pots.halves(amount, self.unit)
            parts = [(HIGH, upper, upper - lower, high), (LOW, lower, 0, low)]
        found = []
        for half, part, between, winners in parts:
            if part or half != LOW:     # the winner has his line also where the house takes the whole pot
                for n, (chips, odd) in pots.split(part, winners, self.unit, self.odd_chip).items():
                    odd += between if n == winners[0] else 0        # the odd chip between the halves
                    found.append(Share(player(n), chips, odd, showdown.won(n, winners, layer.contesting, half, odd),
                                       half))
        return found

    def beside(self, acts: Sequence[Act]) -> list[Line]:
        """Chips that no pot takes: a collection is the house's, all else goes back to whose it is."""
        lines = []
        for by, on, what in dict.fromkeys((a.by, a.on, a.what) for a in acts):
            chips = sum(a.amount for a in acts if (a.by, a.on, a.what) == (by, on, what))
            if what == COLLECTION:
                lines.append(Line(by, on, what, chips, 0, Verdict.TAKEN, None, because("poker.collection"),
                                  self.cites.taken))
            else:
                lines.append(Line(by, on, what, chips, chips, Verdict.RETURNED, None, because("poker.not_in_hand"),
                                  self.cites.seats))
        return lines

    def too_late(self, r: Round, seqs: Collection[int]) -> list[Line]:
        """Bets after the betting was over are none, however many put them in."""
        return [Line(a.by, a.on, a.what, a.amount, a.amount, Verdict.RETURNED, None,
                     because("poker.betting_is_over", party=a.by, amount=a.amount), self.cites.ask)
                for a in r.acts if a.seq in seqs]

    def returned(self, r: Round, reason: Reason, rule: str) -> tuple[Line, ...]:
        """Every stake goes back to whose it is."""
        return tuple(Line(by, on, what, chips, chips, Verdict.RETURNED, None, reason, rule)
                     for by, on, what in dict.fromkeys((a.by, a.on, a.what) for a in r.acts if a.amount)
                     if (chips := r.staked(by, on, what)))


@dataclass(frozen=True, kw_only=True)
class Blinds(Poker):
    """The two left of the button post before the cards."""

    @property
    @abstractmethod
    def blinds(self) -> tuple[Money, Money]: ...

    @property
    @abstractmethod
    def blind_rules(self) -> tuple[str, str]: ...

    @property
    @abstractmethod
    def heads_up_blinds(self) -> HeadsUp: ...

    def opening(self, sitting: Sitting) -> RoundOpened:
        button = self.next_button(sitting)
        seated = tuple(s for s in sitting.present() if s.party.nth == 1 and s.stack != 0)
        if not button or len(seated) < 2:       # with too few the button stays, so that nobody has it twice later
            return RoundOpened(sitting.next_number, seated, sitting.opened.button if sitting.opened and button else 0)
        small, big = self.who_posts(sitting, button)
        return RoundOpened(sitting.next_number, seated, button, self.blinds_due(sitting, small, big))

    def who_posts(self, sitting: Sitting, button: int) -> tuple[int, int]:
        """Small and big blind."""
        order = sitting.after(button)
        if len(order) == 2 and self.heads_up_blinds is HeadsUp.BUTTON_IS_SMALL_BLIND:
            return order[1], order[0]
        return order[0], order[1]

    def blinds_due(self, sitting: Sitting, small: int, big: int) -> tuple[Due, ...]:
        return tuple(self.due(sitting, who, kind, amount, rule) for who, kind, amount, rule in zip(
            (small, big), (SMALL_BLIND, BIG_BLIND), self.blinds, self.blind_rules, strict=True))

    @staticmethod
    def due(sitting: Sitting, who: int, kind: str, amount: Money, rule: str, optional: bool = False) -> Due:
        """A player who has less puts in what he has."""
        chips = sitting.chips.get(player(who))
        amount = amount if chips is None else max(0, min(amount, chips))
        return Due(player(who), seat(who), kind, amount, amount, rule, optional)


@dataclass(frozen=True, slots=True)
class Showdown:
    """The hands that can win, those whose cards are missing, and why the others are gone."""

    made: Mapping[int, Made]                    # these two are empty where no pot is contested
    unknown: Mapping[int, Place]
    lows: Mapping[int, Made | None]
    gone: Mapping[int, tuple[Reason, str]]
    _beaten: dict[tuple[int, int], Reason] = field(default_factory=dict)   # the same two meet in several pots

    def missing(self, contesting: Sequence[int]) -> Place | None:
        if not self.unknown or len(contesting) < 2:
            return None
        return next((self.unknown[n] for n in contesting if n in self.unknown), None)

    @property
    def uncontested(self) -> bool:
        return not self.made and not self.unknown

    # What follows is asked after ``missing`` found nothing.
    def winners(self, contesting: Sequence[int]) -> list[int]:
        best = max([self.made[n].strength for n in contesting])
        return [n for n in contesting if self.made[n].strength == best]

    def low_winners(self, contesting: Sequence[int]) -> list[int]:
        lows = {n: low.strength for n in contesting if (low := self.lows.get(n)) is not None}
        best = max(lows.values(), default=())
        return [n for n in lows if lows[n] == best]

    def _strength(self, n: int) -> tuple[int, ...]:
        return self.made[n].strength

    def said(self, n: int, low: bool = False) -> dict[str, Value]:
        made = self.lows.get(n) if low else self.made[n]
        prefix = "low_" if low else ""
        return {f"{prefix}hand": made.name, f"{prefix}cards": made.cards} if made else {}

    def compared(self, n: int, other: int) -> dict[str, Value]:
        """Both hands, and the two cards that decide where their names are the same."""
        mine, theirs = self.made[n], self.made[other]
        said: dict[str, Value] = {"hand": mine.name, "cards": mine.cards, "other_hand": theirs.name,
                                  "other_cards": theirs.cards}
        if decides := mine.kickers(theirs):
            said |= {"kicker": decides[:1], "other_kicker": decides[1:]}
        return said

    def beaten(self, n: int, winner: int) -> Reason:
        if (n, winner) not in self._beaten:
            self._beaten[n, winner] = because("poker.beaten", **self.compared(n, winner))
        return self._beaten[n, winner]

    def won(self, n: int, winners: Sequence[int], contesting: Sequence[int], half: str, odd: Money) -> Reason:
        many = len(winners) > 1
        among: dict[str, Value] = {"among": len(winners)} if many else {}
        if odd:
            among["odd"] = odd
        if half == LOW:
            return because("poker.shares_low" if many else "poker.wins_low", **self.said(n, low=True), **among)
        losers = [m for m in contesting if m not in winners]
        said = self.compared(n, max(losers, key=self._strength)) if losers else self.said(n)
        if half:
            return because("poker.shares_high" if many else "poker.wins_high", **said, **among)
        return because("poker.shares" if many else "poker.wins", **said, **among)
