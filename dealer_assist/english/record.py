"""What the recorder and the house's log say: entries that are no part of a game. Digests by their first letters."""

from __future__ import annotations

from dealer_assist.language import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    # ── the session ──
    "entry.session.opened": "recording begins under header {header}[, signed by {signer}]",
    "entry.session.resumed": "recording goes on after it broke off, by dealer-assist {version}[, models {model}]",
    "entry.session.closed": "recording ends after {frames} frames",
    "entry.segment.closed": "{what} kept as {file}, {since} to {until}, SHA-256 {digest}",
    "entry.segment.closed.cut": "{what} kept as {file}, {since} to {until}, SHA-256 {digest}, found so after it broke "
                                "off",
    "entry.segment.frames": "{count} frames of {camera}",
    "entry.segment.looks": "{count} looks",
    "entry.still.kept": "the empty felt as {camera} sees it kept as {file}, SHA-256 {digest}",
    "entry.clock.stepped": "clock[ of {camera}] stepped by {seconds} s",
    "entry.clock.read": "clock: {how}[, off by {error} ms at most]; local time is {ahead}",
    "entry.clock.synchronised": "set by another clock",
    "entry.clock.free": "set by no other clock",
    "entry.clock.unknown": "nobody can say by what it is set",
    "entry.writing.failed": "{what} not written since {since}: {why}",
    "entry.handed.in": Plural("count", ("{count} entry handed in from outside the table",
                                        "{count} entries handed in from outside the table")),
    "entry.key.introduced": "signed by {signer} from here on",
    "entry.key.rotated": "key {old} hands over to {new}",
    "entry.key.recovered": "key {lost} was lost; {first} and {second} put {new} in its place: {why}",
    # ── cameras, and who was called ──
    "entry.camera.lost": "{camera} is away[ since {since}][: {why}]",
    "entry.camera.back": "{camera} is back",
    "entry.view.doubtful": "view of {camera} in doubt since {since}: {why}[, by {far} mm]",
    "entry.view.trusted": "view of {camera} is trusted again",
    "entry.view.trusted.anew": "view of {camera} is trusted again, the felt found anew",
    "entry.cards.covered": "something lies over the cards at {places}: what changes beneath is not seen",
    "entry.cards.uncovered": "nothing lies over cards any more",
    "entry.frames.dropped": "{count} frames of {camera} are not in the film",
    "entry.frames.unseen": "{count} frames of {camera} were not looked at",
    "entry.inspector.called": "the inspector is called[ to {place}]",
    "entry.inspector.came": "the inspector came",
    # ── people ──
    "entry.person.added": "{person} works here from now on, as {roles}[ (with {second})]",
    "entry.person.changed": "{person}: {roles}[ (with {second})]",
    "entry.person.changed.pin": "{person}: {roles}, with another PIN[ (with {second})]",
    "entry.person.left": "{person} no longer works here[ (with {second})]",
    "entry.signed.in": "{person} signs in ({where})",
    "entry.signed.out": "{person} signs out",
    "entry.pin.wrong": "a wrong PIN[ for {person}] ({where})",
    "entry.person.locked": "{person} is locked until {until}",
    "entry.person.unlocked": "{person} is unlocked",
    "entry.recovery.held": "{holder} has a code for the day on which nobody can sign in[ (with {second})]",
    "entry.recovery.held.no_more": "{holder} no longer has a code for when nobody can sign in[ (with {second})]",
    "entry.supervisor.recovered": "{person} is a pit supervisor again, by the codes of {first} and {second}: {why}",
    # ── disputes, payouts, evidence ──
    "entry.dispute.opened": "dispute {number} opens: {folder}, round {round}[, place {box}], {category}: {claim}",
    "entry.dispute.noted": "dispute {number}, {kind}: {text}",
    "entry.dispute.decided": "dispute {number} {verdict}: {reason}; {why}[ (with {second})]",
    "entry.payout.verified": "payout verified: {folder}, round {round}, place {party}, {kind:kind}; player: {player}[ "
                             "(with {second})]",
    "entry.alert.acknowledged": "alert seen: {folder}, round {round}, {rule}",
    "entry.evidence.viewed": "looks at {folder}, {what}",
    "entry.exported": "{why} exported as {file}, SHA-256 {digest}, from {folder}",
    # ── what is kept ──
    "entry.hold.placed": "hold on {folder}, {span}: {why}",
    "entry.hold.released": "hold of entry {hold} released: {why}[ (with {second})]",
    "entry.purged": "{file} of {folder} purged, SHA-256 {digest}[ (with {second})]",
    "entry.retention.set": "film is kept for {film} days, sightings for {sightings}[ (with {second})]",
    "entry.rules.changed": "rules of {game} from here on: {file}, SHA-256 {digest}: {why}[ (with {second})]",
    "entry.span": "{since} to {until}",
    "entry.span.from": "from {since} on",
    "entry.span.all": "all of it",
}
