"""What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal."""

from __future__ import annotations

from dealer_assist.language import Sentence

SENTENCES: dict[str, Sentence] = {
    "figures.title": "Report",
    "figures.of": "{records}: {sessions} sessions, {hands} hands[, from {since}][, until {until}]",
    "figures.page": "Page {page} of {pages}",
    "figures.none": "nothing",
    "figures.nobody": "nobody signed in",
    "figures.by_touch": "by touch",
    "figures.all": "all",
    # ── recognition ──
    "figures.reading": "Recognition",
    "figures.reading.note": "Asked: the camera could not read the card, and people named it. Corrected: it was read, "
                            "and the record says otherwise by now; wrong: another card. Behind each share: between "
                            "what bounds it lies with 95 % certainty. A mistake that nobody noticed is not among "
                            "these.",
    "figures.by.all": "All",
    "figures.by.table": "Table",
    "figures.by.deck": "Deck",
    "figures.by.shift": "Shift",
    "figures.by.dealer": "Dealer",
    "figures.name": "Name",
    "figures.cards": "Cards",
    "figures.asked": "Asked",
    "figures.unnamed": "Not named",
    "figures.corrected": "Corrected",
    "figures.wrong": "Wrong",
    "figures.told": "Told by people",
    # ── pace ──
    "figures.pace": "Hands per hour",
    "figures.pace.note": "Of the hours in which a table was in play: a pause of more than ten minutes does not count.",
    "figures.hands": "Hands",
    "figures.hours": "Hours",
    "figures.per_hour": "Hands per hour",
    # ── corrections ──
    "figures.corrections": "Corrections",
    "figures.what": "What",
    "figures.cause": "Cause",
    "figures.count": "Number",
    "figures.what.card": "another card",
    "figures.what.no card": "no card there",
    "figures.what.place": "another place",
    "figures.what.stake": "stake",
    "figures.what.decision": "decision",
    "figures.what.result": "result",
    "figures.what.taken back": "correction taken back",
    "figures.what.other": "other",
    "figures.cause.table": "at the table",
    "figures.cause.dispute": "dispute",
    # ── disputes ──
    "figures.disputes": "Disputes",
    "figures.category": "About",
    "figures.opened": "Opened",
    "figures.open": "Open",
    "figures.decided": "Decided",
    "figures.reasons": "Why",
    "figures.age": "Median time",
    "figures.times": "{what}: {count}",
    # ── malfunctions ──
    "figures.malfunctions": "Malfunctions",
    "figures.log": "Malfunction log",
    "figures.malfunction": "Malfunction",
    "figures.lasted": "Lasted",
    "figures.at": "At",
    "figures.session": "Session",
    "figures.entry": "Entry",
    "figures.details": "Details",
    "figures.to_end": "to the end",
    "figures.kind.camera away": "camera away",
    "figures.kind.view in doubt": "view in doubt",
    "figures.kind.frames not filmed": "frames not filmed",
    "figures.kind.frames not looked at": "frames not looked at",
    "figures.kind.not written": "not written",
    "figures.kind.clock stepped": "clock stepped",
    "figures.kind.broke off": "recording broke off",
    "figures.kind.not closed": "not closed (running, or cut off)",
    "figures.kind.record damaged": "record damaged",
    # ── hold ──
    "figures.hold": "House edge and hold",
    "figures.hold.note": "Hold: what the rack gained of all that was staked. Edge: the same of one bet, beside what it "
                         "is in the long run. The bounds, with 95 % certainty, show how little a night tells: where "
                         "they hold the theory between them, nothing speaks against it. Below {fewest} rounds there "
                         "are none.",
    "figures.game": "Game",
    "figures.bet": "Of",
    "figures.rounds": "Rounds",
    "figures.staked": "Staked",
    "figures.gained": "Gained",
    "figures.share": "Share",
    "figures.theory": "Theory",
    "figures.all_bets": "all bets (hold)",
    "figures.no_theory": "no theory for these rules",
    "figures.few": "too few rounds",
    "figures.when.best": "played best",
    "figures.when.called": "the Call always made",
    "figures.when.endless": "played best, from a shoe without end",
    # ── plots ──
    "figures.plot.wrong": "Corrected to another card, by {by}",
    "figures.plot.asked": "Asked for, by {by}",
    "figures.plot.pace": "Hands per hour, by {by}",
    "figures.plot.hold": "Hold and edge, ◆ theory",
    "figures.plot.percent": "per cent",
    "figures.plot.minutes": "minutes",
    "figures.plot.lasted": "Malfunctions: how long they lasted",
}
