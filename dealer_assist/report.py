"""A round on paper: what each bet comes to and why, line by line, for a terminal or a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.engine import Update
from dealer_assist.games.game import Settle
from dealer_assist.money import odds_text
from dealer_assist.table.places import BOARD, DEALER
from dealer_assist.table.settlement import Line, Settlement, Verdict
from dealer_assist.words import Words

# Shape and word: the same as on the dealer's screen.
_SHAPES = {
    Verdict.WIN: "▲ PAY", Verdict.LOSE: "▼ TAKE", Verdict.PUSH: "■ PUSH", Verdict.RETURNED: "◀ BACK",
    Verdict.CARRIED: "◆ STAYS", Verdict.TAKEN: "▼ TAKE", Verdict.WAITING: "… WAIT",
}


def round_lines(update: Update, paid: Settlement, words: Words, by_hand: Sequence[int] = ()) -> Iterator[str]:
    """``by_hand``: the entries by which people told of its cards while a camera was away."""
    r = update.round
    if not paid.lines and isinstance(update.step, Settle):      # a draw for the button, a table with too few players
        yield f"Round {r.opened.number}   {words.say(update.step.reason)}"
        return
    board, dealer = (words.cards(r.hand(place)) for place in (BOARD, DEALER))
    yield f"Round {r.opened.number}   board {board or '–'}   dealer {dealer or '–'}"
    for standing in update.standings:
        qualifies = {None: "", True: ", qualifies", False: ", does not qualify"}[standing.qualifies]
        yield (f"  {words.place(standing.place)}: {words.cards(r.hand(standing.place))} has "
               f"{words.say(standing.hand)}{qualifies}")
    for line in paid.lines:
        yield "  " + settled(line, words)
    for found in (*update.departures, *update.irregularities):
        yield f"  ! {words.say(found.reason)} ({found.rule})"
    if by_hand:
        yield f"  ! cards told by hand while the camera was away: entries {', '.join(map(str, by_hand))}"
    yield f"  rack {words.amount(paid.rack())}"
    for party, amount in update.owed().items():
        yield f"  still owed to {words.party(party)}: {words.amount(amount)}"


def settled(line: Line, words: Words) -> str:
    amount = {Verdict.WIN: line.net, Verdict.LOSE: line.staked - line.back, Verdict.TAKEN: abs(line.net),
              Verdict.RETURNED: line.back}.get(line.verdict)
    odds = f" at {odds_text(line.odds)} ({line.odds_rule})" if line.odds is not None else ""
    kept = f", {line.rounded} kept back by rounding" if line.rounded else ""
    return (f"{words.party(line.party):7} {words.kind(line.kind):6} {words.amount(line.staked):>9}  "
            f"{_SHAPES[line.verdict]}{'' if amount is None else ' ' + words.amount(amount)}{odds}{kept}"
            f"  {words.say(line.reason)} [{line.rule}]")
