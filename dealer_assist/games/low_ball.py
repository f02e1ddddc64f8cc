"""Low Ball (S4): five cards, one draw, the lowest hand wins; 53 cards, the joker the lowest that the hand lacks.

All who are in name their draw in turn and discard; then the draw is dealt, each player's cards in one piece.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from dealer_assist.cards import UNREADABLE, Card, Face, Rank
from dealer_assist.games import betting as turns
from dealer_assist.games import poker_hands, pots
from dealer_assist.games.betting import BET, BIG_BLIND, CHECK, STRADDLE, Betting, Chips, Limit, Look
from dealer_assist.games.game import (
    DEAD_HAND,
    DECLINED,
    FOLD,
    INSPECTOR,
    MISCALLED,
    VOID,
    Ask,
    Bet,
    Burn,
    Deal,
    Irregularity,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Settle,
    wrong,
)
from dealer_assist.games.house_file import not_above, option
from dealer_assist.games.poker import Blinds, Cites, Entry, HeadsUp, Made, Showdown
from dealer_assist.games.pots import Layer
from dealer_assist.games.wrong_bets import wrong_bets
from dealer_assist.money import Money
from dealer_assist.table.events import Due
from dealer_assist.table.places import BURN, DECK, HOUSE, MUCK, POT, Party, Place, seat
from dealer_assist.table.round import Act, CardsUnread, Lying, Round
from dealer_assist.table.settlement import Carried, Line, Pot, Reason, Settlement, Verdict, because
from dealer_assist.table.sitting import Sitting

PAT = "pat"
DRAWS = {PAT: 0, **{f"draw {n}": n for n in range(1, 6)}}
CUT = "cut"                                     # a player asks for it; the house says that it was done
LOOKED, NOT_LOOKED = "looked", "not looked"     # at a hand of six cards
AFTER = ", after the draw"
_SEVEN = 7


class Seven(StrEnum):
    """What a checked seven or better loses (A45)."""

    LIVE = "live"                   # what was bet after the draw goes back when it is best
    TOURNAMENT = "tournament"       # it wins nothing
    AFTER_DRAW = "after the draw"   # a tournament, read so: it wins nothing that was bet after the draw


class SixCards(StrEnum):
    DEAD_IF_LOOKED = "hand dead if looked at, else card returned"
    MISDEAL = "misdeal"


class DealtBy(StrEnum):
    HOUSE = "house"
    BUTTON = "button"               # the players deal in turn


class Low(Made):
    def kickers(self, other: Made) -> None:
        """The ranks are the name: they tell all there is."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw as far as it has come."""

    begins: int                     # the act that opens it
    cards: int                      # dealt before it
    said: dict[int, int]
    last: int                       # the seat that named its number last
    too_late: tuple[Act, ...]       # another number, when it could not be changed any more


@dataclass(frozen=True, kw_only=True)
class LowBall(Blinds):
    limit: Limit = option("lb.limit", Limit.LIMIT)
    small_blind: Money = option("lb.small_blind")               # 0: there is none
    small_bet: Money = option("lb.bet_before_draw", least=1)    # and the big blind
    big_bet: Money = option("lb.bet_after_draw", least=1)
    heads_up: HeadsUp = option("lb.heads_up", HeadsUp.BUTTON_IS_SMALL_BLIND)
    straddle: bool = option("lb.straddle")
    seven: Seven = option("lb.seven", Seven.LIVE)
    six_cards: SixCards = option("lb.one_player_6", SixCards.DEAD_IF_LOOKED)
    dealt_by: DealtBy = option("lb.dealt_by", DealtBy.HOUSE)

    jokers = 1
    rulings = (VOID, DEAD_HAND, MISCALLED)
    hole = 5
    cites = Cites(draw="A51", deal="LB-DEAL-1", burn="LB-DRAW-2", board="LB-DEAL-1", ask="LB-DEAL-1", show="LB-SHOW-1",
                  hand="LB-RANK-1", split="A51", alone="A51", fold="A51", muck="LB-SHOW-2", taken="A51",
                  seats="LB-DEAL-1")

    def __post_init__(self) -> None:
        not_above("lb.small_blind", self.small_blind, "lb.bet_before_draw", self.small_bet)
        not_above("lb.bet_before_draw", self.small_bet, "lb.bet_after_draw", self.big_bet)

    def places(self, seats: tuple[int, ...]) -> tuple[Place, ...]:
        return tuple(map(seat, seats))

    # ── stakes ──
    @property
    def blinds(self) -> tuple[Money, Money]:
        return self.small_blind, self.small_bet

    @property
    def blind_rules(self) -> tuple[str, str]:
        return "A49", "LB-BLIND-1"

    @property
    def heads_up_blinds(self) -> HeadsUp:
        return self.heads_up

    def blinds_due(self, sitting: Sitting, small: int, big: int) -> tuple[Due, ...]:
        """A blind that passed an absent player is gone: none is made up, none is dead (LB-BLIND-1)."""
        return tuple(due for due in super().blinds_due(sitting, small, big) if due.most)

    def _dues(self, r: Round) -> NextStep | None:
        """A blind that was skipped is gone."""
        return None if r.cards else super()._dues(r)

    def betting(self, r: Round) -> Betting:
        return Betting(self.limit, (self.small_bet, self.big_bet), first_bet=True, check_raise=False)

    def next_button(self, sitting: Sitting) -> int:
        """A misdeal is dealt again from the same button."""
        last, paid = sitting.opened, sitting.closed
        again = paid.paid.carried if last and last.button and paid and paid.number == last.number else None
        return again.holders[0] if again and again.holders[0] in sitting.after(0) else super().next_button(sitting)

    def dealer(self, r: Round) -> int:
        """The player who deals; 0 where the house does."""
        return r.opened.button if self.dealt_by is DealtBy.BUTTON else 0

    def straddler(self, r: Round) -> int:
        """The player left of the big blind; 0 where nobody may straddle."""
        order = self.order(r)
        if not self.straddle or len(order) < 3 or self.entry is Entry.CONTRIBUTIONS:
            return 0
        big = next((due.by.seat for due in r.opened.dues if due.kind == BIG_BLIND), 0)
        return order[(order.index(big) + 1) % len(order)] if big in order else 0

    # ── before the draw ──
    def next_step(self, r: Round) -> NextStep:
        if self.misdealt(r) and not self.called_off(r):
            return Settle(because("lb.misdeal"), "LB-MIS-1")
        return super().next_step(r)

    def deal_hands(self, r: Round) -> NextStep | None:
        step, order = super().deal_hands(r), self.order(r)
        if step is None:
            return self._replace_exposed(r)
        straddler, amount = self.straddler(r), 2 * self.small_bet
        if (straddler and all(r.dealt(seat(n)) == 2 for n in order) and self.look(r).behind[straddler] >= amount
                and not r.staked(what=STRADDLE) and not r.said(DECLINED, Party(straddler))):
            due = Due(Party(straddler), seat(straddler), STRADDLE, amount, amount, "LB-STRAD-1", True)
            return Offer((due,), step, "LB-STRAD-1")
        return step

    def _replace_exposed(self, r: Round) -> NextStep | None:
        for n in self.order(r):
            for card in r.lying(seat(n)):
                if self._goes(r, card):
                    return Move(card.card, MUCK, "LB-EXP-1")
        for n in self.order(r):
            replaced = sum(card.at == MUCK and self._goes(r, card) for card in r.cards if card.dealt_to == seat(n))
            if r.dealt(seat(n)) < self.hole + replaced:
                return Deal(seat(n), False, "LB-EXP-2")
        return None

    def _goes(self, r: Round, card: Lying) -> bool:
        """Exposed before the draw, and too high to be kept."""
        if not card.exposed or card.dealt_to.seat == self.dealer(r):
            return False
        if _high(card.face):
            return True
        if card.face is UNREADABLE and card.at == card.dealt_to:
            raise CardsUnread(card.at)
        return False

    def six(self, r: Round) -> list[int]:
        """Seats that were dealt six cards, unless one of them went back to the deck."""
        draw = self.draw(r)
        dealt = r.cards if draw is None else r.cards[:draw.cards]

        def counts(card: Lying) -> bool:
            return card.at != DECK and not (card.at == MUCK and card.exposed and _high(card.face))
        return [n for n in self.order(r) if sum(c.dealt_to == seat(n) and counts(c) for c in dealt) > self.hole]

    def misdealt(self, r: Round) -> bool:
        return bool(r.opened.button) and len(self.six(r)) >= (1 if self.six_cards is SixCards.MISDEAL else 2)

    def before_betting(self, r: Round, look: Look) -> NextStep | None:
        if look.street:
            return self._draw_step(r, look)
        for n in self.six(r):
            if n in look.live and not r.said(LOOKED, HOUSE, seat(n)):
                if r.said(NOT_LOOKED, HOUSE, seat(n)):
                    return Move(r.lying(seat(n))[-1].card, DECK, "A46") if r.lying(seat(n)) else None
                return Ask(HOUSE, seat(n), (NOT_LOOKED, LOOKED), "A46")
        return None

    # ── the draw ──
    def draw(self, r: Round) -> Draw | None:
        """A number that is named before the first betting round is over opens nothing."""
        order = self.order(r)

        def word(act: Act) -> bool:
            return not act.amount and act.what in DRAWS and act.by.seat in order and act.on == seat(act.by.seat)

        dead = [n for n in order if r.said(LOOKED, HOUSE, seat(n))]

        def over(n: int) -> bool:
            look = turns.look(replace(r, acts=r.acts[:n]), order, self.betting(r), ([0] * n, 0), killed=dead)
            return look.actor is None and len(look.live) > 1

        begins = next((n for n, act in enumerate(r.acts)
                       if word(act) and (self.entry is Entry.CONTRIBUTIONS or over(n))), None)
        if begins is None:
            return None
        cards, last = r.acts[begins].after, 0
        said: dict[int, int] = {}
        too_late = []
        for act in filter(word, r.acts[begins:]):
            n, number = act.by.seat, DRAWS[act.what]
            if n not in said or (n == last and act.after == cards):
                said[n], last = number, n
            elif said[n] != number:
                too_late.append(act)
        return Draw(begins, cards, said, last, tuple(too_late))

    def streets(self, r: Round) -> tuple[Sequence[int], int]:
        draw = self.draw(r)
        begins = len(r.acts) if draw is None else draw.begins
        return [int(n >= begins) for n in range(len(r.acts))], int(draw is not None)

    def after_betting(self, r: Round, look: Look) -> NextStep | None:
        return self._draw_step(r, look) if not look.street else None

    def _draw_step(self, r: Round, look: Look) -> NextStep | None:
        draw = self.draw(r)
        if draw is None:
            return self._cut(r, self._ask(r, look.live[0]))
        if any(act.what in (BET, CHECK) for act in r.acts[draw.begins:]):
            return None
        for n in look.live:
            if n not in draw.said:
                return self._changing(r, draw, self._ask(r, n))
            held = self._kept(r, draw, n)
            if len(held) > self.hole - draw.said[n]:
                rule = "LB-DRAW-4" if n == self.dealer(r) else "LB-DRAW-1"
                return self._changing(r, draw, MoveAny(tuple(Move(c.card, MUCK, rule) for c in held), rule))
        step = self._deal_draw(r, draw, look.live)
        return step if step is None or len(r.cards) > draw.cards else self._changing(r, draw, step)

    def _ask(self, r: Round, n: int) -> Ask:
        most, rule = (4, "LB-DRAW-3") if n == self.dealer(r) else (5, "LB-DRAW-1")
        return Ask(Party(n), seat(n), tuple(word for word, number in DRAWS.items() if number <= most), rule)

    def _cut(self, r: Round, ask: Ask) -> NextStep:
        """Any player may ask for it until the first draw is named; the one on the dealer's right cuts, once."""
        may_ask = tuple(Party(n) for n in self.order(r) if n != self.dealer(r))
        if not any(act.what == CUT and act.by in may_ask for act in r.acts):
            return Offer((), ask, "LB-CUT-1", (CUT,), may_ask)
        if r.said(CUT, by=HOUSE):
            return ask
        order = self.order(r)
        right = order[-2] if self.dealer(r) else max(order)     # the house sits between the last box and the first
        return Ask(HOUSE, DECK, (CUT,), "LB-CUT-1", note=because("lb.cut_by", place=seat(right)))

    def _changing(self, r: Round, draw: Draw, step: NextStep) -> NextStep:
        """Who named his number last may name another, until the next one does or a card is dealt (LB-DRAW-5)."""
        gone = self.hole - len(self._kept(r, draw, draw.last))
        words = tuple(word for word in self._ask(r, draw.last).choices if gone <= DRAWS[word] != draw.said[draw.last])
        return Offer((), step, "LB-DRAW-5", words, (Party(draw.last),)) if words else step

    def _deal_draw(self, r: Round, draw: Draw, live: Sequence[int]) -> NextStep | None:
        drawn = {n: self._drawn_cards(r, draw, n) for n in live}
        for n in live:
            if len(drawn[n]) < min(draw.said[n], 4):
                return Deal(seat(n), False, "LB-DRAW-1")
        drawing = [n for n in live if draw.said[n]]
        for n in live:
            if len(drawn[n]) < draw.said[n]:
                if n == drawing[-1] and not any(c.dealt_to == BURN for c in r.cards[draw.cards:]):
                    return Burn("LB-DRAW-2")
                return Deal(seat(n), False, "LB-DRAW-1")
        for n in live:
            for card in drawn[n]:
                if card.exposed and card.at == seat(n) and n != self.dealer(r):
                    return Move(card.card, MUCK, "LB-EXP-3")
        for n in live:
            if len(drawn[n]) < draw.said[n] + _replaced(drawn[n]):
                return Deal(seat(n), False, "LB-EXP-3")
        return None

    @staticmethod
    def _kept(r: Round, draw: Draw, n: int) -> list[Lying]:
        """What a seat still holds of the cards it had before the draw."""
        return [c for c in r.cards[:draw.cards] if c.dealt_to == c.at == seat(n)]

    @staticmethod
    def _drawn_cards(r: Round, draw: Draw, n: int) -> list[Lying]:
        return [c for c in r.cards[draw.cards:] if c.dealt_to == seat(n)]

    def ask(self, r: Round, look: Look, ask: Ask) -> Ask:
        """After the draw; S4 does not say who begins then."""
        draw = self.draw(r)
        if draw is None:
            return ask
        first = not any(act.what in (BET, CHECK, FOLD) for act in r.acts[draw.begins:])
        return replace(ask, rule="A51", note=because("lb.may_tell") if first else None)

    # ── hands ──
    def best(self, r: Round, n: int) -> Made | Place:
        cards = r.faces(seat(n))
        if cards is None or len(cards) != self.hole:
            return seat(n)
        return Low(poker_hands.ace_to_five(cards), "ace_to_five",
                   tuple(card for card, _ in poker_hands.ace_to_five_cards(cards)))

    def thrown(self, r: Round, n: int) -> int:
        """Who draws five has no hand until he is dealt his cards; a sixth that went back to the deck is none of his."""
        draw = self.draw(r)
        if draw and draw.said.get(n) == self.hole and not self._drawn_cards(r, draw, n):
            return 0
        cards = [c for c in r.cards if c.dealt_to == seat(n) and c.at != DECK]
        return max((c.moved for c in cards), default=0) if all(c.at == MUCK for c in cards) else 0

    def _miscallers(self, r: Round) -> list[int]:
        """Who called his hand wrong while another fouled his own. Which came first nobody can say afterwards: the
        inspector's word follows both."""
        left = [n for n in self.order(r) if not r.said(FOLD, Party(n))]
        called = [n for n in left if r.said(MISCALLED, HOUSE, seat(n))]
        fouled = (n for n in left if n not in called and (self.mucked(r, n) or r.said(DEAD_HAND, HOUSE, seat(n))))
        return called if called and any(fouled) else []

    def killed(self, r: Round) -> dict[int, tuple[Reason, str]]:
        if not r.opened.button:
            return {}
        dead = {n: (because("lb.six_dead"), "A46") for n in self.six(r) if r.said(LOOKED, HOUSE, seat(n))}
        return dead | {n: (because("lb.miscalled"), "LB-SHOW-3") for n in self._miscallers(r)}

    def checked_sevens(self, r: Round) -> dict[int, tuple[Act, Made]]:
        """Seats that checked a seven or better after the draw, and what they hold, as far as it was shown."""
        draw = self.draw(r)
        found: dict[int, tuple[Act, Made]] = {}
        for act in r.acts[draw.begins:] if draw else ():
            n = act.by.seat
            made = self.best(r, n) if act.what == CHECK and act.on == seat(n) else None
            if isinstance(made, Made) and made.strength[0] == 0 and -made.strength[1] <= _SEVEN:
                found.setdefault(n, (act, made))
        return found

    # ── what is owed ──
    def settle_pots(self, r: Round, chips: Chips) -> Settlement:
        if self.misdealt(r):
            return Settlement(self.returned(r, because("lb.misdeal"), "LB-MIS-1"), Carried(0, 0, (r.opened.button,)))
        return super().settle_pots(r, chips)

    def layers(self, r: Round, chips: Chips, holding: Sequence[int],
               carried: Money) -> tuple[tuple[Layer, ...], tuple[int, Money] | None]:
        """Where a checked seven counts against what was bet after the draw alone, those chips are pots of their own."""
        look = self.look(r)
        after = look.now if look.street else {}
        if not self._after_draw_apart(r, after, holding):
            return super().layers(r, chips, holding, carried)
        before = {n: put - after[n] for n, put in chips.put.items()}
        first, _ = pots.layers(before, chips.dead, (), holding, carried)
        then, uncalled = pots.layers(after, {}, chips.live, [n for n in holding if after[n]])
        return (*first, *(layer._replace(name=layer.name + AFTER) for layer in then)), uncalled

    def _after_draw_apart(self, r: Round, after: Mapping[int, Money], holding: Sequence[int]) -> bool:
        """Live, a checked seven that others beat loses like any other hand."""
        sevens = {n: made for n, made in self._sevens(r).items() if n in holding and after.get(n)}
        if self.seven is not Seven.LIVE:
            return self.seven is Seven.AFTER_DRAW and bool(sevens)
        made = {n: self.best(r, n) for n in holding}
        return any(all(isinstance(other := made[m], Made) and other.strength <= seven.strength
                       for m in holding if after[m] >= after[n]) for n, seven in sevens.items())

    def _sevens(self, r: Round) -> dict[int, Made]:
        """Entered as what each put in, nobody can say what was bet after whose check."""
        if self.entry is Entry.CONTRIBUTIONS:
            return {}
        return {n: made for n, (_, made) in self.checked_sevens(r).items()}

    def award(self, r: Round, layer: Layer, levy: Money, showdown: Showdown) -> tuple[list[Line], Pot]:
        sevens = self._sevens(r)
        able = tuple(n for n in layer.contesting if n not in sevens)
        if self.seven is Seven.LIVE:
            if layer.name.endswith(AFTER) and (best := self._best_seven(layer, showdown, sevens)):
                reason = because("lb.seven_void", party=Party(best), **sevens[best].said)
                return ([Line(Party(n), POT, layer.name, chips, chips, Verdict.RETURNED, None, reason, "LB-SEVEN-1")
                         for n, chips in layer.put.items()],
                        Pot(layer.name, layer.amount, 0, tuple(map(Party, layer.contesting)), ()))
        elif able and len(able) < len(layer.contesting) and (
                self.seven is Seven.TOURNAMENT or layer.name.endswith(AFTER)):
            lost = {n: (because("lb.seven_lost", **made.said), "LB-SEVEN-1") for n, made in sevens.items()}
            lines, pot = super().award(r, layer._replace(contesting=able), levy,
                                       replace(showdown, gone={**showdown.gone, **lost}))
            return _only(lines, pot, because("lb.seven_wins"), "LB-SEVEN-1") if len(able) == 1 else (lines, pot)
        lines, pot = super().award(r, layer, levy, showdown)
        if len(layer.contesting) == 1 and self._miscallers(r):
            return _only(lines, pot, because("lb.miscall_wins"), "LB-SHOW-3")
        return lines, pot

    @staticmethod
    def _best_seven(layer: Layer, showdown: Showdown, sevens: dict[int, Made]) -> int:
        """A checked seven that is best, or as good as the best, of those who could win these chips; 0: none is."""
        winners: Sequence[int] = layer.contesting
        if len(winners) > 1:
            winners = () if showdown.missing(winners) else showdown.winners(winners)
        return next((n for n in winners if n in sevens), 0)

    # ── what is wrong ──
    def objections(self, sitting: Sitting) -> tuple[Irregularity, ...]:
        players = len(sitting.after(0))
        if 2 <= players <= 9:
            return ()
        return (Irregularity("LIM-SEAT-1", because("poker.players", count=players, least=2, most=9), ()),)

    def wrong_hands(self, r: Round) -> list[Irregularity]:
        draw = self.draw(r)
        found = [*self._wrong_cards(r), *self._wrong_straddles(r), *wrong_bets(self, r, self.chips(r)),
                 *self._wrong_words(r, draw)]
        for n, (act, made) in self.checked_sevens(r).items() if self.entry is Entry.CONTRIBUTIONS else ():
            found.append(wrong("A45", because("lb.seven_unseen", party=Party(n), **made.said), [act]))
        return found if draw is None else [*found, *self._wrong_draws(r, draw)]

    def _wrong_cards(self, r: Round) -> list[Irregularity]:
        found = []
        six, misdealt = self.six(r), self.misdealt(r)
        for n in six:
            cards = [c for c in r.cards if c.dealt_to == seat(n)]
            prescribes = because("prescribes.misdeal") if misdealt else because("lb.six_dead_if_looked")
            found.append(wrong("LB-MIS-1" if misdealt else "A46", because("lb.six", place=seat(n)), cards[self.hole:],
                               prescribes))
        draw = self.draw(r)
        for number, card in enumerate(r.cards):
            if card.exposed and card.dealt_to.seat in self.order(r):
                drawn = draw is not None and number >= draw.cards
                if card.dealt_to.seat == self.dealer(r):
                    rule, key = "LB-EXP-4", "lb.exposed_kept"
                elif drawn:
                    rule, key = "LB-EXP-3", "lb.exposed_replaced_last"
                elif _high(card.face):
                    rule, key = "LB-EXP-1", "lb.exposed_replaced"
                else:
                    rule, key = "LB-EXP-1", "lb.exposed_kept"
                found.append(Irregularity(rule, because("lb.exposed", place=card.dealt_to), (card.seq,), because(key)))
        return found

    def _wrong_straddles(self, r: Round) -> Iterator[Irregularity]:
        right = self.straddler(r), 2 * self.small_bet, 2 * len(self.order(r))
        for act in r.acts:
            if act.what == STRADDLE and act.amount:
                if not self.straddle:
                    yield wrong("LB-STRAD-2", because("lb.no_straddle", party=act.by), [act])
                elif (act.by.seat, act.amount, act.after) != right:
                    yield wrong("LB-STRAD-1", because("lb.straddle", party=act.by), [act])

    # S4 says who begins before the draw, and what may be bet; of all else that is wrong with bets it says nothing.
    def turn_rule(self, look: Look) -> str:
        return "A51" if look.street else self.cites.ask

    @property
    def sizes(self) -> str:
        return "A51"

    def may_not_raise(self, look: Look, act: Act, earlier: Sequence[Act]) -> tuple[str, Reason]:
        if any(a.what == CHECK and a.by == act.by for a in earlier):
            return "LB-BET-1", because("lb.check_raise", party=act.by)
        return super().may_not_raise(look, act, earlier)

    def raise_too_small(self, look: Look, act: Act, bet: Bet) -> tuple[str, Reason]:
        return "LB-BET-2", because("lb.too_small", party=act.by, amount=act.amount - bet.call, least=look.full)

    def not_posted(self, due: Due) -> tuple[str, Reason]:
        return "LB-BLIND-1", because("lb.blind_gone")

    def _wrong_words(self, r: Round, draw: Draw | None) -> list[Irregularity]:
        found = []
        begins = len(r.acts) if draw is None else draw.begins
        asked = False
        for n, act in enumerate(r.acts):
            if act.what == CUT and not act.amount:
                if act.by.seat == self.dealer(r) and not (act.by == HOUSE and asked):
                    found.append(wrong("LB-CUT-1", because("lb.dealer_cut"), [act]))
                elif act.by != HOUSE and (asked or n >= begins):
                    key = "lb.second_cut" if asked else "lb.late_cut"
                    found.append(wrong("LB-CUT-1", because(key, party=act.by), [act]))
                asked = asked or act.by.seat not in (HOUSE.seat, self.dealer(r))
            if act.what == MISCALLED and act.by == HOUSE and act.on.seat not in self._miscallers(r):
                found.append(Irregularity("LB-SHOW-1", because("lb.miscall_harmless", place=act.on), (act.seq,)))
        return found

    def _wrong_draws(self, r: Round, draw: Draw) -> list[Irregularity]:
        found = [wrong("LB-DRAW-5", because("lb.late_change", party=act.by, stands=draw.said[act.by.seat]), [act])
                 for act in draw.too_late]
        if draw.said.get(self.dealer(r)) == self.hole:
            found += [wrong("LB-DRAW-3", because("lb.dealer_draws_five", party=act.by), [act])
                      for act in r.acts[draw.begins:] if act.by.seat == self.dealer(r) and DRAWS.get(act.what) == 5]
        for n, number in draw.said.items():
            kept, drawn = self._kept(r, draw, n), self._drawn_cards(r, draw, n)
            if r.said(FOLD, Party(n)) or self.mucked(r, n):
                continue
            if len(kept) < self.hole - number:
                found.append(Irregularity("LB-DRAW-1", because(
                    "lb.discards", place=seat(n), discards=self.hole - len(kept), wanted=number), (),
                    INSPECTOR))
            if len(drawn) - _replaced(drawn) > number:
                found.append(wrong("LB-DRAW-1", because(
                    "lb.drew_too_many", place=seat(n), cards_there=len(drawn) - _replaced(drawn), wanted=number),
                    drawn[number:]))
        return found


def _high(face: Face) -> bool:
    """Six or higher: not to be kept when it was exposed. The ace is one, the joker the lowest that is missing."""
    return isinstance(face, Card) and Rank.SIX <= face.rank < Rank.ACE


def _replaced(drawn: Sequence[Lying]) -> int:
    return sum(card.exposed and card.at == MUCK for card in drawn)


def _only(lines: list[Line], pot: Pot, reason: Reason, rule: str) -> tuple[list[Line], Pot]:
    """A pot whose only contestant gets it for another reason than that all others folded."""
    return ([line._replace(reason=reason, rule=rule) if line.verdict is Verdict.WIN else line for line in lines],
            pot._replace(shares=tuple(share._replace(reason=reason) for share in pot.shares)))
