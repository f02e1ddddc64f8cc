"""What Double Hand says."""

from __future__ import annotations

_FIVE_LOWER = "Five: lower, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. "
_FIVE_COPIED = "Five: copied, {hand}. "
_FIVE_HIGHER = "Five: higher, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. "
_TWO_LOWER = "Two: lower, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}]."
_TWO_COPIED = "Two: copied, {two_hand}."
_TWO_HIGHER = "Two: higher, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}]."

SENTENCES: dict[str, str] = {
    "kind.bank": "BANK",
    "kind.wager": "WAGER",
    "kind.fee": "FEE",
    "kind.uncovered": "NOT COVERED",
    "line.both_higher": "Both hands higher",
    "choice.take_bank": "TAKE THE BANK",
    "choice.pass_bank": "PASS THE BANK",
    "choice.shuffled": "SHUFFLED",
    "choice.cut_completed": "CUT COMPLETED",
    "choice.piles_dealt": "SEVEN PILES DEALT",
    "said.take_bank": "HAS THE BANK",
    "said.pass_bank": "PASSED THE BANK",
    "said.shuffled": "SHUFFLED",
    "said.cut_completed": "CUT COMPLETED",
    "said.piles_dealt": "PILES DEALT",
    # ── the round ──
    "dhp.nobody_banks": "All have passed: nobody takes the bank",
    "dhp.nobody_wagers": "Nobody plays against the bank: no hand",
    "dhp.which_pile": "Which pile gets the action button?",
    "dhp.sum_of_dice": "What do the three dice add up to?",
    "dhp.showdown": "Pay and take, from the action hand clockwise",
    # ── lines ──
    "dhp.too_late": "It came after the piles were dealt: no bet, it goes back.",
    "dhp.not_a_bet": "No bet of a hand that is played: it goes back.",
    "dhp.fee": "The fee for the hand, to the house.",
    "dhp.over_fee": "More than the fee: it goes back.",
    "dhp.no_wagers": "Nobody plays against the bank: it goes back.",
    "dhp.bank": "The bank wins {won:money} and pays {paid:money}.",
    "dhp.bank_waits": "Waits for the wager that depends on {place}.",
    "dhp.waiting_dice": "The bank does not cover all wagers: the dice of {place} say which come first.",
    "dhp.uncovered": "The bank was used up by the hands before: what it does not cover goes back.",
    "dhp.bank_foul": "The player-dealer's hand is foul and loses to every hand that is not. Not in the document: the "
                     "usual rule is followed.",
    "dhp.foul": "Foul: the two, {two_hand}, rank above the five, {hand}.",
    "dhp.foul_count": "Foul: set {there} and {apart}, not five and two.",
    "dhp.both_lower": _FIVE_LOWER + _TWO_LOWER,
    "dhp.five_lower_two_copied": _FIVE_LOWER + _TWO_COPIED,
    "dhp.five_lower_two_higher": _FIVE_LOWER + _TWO_HIGHER,
    "dhp.five_copied_two_lower": _FIVE_COPIED + _TWO_LOWER,
    "dhp.both_copied": _FIVE_COPIED + _TWO_COPIED,
    "dhp.five_copied_two_higher": _FIVE_COPIED + _TWO_HIGHER,
    "dhp.five_higher_two_lower": _FIVE_HIGHER + _TWO_LOWER,
    "dhp.five_higher_two_copied": _FIVE_HIGHER + _TWO_COPIED,
    "dhp.both_higher": _FIVE_HIGHER + _TWO_HIGHER,
    # ── what is wrong ──
    "dhp.no_such_seat": "{party} sits at none of the seven places.",
    "dhp.too_few": "A player-dealer and one player are needed.",
    "dhp.hand_without_wager": "Cards lie at {place}, where no wager stands.",
    "dhp.exposed": "Cards of {place} were seen before all hands were set.",
    "dhp.out_of_turn": "{place} was turned up before its turn: from the action hand clockwise, the player-dealer last.",
    "dhp.third_turn": "{party} has had the bank for two hands in a row: it goes to the next.",
    "dhp.dice": "Three dice show 3 to 18, not {said}.",
    "dhp.no_bank": "{party} has the bank and has put nothing in.",
    "dhp.house_plays": "The house has no part in the hand: its chips do not play.",
    "dhp.not_his_seat": "{party} has chips at {place}: only a seat's own player wagers there.",
    "dhp.altered": "{party}: {kind:kind} was changed after play began.",
    "dhp.not_the_bank": "{party} put in a bank and is not the player-dealer.",
    "dhp.small_bank": "{party}: a bank of {amount:money}; the least is {least:money}.",
    "dhp.against_himself": "{party} has the bank and cannot wager against it.",
    "dhp.fee_wrong": "{party}: {amount:money} paid before the cards; the fee is {wanted:money}.",
    "prescribes.foul_loses": "A foul hand loses to every hand that is not foul.",
}
