from __future__ import annotations

import json
from fractions import Fraction
from typing import Any, get_args

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import FACE_DOWN, Card
from dealer_assist.ledger.codec import KINDS, CodecError, canonical, decode, encode, parse, settlement_bytes
from dealer_assist.ledger.entries import (
    AlertAcknowledged,
    Awarded,
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
    Filmed,
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
from dealer_assist.people.roles import Role
from dealer_assist.table.events import (
    Amended,
    Attendance,
    CardMoved,
    CardRead,
    CardSeen,
    ChipsChanged,
    Decided,
    DeckChanged,
    Due,
    LastHandsAnnounced,
    RoundClosed,
    RoundOpened,
    Ruled,
    SeatChanged,
    Seated,
    SeatLeft,
    SeatTaken,
    Staked,
    TableClosed,
    TableEvent,
)
from dealer_assist.table.places import BOARD, DISCARD, HOUSE, POT, Party, Place, Zone, seat
from dealer_assist.table.settlement import Carried, Line, Pot, Settlement, Share, Verdict, because
from tests.ledger.strategies import events

LINE = Line(Party(3, 2), seat(3, 2), "ante", 500, 1250, Verdict.WIN, Fraction(3, 2),
            because("win", amount=7, cards=(Card.parse("Ah"), Card.parse("Td")), odds=Fraction(3, 2), place=POT,
                    party=HOUSE, word="pair"), "CH-OUT-2", "CH-PAY-ANTE", Fraction(1, 2), BOARD)
LINE_TEXT = (
    '{"back":1250,"kind":"ante","odds":"3/2","odds_rule":"CH-PAY-ANTE","on":"seat 3 hand 2","party":"3.2","reason":'
    '{"key":"win","values":[["amount","number",7],["cards","cards",["Ah","Td"]],["odds","fraction","3/2"],["party","party","house"],'
    '["place","place","pot"],["word","text","pair"]]},"rounded":"1/2","rule":"CH-OUT-2","staked":500,'
    '"verdict":"win","waits_for":"board"}')
SETTLEMENT = Settlement((LINE,), Carried(40, 2, (1, 3), (5,)))
SETTLEMENT_TEXT = '{"carried":{"amount":40,"holders":[1,3],"may_join":[5],"times":2},"lines":[' + LINE_TEXT + "]}"
EVIDENCE = Evidence("ab", "demo", 3, 9)
EVIDENCE_TEXT = '{"first":3,"folder":"demo","last":9,"session":"ab"}'
DUE = Due(Party(1), seat(1), "ante", 5, 100, "CH-BET-1")
DUE_TEXT = '{"by":"1","kind":"ante","least":5,"most":100,"on":"seat 1","optional":false,"rule":"CH-BET-1"}'

# What is on disk in houses: a line here may be added to, never changed.
ON_DISK: list[tuple[TableEvent | RecordEvent, str]] = [
    (RoundOpened(7, (Seated(Party(1)), Seated(Party(2), 900)), 2, (DUE,), (), Carried(40, 2, (1, 3), (5,))),
     '{"data":{"button":2,"carried":{"amount":40,"holders":[1,3],"may_join":[5],"times":2},"dues":[' + DUE_TEXT
     + '],"number":7,"seated":[{"party":"1","stack":null},{"party":"2","stack":900}],"skipped":[]},'
     '"kind":"round.opened"}'),
    (Staked(Party(1), seat(1), "ante", 500),
     '{"data":{"amount":500,"by":"1","kind":"ante","on":"seat 1"},"kind":"staked"}'),
    (Decided(HOUSE, BOARD, "void"), '{"data":{"by":"house","choice":"void","on":"board"},"kind":"decided"}'),
    (CardSeen(4, seat(2), FACE_DOWN),
     '{"data":{"at":"seat 2","card":4,"face":"face down"},"kind":"card.seen"}'),
    (CardMoved(4, DISCARD), '{"data":{"card":4,"to":"discard"},"kind":"card.moved"}'),
    (CardRead(4, Card.parse("Qs")), '{"data":{"card":4,"face":"Qs"},"kind":"card.read"}'),
    (RoundClosed(7, SETTLEMENT), '{"data":{"number":7,"paid":' + SETTLEMENT_TEXT + '},"kind":"round.closed"}'),
    (SeatTaken(Party(4), 2**53), '{"data":{"chips":"0x20000000000000","party":"4"},"kind":"seat.taken"}'),
    (SeatLeft(Party(4)), '{"data":{"party":"4"},"kind":"seat.left"}'),
    (Attendance(Party(4), False), '{"data":{"party":"4","present":false},"kind":"attendance"}'),
    (DeckChanged(6), '{"data":{"decks":6},"kind":"deck.changed"}'),
    (ChipsChanged(Party(4), -50, 7), '{"data":{"amount":-50,"party":"4","round":7},"kind":"chips.changed"}'),
    (SeatChanged(Party(4), 6), '{"data":{"party":"4","to":6},"kind":"seat.changed"}'),
    (LastHandsAnnounced(3), '{"data":{"rounds":3},"kind":"last.hands"}'),
    (TableClosed(), '{"data":{},"kind":"table.closed"}'),
    (Amended(12, (CardRead(4, Card.parse("Qh")),), "glare"),
     '{"data":{"instead":[{"data":{"card":4,"face":"Qh"},"kind":"card.read"}],"seq":12,"why":"glare"},'
     '"kind":"amended"}'),
    (Ruled(7, (LINE,), "stake agreed"),
     '{"data":{"lines":[' + LINE_TEXT + '],"number":7,"why":"stake agreed"},"kind":"ruled"}'),
    (SessionOpened("ab" * 32), '{"data":{"header":"' + "ab" * 32 + '"},"kind":"session.opened"}'),
    (SessionClosed(30, "a", "b", "c"),
     '{"data":{"film":"a","frame_times":"b","frames":30,"sightings":"c"},"kind":"session.closed"}'),
    (CameraLost("table 4"), '{"data":{"camera":"table 4"},"kind":"camera.lost"}'),
    (CameraBack("table 4"), '{"data":{"camera":"table 4"},"kind":"camera.back"}'),
    (FramesDropped("table 4", 3), '{"data":{"camera":"table 4","count":3},"kind":"frames.dropped"}'),
    (FramesUnseen("table 4", 3), '{"data":{"camera":"table 4","count":3},"kind":"frames.unseen"}'),
    (ViewDoubtful("table 4", 17, "moved", 84),
     '{"data":{"camera":"table 4","since":17,"tenths":84,"why":"moved"},"kind":"view.doubtful"}'),
    (ViewTrusted("table 4"), '{"data":{"camera":"table 4"},"kind":"view.trusted"}'),
    (CardsCovered((seat(2), BOARD)), '{"data":{"at":["seat 2","board"]},"kind":"cards.covered"}'),
    (DisputeOpened(3, "ab" * 32, "demo-2", 7, (41, 44), 2, "payout", "paid as a flush, it was a full house"),
     '{"data":{"box":2,"category":"payout","claim":"paid as a flush, it was a full house","entries":[41,44],'
     '"folder":"demo-2","number":3,"round":7,"session":"' + "ab" * 32 + '"},"kind":"dispute.opened"}'),
    (DisputeNoted(3, "player", "he saw a king"),
     '{"data":{"kind":"player","number":3,"text":"he saw a king"},"kind":"dispute.noted"}'),
    (DisputeDecided(3, "split", (Awarded(Party(2), 1500), Awarded(HOUSE, -1500)), "misread card", "glare", (88,), "B"),
     '{"data":{"amounts":[{"amount":1500,"party":"2"},{"amount":-1500,"party":"house"}],"entries":[88],"number":3,'
     '"reason":"misread card","second":"B","verdict":"split","why":"glare"},"kind":"dispute.decided"}'),
    (PayoutVerified("ab" * 32, "demo-2", 7, Party(2), seat(2), "ante", 400000, ("hand", "wager"), "card 12", ""),
     '{"data":{"amount":400000,"checked":["hand","wager"],"folder":"demo-2","kind":"ante","on":"seat 2","party":"2",'
     '"player":"card 12","round":7,"second":"","session":"' + "ab" * 32 + '"},"kind":"payout.verified"}'),
    (AlertAcknowledged("ab" * 32, "demo-2", 7, (44,), "CH-BET-1"),
     '{"data":{"entries":[44],"folder":"demo-2","round":7,"rule":"CH-BET-1","session":"' + "ab" * 32 + '"},'
     '"kind":"alert.acknowledged"}'),
    (PersonAdded("inspector", (Role.DEALER, Role.INSPECTOR), "$argon2id$", "supervisor"),
     '{"data":{"person":"inspector","pin":"$argon2id$","roles":["dealer","inspector"],"second":"supervisor"},'
     '"kind":"person.added"}'),
    (PersonChanged("inspector", (Role.SUPERVISOR, Role.SURVEILLANCE, Role.TECHNICIAN, Role.AUDITOR), None),
     '{"data":{"person":"inspector","pin":null,"roles":["pit supervisor","surveillance","technician","auditor"],'
     '"second":""},"kind":"person.changed"}'),
    (PersonLeft("inspector"), '{"data":{"person":"inspector","second":""},"kind":"person.left"}'),
    (SignedIn("inspector", "desk"), '{"data":{"person":"inspector","where":"desk"},"kind":"signed.in"}'),
    (SignedOut("inspector", 7), '{"data":{"entry":7,"person":"inspector"},"kind":"signed.out"}'),
    (PinWrong("", "desk"), '{"data":{"person":"","where":"desk"},"kind":"pin.wrong"}'),
    (PersonLocked("inspector", 17), '{"data":{"person":"inspector","until":17},"kind":"person.locked"}'),
    (PersonUnlocked("inspector"), '{"data":{"person":"inspector"},"kind":"person.unlocked"}'),
    (HoldPlaced(EVIDENCE, "asked for"),
     '{"data":{"evidence":' + EVIDENCE_TEXT + ',"why":"asked for"},"kind":"hold.placed"}'),
    (HoldReleased(7, "supervisor", "closed"),
     '{"data":{"hold":7,"second":"supervisor","why":"closed"},"kind":"hold.released"}'),
    (EvidenceViewed(Evidence("ab", "demo"), "film"),
     '{"data":{"evidence":{"first":0,"folder":"demo","last":null,"session":"ab"},"what":"film"},'
     '"kind":"evidence.viewed"}'),
    (Exported(EVIDENCE, "round 7.zip", "cd", "asked for"),
     '{"data":{"digest":"cd","evidence":' + EVIDENCE_TEXT + ',"file":"round 7.zip","why":"asked for"},'
     '"kind":"exported"}'),
    (Purged(EVIDENCE, "film.mp4", "cd", "supervisor"),
     '{"data":{"digest":"cd","evidence":' + EVIDENCE_TEXT + ',"file":"film.mp4","second":"supervisor"},'
     '"kind":"purged"}'),
    (RetentionSet(30, 90, "supervisor"),
     '{"data":{"film":30,"second":"supervisor","sightings":90},"kind":"retention.set"}'),
    (RulesChanged("blackjack", "house.toml", "cd", "supervisor", "new odds"),
     '{"data":{"digest":"cd","file":"house.toml","game":"blackjack","second":"supervisor","why":"new odds"},'
     '"kind":"rules.changed"}'),
    (RecoveryHeld("owner", "ab", "second"),
     '{"data":{"digest":"ab","holder":"owner","second":"second"},"kind":"recovery.held"}'),
    (SupervisorRecovered("supervisor", (Role.SUPERVISOR,), "hash", "owner", "notary", "the machine burnt"),
     '{"data":{"first":"owner","person":"supervisor","pin":"hash","roles":["pit supervisor"],"second":"notary",'
     '"why":"the machine burnt"},"kind":"supervisor.recovered"}'),
    (InspectorCalled(seat(3)), '{"data":{"about":"seat 3"},"kind":"inspector.called"}'),
    (InspectorCame(), '{"data":{},"kind":"inspector.came"}'),
    (SegmentClosed("film/0001.mp4", "ab", 600, 17, 19, "table 4", "cd"),
     '{"data":{"camera":"table 4","count":600,"cut":false,"digest":"ab","file":"film/0001.mp4","first":17,"last":19,'
     '"times":"cd"},"kind":"segment.closed"}'),
    (StillKept("felt/0001.png", "ab", "table 4"),
     '{"data":{"camera":"table 4","digest":"ab","file":"felt/0001.png"},"kind":"still.kept"}'),
    (SessionResumed("0.1.0", "ab", "cd", None),
     '{"data":{"core":"ab","model":null,"steadying":"cd","version":"0.1.0"},"kind":"session.resumed"}'),
    (ClockStepped(-3_600_000_000), '{"data":{"by":-3600000000,"camera":""},"kind":"clock.stepped"}'),
    (WritingFailed("ledger", 17, "the disk is full"),
     '{"data":{"since":17,"what":"ledger","why":"the disk is full"},"kind":"writing.failed"}'),
    (HandedIn("ab", 2), '{"data":{"count":2,"request":"ab"},"kind":"handed.in"}'),
    (KeyIntroduced("a/record+00000000+AQ=="), '{"data":{"key":"a/record+00000000+AQ=="},"kind":"key.introduced"}'),
    (KeyRotated("a", "b", "c=="), '{"data":{"new":"b","old":"a","signature":"c=="},"kind":"key.rotated"}'),
    (KeyRecovered("a", "b", "one", "other", "the disk broke"),
     '{"data":{"first":"one","lost":"a","new":"b","second":"other","why":"the disk broke"},"kind":"key.recovered"}'),
    (ClockRead(1_700_000_000_000_000, 86_400_000_000_000, "synchronised", 1_250, 3600),
     '{"data":{"error":1250,"monotonic":86400000000000,"offset":3600,"source":"synchronised","time":1700000000000000},'
     '"kind":"clock.read"}'),
]


@pytest.mark.parametrize(("event", "text"), ON_DISK, ids=lambda v: type(v).__name__)
def test_the_form_on_disk_stays(event: TableEvent | RecordEvent, text: str) -> None:
    assert canonical(encode(event)).decode() == text
    assert decode(parse(text.encode())) == event


def test_every_event_has_its_kind_and_every_kind_its_form_on_disk() -> None:
    assert set(KINDS.values()) == set(get_args(TableEvent)) | set(get_args(RecordEvent))
    assert [type(event) for event, _ in ON_DISK] == list(KINDS.values())


@given(events)
def test_what_is_written_is_what_is_read(event: TableEvent | RecordEvent) -> None:
    assert decode(parse(canonical(encode(event)))) == event


def test_pots_came_later_and_are_written_where_there_are_some() -> None:
    share = Share(Party(1), 70, 10, because("poker.alone"), "low")
    settlement = Settlement((LINE,), None, (Pot("main pot", 90, 20, (Party(1), Party(3)), (share,)),))
    text = canonical(encode(RoundClosed(7, settlement)))
    assert (b'"pots":[{"amount":90,"eligible":["1","3"],"name":"main pot","shares":[{"amount":70,"half":"low","odd":10,'
            b'"party":"1","reason":{"key":"poker.alone","values":[]}}],"taken":20}]') in text
    assert decode(parse(text)) == RoundClosed(7, settlement)


def test_a_second_camera_why_one_was_lost_and_where_the_felt_lies_now_came_later() -> None:
    """What was written before has neither, and keeps its form."""
    assert canonical(encode(SessionClosed(30))).decode() == '{"data":{"frames":30},"kind":"session.closed"}'
    closed = SessionClosed(30, "a", "b", "c", (Filmed("right", 29, "d", "e"),))
    assert canonical(encode(closed)).decode() == (
        '{"data":{"film":"a","frame_times":"b","frames":30,"others":[{"camera":"right","film":"d","frame_times":"e",'
        '"frames":29}],"sightings":"c"},"kind":"session.closed"}')
    lost = CameraLost("table 4", 17, "does not answer")
    assert canonical(encode(lost)).decode() == (
        '{"data":{"camera":"table 4","since":17,"why":"does not answer"},"kind":"camera.lost"}')
    anew = ViewTrusted("table 4", ("1.5", "0.0"))
    assert canonical(encode(anew)).decode() == (
        '{"data":{"camera":"table 4","plane":["1.5","0.0"]},"kind":"view.trusted"}')
    assert [decode(encode(event)) for event in (closed, lost, anew)] == [closed, lost, anew]


def test_a_settlement_has_one_sequence_of_bytes() -> None:
    assert settlement_bytes(SETTLEMENT).decode() == SETTLEMENT_TEXT


@pytest.mark.parametrize(("text", "sentence"), [
    ('{"data":{"amount":1.5,"by":"1","kind":"ante","on":"seat 1"},"kind":"staked"}',
     "data.amount: 1.5 found; a whole number was expected"),
    ('{"data":{"amount":true,"by":"1","kind":"ante","on":"seat 1"},"kind":"staked"}',
     "data.amount: True found; a whole number was expected"),
    ('{"data":{"amount":"0x1","by":"1","kind":"ante","on":"seat 1"},"kind":"staked"}',
     "data.amount: '0x1' found; a whole number was expected"),
    ('{"data":{"by":"1","kind":"ante","on":"seat 1"},"kind":"staked"}',
     "data.amount: nothing found; a value was expected"),
    ('{"data":{"party":"4","stack":1},"kind":"seat.left"}',
     "data.stack: 1 found; no such key, but party, was expected"),
    ('{"data":{"party":"four"},"kind":"seat.left"}',
     'data.party: \'four\' found; a party such as "house", "3" or "3.2" was expected'),
    ('{"data":{"party":"0"},"kind":"seat.left"}',       # the house has one name only
     'data.party: \'0\' found; a party such as "house", "3" or "3.2" was expected'),
    ('{"data":{"card":1,"to":"attic 3"},"kind":"card.moved"}',
     'data.to: \'attic 3\' found; a place such as "board", "seat 3" or "seat 3 hand 2" was expected'),
    ('{"data":{"card":1,"face":"1h"},"kind":"card.read"}',
     'data.face: \'1h\' found; a card such as "Ah", "joker", "face down" or "unreadable" was expected'),
    ('{"data":{"instead":[{"data":{"seq":1},"kind":"amended"}],"seq":2,"why":""},"kind":"amended"}',
     "data.instead[0].kind: 'amended' found; one of round.opened, staked, decided, card.seen, card.moved, card.read, "
     "round.closed, seat.taken, seat.left, seat.changed, attendance, deck.changed, chips.changed, last.hands, "
     "table.closed was expected"),
    ('{"data":{"number":1,"paid":{"carried":null,"lines":[' + LINE_TEXT.replace('"odds":"3/2"', '"odds":"6/4"')
     + ']}},"kind":"round.closed"}',
     'data.paid.lines[0].odds: \'6/4\' found; a fraction in lowest terms such as "3/2" or "5" was expected'),
    ('{"data":{"number":1,"paid":{"carried":null,"lines":[' + LINE_TEXT.replace('"win","waits', '"won","waits')
     + ']}},"kind":"round.closed"}',
     "data.paid.lines[0].verdict: 'won' found; one of win, lose, push, returned, carried, taken, waiting was expected"),
    ('{"data":{"number":1,"paid":{"carried":null,"lines":[' + LINE_TEXT.replace('"number"', '"float"')
     + ']}},"kind":"round.closed"}',
     "data.paid.lines[0].reason.values[0]: ['amount', 'float', 7] found; [name, type, value] with a type of number, "
     "text, fraction, place, party, cards was expected"),
    ('[]', "entry: [] found; an object with kind, data was expected"),
])
def test_foreign_data_is_named_by_its_key(text: str, sentence: str) -> None:
    with pytest.raises(CodecError) as error:
        decode(json.loads(text))
    assert str(error.value) == sentence


@pytest.mark.parametrize("text", [
    b'{"b":1,"a":2}', b'{"a": 1}', b'{"a":1,"a":1}', b'{"a":1.0}', b'{"a":1e2}', b'{"a":NaN}', b'\xff', b'',
    b'"\\ud800"', b'{"a":"\\u0041"}', b'[' * 100_000, b'9' * 5_000, b'9007199254740993',
])
def test_only_canonical_text_is_read(text: bytes) -> None:
    with pytest.raises(CodecError, match=r"^JSON: .* was expected$"):
        parse(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(sorted(KINDS)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.sampled_from(["kind", "data"]), inner),
    max_leaves=12)


@given(json_values)
def test_nothing_but_an_event_is_read_as_one(data: Any) -> None:
    with pytest.raises(CodecError):
        decode(data)


@given(events, st.data())
def test_a_damaged_event_reads_as_an_event_or_is_refused(event: TableEvent | RecordEvent, data: st.DataObject) -> None:
    written = encode(event)
    spot: Any = written
    while True:                             # walk to a random place and put something foreign there
        keys = list(spot) if isinstance(spot, dict) else range(len(spot))
        key = data.draw(st.sampled_from(keys))
        if isinstance(spot[key], dict | list) and spot[key] and data.draw(st.booleans()):
            spot = spot[key]
            continue
        spot[key] = data.draw(json_values)
        break
    try:
        read = decode(written)
    except CodecError:
        return
    assert encode(read) == written


@given(json_values, st.booleans())
def test_what_is_read_the_fast_way_is_what_rfc_8785_writes(value: Any, spaced: bool) -> None:
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(", ", ":") if spaced else (",", ":"))
    try:
        read = parse(text.encode(errors="surrogatepass"))
    except CodecError:
        return
    assert rfc8785.dumps(read).decode() == text


@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda t: t.encode(errors="surrogatepass")))
def test_any_bytes_are_read_or_refused(text: bytes) -> None:
    try:
        value = parse(text)
    except CodecError:
        return
    assert canonical(value) == text


@pytest.mark.parametrize("event", [
    Staked(Party(-1), seat(1), "ante", 5),                      # no such seat
    Decided(Party(1), Place(Zone.SEAT, 1, 0), "fold"),          # hands count from 1
    Staked(Party(1), seat(1), "\ud800", 5),                     # half a character
    DeckChanged(1.5),  # type: ignore[arg-type]
    "fold",
])
def test_what_could_not_be_read_back_is_not_written(event: Any) -> None:
    with pytest.raises(CodecError):
        canonical(encode(event))
