"""What Casino Hold'em says."""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    "ch.showdown": "Pay and take",
    "ch.call_to_collect_bonus": "CALL to collect your BONUS win!",
    "ch.hand_without_ante": "Cards lie at {place}, where no ante stands.",
    "ch.dealer_card_exposed": "A card of the dealer was exposed before its time.",
    "ch.late_bet": "{party}: {kind:kind} came after the first card.",
    "ch.no_ante": "{party}: there are chips without an ante.",
    "ch.call_not_double": "{party}: CALL is {amount:money}; twice the ante is {wanted:money}.",
    "ch.too_late": "{party}: {kind:kind} came when the board was seen: no bet, it goes back.",
    "ch.not_a_bet": "No bet without an ante on its box: it goes back.",
    "ch.called_after_fold": "CALL after the decision does not count: it goes back.",
    "ch.over_double": "CALL is twice the ante; what is over goes back.",
    "ch.folded": "Folded: all bets lose.",
    "ch.timed_out": "AUTO FOLDED, no decision in time: all bets lose.",
    "ch.bonus": "The first five cards make {hand}.",
    "ch.bonus_too_low": "The first five cards make {hand}; {least} is the lowest hand that pays.",
    "ch.not_qualified": "The dealer does not qualify with {dealer_hand}: the ante is paid for {hand}.",
    "ch.call_returned": "The dealer does not qualify with {dealer_hand}: the call goes back.",
    "ch.tie_not_qualified": "The dealer does not qualify; equal on all five cards, {hand}: a push in this house.",
    "ch.tie": "Equal on all five cards, {hand}: push.",
    "ch.dealer_higher": "The dealer is higher: {dealer_hand} against {hand}[, {dealer_kicker} against {kicker}].",
    "ch.dealer_lower": "The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}].",
}
