"""Double Hand Poker (S4): each player's two hands against those of the player-dealer, who banks the game.

Cut, piles, the pile picked and the dice come by touch. The seven cards of each place that plays are then dealt face
down to its seat, in the order in which the piles are handed out; a pile of a place without a wager stays with the
dealer. Two cards are set apart as the seat's hand 2; the five stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import takewhile

from dealer_assist.cards import FACE_DOWN, Card, Joker
from dealer_assist.games import poker_hands
from dealer_assist.games.against_dealer import Stake, stakes
from dealer_assist.games.game import (
    INSPECTOR,
    VOID,
    Ask,
    Collect,
    Deal,
    Irregularity,
    Move,
    MoveAny,
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
from dealer_assist.games.house_file import ContradictionError, PayTable, not_above, option, pays
from dealer_assist.games.joker_hands import (
    FiveAces,
    JokerInFlush,
    JokerRules,
    Wheel,
    pair_or_high,
    with_joker_cards,
    with_joker_five,
)
from dealer_assist.games.poker_hands import Strength
from dealer_assist.money import NO_MAXIMUM, Money, Rounding
from dealer_assist.table.events import Due, RoundOpened, Seated
from dealer_assist.table.places import DECK, HOUSE, MUCK, Party, Place, Zone, seat
from dealer_assist.table.round import Act, CardsUnread, Lying, Round
from dealer_assist.table.settlement import Carried, Line, Reason, Settlement, Value, Verdict, because
from dealer_assist.table.sitting import Sitting

BANK, WAGER, FEE = "bank", "wager", "fee"
UNCOVERED = "uncovered"                     # the part of a wager that the bank does not reach
TAKE, PASS = "take_bank", "pass_bank"
SHUFFLED, CUT, CUT_COMPLETED, PILES_DEALT = "shuffled", "cut", "cut_completed", "piles_dealt"
PLACES, CARDS = 7, 7
PILES = tuple(map(str, range(1, PLACES + 1)))
SUMS_OF_DICE = tuple(map(str, range(3, 19)))
TURNS = 2                                   # hands that one player may bank in a row


class Copies(StrEnum):
    PLAYER_DEALER_WINS = "player-dealer wins copies"
    PUSH = "push"


class Covering(StrEnum):
    """The register knows no other way; a house with one is refused, not misread."""

    COVER = "cover"


@dataclass(frozen=True, slots=True)
class Hands:
    five: Strength
    two: Strength
    five_cards: tuple[Card, ...]    # the joker as the card it stands for
    two_cards: tuple[Card, ...]
    foul: Reason | None

    def said(self, whose: str = "") -> dict[str, Value]:
        """Both by their names and cards."""
        return {f"{whose}hand": poker_hands.name(self.five), f"{whose}cards": self.five_cards,
                f"{whose}two_hand": poker_hands.name(self.two), f"{whose}two_cards": self.two_cards}


@dataclass(frozen=True)
class DoubleHand:
    wager_pays: PayTable = pays("wager", "both_higher")
    minimum: Money = option("dhp.minimum", least=1)
    maximum: Money = option("dhp.maximum", least=1)
    fee: Money = option("dhp.fee", least=1)
    copies: Copies = option("dhp.copy", Copies.PLAYER_DEALER_WINS)
    covering: Covering = option("dhp.bank", Covering.COVER)
    wheel: Wheel = option("dhp.wheel", Wheel.LOWEST_STRAIGHT)
    five_aces: FiveAces = option("dhp.five_aces", FiveAces.BEATS_ALL)
    joker_in_flush: JokerInFlush = option("dhp.joker_in_flush", JokerInFlush.HIGHEST_MISSING)

    decks = 1
    jokers = 1
    rulings = (VOID,)

    def __post_init__(self) -> None:
        not_above("dhp.minimum", self.minimum, "dhp.maximum", self.maximum)
        if self.wager_pays["both_higher"].odds != 1:
            raise ContradictionError("pays.wager.both_higher: 1:1 was expected: the bank covers wagers chip for chip")

    @property
    def joker_rules(self) -> JokerRules:
        return JokerRules(self.five_aces, self.wheel, self.joker_in_flush)

    def places(self, seats: tuple[int, ...]) -> tuple[Place, ...]:
        return tuple(place for n in seats for place in (seat(n), seat(n, 2)))

    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        found = [Irregularity("DHP-SEAT-1", because("dhp.no_such_seat", party=party), (), INSPECTOR)
                 for party in sorted(sitting.chips) if not _has_seat(party)]
        if sum(_has_seat(seated.party) for seated in sitting.present()) < 2:
            found.append(Irregularity("DHP-SEAT-1", because("dhp.too_few"), ()))
        return tuple(found)

    # ── the bank's turn ──
    def opening(self, sitting: Sitting) -> RoundOpened:
        seated = tuple(s for s in sitting.present() if _has_seat(s.party))
        return RoundOpened(sitting.next_number, seated, carried=sitting.closed.paid.carried if sitting.closed else None)

    def turns(self, r: Round) -> tuple[int, ...]:
        """To whom the bank is offered, in order: from seat 1 in a new game, else from who held it last (DHP-PD-1)."""
        able = [s.party.seat for s in r.opened.seated if self._can_pay(s)]
        holder, times = _held(r)
        turns = [n for n in able if n > holder] + [n for n in able if n < holder]
        return (*([holder] if holder in able and times < TURNS else ()), *turns)

    def _can_pay(self, seated: Seated) -> bool:
        return seated.stack is None or seated.stack >= self.minimum + self.fee

    @staticmethod
    def taken(r: Round) -> Act | None:
        """By a word, or by the chips themselves."""
        return next((a for a in r.acts if _at_own_seat(a) and a.what == (BANK if a.amount else TAKE)), None)

    def player_dealer(self, r: Round) -> int:
        """His seat; 0: nobody's yet."""
        taken = self.taken(r)
        return taken.by.seat if taken else 0

    # ── who plays ──
    @staticmethod
    def before_play(r: Round) -> tuple[Act, ...]:
        """Play begins with the piles: wagers then stand as they are (DHP-BET-1)."""
        return tuple(takewhile(lambda act: not act.after and act.what != PILES_DEALT, r.acts))

    def in_play(self, r: Round, n: int, kind: str) -> Money:
        return sum(a.amount for a in self.before_play(r)
                   if a.by == Party(n) and a.on == seat(n) and a.what == kind)

    def players(self, r: Round) -> tuple[int, ...]:
        wagers = {a.by.seat for a in self.before_play(r) if a.what == WAGER and a.amount and _at_own_seat(a)}
        return tuple(sorted(wagers - {self.player_dealer(r)}))

    def dice(self, r: Round) -> int | None:
        n = self.player_dealer(r)
        return next((int(a.what) for a in r.acts if a.what in SUMS_OF_DICE and not a.amount
                     and a.by == Party(n) and a.on == seat(n)), None)

    def playing(self, r: Round) -> tuple[int, ...]:
        """All hands from the action hand clockwise; every place is counted, the player-dealer's first (DHP-DEAL-3)."""
        bank, players = self.player_dealer(r), self.players(r)
        if not bank or not players:
            return ()
        first = bank - 1 + (self.dice(r) or 1) - 1
        clockwise = ((first + step) % PLACES + 1 for step in range(PLACES))
        return tuple(n for n in clockwise if n in players or n == bank)

    def revealing(self, r: Round) -> tuple[int, ...]:
        """The hands that have action, the player-dealer's last (A51); what the bank does not reach is not played."""
        bank, covered = self.player_dealer(r), self.covered(r)
        action = (n for n in self.playing(r) if n == bank or covered is None or covered[n])
        return tuple(sorted(action, key=lambda n: n == bank))

    # ── what comes next ──
    def next_step(self, r: Round) -> NextStep:
        if off := called_off(r, self.decks, self.jokers):
            return Settle(*off)
        bank = self.player_dealer(r)
        if not bank:
            passed = {a.by.seat for a in r.acts if a.what == PASS and _at_own_seat(a)}
            asked = next((n for n in self.turns(r) if n not in passed), 0)
            if not asked:
                return Settle(because("dhp.nobody_banks"), "DHP-PD-1")
            return Ask(Party(asked), seat(asked), (TAKE, PASS), "DHP-PD-1")
        if not r.cards and not r.said(PILES_DEALT):
            return self._before_the_piles(r, bank)
        if not self.players(r):
            return Settle(because("dhp.nobody_wagers"), "DHP-SEAT-1")
        if not r.cards and not any(a.on == DECK and a.what in PILES for a in r.acts):
            return Ask(Party(bank), DECK, PILES, "DHP-DEAL-2", note=because("dhp.which_pile"))
        if self.dice(r) is None:
            return Ask(Party(bank), seat(bank), SUMS_OF_DICE, "DHP-DEAL-3", note=because("dhp.sum_of_dice"))
        return self._hands_step(r) or Settle(because("dhp.showdown"), "DHP-OBJ-1")

    def _before_the_piles(self, r: Round, bank: int) -> NextStep:
        if not self.in_play(r, bank, BANK):
            least, most = self.minimum, self._room(r, bank)
            return Collect(Due(Party(bank), seat(bank), BANK, least, max(least, most), "DHP-PD-2"))
        wagers, players = tuple(self._wagers_open(r, bank)), self.players(r)
        if not wagers and not players:
            return Settle(because("dhp.nobody_wagers"), "DHP-SEAT-1")
        for by, choice in ((HOUSE, SHUFFLED), (Party(bank), CUT), (HOUSE, CUT_COMPLETED)):
            if not r.said(choice, by=by, on=DECK):
                ask = Ask(by, DECK, (choice,), "DHP-DEAL-1")
                room = self._room(r, bank)
                more = (Due(Party(bank), seat(bank), BANK, 1, room, "DHP-PD-2", optional=True),) if room else ()
                return Offer((*wagers, *more), ask, "DHP-BET-1") if wagers or more else ask
        if not players:
            return Offer(wagers, None, "DHP-BET-1")
        for n in sorted(self.playing(r)):
            if (missing := self.fee - r.staked(Party(n), seat(n), FEE)) > 0:
                rule = "A64" if n == bank else "DHP-FEE-1"
                return Collect(Due(Party(n), seat(n), FEE, missing, missing, rule))
        return Ask(HOUSE, DECK, (PILES_DEALT,), "DHP-DEAL-1")

    def _wagers_open(self, r: Round, bank: int) -> Iterator[Due]:
        for party in (s.party for s in r.opened.seated if s.party.seat != bank):
            already = self.in_play(r, party.seat, WAGER)
            least = 1 if already else self.minimum
            most = min(self.maximum - already, self._room(r, party.seat))
            if least <= most:
                yield Due(party, seat(party.seat), WAGER, least, most, "DHP-BET-1", optional=bool(already))

    def _room(self, r: Round, n: int) -> Money:
        """The chips that he can still put in, his fee kept apart."""
        stack = next((s.stack for s in r.opened.seated if s.party == Party(n)), 0)
        if stack is None:
            return NO_MAXIMUM
        return max(0, stack - r.staked(Party(n)) - self.fee)

    def _hands_step(self, r: Round) -> NextStep | None:
        for n in self.playing(r):
            if _given(r, n) < CARDS:
                return Deal(seat(n), False, "DHP-DEAL-1")
        moves = tuple(Move(card.card, seat(n, 2), "DHP-SET-1") for n in self.playing(r)
                      if len(r.hand(seat(n, 2))) < 2 for card in r.lying(seat(n)))
        revealing = self.revealing(r)
        if any(move.to.seat in revealing for move in moves):
            return MoveAny(moves, "DHP-SET-1")
        hands = [(seat(n), seat(n, 2)) for n in revealing]
        for places in hands:
            if any(FACE_DOWN in r.hand(place) for place in places):
                return Reveal(places, "DHP-DEAL-2")
        for place in (place for places in hands for place in places):
            if r.faces(place) is None:
                raise CardsUnread(place)
        return None

    # ── what the hands amount to ──
    def hands(self, r: Round, n: int) -> Hands | Place:
        """Both hands of a seat; or the place whose cards are not all there and known."""
        whole, apart = seat(n), seat(n, 2)
        if len(r.hand(whole)) + len(r.hand(apart)) != CARDS:
            return whole
        if len(r.hand(apart)) < 2:
            return apart
        five_cards, two_cards = r.faces(whole), r.faces(apart)
        if five_cards is None or two_cards is None:
            return whole if five_cards is None else apart
        hands = Hands(with_joker_five(five_cards, self.joker_rules), pair_or_high(two_cards),
                      with_joker_cards(five_cards, self.joker_rules), with_joker_cards(two_cards), None)
        if len(two_cards) != 2:
            return replace(hands, foul=because("dhp.foul_count", there=len(five_cards), apart=len(two_cards)))
        return replace(hands, foul=because("dhp.foul", **hands.said())) if hands.five < hands.two else hands

    def standings(self, r: Round) -> tuple[Standing, ...]:
        found = []
        for n in sorted(self.playing(r)):
            hands = self.hands(r, n)
            if isinstance(hands, Hands) and hands.foul is None:
                for place, strength, cards in ((seat(n), hands.five, hands.five_cards),
                                               (seat(n, 2), hands.two, hands.two_cards)):
                    hand = because("hand." + poker_hands.name(strength), cards=cards)
                    found.append(Standing(place, hand, r.faces(place) or (), "DHP-OBJ-1"))
        return tuple(found)

    # ── what is wrong ──
    def irregularities(self, r: Round) -> tuple[Irregularity, ...]:
        return (*fouled(r, self.decks, self.jokers), *self._wrong_cards(r), *self._wrong_turn(r),
                *overdrawn(r, "DHP-BET-1"), *self._wrong_bets(r))

    def _wrong_cards(self, r: Round) -> Iterator[Irregularity]:
        playing = sorted(self.playing(r))
        for n in sorted({c.at.seat for c in r.cards if c.at.zone is Zone.SEAT} - {*playing}):
            lying = [c for c in r.cards if c.at.zone is Zone.SEAT and c.at.seat == n]
            yield wrong("DHP-BET-1", because("dhp.hand_without_wager", place=seat(n)), lying)
        yield from self._exposed(r)
        for n in playing:
            lying = [c for c in r.cards if c.at in (seat(n), seat(n, 2))]
            if len(lying) != CARDS and _given(r, n) >= CARDS:
                yield wrong("DHP-DEAL-1", because("wrong.count", place=seat(n), cards_there=len(lying), wanted=CARDS),
                            lying[CARDS:], because("prescribes.void"))
            hands = self.hands(r, n)
            if isinstance(hands, Hands) and hands.foul:
                yield Irregularity("A41", hands.foul, _seqs(r.lying(seat(n, 2))), because("prescribes.foul_loses"))

    def _exposed(self, r: Round) -> Iterator[Irregularity]:
        """Cards that are seen before all hands are set, or before it is their turn."""
        hands = {n: [c for c in r.cards if c.at in (seat(n), seat(n, 2))] for n in self.revealing(r)}
        set_ = all(_given(r, n) >= CARDS and (len(r.hand(seat(n, 2))) >= 2 or not r.hand(seat(n))) for n in hands)
        hidden_before = False
        for n, cards in hands.items():
            seen = [c for c in cards if isinstance(c.face, Card | Joker)]
            if seen and (hidden_before or not set_):
                reason = because("dhp.out_of_turn" if set_ else "dhp.exposed", place=seat(n))
                yield Irregularity("DHP-DEAL-2" if set_ else "DHP-DEAL-1", reason, _seqs(seen),
                                   INSPECTOR)
            hidden_before = hidden_before or any(c.face is FACE_DOWN for c in cards)

    def _wrong_turn(self, r: Round) -> Iterator[Irregularity]:
        taken, (holder, times) = self.taken(r), _held(r)
        if taken and taken.by.seat == holder and times >= TURNS:
            yield wrong("DHP-PD-1", because("dhp.third_turn", party=taken.by), [taken])
        bank = self.player_dealer(r)
        for act in r.acts:
            if (act.what.isdecimal() and act.what not in SUMS_OF_DICE and not act.amount
                    and act.by == Party(bank) and act.on == seat(bank)):
                yield wrong("DHP-DEAL-3", because("dhp.dice", said=act.what), [act])

    def _wrong_bets(self, r: Round) -> Iterator[Irregularity]:
        bank, before = self.player_dealer(r), self.before_play(r)

        if bank and (r.cards or r.said(PILES_DEALT)) and not self.in_play(r, bank, BANK):
            yield wrong("DHP-PD-2", because("dhp.no_bank", party=Party(bank)), ())
        for party in dict.fromkeys(a.by for a in r.acts if a.amount):
            acts = [a for a in r.acts if a.by == party and a.amount]
            if party == HOUSE:
                yield wrong("DHP-HOUSE-1", because("dhp.house_plays"), acts)
                continue
            if astray := [a for a in acts if not _at_own_seat(a)]:
                yield wrong("DHP-SEAT-1", because("dhp.not_his_seat", party=party, place=astray[0].on), astray)
                continue
            if late := [a for a in acts if a.what in (BANK, WAGER) and a not in before]:
                yield wrong("DHP-BET-1", because("dhp.altered", party=party, kind=late[0].what), late)
            staked = {kind: [a for a in acts if a.what == kind and (kind == FEE or a in before)]
                      for kind in (BANK, WAGER, FEE)}
            if strange := [a for a in acts if a.what not in staked]:
                yield wrong("DHP-BET-1", because("wrong.kind", party=party, kind=strange[0].what), strange)
            if staked[BANK] and party.seat != bank:
                yield wrong("DHP-PD-2", because("dhp.not_the_bank", party=party), staked[BANK])
            elif staked[BANK] and (amount := sum(a.amount for a in staked[BANK])) < self.minimum:
                yield wrong("DHP-PD-2", because("dhp.small_bank", party=party, amount=amount, least=self.minimum),
                            staked[BANK])
            if staked[WAGER] and party.seat == bank:
                yield wrong("DHP-SEAT-1", because("dhp.against_himself", party=party), staked[WAGER])
            elif staked[WAGER] and not (
                    self.minimum <= (amount := sum(a.amount for a in staked[WAGER])) <= self.maximum):
                yield wrong("DHP-BET-1", because("wrong.limits", party=party, kind=WAGER, amount=amount,
                                                 least=self.minimum, most=self.maximum), staked[WAGER])
        for n in sorted(self.playing(r)):
            fees = [a for a in r.acts if a.by == Party(n) and a.on == seat(n) and a.what == FEE and a.amount]
            paid = sum(a.amount for a in fees if not a.after)
            if paid > self.fee or (r.cards and paid < self.fee):
                yield wrong("DHP-FEE-1", because("dhp.fee_wrong", party=Party(n), amount=paid, wanted=self.fee), fees)

    # ── what is owed ──
    def settle(self, r: Round) -> Settlement:
        before, players, playing = self.before_play(r), self.players(r), self.playing(r)
        wagers = {n: tuple(self._wager(r, n)) for n in players}
        lines: list[Line] = []
        for stake, late in stakes(r, (BANK, WAGER, FEE), lambda a: a.what in (BANK, WAGER) and a not in before):
            n = stake.party.seat if _has_seat(stake.party) and stake.on == seat(stake.party.seat) else 0
            if off := called_off(r, self.decks, self.jokers):
                lines.append(stake.ends(Verdict.RETURNED, *off))
            elif late:
                lines.append(stake.ends(Verdict.RETURNED, because("dhp.too_late"), "DHP-BET-1"))
            elif stake.kind == WAGER and n in wagers:
                lines += wagers[n]
            elif stake.kind == FEE and n in playing:
                lines += self._fee(stake)
            elif stake.kind == BANK and n and n == self.player_dealer(r):
                lines.append(self._bank(stake, [line for some in wagers.values() for line in some]))
            else:
                lines.append(stake.ends(Verdict.RETURNED, because("dhp.not_a_bet"), "DHP-BET-1"))
        return Settlement(tuple(lines), self._carried(r))

    def _carried(self, r: Round) -> Carried | None:
        """A hand that was not played is no turn: whoever had taken the bank is asked again."""
        bank, (holder, times) = self.player_dealer(r), _held(r)
        if not bank:
            return r.opened.carried
        played = self.players(r) and not called_off(r, self.decks, self.jokers)
        return Carried(0, (times if bank == holder else 0) + bool(played), (bank,))

    def _fee(self, stake: Stake) -> Iterator[Line]:
        due = min(stake.amount, self.fee)
        yield Line(stake.party, stake.on, FEE, due, 0, Verdict.TAKEN, None, because("dhp.fee"), "DHP-FEE-1")
        if over := stake.amount - due:
            yield Line(stake.party, stake.on, FEE, over, over, Verdict.RETURNED, None, because("dhp.over_fee"),
                       "DHP-FEE-1")

    def _bank(self, bank: Stake, wagers: Sequence[Line]) -> Line:
        """He wins what the others lose, and pays what they win; the house has no part in it (DHP-HOUSE-1)."""
        if not wagers:
            return bank.ends(Verdict.RETURNED, because("dhp.no_wagers"), "DHP-SEAT-1")
        if waiting := next((line.waits_for for line in wagers if line.waits_for is not None), None):
            return bank.waits(waiting, because("dhp.bank_waits", place=waiting), "DHP-SEAT-1")
        won = sum(-line.net for line in wagers if line.net < 0)
        paid = sum(line.net for line in wagers if line.net > 0)
        verdict = Verdict.PUSH if won == paid else Verdict.WIN if won > paid else Verdict.LOSE
        return Line(bank.party, bank.on, BANK, bank.amount, bank.amount + won - paid, verdict, None,
                    because("dhp.bank", won=won, paid=paid), "DHP-SEAT-1")

    def covered(self, r: Round) -> Mapping[int, Money] | None:
        """How much of each wager the bank reaches (A43); None while it depends on dice that nobody has named."""
        bank = self.player_dealer(r)
        wagers = {n: self.in_play(r, n, WAGER) for n in self.playing(r) if n != bank}
        left = self.in_play(r, bank, BANK) if bank else 0
        if 0 < left < sum(wagers.values()) and self.dice(r) is None:
            return None
        reached = {}
        for n, wager in wagers.items():
            reached[n] = min(left, wager)
            left -= reached[n]
        return reached

    def _wager(self, r: Round, n: int) -> Iterator[Line]:
        amount, covered = self.in_play(r, n, WAGER), self.covered(r)
        stake = Stake(Party(n), seat(n), WAGER, amount)
        if covered is None:
            place = seat(self.player_dealer(r))
            yield stake.waits(place, because("dhp.waiting_dice", place=place), "DHP-DEAL-3")
            return
        reached = covered.get(n, 0)
        if reached:
            yield self._against_bank(r, Stake(Party(n), seat(n), WAGER, reached))
        if reached < amount:
            rest = Stake(Party(n), seat(n), UNCOVERED if reached else WAGER, amount - reached)
            yield rest.ends(Verdict.RETURNED, because("dhp.uncovered"), "DHP-OUT-5")

    def _against_bank(self, r: Round, stake: Stake) -> Line:
        mine = self.hands(r, stake.party.seat)
        if isinstance(mine, Hands) and mine.foul:
            return stake.ends(Verdict.LOSE, mine.foul, "A41")
        theirs = self.hands(r, self.player_dealer(r))
        if isinstance(mine, Place):
            return self._waits(r, stake, mine)
        if isinstance(theirs, Place):
            return self._waits(r, stake, theirs)
        if theirs.foul:
            return self._wins(stake, because("dhp.bank_foul"), "A51")
        five, two = _compare(mine.five, theirs.five), _compare(mine.two, theirs.two)
        reason = _told(five, two, mine, theirs)
        if five > 0 and two > 0:
            return self._wins(stake, reason, "DHP-OUT-1")
        if five > 0 or two > 0:
            return stake.ends(Verdict.PUSH, reason, "DHP-OUT-2")
        if five < 0 and two < 0:
            return stake.ends(Verdict.LOSE, reason, "DHP-OUT-3")
        return stake.ends(Verdict.PUSH if self.copies is Copies.PUSH else Verdict.LOSE, reason, "DHP-OUT-4")

    @staticmethod
    def _waits(r: Round, stake: Stake, place: Place) -> Line:
        over = sum(len(r.lying(seat(place.seat, hand))) for hand in (1, 2)) > CARDS
        return stake.waits(place, because("waiting.count" if over else "waiting.card", place=place), "DHP-OBJ-1")

    def _wins(self, stake: Stake, reason: Reason, rule: str) -> Line:
        return stake.wins(self.wager_pays["both_higher"], 1, Rounding.EXACT, reason, rule)


def _has_seat(party: Party) -> bool:
    return 1 <= party.seat <= PLACES and party.nth == 1


def _at_own_seat(act: Act) -> bool:
    return _has_seat(act.by) and act.on == seat(act.by.seat)


def _held(r: Round) -> tuple[int, int]:
    """Who held the bank last, and for how many hands in a row."""
    carried = r.opened.carried
    return (carried.holders[0], carried.times) if carried and carried.holders else (0, 0)


def _given(r: Round, n: int) -> int:
    hands = (seat(n), seat(n, 2))
    return sum(c.at in hands or (c.at == MUCK and c.dealt_to in hands) for c in r.cards)


def _seqs(cards: Sequence[Lying]) -> tuple[int, ...]:
    return tuple(card.seq for card in cards)


def _compare(mine: Strength, theirs: Strength) -> int:
    return (mine > theirs) - (mine < theirs)


def _told(five: int, two: int, mine: Hands, theirs: Hands) -> Reason:
    """Both hands on both sides, and the kickers where the names do not tell which is higher."""
    said = {**mine.said(), **theirs.said("dealer_")}
    for which, ours, dealers in (("", mine.five_cards, theirs.five_cards), ("two_", mine.two_cards, theirs.two_cards)):
        if decided := poker_hands.kickers(ours, dealers):
            said |= {which + "kicker": decided[:1], f"dealer_{which}kicker": decided[1:]}
    return because((("dhp.both_lower", "dhp.five_lower_two_copied", "dhp.five_lower_two_higher"),
                    ("dhp.five_copied_two_lower", "dhp.both_copied", "dhp.five_copied_two_higher"),
                    ("dhp.five_higher_two_lower", "dhp.five_higher_two_copied", "dhp.both_higher"))[five + 1][two + 1],
                   **said)
