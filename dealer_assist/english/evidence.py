"""What the report of a dispute says, that leaves the house with the evidence."""

from __future__ import annotations

from dealer_assist.language import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "report.title": "Dispute {number}: report of the evidence",
    "report.page": "Page {page} of {pages}",
    "report.of": "Dispute {number} · {table}, round {round}",
    "report.made": "Made by {by} on {at}. The report tells what the record says; where they differ, the record holds. "
                   "All times are captured times, in UTC.",
    # ── in brief ──
    "report.brief": "In brief",
    "report.brief.claim": "Claim",
    "report.brief.box": "Of",
    "report.brief.table": "Table, round",
    "report.brief.game": "Game",
    "report.brief.played": "Played",
    "report.brief.decision": "Decision",
    "report.brief.amounts": "Given",
    "report.between": "{first} to {last}",
    "report.table": "{table}, round {round}",
    # ── 1, 2 ──
    "report.currency": "Amounts are in {currency}.",
    "report.claim": "1. What was claimed",
    "report.claim.by": "Taken by {by} on {at}. About: {category}. {box}.",
    "report.said": "{kind}, written down by {by} on {at}:",
    "report.decision": "2. The decision",
    "report.undecided": "Not decided yet when this report was made.",
    "report.decided": "{verdict}, by {by}[ and {second}] on {at}. Reason: {reason}.",
    "report.final": "The inspector's decision is final (rule {rule}).",
    "report.nothing": "Nobody gets anything or gives anything back.",
    "report.entries": "In the table's record these entries make it so: {entries}.",
    # ── 3 ──
    "report.where": "3. Under which rules",
    "report.house": "House rules",
    "report.house.since": "{name}, in force since {since}. Source: {source}",
    "report.layout": "Layout of the felt",
    "report.cameras": "Cameras",
    "report.no_camera": "none: all was told by touch",
    "report.reader": "Cards read by",
    "report.reader.model": "the model with the digest {digest}",
    "report.reader.none": "people alone",
    "report.program": "Program",
    "report.said_by": "Told at the table by",
    # ── 4, 5 ──
    "report.cards": "4. The cards as they lay",
    "report.cards.counts": "A card with a line below it belongs to the hand that is named.",
    "report.pictures": "5. Pictures",
    "report.pictures.cut": "Each card as the film shows it at the moment by which it was read, cut out of the picture. "
                           "The whole pictures, unchanged, are in the folder {folder}.",
    "report.picture": "{place}: {face}, entry {seq}",
    "report.picture.where": "{at}, {camera}, {sure} sure",
    "report.picture.last": "How the cards lay before the round was paid, with what was read: {at}, {camera}.",
    "report.no_pictures": "No picture of this round is here.",
    "report.masked": "Parts of the pictures in this report and of the viewing clip are covered. The original films and "
                     "pictures beside them are not.",
    "report.clip": Plural("pictures", (
        "Viewing clip {file}: {pictures} picture, from {first} to {last}, with what was read drawn on it. It is a copy "
        "for looking at; the films are the evidence.",
        "Viewing clip {file}: {pictures} pictures, from {first} to {last}, with what was read drawn on them. It is a "
        "copy for looking at; the films are the evidence.")),
    "report.clip.end": "The round took longer than a viewing clip may: the clip shows its end. The films have all of "
                       "it.",
    # ── 6, 7, 8, 9 ──
    "report.happened": "6. What happened",
    "report.struck": "(corrected later) {text}",
    "report.bets": "7. Bets, results, arithmetic",
    "report.staked": "Staked",
    "report.result": "Result",
    "report.back": "Gets back",
    "report.paid": "Was paid",
    "report.why": "Why",
    "report.rule": "Rule {rule}",
    "report.not_paid": "The round was not paid when this report was made.",
    "report.rules": "8. The rules that decided",
    "report.source": "It stands in: {source}",
    "report.alerts": "9. What was not as it should be",
    "report.alerts.none": "Nothing was irregular in this round.",
    # ── 10, 11 ──
    "report.proofs": "10. What vouches for it",
    "report.proofs.log": Plural("count", (
        "{log}: {count} entry of {size}. The checkpoint signed by {signer} has the root",
        "{log}: {count} entries of {size}. The checkpoint signed by {signer} has the root")),
    "report.log.session": "The table's record",
    "report.log.house": "The house's log",
    "report.files": "Files and their digests. The entry is the one that has the digest.",
    "report.file": "File",
    "report.gone": "Not here: {file}. {why}",
    "report.gone.purged": "It was purged when its days were over; entry {seq} of the house's log says so. Its digest "
                          "stays.",
    "report.gone.missing": "It is not where the table's record was kept, and no purge of it is in the house's log.",
    "report.gone.open": "The table still ran when this was made: the end of its film is not closed yet.",
    "report.check": "11. How to check it",
    "report.check.what": "Whoever doubts this report needs neither the house nor its program.",
    "report.check.unpack": "Unpack the file, and open a command line in the folder that was in it. Python 3.11 or "
                           "newer is needed, and nothing else.",
    "report.check.key": "Get the house's public key from elsewhere than from this file, such as from the regulator who "
                        "has it since the table was set up, and keep it as {file}.",
    "report.check.run": "Run:",
    "report.check.answer": "It says “{answer}”, or names the first thing that is not as it was written and "
                           "signed: a changed byte in any file, one that is missing or was added, an entry that never "
                           "was in the record.",
    "report.check.verifier": "Whoever does not trust the verifier in this file takes the published one, or writes his "
                             "own: the form of the record is public ({file} of the program).",
    "report.check.limits": "It proves what was written and when, and that nothing of it was changed since. It does not "
                           "prove that what was written was so; for that there are the pictures.",
    # ── at the desk ──
    "desk.tab.export": "EXPORT",
    "desk.key.export": "E|export the evidence of the dispute",
    "desk.key.points": "I, Shift+I|where the viewing clip begins, where it ends; X: neither",
    "export.what": "All the evidence of the dispute as one file that proves itself: entries, films as they are, "
                   "pictures, rules, keys, a report in three languages.",
    "export.folder": "Into the folder",
    "export.clip": "Viewing clip",
    "export.clip.round": "the round and two seconds around it. I and Shift+I set another begin and end",
    "export.clip.points": "from {first} to {last}",
    "export.clip.begin": "the round's begin",
    "export.clip.finish": "the round's end",
    "export.boxes": "Cover boxes",
    "export.boxes.seat_word": "Cover seats",
    "export.boxes.hint": "1 4: in the viewing copy alone; empty: none",
    "export.others": "Cover all boxes but that of the claim",
    "export.others.seat_word": "Cover all seats but that of the claim",
    "export.parts": "Cover faces",
    "export.parts.hint": "x,y,width,height in pixels, several with a space, 2: for the second camera; or drawn in the "
                         "picture with the mouse. The picture shows what will be covered.",
    "export.do": "EXPORT  (Ctrl+Enter)",
    "export.stop": "STOP",
    "export.none": "No dispute about this round: open one first, an export is made of a dispute.",
    "export.runs": "An export is under way: wait for it, or stop it.",
    "export.stage.entries": "Entries and their proofs",
    "export.stage.films": "Films, as they are",
    "export.stage.pictures": "Pictures, and the copy for looking at",
    "export.stage.report": "The report",
    "export.done": "Exported as {file}. Its digest: {digest}. The house's log says who did it.",
    "export.no_boxes": "“{text}”: numbers of boxes such as 1 4 were expected.",
    "export.no_boxes.seat_word": "“{text}”: numbers of seats such as 1 4 were expected.",
    "export.no_parts": "“{text}”: pixels such as 400,120,90,110 were expected.",
    "refused.covered": "To be covered: {box} found; one of {boxes} was expected.",
    "refused.clip.ends": "The viewing clip: it must not end before it begins.",
    "refused.clip.long": "The viewing clip: {asked} minutes were asked for, and at most {most} can be: set its begin "
                         "and its end around what matters.",
    "refused.exists": "{file} is there already; an export is not written over another one: name another file.",
    "refused.no_folder": "{folder}: no such folder; one that the file is to lie in was expected.",
    "refused.stopped": "The export was stopped: nothing was written.",
}
