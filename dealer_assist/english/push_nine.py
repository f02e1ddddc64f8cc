"""What Push Nine says."""

from __future__ import annotations

from dealer_assist.language import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    # ── bets and words ──
    "kind.buy-in": "BUY-IN",
    "choice.cow": "COW",
    "choice.split.seat_word": "SHARE THE POT",
    "choice.play": "PLAY",
    "choice.keep": "KEEP",
    "choice.replace": "REPLACE",
    "choice.looked": "HAS LOOKED",
    "choice.declined": "NO",
    "said.split.seat_word": "WILL SHARE",
    "said.play": "PLAY",
    "said.keep": "KEPT",
    "said.replace": "REPLACED",
    "said.looked": "HAS LOOKED",
    "said.cow": "COW",
    "said.boxed card": "BOXED CARD",
    "said.fouled": "FOULED",
    "said.dropped": "CARD DROPPED",
    "said.touched": "CARDS TOUCHED",
    # ── hands ──
    "hand.three_faces": "three faces",
    "hand.points_0": "no points",
    "hand.points_1": "one point",
    "hand.points_2": "two points",
    "hand.points_3": "three points",
    "hand.points_4": "four points",
    "hand.points_5": "five points",
    "hand.points_6": "six points",
    "hand.points_7": "seven points",
    "hand.points_8": "eight points",
    "hand.points_9": "nine points",
    "hand.agreed": "a share as agreed",
    # ── steps ──
    "p9.agreed": "Agreed: share the pot",
    "p9.alone": "Nobody else is in: the push pot goes to {place}",
    "p9.boxed": "Boxed card: misdeal, all chips go back and it is dealt again",
    "p9.misdeal": Plural("cards_there", (
        "Misdeal, {place} has {cards_there} card, not {wanted}: all chips go back",
        "Misdeal, {place} has {cards_there} cards, not {wanted}: all chips go back")),
    # ── pots ──
    "p9.push": "{hand}: push {times}, equal hands {among}. {amount:money} stays for the next hand; the button goes to "
               "{button}, {cutter} cuts.",
    "p9.last_push": Plural("among", (
        "{hand}: push {times}, the last that is allowed, so the {among} equal hands share[; odd chips {odd:money}].",)),
    "p9.only_alive": "The only hand that is alive.",
    "p9.shared": Plural("among", ("The {among} who were left agreed to share[; odd chips {odd:money}].",)),
    "p9.partner": "Partner of {place}, who won: the push pot is divided between them.",
    "p9.backed": "Backed by {place}, who won: the buy-in comes back from the pot.",
    "p9.raised_partner": "{place} raised {other} with {hand}; that takes an eight or better. Both lose the pot.",
    "p9.dropped": "{place}: a card fell to the lap or the floor. The hand is dead.",
    "p9.touched": "{place}: cards touched the discards or were taken. The hand is dead.",
    "p9.dead_count": Plural("cards_there", (
        "{place} has {cards_there} card, not {wanted}, after the first action: the hand is dead.",
        "{place} has {cards_there} cards, not {wanted}, after the first action: the hand is dead.")),
    "p9.over_exact": "More than the exact buy-in: it goes back.",
    "p9.no_buy_in": "No buy-in: not exact, too late or not open to him. It goes back.",
    # ── what is wrong ──
    "p9.deck_too_soon": Plural("hands", (
        "A new deck after {hands} hand; it may be asked for after {wanted}.",
        "A new deck after {hands} hands; it may be asked for after {wanted}.")),
    "p9.cannot_ante": "{party} has not the chips for the ante.",
    "p9.nobodys_push": "Nobody who has a right to the push pot of {amount:money} is here; all play for it.",
    "p9.other_back": "A card has a back of another colour.",
    "p9.not_now": "Partners and backers must say so before a push hand is dealt.",
    "p9.not_open": "{party} was not dealt in when the pot was pushed: no buy-in.",
    "p9.needs_none": "{party} pushed and need not buy in: it goes back.",
    "p9.late_buy_in": "{party} buys in after the first card.",
    "p9.not_exact": "The buy-in at {place} is {amount:money}; exactly {wanted:money} was due.",
    "p9.over": "The buy-in at {place} is {amount:money}; {wanted:money} is enough, the rest goes back.",
    "p9.raise_too_small": "{party} raises by {amount:money}; a raise is at least {least:money}.",
    "p9.too_many_raises": "{party} raises; after one bet and three raises only a call is open.",
    "p9.no_betting_money": "{place} has too few chips left to bet with.",
    "p9.deal_again": "Misdeal: gather the cards and deal again.",
}
