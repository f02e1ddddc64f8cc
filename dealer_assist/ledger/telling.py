"""What the recorder and the house's log say, in the reader's language. Digests by their first letters; JSON has all."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import assert_never

from dealer_assist.ledger.entries import (
    AlertAcknowledged,
    CameraBack,
    CameraLost,
    CardsCovered,
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
    return _Telling(words).told(event)


class _Telling:
    def __init__(self, words: Words) -> None:
        self.words = words

    def told(self, event: RecordEvent) -> str:
        match event:
            case SessionOpened() | SessionResumed() | SessionClosed() | SegmentClosed() | StillKept() | HandedIn():
                return self._session(event)
            case ClockStepped() | ClockRead() | WritingFailed() | KeyIntroduced() | KeyRotated() | KeyRecovered():
                return self._machine(event)
            case (CameraLost() | CameraBack() | ViewDoubtful() | ViewTrusted() | CardsCovered() | FramesDropped()
                  | FramesUnseen() | InspectorCalled() | InspectorCame()):
                return self._table(event)
            case DisputeOpened() | DisputeNoted() | DisputeDecided() | PayoutVerified() | AlertAcknowledged():
                return self._dispute(event)
            case (HoldPlaced() | HoldReleased() | EvidenceViewed() | Exported() | Purged() | RetentionSet()
                  | RulesChanged()):
                return self._evidence(event)
            case _:
                return self._person(event)

    def say(self, key: str, **values: object) -> str:
        """"" is not known, and left out as None is."""
        return self.words(f"entry.{key}", **{name: None if value == "" else value for name, value in values.items()})

    def _session(self, event: SessionOpened | SessionResumed | SessionClosed | SegmentClosed | StillKept | HandedIn
                 ) -> str:
        match event:
            case SessionOpened(header, key):
                return self.say("session.opened", header=_of(header), signer=key and _key(key))
            case SessionResumed(version, _, _, model):
                return self.say("session.resumed", version=version, model=model and _of(model))
            case SessionClosed(frames):
                return self.say("session.closed", frames=frames)
            case SegmentClosed(file, digest, count, first, last, camera, cut=cut):
                what = (self.say("segment.frames", count=count, camera=camera) if camera else
                        self.say("segment.looks", count=count))
                return self.say("segment.closed.cut" if cut else "segment.closed", file=file, what=what,
                                digest=_of(digest), **self._times(first, last))
            case StillKept(file, digest, camera):
                return self.say("still.kept", file=file, digest=_of(digest), camera=camera)
            case HandedIn(_, count):
                return self.say("handed.in", count=count)
            case _:
                assert_never(event)

    def _machine(self, event: ClockStepped | ClockRead | WritingFailed | KeyIntroduced | KeyRotated | KeyRecovered
                 ) -> str:
        match event:
            case ClockStepped(by, camera):
                return self.say("clock.stepped", seconds=self.words.whole(f"{by / 1_000_000:+.3f}"), camera=camera)
            case ClockRead(_, _, source, error, offset):
                how = source if source in ("synchronised", "free") else "unknown"
                return self.say("clock.read", how=self.say(f"clock.{how}"), ahead=f"UTC{_ahead(offset)}",
                                error=None if error is None else f"{error / 1000:g}")
            case WritingFailed(what, since, why):
                return self.say("writing.failed", what=what, since=self._at(since), why=why)
            case KeyIntroduced(key):
                return self.say("key.introduced", signer=_key(key))
            case KeyRotated(old, new):
                return self.say("key.rotated", old=_key(old), new=_key(new))
            case KeyRecovered(lost, new, first, second, why):
                return self.say("key.recovered", lost=_key(lost), new=_key(new), first=first, second=second, why=why)
            case _:
                assert_never(event)

    def _table(self, event: CameraLost | CameraBack | ViewDoubtful | ViewTrusted | CardsCovered | FramesDropped
               | FramesUnseen | InspectorCalled | InspectorCame) -> str:
        match event:
            case CameraLost(camera, since, why):
                return self.say("camera.lost", camera=camera, since=(since and self._at(since)) or None, why=why)
            case CameraBack(camera):
                return self.say("camera.back", camera=camera)
            case ViewDoubtful(camera, since, why, tenths):
                return self.say("view.doubtful", camera=camera, since=self._at(since), why=self._known("desk.why", why),
                                far=f"{tenths / 10:g}" if tenths else None)
            case ViewTrusted(camera, plane):
                return self.say("view.trusted.anew" if plane else "view.trusted", camera=camera)
            case CardsCovered(at):
                return self.say("cards.covered", places=self.words.places(at)) if at else self.say("cards.uncovered")
            case FramesDropped(camera, count):
                return self.say("frames.dropped", camera=camera, count=count)
            case FramesUnseen(camera, count):
                return self.say("frames.unseen", camera=camera, count=count)
            case InspectorCalled(about):
                return self.say("inspector.called", place=about)
            case InspectorCame():
                return self.say("inspector.came")
            case _:
                assert_never(event)

    def _person(self, event: PersonAdded | PersonChanged | PersonLeft | SignedIn | SignedOut | PinWrong | PersonLocked
                | PersonUnlocked | RecoveryHeld | SupervisorRecovered) -> str:
        match event:
            case PersonAdded(person, roles, _, second):
                return self.say("person.added", person=person, roles=self._roles(roles), second=second)
            case PersonChanged(person, roles, pin, second):
                return self.say("person.changed.pin" if pin else "person.changed", person=person,
                                roles=self._roles(roles), second=second)
            case PersonLeft(person, second):
                return self.say("person.left", person=person, second=second)
            case SignedIn(person, where):
                return self.say("signed.in", person=person, where=where)
            case SignedOut(person):
                return self.say("signed.out", person=person)
            case PinWrong(person, where):
                return self.say("pin.wrong", person=person, where=where)
            case PersonLocked(person, until):
                return self.say("person.locked", person=person, until=self._at(until))
            case PersonUnlocked(person):
                return self.say("person.unlocked", person=person)
            case RecoveryHeld(holder, digest, second):
                return self.say("recovery.held" if digest else "recovery.held.no_more", holder=holder, second=second)
            case SupervisorRecovered(person, _, _, first, second, why):
                return self.say("supervisor.recovered", person=person, first=first, second=second, why=why)
            case _:
                assert_never(event)

    def _dispute(self, event: DisputeOpened | DisputeNoted | DisputeDecided | PayoutVerified | AlertAcknowledged
                 ) -> str:
        match event:
            case DisputeOpened(number, _, folder, round_, box=box, category=category, claim=claim):
                return self.say("dispute.opened", number=number, folder=folder, round=round_, box=box or None,
                                category=self._known("desk.category", category), claim=claim)
            case DisputeNoted(number, kind, text):
                return self.say("dispute.noted", number=number, kind=self._known("desk.note", kind), text=text)
            case DisputeDecided(number, verdict, reason=reason, why=why, second=second):
                return self.say("dispute.decided", number=number, verdict=self._known("desk.verdict", verdict).lower(),
                                reason=self._known("desk.reason", reason), why=why, second=second)
            case PayoutVerified(_, folder, round_, party, kind=kind, player=player, second=second):
                return self.say("payout.verified", folder=folder, round=round_, party=str(party), kind=kind,
                                player=player, second=second)
            case AlertAcknowledged(_, folder, round_, rule=rule):
                return self.say("alert.acknowledged", folder=folder, round=round_, rule=rule)
            case _:
                assert_never(event)

    def _evidence(self, event: HoldPlaced | HoldReleased | EvidenceViewed | Exported | Purged | RetentionSet
                  | RulesChanged) -> str:
        match event:
            case HoldPlaced(evidence, why):
                return self.say("hold.placed", folder=evidence.folder, span=self._span(evidence), why=why)
            case HoldReleased(hold, second, why):
                return self.say("hold.released", hold=hold, why=why, second=second)
            case EvidenceViewed(evidence, what):
                return self.say("evidence.viewed", folder=evidence.folder, what=what)
            case Exported(evidence, file, digest, why):
                return self.say("exported", why=why, file=file, digest=_of(digest), folder=evidence.folder)
            case Purged(evidence, file, digest, second):
                return self.say("purged", file=file, folder=evidence.folder, digest=_of(digest), second=second)
            case RetentionSet(film, sightings, second):
                return self.say("retention.set", film=film, sightings=sightings, second=second)
            case RulesChanged(game, file, digest, second, why):
                return self.say("rules.changed", game=game, file=file, digest=_of(digest), why=why, second=second)
            case _:
                assert_never(event)

    # ── the pieces ──
    def _known(self, prefix: str, name: str) -> str:
        """A name on disk by its words; one that came later as it stands."""
        key = f"{prefix}.{name}"
        return self.words(key) if key in self.words.sentences else name

    def _roles(self, roles: Sequence[str]) -> str:
        return self.words("places.comma").join(self._known("role", role) for role in roles)

    def _span(self, evidence: Evidence) -> str:
        if not evidence.first:
            return self.say("span.all")
        if evidence.last is None:
            return self.say("span.from", since=self._at(evidence.first))
        return self.say("span", **self._times(evidence.first, evidence.last))

    def _times(self, first: int, last: int) -> dict[str, str]:
        until = _moment(last)
        return {"since": self._at(first),
                "until": until.partition(" ")[2] if first // _DAY == last // _DAY else self.words.whole(until)}

    def _at(self, at: int) -> str:
        return self.words.whole(_moment(at))


def _of(digest: str) -> str:
    return f"{digest[:_SHORT]}…"


def _key(text: str) -> str:
    """Its name and number."""
    return "+".join(text.split("+")[:2])


def _ahead(seconds: int) -> str:
    hours, minutes = divmod(abs(seconds) // 60, 60)
    return f"{'-' if seconds < 0 else '+'}{hours:02}:{minutes:02}"


def _moment(at: int) -> str:
    try:
        return f"{datetime.fromtimestamp(at // 1_000_000, UTC):%Y-%m-%d %H:%M:%S}"
    except (ValueError, OverflowError, OSError):
        return f"microsecond {at}"
