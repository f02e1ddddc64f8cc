"""What the dealer's screen says of a whole table: pots, the action, what one touch does for several."""

from __future__ import annotations

from dealer_assist.language import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    # ── pots ──
    "pots.all": "IN THE POT {amount:money}",
    "pot.taken": "HOUSE {amount:money}",
    "pot.share": "{party} GETS {amount:money}[, {half}][, odd {odd:money}]",
    "pot.sum": "{amount:money} less {taken:money} makes {rest:money}.",
    "pot.among": "{rest:money} shared by {among}.",
    "pot.who": "for {who}",
    "half.high": "high",
    "half.low": "low",
    # ── where players play each other a place is a seat ──
    "place.seat.seat_word": "Seat {seat}",
    "places.seats.seat_word": "Seats {seats}",
    "party.further.seat_word": "Seat {seat}, player {nth}",
    "box.closed.seat_word": "EMPTY",
    # ── further bettors of a box ──
    "bettor": "Bettor {nth}",
    "bettor.2": "2nd: {kind}",
    "bettor.3": "3rd: {kind}",
    "bettor.further": "{nth}th: {kind}",
    # ── the action ──
    "reach.fold": "FOLDS TO HERE",
    "reach.check": "CHECKS TO HERE",
    "reach.call": "CALLS TO HERE",
    "around.fold": "ALL FOLD",
    "around.check": "ALL CHECK",
    "around.call": "ALL CALL",
    "raise.least": "LEAST RAISE",
    "raise.half": "HALF POT",
    "raise.pot": "POT",
    "raise.all": "ALL IN",
    "raise.other": "OTHER AMOUNT",
    "seat.left": "HAS {amount}",
    "seat.button.mark": "D",
    # ── one touch for several ──
    "touch.all_in": "{kinds} IN",
    "touch.each": "EACH {amount:money}",
    "touch.dealt_down": Plural("count", ("FACE DOWN", "{count} FACE DOWN")),
    "touch.moved": Plural("count", ("CARD MOVED", "{count} SET APART")),
    "touch.discarded": Plural("count", ("CARD DISCARDED", "{count} DISCARDED")),
    "touch.joker": "JOKER",
    "touch.muck": "THROWN AWAY",
    "undo.several": Plural("count", ("{count} entry", "{count} entries")),
    # ── pages ──
    "touch.menu": "MENU",
    "touch.more": "MORE",
    "touch.rule": "RULE",
    "touch.picture": "PICTURE",
    "touch.inspector": "INSPECTOR",
    "touch.inspector.called": "CALLED",
    "touch.inspector.came": "INSPECTOR CAME",
    "touch.new_deck": "NEW DECK",
    "touch.last_hands": Plural("count", ("LAST HAND", "LAST {count} HANDS")),
    "touch.close_table": "CLOSE TABLE",
    "touch.ruling": "{said}",
    "touch.ruling.hint": "ruled",
    "touch.away": "AWAY",
    "touch.back": "BACK AT TABLE",
    "menu.title": "The table",
    "box.title": "{box}: touch a line for its reason",
    "keypad.for": "{party}: {kind} {range}[. Now {amount:money}]",
    "inspector.called": "The inspector was called[ for {place}].",
    # ── reasons ──
    "why.paid": "{staked:money} at {odds} wins {won:money}; with the stake {back:money} goes back.",
    "why.rounded": "Exactly {exact}; paid down to the chip: {amount:money}.",
    "why.back": "Put in {staked:money}, gets {back:money}.",
    "why.nothing": "Put in {staked:money}, gets nothing.",
    "why.source": "{title}. {text}",
    "why.document": "Document: {source}",
}
