"""What is wrong with a ledger's rows, as they come: one pass, whatever the ledger's length.

Each row by itself, then its link to the one before, then the signed checkpoints, each against the root of the entries
up to it. Whoever rewrites entries with every hash that follows is found by the next checkpoint, which he cannot sign.
Whoever has the key too is found only by a checkpoint that was kept elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from dealer_assist.keys import KeysError, PublicKey
from dealer_assist.ledger.codec import KINDS, CodecError, Json, is_entry, parse, read_entry, unpack
from dealer_assist.ledger.entries import (
    Entry,
    KeyIntroduced,
    KeyRecovered,
    KeyRotated,
    SegmentClosed,
    SessionClosed,
    SessionOpened,
    SessionResumed,
    StillKept,
)
from dealer_assist.ledger.log import Tree, leaf_hash
from dealer_assist.ledger.notes import Checkpoint, NotACheckpoint, origin_of, parse_checkpoint
from dealer_assist.ledger.succession import succeeds
from dealer_assist.table.events import RoundClosed

MINUTE = 60_000_000         # microseconds of captured time after which a checkpoint is due
_MOST = 1_000               # findings that are told
OF_KEYS = {name for name, kind in KINDS.items()
            if kind in (SessionOpened, KeyIntroduced, KeyRotated, KeyRecovered)}
OF_FILES = {name for name, kind in KINDS.items() if kind in (SessionOpened, SessionClosed, SegmentClosed, StillKept)}
_ENDS = {name: kind is SessionClosed for name, kind in KINDS.items()
         if kind in (SessionOpened, SessionResumed, SessionClosed)}
_TURNS = {name for name, kind in KINDS.items() if kind in (KeyRotated, KeyRecovered)}      # nobody signs these alone
_OF_ROUNDS = next(name for name, kind in KINDS.items() if kind is RoundClosed)


def due(ends_round: bool, at: int, last: int | None) -> bool:
    """Whether an entry is to be signed as it is written. ``last``: when the one was that was signed last."""
    return ends_round or last is None or abs(at - last) >= MINUTE


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it was written. ``seq`` 0: the file as a whole."""

    seq: int
    what: str
    changed: bool = True        # False: it stands as it was written, but this program cannot read it
    unsigned: bool = False      # as it was written for all that its hashes tell, but nobody vouches for it


@dataclass(frozen=True, slots=True)
class Reading:
    """The entries up to the first one that is wrong, and all that is wrong."""

    entries: tuple[Entry, ...]
    findings: tuple[Finding, ...]
    tail: str                   # the hash of the last of these entries: what the next one is chained to
    root: str                   # of these entries (RFC 6962): whoever keeps it can tell later that none was changed
    size: int                   # how many
    signed: int                 # so many of them a checkpoint vouches for
    signed_at: int | None       # when the last of those was written
    keys: tuple[PublicKey, ...]     # whose signatures counted, the last one's from here on
    tree: Tree = field(compare=False, repr=False)
    first: bytes = b""          # the first entry's leaf hash: the log's name
    ended: bool = True          # False: a session that was not closed, or whose end is gone
    recovered: tuple[int, ...] = ()     # the entries by which people vouch for a key, in place of the one before


@dataclass(slots=True)
class _Row:
    seq: int
    leaf: bytes
    content: Json


class Checking:
    """``add`` every row in order, then ask for the ``reading``."""

    def __init__(self, notes: Iterable[tuple[object, object]] = (), elsewhere: Iterable[Checkpoint] = (),
                 trusted: Iterable[PublicKey] = (), *, decode: bool = True, signs: bool = True) -> None:
        """``notes``: the ledger's own checkpoints, with the sizes under which it has them. ``elsewhere``: those that
        were kept elsewhere. ``trusted``: only these keys and their heirs count; none: those that the log names.
        ``signs``: checkpoints are kept in this form of a ledger."""
        self.findings: list[Finding] = []
        self._notes: dict[int, list[object]] = {}
        for size, note in notes:
            if isinstance(size, int):
                self._notes.setdefault(size, []).append(note)
            else:
                self.find(0, f"a checkpoint's size was changed: it reads {size!r}")
        self._elsewhere: dict[int, list[Checkpoint]] = {}
        for checkpoint in elsewhere:
            self._elsewhere.setdefault(checkpoint.size, []).append(checkpoint)
        self._believed, self._decode, self._signs = set(trusted), decode, signs
        self._picky = bool(self._believed)
        self._entries: list[Entry] = []
        self._tree, self._tail, self._first = Tree(), "", b""
        self._keys: list[PublicKey] = []
        self._signed, self._sound = 0, (0, "", self._tree.root().hex())
        self._signed_at: int | None = None
        self._at = 0
        self._unsigned: list[int] = []      # where a checkpoint was due and none is kept
        self._held: _Row | None = None      # sound by itself; whether its follower knows it is not seen yet
        self._before: _Row | None = None    # the one before it, where a link between the two is broken
        self._follows = False               # a broken link was just told of: the next one belongs to it
        self._expected = 1
        self._wrong = False                 # nothing more counts
        self._rewrote = False
        self._ended = True
        self._recovered: list[int] = []

    def find(self, seq: int, what: str, *, changed: bool = True) -> None:
        if len(self.findings) < _MOST:
            self.findings.append(Finding(seq, what, changed))
        elif len(self.findings) == _MOST:
            self.findings.append(Finding(1 << 62, "and more", changed))
        if seq and changed:
            self._wrong = True

    def add(self, seq: int, body: object, leaf: object) -> None:
        if seq != self._expected:
            self._settle()
            self.find(*((self._expected, f"{entries_from(self._expected, seq - 1)} missing") if seq > self._expected
                        else (seq, f"entry {seq} is there twice or out of order")))
        self._expected = seq + 1
        try:
            content = parse(body) if isinstance(body, bytes) else None
        except CodecError:
            content = None
        if not (isinstance(body, bytes) and leaf_hash(body) == leaf):
            self._settle()
            self.find(seq, f"{named(seq, content)} was changed: its content does not give its hash")
        elif not is_entry(content):
            self._settle()
            self.find(seq, f"{named(seq, content)} was changed: it is no entry in canonical form")
        elif content.get("seq") != seq:
            self._settle()
            self.find(seq, f"where entry {seq} was, there is now {named(content.get('seq'), content)}")
        else:
            assert isinstance(leaf, bytes)
            self._link(_Row(seq, leaf, content))

    def _link(self, row: _Row) -> None:
        prev = row.content.get("prev")
        held = self._held
        if row.seq == 1:
            if prev != "":
                self._broken(row)
                self._follows = True
        elif held is not None:
            if prev == held.leaf.hex():
                if self._before is not None:        # a single broken link: the entry that its follower does not know
                    self._broken(self._before)
                    self._before = None
                self._follows = False
                self._commit(held)
            elif self._before is not None:          # two in a row: the entry between them
                self._commit(self._before)
                self._broken(held)
                self._before, self._follows = None, True
            elif not self._follows:
                self._before = held
        self._held = row

    def _settle(self) -> None:
        """The chain ends here, or what comes next is not sound."""
        if self._before is not None:
            self._broken(self._before)
            self._before = None
        elif self._held is not None:
            self._commit(self._held)
        self._held, self._follows = None, False

    def _broken(self, row: _Row) -> None:
        self.find(row.seq, f"{named(row.seq, row.content)} was changed: it does not fit what the entries beside it are "
                           "chained to")

    # ── entries that are as they were written ──
    def _commit(self, row: _Row) -> None:
        if self._wrong:
            return
        content = row.content
        kind = content["kind"]
        if self._decode or kind in OF_KEYS or kind in OF_FILES or kind not in KINDS:
            try:
                entry = read_entry(content)
            except CodecError as error:
                self.find(row.seq, f"{named(row.seq, content)} is as it was written, but this program cannot read it: "
                                   f"{error}", changed=False)
                self._wrong = self._decode      # what follows it cannot be followed; it can be verified all the same
                entry = None
            if self._wrong:
                return
            if entry is not None:
                self._of_keys(entry)
                if self._wrong:
                    return
                if self._decode:
                    self._entries.append(entry)
        self._tree.add(row.leaf)
        self._tail = row.leaf.hex()
        if row.seq == 1:
            self._first = row.leaf
        self._at = unpack(int, content["at"], "at")
        self._ended = _ENDS.get(kind, self._ended)
        notes, elsewhere = self._notes.pop(row.seq, None), self._elsewhere.pop(row.seq, ())
        if notes or elsewhere:
            self._vouched(row.seq, notes or (), elsewhere)
        elif self._signs and self._keys and kind not in _TURNS and due(kind == _OF_ROUNDS, self._at, self._signed_at):
            self._unsigned.append(row.seq)
            self._signed_at = self._at

    def _of_keys(self, entry: Entry) -> None:
        event = entry.event
        try:
            match event:
                case SessionOpened(_, key) | KeyIntroduced(key) if key:
                    if self._keys:
                        self.find(entry.seq, f"entry {entry.seq} introduces a key; the log has one already")
                    self._counts_from_here(entry.seq, PublicKey.parse(key))
                case KeyRotated(old, new):
                    if not self._keys or self._keys[-1].text != old or not succeeds(event):
                        self.find(entry.seq, f"entry {entry.seq} (key.rotated) is not signed by the key that counted "
                                             "before it")
                    elif self._keys[-1] in self._believed:
                        self._believed.add(PublicKey.parse(new))
                    self._counts_from_here(entry.seq, PublicKey.parse(new))
                case KeyRecovered(_, new):
                    self._recovered.append(entry.seq)
                    self._unsigned.clear()      # of entries since the loss: the new key vouches for them with the rest
                    self._counts_from_here(entry.seq, PublicKey.parse(new))
        except KeysError as error:
            self.find(entry.seq, f"entry {entry.seq}: {error}")

    def _counts_from_here(self, seq: int, key: PublicKey) -> None:
        if self._picky and key not in self._believed:
            self.find(seq, f"entry {seq} names the key {key.text}, which is none of those that are trusted here")
        if key in self._keys:
            self.find(seq, f"entry {seq} names the key {key.text} again: one that was replaced never comes back")
        self._keys.append(key)

    def _vouched(self, size: int, notes: Iterable[object], elsewhere: Iterable[Checkpoint]) -> None:
        root = self._tree.root()
        for checkpoint in elsewhere:
            if checkpoint.root != root:
                self._rewritten(size, "the checkpoint that was kept elsewhere")
                return
        for note in notes:
            try:
                checkpoint = parse_checkpoint(note if isinstance(note, str | bytes) else repr(note))
            except NotACheckpoint as error:
                self.find(size, f"the checkpoint of entry {size} was changed: {error}")
                continue
            counting = tuple(self._keys[-1:])
            if checkpoint.size != size or checkpoint.origin != origin_of(self._first):
                self.find(size, f"the checkpoint of entry {size} is that of another entry or another log")
            elif not checkpoint.by(counting):
                whose = ", ".join(key.id for key in counting) or "none that is known"
                by = ", ".join(signed.id for signed in checkpoint.signatures)
                self.find(size, f"the checkpoint of entry {size} is forged: it is not signed by the key that counts "
                                f"there ({whose}), but by {by}")
            elif checkpoint.root != root:
                self._rewritten(size, "the signed checkpoint")
            else:
                self._signed, self._signed_at = size, self._at
                self._sound = size, self._tail, root.hex()

    def _rewritten(self, size: int, by: str) -> None:
        first = self._signed + 1
        del self._entries[self._signed:]
        self._rewrote = True
        self.find(first, f"{'entry' if first == size else f'one of the entries {first} to'} {size} is not what it was "
                         f"when it was signed: {by} of entry {size} has another root")

    def cut(self, last: int, highest: int) -> None:
        """The highest number that was ever given is another than the last one there."""
        self._settle()
        self.find(last + 1, f"{entries_from(last + 1, highest)} missing: the last one that was written had the number "
                            f"{highest}")

    def reading(self) -> Reading:
        self._settle()
        if not self._wrong:
            last = self._tree.size
            for beyond, told in ((self._notes, "the signed checkpoint"),
                                 (self._elsewhere, "the checkpoint that was kept elsewhere")):
                if beyond:
                    size = max(beyond)
                    if size > last:
                        self.find(last + 1, f"{entries_from(last + 1, size)} missing: {told} vouches for {size}")
                    else:
                        self.find(0, f"a checkpoint of entry {size} is kept; there is no such entry")
        if self._keys and not self._signs:
            self.find(0, "a key of this record's own is named in it, but it keeps no checkpoints: they were removed")
        if self._picky and not self._keys and not self._wrong:
            self.find(0, "nothing in it is signed: no key of those that are trusted here vouches for it")
        size, tail, root_hex = ((self._tree.size, self._tail, self._tree.root().hex()) if not self._rewrote
                                else self._sound)
        if self._unsigned:
            first, more = self._unsigned[0], len(self._unsigned) - 1
            self.findings.append(Finding(
                first, f"no checkpoint of entry {first}{f' and of {more} later ones' if more else ''} is kept, although"
                       " it was due: it was removed, or the key of the machine that wrote it was none that this record "
                       "knows", unsigned=True))
        findings = sorted(self.findings, key=lambda finding: (not finding.seq, finding.seq))
        return Reading(tuple(self._entries), tuple(findings), tail, root_hex, size,
                       self._signed, self._signed_at, tuple(self._keys), self._tree, self._first, self._ended,
                       tuple(self._recovered))


def named(seq: object, content: Json) -> str:
    kind = content.get("kind") if isinstance(content, dict) else None
    return f"entry {seq} ({kind})" if kind else f"entry {seq}"


def entries_from(first: int, last: int) -> str:
    return f"entry {first} is" if first >= last else f"entries {first} to {last} are"
