"""One file for one dispute: entries with their proofs, films and pictures as they were, a marked copy to look at, the
rules of the day, the report, and what checks it all.

No clock: times are handed in. Qt is in ``pdf`` alone.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist import phh
from dealer_assist.evidence.pdf import write_pdf
from dealer_assist.evidence.pictures import Clip, Masks, Shot, draw, near, png, shots_of, write_clip
from dealer_assist.evidence.report import Findings, Gone, Proved, Vouched, how_to_check, report
from dealer_assist.evidence.rounds import as_csv, as_json, rows_of_round
from dealer_assist.games.club import Club
from dealer_assist.games.texas_holdem import TexasHoldem
from dealer_assist.inspector.acts import AROUND
from dealer_assist.inspector.disputes import Dispute, as_data
from dealer_assist.inspector.evidence import gathered, looks_between, planes_of
from dealer_assist.inspector.records import Opened, Records
from dealer_assist.inspector.refusals import NotDone
from dealer_assist.inspector.timeline import Hand, happenings
from dealer_assist.keys import KeyStore, PublicKey
from dealer_assist.languages import TAGS, language
from dealer_assist.ledger import verify
from dealer_assist.ledger.entries import (
    AlertAcknowledged,
    CameraBack,
    CameraLost,
    CardsCovered,
    DisputeDecided,
    DisputeNoted,
    DisputeOpened,
    Entry,
    Exported,
    FramesDropped,
    HoldPlaced,
    InspectorCalled,
    InspectorCame,
    PayoutVerified,
    Purged,
    SegmentClosed,
    SessionClosed,
    SessionOpened,
    SessionResumed,
    SignedIn,
    StillKept,
    ViewDoubtful,
    ViewTrusted,
)
from dealer_assist.ledger.export import seal, write_proved
from dealer_assist.ledger.files import claimed, purged
from dealer_assist.ledger.notes import Checkpoint
from dealer_assist.ledger.store import RECORD, Damaged
from dealer_assist.ledger.zipped import pack
from dealer_assist.people.house import house_entries, house_path
from dealer_assist.resources import MODELS
from dealer_assist.sessions.folder import LEDGER, BrokenSession, digest_of
from dealer_assist.sessions.footage import Footage
from dealer_assist.table.events import ChipsChanged
from dealer_assist.vision.frame import Pixels
from dealer_assist.words import Words

SESSION, HOUSE = "session", "house"
FILES, FRAMES, VIEWING, RULES, MODEL, ROUND = "files", "frames", "viewing", "rules", "model", "round"
_BEFORE = 2_000_000         # microseconds that the viewing clip begins before its round, and ends after it
MINUTE = 60_000_000
LONGEST = 15 * MINUTE       # ... that it lasts at most: a table that was left open is no film for looking at
_DEVICES = (CameraLost | CameraBack | ViewDoubtful | ViewTrusted | CardsCovered | FramesDropped | InspectorCalled
            | InspectorCame)


class Stage(StrEnum):
    """What is being done; the value ends the key of its words."""

    ENTRIES = "entries"
    FILMS = "films"
    PICTURES = "pictures"
    REPORT = "report"


_BEGINS = {Stage.ENTRIES: 0.0, Stage.FILMS: .03, Stage.PICTURES: .15, Stage.REPORT: .8}     # shares of the whole
Progress = Callable[[Stage, float], bool]       # with the share of the whole that is done; False: stop here


@dataclass(frozen=True)
class Wanted:
    """``first`` and ``last``: what the viewing clip shows, captured times; None: the round and a little around it, of
    a long round the end."""

    masks: Masks = field(default_factory=Masks)
    others: bool = False        # all boxes but that of the claim are covered
    first: int | None = None
    last: int | None = None


def write(records: Records, number: int, to: Path, name: str, wanted: Wanted, keys: KeyStore, by: str, at: int,
          told: Progress = lambda stage, share: True) -> Dispute:
    """``to`` must not be there yet; ``name``: of the folder in it."""
    dispute = records.house().dispute(number)
    if dispute is None:
        raise NotDone("refused.no_dispute", number=number,
                      numbers=", ".join(str(d.number) for d in records.house().disputes) or None)
    opened = records.named(dispute.opened.session)
    if opened is None:
        raise NotDone("refused.elsewhere", number=number, folder=dispute.opened.folder, records=records.path)
    if opened.record.findings:
        raise Damaged(f"{opened.folder / LEDGER}: {opened.record.findings[0]}; nothing can be proved by a ledger that "
                      "was changed")
    hand = opened.record.hand(dispute.opened.round)
    if hand is None:
        raise NotDone("refused.no_round", number=number, folder=opened.folder.name, round=dispute.opened.round)
    with TemporaryDirectory(prefix=".dispute-", dir=to.parent) as folder:
        _Export(records, dispute, opened, hand, wanted, Path(folder) / name, by, at, told).write(keys)
        pack(Path(folder) / name, to, dispute.decision.at if dispute.decision else dispute.at)
    return dispute


class _Export:
    def __init__(self, records: Records, dispute: Dispute, opened: Opened, hand: Hand, wanted: Wanted, folder: Path,
                 by: str, at: int, told: Progress) -> None:
        self.records, self.dispute, self.opened, self.hand = records, dispute, opened, hand
        self.folder, self.by, self.at, self._progress = folder, by, at, told
        self.entries: tuple[Entry, ...] = opened.record.entries
        self.cameras = [p.camera for p in opened.header.pictures if p.width]
        self.last = hand.until + _BEFORE if wanted.last is None else wanted.last
        begin = hand.at - _BEFORE
        self.first = wanted.first if wanted.first is not None else max(begin, self.last - LONGEST)
        self.shortened = wanted.first is None and begin < self.first
        boxes = wanted.masks.boxes
        if wanted.others:
            boxes |= {*opened.record.layout.seats} - {dispute.opened.box}
        if unknown := boxes - {*opened.record.layout.seats}:
            raise NotDone("refused.covered", box=min(unknown), boxes=", ".join(map(str, opened.record.layout.seats)))
        if self.first > self.last:
            raise NotDone("refused.clip.ends")
        if self.last - self.first > LONGEST:
            raise NotDone("refused.clip.long", asked=-(-(self.last - self.first) // MINUTE), most=LONGEST // MINUTE)
        self.masks = Masks(wanted.masks.rectangles, boxes)
        self.gone: list[Gone] = []
        self.seals: dict[str, int] = {}         # files of the session, and the entries that have their digests

    def write(self, keys: KeyStore) -> None:
        self.folder.mkdir()
        self._tell(Stage.ENTRIES, 0)
        proved, signers = self._proved()
        self._copy_files()
        shots, crops, clips = self._pictures()
        self._texts(signers)
        files = [*self._vouched()]
        found = Findings(self.dispute, self.opened, self.hand.number, self.by, self.at, shots, crops, clips,
                         self.shortened, self.masks, proved, files, self.gone)
        for number, tag in enumerate(TAGS):
            self._tell(Stage.REPORT, number / len(TAGS))
            write_pdf(report(found, tag), self.folder / f"report.{tag}.pdf", self.at)
        o = self.dispute.opened
        seal(self.folder, [SESSION, HOUSE], {
            "dispute": o.number, "session": o.session, "folder": o.folder, "round": o.round, "exported_by": self.by,
            "exported_at": self.at, "viewing_copy_covers": {
                "boxes": sorted(self.masks.boxes),
                "rectangles": [[r.camera, r.x, r.y, r.width, r.height] for r in self.masks.rectangles]},
            "not_here": [{"file": gone.file, "why": gone.why} for gone in self.gone]}, keys.signing_key(RECORD))

    def _tell(self, stage: Stage, part: float) -> None:
        """``part``: of this stage, from 0 to 1."""
        begin = _BEGINS[stage]
        end = min((other for other in _BEGINS.values() if other > begin), default=1.0)
        if not self._progress(stage, begin + (end - begin) * min(max(part, 0.0), 1.0)):
            raise NotDone("refused.stopped")

    # ── what is proved ──
    def _proved(self) -> tuple[list[Proved], list[PublicKey]]:
        house = house_path(self.records.path)
        logs = ((SESSION, self.opened.folder / LEDGER, [*self._of_session()]), (HOUSE, house, [*self._of_house()]))
        proved, signers = [], []
        for name, ledger, chosen in logs:
            note, signer = write_proved(self.folder, name, ledger, chosen)
            with (self.folder / name / "entries.jsonl").open("rb") as lines:
                count = sum(1 for _ in lines)
            proved.append(_told(name, count, note, signer))
            signers.append(signer)
        return proved, signers

    def _of_session(self) -> Iterator[int]:
        """The round, what was said of it later, under what it was seen, and what vouches for its files."""
        hand, opened = self.hand, self.opened
        claims = claimed(opened.folder / LEDGER)
        around = self._around
        stills: dict[str, Entry] = {}
        film_open = bool(self.cameras)
        yield from (entry.seq for entry in hand.entries)
        yield from (call.seq for call in opened.record.calls.get(hand.number, ()))
        for entry in self.entries:
            match entry.event:
                case SessionOpened() | SessionResumed():
                    yield entry.seq
                case ChipsChanged(_, _, number) if number == hand.number:
                    yield entry.seq
                case StillKept(_, _, camera) if entry.at <= hand.until:
                    stills[camera] = entry
                case SegmentClosed(file, _, count, first, last) if count and first <= around[1] and last >= around[0]:
                    self._seal(file, entry.seq)
                    self._seal(file.rsplit(".", 1)[0] + ".jsonl", entry.seq)
                    film_open = film_open and last < hand.until
                    yield entry.seq
                case SessionClosed() if any(claim.seq == entry.seq for claim in claims.values()):
                    for file, claim in claims.items():      # as sessions of before kept them: one file for all
                        if claim.seq == entry.seq:
                            self._seal(file, entry.seq)
                    film_open = False
                    yield entry.seq
                case event if isinstance(event, _DEVICES) and around[0] <= entry.at <= around[1]:
                    yield entry.seq
                case _:
                    pass
        for still in stills.values():
            assert isinstance(still.event, StillKept)
            self._seal(still.event.file, still.seq)
            yield still.seq
        self._seal("header.json", 1)
        if film_open:
            self.gone.append(Gone("film", "open"))

    @property
    def _around(self) -> tuple[int, int]:
        return min(self.first, self.hand.at - AROUND), max(self.last, self.hand.until + AROUND)

    def _seal(self, file: str, seq: int) -> None:
        self.seals.setdefault(file, seq)

    def _of_house(self) -> Iterator[int]:
        """The dispute itself, and what else of this round the house's log tells."""
        o = self.dispute.opened
        signed: dict[str, int] = {}
        for entry in house_entries(self.records.path):
            match entry.event:
                case SignedIn(person):
                    signed[person] = entry.seq
                case DisputeOpened(number) | DisputeNoted(number) if number == o.number:
                    yield entry.seq
                    yield from [signed[entry.by]] if entry.by in signed else []
                case DisputeDecided(number, second=second) if number == o.number:
                    yield entry.seq
                    yield from (signed[name] for name in (entry.by, second) if name in signed)
                case HoldPlaced(_, why) if why == f"dispute {o.number}":
                    yield entry.seq
                case PayoutVerified(session, _, number) | AlertAcknowledged(session, _, number) if (
                        session, number) == (o.session, o.round):
                    yield entry.seq
                case Exported(evidence) if evidence.session == o.session:
                    yield entry.seq
                case Purged(evidence, file) if evidence.session == o.session and file in self.seals:
                    yield entry.seq
                case _:
                    pass

    # ── files, as they are ──
    def _copy_files(self) -> None:
        """Byte by byte, and only what is as the record has it."""
        claims = claimed(self.opened.folder / LEDGER)
        gone = purged(house_path(self.records.path))
        for number, (name, seq) in enumerate(self.seals.items()):
            self._tell(Stage.FILMS, number / len(self.seals))
            if name not in claims:
                continue
            path, to = self.opened.folder / name, self.folder / FILES / name
            if not path.is_file():
                purge = gone.get((self.opened.record.name, name))
                self.gone.append(Gone(name, "purged", purge) if purge else Gone(name, "missing"))
                continue
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, to)
            if (digest := digest_of(to)) != claims[name].digest:
                raise Damaged(f"{path}: was changed: its SHA-256 is {digest}; {claims[name].digest} was expected, as "
                              f"entry {seq} has it: nothing was exported")

    def _vouched(self) -> Iterator[Vouched]:
        for path in sorted(path for path in self.folder.rglob("*") if path.is_file()):
            name = path.relative_to(self.folder).as_posix()
            if not name.startswith((f"{SESSION}/", f"{HOUSE}/")):
                yield Vouched(name, digest_of(path), self.seals.get(name.removeprefix(f"{FILES}/"), 0)
                              if name.startswith(FILES) else 0)

    # ── pictures ──
    def _pictures(self) -> tuple[list[tuple[Shot, Pixels]], dict[int, Pixels], list[tuple[str, Clip]]]:
        self._tell(Stage.PICTURES, 0)
        hand, header, layout = self.hand, self.opened.header, self.opened.record.layout
        evidence, planes = gathered(self.opened.folder, hand, layout), planes_of(header, hand)
        shown: list[tuple[Shot, Pixels]] = []
        crops: dict[int, Pixels] = {}
        clips: list[tuple[str, Clip]] = []
        index: list[dict[str, object]] = []
        shots = shots_of(hand, happenings(hand), evidence, planes, self.cameras)
        looks = tuple(looks_between(self.opened.folder, min(self.first, hand.at), self.last))
        for number, name in enumerate(self.cameras, 1):
            try:
                footage = Footage(self.opened.folder, number - 1)
            except BrokenSession:
                continue            # what is not there is told already
            for shot in shots:
                if shot.camera != number:
                    continue
                frame = footage.frame_at(shot.at)
                file = f"{FRAMES}/camera-{number}-{frame.captured_at}.png"
                (self.folder / FRAMES).mkdir(exist_ok=True)
                (self.folder / file).write_bytes(png(frame.pixels))
                index.append({
                    "file": file, "camera": name, "captured_at": frame.captured_at, "frame": frame.index,
                    "film": self._film_with(name, frame.captured_at), "looked_at": shot.at, "last": shot.last,
                    "cards": [{"entry": r.seq or None, "place": str(r.place), "face": str(r.face),
                               "certainty_per_mille": r.certainty, "corners": r.corners} for r in shot.cards]})
                covered = self.masks.cover(frame.pixels, number, planes.at(name, shot.at), layout)
                for read in shot.cards:
                    if read.seq and read.corners and not self.masks.hides(read.place, number, read.corners):
                        crops[read.seq] = near(covered, read.corners)
                if shot.last:
                    covered = draw(covered, [
                        (r.face, r.corners) for r in shot.cards
                        if r.corners and not self.masks.hides(r.place, number, r.corners)])
                shown.append((shot, covered))
            (self.folder / VIEWING).mkdir(exist_ok=True)
            file = f"{VIEWING}/camera-{number}.mp4"
            clip = write_clip(self.folder / file, footage, number, self.first, self.last, looks, planes, self.masks,
                              layout, partial(self._clip_at, number))
            if clip is not None:
                clips.append((file, clip))
        if index:
            self._json(f"{FRAMES}/index.json", index)
        if clips:
            self._json(f"{VIEWING}/index.json", [{"file": file, "camera": self.cameras[clip.camera - 1],
                       "first": clip.first, "last": clip.last, "pictures": clip.pictures,
                       "note": "a marked copy for looking at; the films in files/ are the evidence"}
                       for file, clip in clips])
        return shown, crops, clips

    def _clip_at(self, camera: int, at: int) -> None:
        part = (at - self.first) / max(self.last - self.first, 1)
        self._tell(Stage.PICTURES, (camera - 1 + min(part, 1.0)) / len(self.cameras))

    def _film_with(self, camera: str, at: int) -> str | None:
        """None: the piece that has it is not closed yet."""
        for entry in self.entries:
            match entry.event:
                case SegmentClosed(file, _, count, first, last, name) if (
                        name == camera and count and first <= at <= last):
                    return f"{FILES}/{file}"
                case _:
                    pass
        return next((f"{FILES}/{file}" for file in self.seals if file.endswith(".mp4") and "/" not in file), None)

    # ── texts ──
    def _texts(self, signers: Sequence[PublicKey]) -> None:
        header, hand, house = self.opened.header, self.hand, self.opened.record.house
        self._text("keys.txt", "".join(f"{key.text}\n" for key in dict.fromkeys(signers)))
        assert verify.__file__ is not None
        shutil.copyfile(verify.__file__, self.folder / "verify.py")
        spoken = (Words(self.opened.record.words.currency, language(tag)) for tag in TAGS)
        self._text("VERIFY.txt", "\n\n\n".join("\n\n".join(how_to_check(words)) for words in spoken) + "\n")
        self._json("dispute.json", as_data(self.dispute, self.at))
        self._text(f"{RULES}/house.toml", header.house.text)
        self._text(f"{RULES}/layout.toml", header.layout.text)
        card = (MODELS / "README.md").read_text(encoding="utf-8")
        self._text(f"{MODEL}/README.md", card)
        self._json(f"{MODEL}/model.json", {"digest": header.model, "named_by_this_card":
                   header.model is not None and header.model in card, "program": header.program.core})
        rows = [*rows_of_round(hand)]
        self._text(f"{ROUND}/round.csv", as_csv(rows))
        self._json(f"{ROUND}/round.json", as_json(rows))
        if isinstance(house.game, Club | TexasHoldem) and hand.update.final is not None:
            with suppress(phh.PhhError):        # it has no form for this hand; all else has
                self._text(f"{ROUND}/hand.phh", phh.write(hand.update.round, hand.update.final, house.game,
                                                          house.digits))

    def _text(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")

    def _json(self, name: str, data: object) -> None:
        self._text(name, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def _told(log: str, count: int, note: Checkpoint, signer: PublicKey) -> Proved:
    return Proved(log, count, note.size, f"{signer.name}+{signer.id}", note.root.hex())

