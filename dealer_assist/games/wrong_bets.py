"""What is wrong with the chips and words of a hand with a pot: dues, turns, amounts, chips that belong to no hand.

A slip is told once. Who acts after it is right if he follows the chips that lie there, and also if he follows what the
rules make of them; who acts in his turn behind one that came too early is part of that one slip.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from dealer_assist.games import betting as turns
from dealer_assist.games.betting import BET, CHECK, DEAD, POST, Betting, Chips, Look
from dealer_assist.games.game import FOLD, INSPECTOR, Irregularity
from dealer_assist.games.poker import COLLECTION, Entry, Poker
from dealer_assist.money import Money
from dealer_assist.table.places import seat
from dealer_assist.table.round import Act, Round
from dealer_assist.table.settlement import Reason, Value, because

SPOKEN = (BET, CHECK, FOLD)


@dataclass(frozen=True, slots=True)
class _Slip:
    rule: str
    reason: Reason
    prescribes: Reason
    stands: Money           # what of the chips the rules let stand
    early: bool = False     # somebody else was to speak


def wrong_bets(game: Poker, r: Round, chips: Chips, told: Collection[str] = ()) -> list[Irregularity]:
    """``told``: kinds of chips of which the game itself says what is wrong."""
    found = [*_dues(game, r, chips), *_aside(game, r, chips, told)]
    return [*found, *_bets(game, r)] if game.entry is Entry.ACTIONS else found


def _dues(game: Poker, r: Round, chips: Chips) -> Iterator[Irregularity]:
    began = bool(r.cards) or any(a.what in SPOKEN for a in r.acts)
    for due in r.opened.dues:
        put = r.staked(due.by, due.on, due.kind)
        acts = tuple(a.seq for a in r.acts if (a.by, a.on, a.what) == (due.by, due.on, due.kind) and a.amount)
        if put and not due.least <= put <= due.most:
            yield Irregularity(due.rule, because("wrong.limits", party=due.by, kind=due.kind, amount=put,
                                                 least=due.least, most=due.most), acts, INSPECTOR, acts)
        elif (began and not put and due.least and not due.optional and due.by.seat in chips.put
              and (game.entry is Entry.ACTIONS or due.kind == COLLECTION)):
            rule, prescribes = game.not_posted(due)
            yield Irregularity(rule, because("poker.not_posted", party=due.by, kind=due.kind, amount=due.least), (),
                               prescribes, tuple(c.seq for c in r.cards[:1]))
    asked = {(due.by, due.on) for due in r.opened.dues if due.kind == COLLECTION}
    for act in r.acts:
        if act.what == COLLECTION and act.amount and (act.by, act.on) not in asked:
            yield Irregularity(game.cites.taken, because("poker.not_due", party=act.by, kind=act.what,
                                                         amount=act.amount), (act.seq,), INSPECTOR, (act.seq,))


def _aside(game: Poker, r: Round, chips: Chips, told: Collection[str]) -> Iterator[Irregularity]:
    for act in chips.strange:
        if act.what not in (COLLECTION, *told) and (r.cards or act.what not in (POST, DEAD)):
            # a post and dead money come apart
            yield Irregularity(game.cites.seats, because("poker.chips_aside", party=act.by, kind=act.what,
                                                         amount=act.amount), (act.seq,),
                               because("prescribes.give_back"), (act.seq,))


def _bets(game: Poker, r: Round) -> list[Irregularity]:
    """Each bet, check and fold, judged by how things stood before it."""
    order, betting, (streets, now) = game.order(r), game.betting(r), game.streets(r)
    first, killed = game.first(r), game.killed(r)
    spoken = [n for n, act in enumerate(r.acts) if act.what in SPOKEN and act.by.seat in order
              and act.on == seat(act.by.seat) and act.by.nth == 1]
    places = {n: place for place, n in enumerate(spoken)}
    found: list[Irregularity] = []
    stand, as_ruled = list(r.acts), False       # the acts as the rules let them stand
    passed: tuple[int | None, int] | None = None        # who was passed over, and who spoke last in his place
    for n, before in enumerate(turns.looks(r, order, betting, (streets, now), first)):
        if (place := places.get(n)) is None:
            continue
        act = r.acts[n]
        earlier = [r.acts[m] for m in spoken[:place] if streets[m] == streets[n]]
        following = next((r.acts[m] for m in spoken[place + 1:place + 2] if streets[m] == streets[n]), None)
        slip = _slip(game, before, betting, act, earlier, following)
        part = False
        if slip and (as_ruled or killed):       # when a hand died by rule, nobody may have known yet
            ruled = turns.look(replace(r, acts=tuple(stand[:n])), order, betting, (streets[:n], streets[n]), first,
                               killed, after_fold=False)
            instead = _slip(game, ruled, betting, act, earlier, following)
            part = instead is None
            if instead is None or instead.reason.key != slip.reason.key:
                slip, before = instead, ruled
        passed = passed if earlier else None
        if slip and slip.early:
            part = passed == (before.actor, _before(order, before, act.by.seat))
            passed = before.actor, act.by.seat
        else:
            passed = None
        if part and found:
            found[-1] = replace(found[-1], covers=(*found[-1].covers, act.seq))
        elif slip and not part:
            found.append(Irregularity(slip.rule, slip.reason, (act.seq,), slip.prescribes,
                                      (*(a.seq for a in earlier[-1:] if a.by == act.by), act.seq)))
            if slip.stands != act.amount:
                stand[n], as_ruled = act._replace(amount=slip.stands), True
    return found


def _before(order: Sequence[int], look: Look, who: int) -> int | None:
    """Who speaks just before this seat, when the one whose turn it is has been passed over."""
    at = order.index(who)
    return next((n for n in (*order[:at][::-1], *order[at + 1:][::-1]) if n in look.live and n != look.actor
                 and look.behind.get(n, 0) > 0), None)


def _slip(game: Poker, before: Look, betting: Betting, act: Act, earlier: Sequence[Act],
          following: Act | None) -> _Slip | None:
    """``earlier``: what was said and bet before in this betting round."""
    who, rule = act.by.seat, game.turn_rule(before)
    if who not in before.live:
        return None                                         # chips of his stand aside already
    if before.actor is None:
        return _Slip(rule, because("poker.betting_is_over", party=act.by, amount=act.amount),
                     because("prescribes.give_back"), 0) if act.amount else None
    if who != before.actor:
        if act.amount and earlier and earlier[-1].by == act.by and earlier[-1].amount:
            return _Slip(rule, because("poker.string_bet", party=act.by, amount=act.amount),
                         because("prescribes.first_chips"), 0)
        stands = "prescribes.fold_stands" if act.what == FOLD else "prescribes.stands_unless_changed"
        return _Slip(rule, because("poker.out_of_turn", party=act.by, place=seat(before.actor)),
                     because(stands, place=seat(before.actor)), act.amount, early=True)
    bet = turns.legal(before, betting)
    if act.what == CHECK and bet.call:
        return _Slip(rule, because("poker.check_to_bet", party=act.by, amount=bet.call),
                     because("prescribes.call_or_fold"), 0)
    goes_on = following is not None and following.by == act.by and following.amount > 0
    if act.what != BET or bet.allows(act.amount) or goes_on:
        return None
    said: dict[str, Value] = {"party": act.by, "amount": act.amount}
    if act.amount < bet.call:
        return _Slip(rule, because("poker.too_little", **said, least=bet.call), because("prescribes.call_or_fold"),
                     act.amount)
    only_call = because("prescribes.only_call", amount=bet.call)
    if not bet.most:
        return _Slip(*game.may_not_raise(before, act, earlier), only_call, bet.call)
    if act.amount > bet.most:
        over = act.amount > before.behind[who] and game.cites.stack
        return _Slip(over or game.sizes, because("poker.too_much", **said, most=bet.most),
                     because("prescribes.back_to", amount=bet.most), bet.most)
    if 2 * (act.amount - bet.call) >= bet.least - bet.call or not bet.call:
        return _Slip(*game.raise_too_small(before, act, bet), because("prescribes.make_up", amount=bet.least),
                     bet.least)
    return _Slip(*game.raise_too_small(before, act, bet), only_call, bet.call)
