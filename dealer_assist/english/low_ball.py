"""What Low Ball says."""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    # ── bets and words ──
    "kind.main pot, after the draw": "MAIN POT, AFTER THE DRAW",
    **{f"kind.side pot {n}, after the draw": f"SIDE POT {n}, AFTER THE DRAW" for n in range(1, 10)},
    "choice.pat": "PAT",
    **{f"choice.draw {n}": f"DRAW {n}" for n in range(1, 6)},
    "choice.looked": "LOOKED",
    "choice.not looked": "NOT LOOKED",
    "said.pat": "STANDS PAT",
    **{f"said.draw {n}": f"DRAWS {n}" for n in range(1, 6)},
    "said.looked": "LOOKED",
    "said.not looked": "NOT LOOKED",
    "said.miscalled": "MISCALLED",
    # ── hands ──
    "hand.ace_to_five": "{cards:low}",
    # ── steps ──
    "lb.misdeal": "Misdeal, two hands of six cards: give all chips back, same button",
    "lb.cut_by": "A player asked for a cut: {place} cuts.",
    "lb.may_tell": "How many cards each drew may be told until this player acts.",
    # ── pots ──
    "lb.seven_void": "{party} checked {hand}, the best hand: what was bet after the draw goes back.",
    "lb.seven_lost": "{hand}, a seven or better, was checked after the draw: it cannot win this pot.",
    "lb.seven_wins": "All others in this pot checked a seven or better.",
    "lb.miscalled": "Called wrong, and another hand was fouled by it: it loses the pot.",
    "lb.miscall_wins": "The other hand was miscalled: it loses the pot.",
    "lb.six_dead": "Six cards, and they were looked at: the hand is dead.",
    # ── what is wrong ──
    "lb.six": "{place} was dealt six cards.",
    "lb.six_dead_if_looked": "Looked at: the hand is dead. Not looked at: the last card goes back to the deck.",
    "prescribes.misdeal": "Misdeal: all chips go back, and the same hand is dealt again.",
    "lb.exposed": "A card of {place} was exposed.",
    "lb.exposed_kept": "It stays.",
    "lb.exposed_replaced": "It is replaced from the middle of the deck when all have five cards.",
    "lb.exposed_replaced_last": "It does not stay: it is replaced when all draws are dealt.",
    "lb.no_straddle": "{party} straddles; there is no straddle here.",
    "lb.straddle": "{party} straddles. Only the player left of the big blind may, for twice as much, after two cards.",
    "lb.check_raise": "{party} checked, and may not raise.",
    "lb.too_small": "{party} bets or raises {amount:money}; at least {least:money} is needed.",
    "lb.blind_gone": "No blind is made up here: it is gone, and the hand plays on.",
    "lb.dealer_cut": "The dealer asked for a cut; only a player may.",
    "lb.second_cut": "{party} asks for a second cut; there is one for each draw.",
    "lb.late_cut": "{party} asks for a cut after the first draw was named.",
    "lb.miscall_harmless": "{place} miscalled, and no hand was fouled by it: the cards speak.",
    "lb.late_change": "{party} changes the draw too late; {stands} stands.",
    "lb.dealer_draws_five": "{party} deals, and may draw four cards at most.",
    "lb.discards": "{place} discarded {discards} for a draw of {wanted}.",
    "lb.drew_too_many": "{place} drew {cards_there} where {wanted} was said.",
    "lb.seven_unseen": "{party} checked {hand}. Chips were not entered action by action: rule on the seven by hand.",
}
