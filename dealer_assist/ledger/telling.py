"""What the recorder and the house's log say, in words for a terminal. Digests by their first letters; JSON has all."""

from __future__ import annotations

from datetime import UTC, datetime

from dealer_assist.ledger.entries import (
    AlertAcknowledged,
    CameraBack,
    CameraLost,
    ClockRead,
    ClockStepped,
    DisputeDecided,
    DisputeNoted,
    DisputeOpened,
    Evidence,
    EvidenceViewed,
    Exported,
    FramesDropped,
    FramesUnseen,
    HandedIn,
    HoldPlaced,
    HoldReleased,
    InspectorCalled,
    InspectorCame,
    KeyIntroduced,
    KeyRecovered,
    KeyRotated,
    PayoutVerified,
    PersonAdded,
    PersonChanged,
    PersonLeft,
    PersonLocked,
    PersonUnlocked,
    PinWrong,
    Purged,
    RecordEvent,
    RecoveryHeld,
    RetentionSet,
    RulesChanged,
    SegmentClosed,
    SessionClosed,
    SessionOpened,
    SessionResumed,
    SignedIn,
    SignedOut,
    StillKept,
    SupervisorRecovered,
    ViewDoubtful,
    ViewTrusted,
    WritingFailed,
)
from dealer_assist.words import Words

_SHORT = 12         # letters of a digest
_DAY = 86_400_000_000


def told(event: RecordEvent, words: Words) -> str:
    """"": an event of a kind that has no words here."""
    for say in (_session, _cameras, _people, _disputes, _keeping):
        if sentence := say(event, words):
            return sentence
    return ""


def _session(event: RecordEvent, words: Words) -> str:
    match event:
        case SessionOpened(header, key):
            return f"recording begins under header {_of(header)}{f', signed by {_key(key)}' if key else ''}"
        case SessionResumed(version, _, _, model):
            return f"recording goes on after it broke off, by dealer-assist {version}" + (
                f", models {_of(model)}" if model else "")
        case SessionClosed(frames):
            return f"recording ends after {frames} frames"
        case SegmentClosed(file, digest, count, first, last, camera, cut=cut):
            what = f"{count} frames of {camera}" if camera else f"{count} looks"
            return (f"{file} kept: {what}, {_span(first, last)}, SHA-256 {_of(digest)}"
                    f"{', found so after it broke off' if cut else ''}")
        case StillKept(file, digest, camera):
            return f"{file} kept: the empty felt as {camera} sees it, SHA-256 {_of(digest)}"
        case ClockStepped(by, camera):
            return f"clock{f' of {camera}' if camera else ''} stepped by {by / 1_000_000:+.3f} s"
        case ClockRead(_, _, source, error, offset):
            how = {"synchronised": "set by another clock", "free": "set by no other clock"}.get(
                source, "nobody can say by what it is set")
            off = "" if error is None else f", off by {error / 1000:g} ms at most"
            return f"clock: {how}{off}; local time is UTC{_ahead(offset)}"
        case WritingFailed(what, since, why):
            return f"{what} not written since {_at(since)}: {why}"
        case HandedIn(_, count):
            return f"{count} {'entry' if count == 1 else 'entries'} handed in from outside the table"
        case KeyIntroduced(key):
            return f"signed by {_key(key)} from here on"
        case KeyRotated(old, new):
            return f"key {_key(old)} hands over to {_key(new)}"
        case KeyRecovered(lost, new, first, second, why):
            return f"key {_key(lost)} was lost; {first} and {second} put {_key(new)} in its place: {why}"
    return ""


def _cameras(event: RecordEvent, words: Words) -> str:
    match event:
        case CameraLost(camera, since, why):
            return f"{camera} is away{f' since {_at(since)}' if since else ''}{f': {why}' if why else ''}"
        case CameraBack(camera):
            return f"{camera} is back"
        case ViewDoubtful(camera, since, why, tenths):
            far = f", by {tenths / 10:g} mm" if tenths else ""
            return f"view of {camera} in doubt since {_at(since)}: {why}{far}"
        case ViewTrusted(camera, plane):
            return f"view of {camera} is trusted again{', the felt found anew' if plane else ''}"
        case FramesDropped(camera, count):
            return f"{count} frames of {camera} are not in the film"
        case FramesUnseen(camera, count):
            return f"{count} frames of {camera} were not looked at"
        case InspectorCalled(about):
            return f"the inspector is called{f' to {words.place(about)}' if about else ''}"
        case InspectorCame():
            return "the inspector came"
    return ""


def _people(event: RecordEvent, words: Words) -> str:
    match event:
        case PersonAdded(person, roles, _, second):
            return f"{person} works here from now on, as {', '.join(roles)}{_and(second)}"
        case PersonChanged(person, roles, pin, second):
            return f"{person}: {', '.join(roles)}{', with another PIN' if pin else ''}{_and(second)}"
        case PersonLeft(person, second):
            return f"{person} no longer works here{_and(second)}"
        case SignedIn(person, where):
            return f"{person} signs in ({where})"
        case SignedOut(person):
            return f"{person} signs out"
        case PinWrong(person, where):
            return f"a wrong PIN for {person} ({where})"
        case PersonLocked(person, until):
            return f"{person} is locked until {_at(until)}"
        case PersonUnlocked(person):
            return f"{person} is unlocked"
        case RecoveryHeld(holder, digest, second):
            what = "has a code for the day on which" if digest else "no longer has a code for when"
            return f"{holder} {what} nobody can sign in{_and(second)}"
        case SupervisorRecovered(person, _, _, first, second, why):
            return f"{person} is a pit supervisor again, by the codes of {first} and {second}: {why}"
    return ""


def _disputes(event: RecordEvent, words: Words) -> str:
    match event:
        case DisputeOpened(number, _, folder, round_, box=box, category=category, claim=claim):
            where = f", place {box}" if box else ""
            return f"dispute {number} opens: {folder}, round {round_}{where}, {category}: {claim}"
        case DisputeNoted(number, kind, text):
            return f"dispute {number}, {kind}: {text}"
        case DisputeDecided(number, verdict, reason=reason, why=why, second=second):
            return f"dispute {number} {verdict}: {reason}; {why}{_and(second)}"
        case PayoutVerified(_, folder, round_, party, kind=kind, player=player, second=second):
            return f"payout verified: {folder}, round {round_}, place {party}, {kind}; player: {player}{_and(second)}"
        case AlertAcknowledged(_, folder, round_, rule=rule):
            return f"alert seen: {folder}, round {round_}, {rule}"
        case EvidenceViewed(evidence, what):
            return f"looks at {evidence.folder}, {what}"
        case Exported(evidence, file, digest, why):
            return f"{why} exported as {file}, SHA-256 {_of(digest)}, from {evidence.folder}"
    return ""


def _keeping(event: RecordEvent, words: Words) -> str:
    match event:
        case HoldPlaced(evidence, why):
            return f"hold on {evidence.folder}, {_when(evidence)}: {why}"
        case HoldReleased(hold, second, why):
            return f"hold of entry {hold} released: {why}{_and(second)}"
        case Purged(evidence, file, digest, second):
            return f"{file} of {evidence.folder} purged, SHA-256 {_of(digest)}{_and(second)}"
        case RetentionSet(film, sightings, second):
            return f"film is kept for {film} days, sightings for {sightings}{_and(second)}"
        case RulesChanged(game, file, digest, second, why):
            return f"rules of {game} from here on: {file}, SHA-256 {_of(digest)}: {why}{_and(second)}"
    return ""


def _and(second: str) -> str:
    return f" (with {second})" if second else ""


def _of(digest: str) -> str:
    return f"{digest[:_SHORT]}…"


def _key(text: str) -> str:
    """Its name and number."""
    return "+".join(text.split("+")[:2])


def _when(evidence: Evidence) -> str:
    if not evidence.first:
        return "all of it"
    return f"from {_at(evidence.first)} on" if evidence.last is None else _span(evidence.first, evidence.last)


def _span(first: int, last: int) -> str:
    same = first // _DAY == last // _DAY
    return f"{_at(first)} to {_at(last).partition(' ')[2] if same else _at(last)}"


def _ahead(seconds: int) -> str:
    hours, minutes = divmod(abs(seconds) // 60, 60)
    return f"{'-' if seconds < 0 else '+'}{hours:02}:{minutes:02}"


def _at(at: int) -> str:
    try:
        return f"{datetime.fromtimestamp(at // 1_000_000, UTC):%Y-%m-%d %H:%M:%S}"
    except (ValueError, OverflowError, OSError):
        return f"microsecond {at}"
