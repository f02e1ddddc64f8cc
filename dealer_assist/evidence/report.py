"""The report of a dispute as HTML in one language: what a player, a lawyer and a regulator read. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape

from dealer_assist.cards import Face
from dealer_assist.evidence.pictures import Clip, Masks, Shot, moment
from dealer_assist.inspector.disputes import Dispute
from dealer_assist.inspector.records import Opened
from dealer_assist.inspector.rules_shown import rule_shown
from dealer_assist.inspector.timeline import PROGRAM, BoxShown, Hand, Page, RuleShown, page, who
from dealer_assist.languages import language
from dealer_assist.rulebook import game_named, house_named
from dealer_assist.table.places import HOUSE, Party, Place
from dealer_assist.table.settlement import Line
from dealer_assist.vision.frame import Pixels
from dealer_assist.words import Words, at_the_table

RULE = "GEN-DISP-1"
CARD = 38, 52               # pixels of a card as it is drawn, of 96 an inch
_SHOT = 96, 104             # ... of a card out of a picture, at most
_ACROSS = 5                 # of them side by side
_WHOLE = 600                # ... of the whole table
_GROUND = "#f2f4f6"
DAY = 86_400_000_000        # microseconds


@dataclass(frozen=True, slots=True)
class Proved:
    """A log as far as the export has it. ``key`` and ``root`` as text."""

    log: str
    count: int
    size: int
    key: str
    root: str


@dataclass(frozen=True, slots=True)
class Vouched:
    file: str
    digest: str
    seq: int                # the entry that has it; 0: none, the signed list of files alone


@dataclass(frozen=True, slots=True)
class Gone:
    """Why a file of the session is not in the export: "purged", "missing", "open"."""

    file: str
    why: str
    seq: int = 0


@dataclass(frozen=True)
class Findings:
    """All that a report is made of."""

    dispute: Dispute
    opened: Opened
    number: int
    by: str
    at: int
    shots: Sequence[tuple[Shot, Pixels]]        # as the viewing copy has them
    crops: Mapping[int, Pixels]                 # by entry
    clips: Sequence[tuple[str, Clip]]
    shortened: bool                             # the clips: of a long round they show the end
    masks: Masks
    proved: Sequence[Proved]
    files: Sequence[Vouched]
    gone: Sequence[Gone]


@dataclass
class Document:
    """``cards`` and ``pictures``: what the images in the text are, by their names there."""

    html: str
    title: str
    of: str
    words: Words
    cards: dict[str, tuple[Face, bool]] = field(default_factory=dict)
    pictures: dict[str, Pixels] = field(default_factory=dict)


def report(found: Findings, tag: str) -> Document:
    record = found.opened.record
    words = at_the_table(replace(record.words, language=language(tag)), record.layout)
    hand = replace(record, words=words).hand(found.number)
    assert hand is not None
    return _Report(found, hand, words, tag).document()


class _Report:
    def __init__(self, found: Findings, hand: Hand, words: Words, tag: str) -> None:
        self.found, self.hand, self.words = found, hand, words
        self.page: Page = page(hand, lambda id_: rule_shown(id_, tag))
        self.final = rule_shown(RULE, tag)
        o = found.dispute.opened
        self.made = Document("", words("report.title", number=o.number),
                             words("report.of", number=o.number, table=o.folder, round=o.round), words)

    def document(self) -> Document:
        direction = "rtl" if self.words.language.right_to_left else "ltr"
        body = "".join((*self._brief(), *self._claim(), *self._decision(), *self._where(), *self._cards(),
                        *self._pictures(), *self._happened(), *self._bets(), *self._rules(), *self._alerts(),
                        *self._proofs(), *self._check()))
        self.made.html = f"<html><head><style>{_STYLE}</style></head><body dir='{direction}'>{body}</body></html>"
        return self.made

    # ── pieces ──
    def __call__(self, key: str, **values: object) -> str:
        return escape(self.words(key, **{name: value for name, value in values.items() if value is not None}))

    def own(self, text: str) -> str:
        """Somebody's own words, in whatever direction they are written."""
        return escape(f"\u2068{text}\u2069" if self.words.language.right_to_left else text).replace("\n", "<br>")

    def whole(self, text: str) -> str:
        return escape(self.words.whole(text))

    def time(self, at: int, *, day: bool = True) -> str:
        return self.words.whole(moment(at, day=day))

    def head(self, key: str) -> str:
        return f"<h2>{self(key)}</h2>"

    def table(self, rows: Iterable[tuple[str, str]]) -> str:
        lines = "".join(self.row([(f"<b>{name}</b>", 24), (what, 76)]) for name, what in rows if what)
        return f"<table width='100%' cellspacing='0' cellpadding='3'>{lines}</table>"

    def row(self, cells: Sequence[tuple[str, int]], tag: str = "td") -> str:
        """A table's columns stand as the language is read."""
        ordered = reversed(cells) if self.words.language.right_to_left else cells
        return "<tr>" + "".join(f"<{tag} width='{width}%' align='{self.start}'>{text}</{tag}>"
                                for text, width in ordered) + "</tr>"

    @property
    def start(self) -> str:
        return "right" if self.words.language.right_to_left else "left"

    def whom(self, box: int) -> str:
        return self.words.party(Party(box)) if box else self.words("desk.whole")

    # ── what it says ──
    def _brief(self) -> Iterator[str]:
        found, o, d = self.found, self.found.dispute.opened, self.found.dispute.decision
        yield f"<h1>{escape(self.made.title)}</h1>"
        house, tag = found.opened.record.house, self.words.language.tag
        yield self.table((
            (self("report.brief.claim"), f"“{self.own(o.claim)}”"),
            (self("report.brief.box"), escape(self.whom(o.box))),
            (self("report.brief.table"), self("report.table", table=o.folder, round=o.round)),
            (self("report.brief.game"), self("places.comma").join((self.own(game_named(house.game_id, tag)),
                                                                   self.own(house_named(house.name, tag))))),
            (self("report.brief.played"), self("report.between", first=self.time(self.hand.at),
                                               last=self.time(self.hand.until))),
            (self("report.brief.decision"), f"<b>{self('desk.verdict.' + d.verdict)}</b>" if d else
             self("report.undecided")),
            (self("report.brief.amounts"), ("; ".join(self._awards()) or self("report.nothing")) if d else "")))
        yield (f"<p class='soft'>{self('report.made', by=found.by, at=self.time(found.at))} "
               f"{self('report.currency', currency=self.words.whole(house.currency))}</p>")

    def _awards(self) -> Iterator[str]:
        d = self.found.dispute.decision
        for award in d.amounts if d else ():
            if award.party != HOUSE:
                yield self("desk.awarded.more" if award.amount > 0 else "desk.awarded.less", party=award.party,
                           amount=abs(award.amount))

    def _claim(self) -> Iterator[str]:
        dispute = self.found.dispute
        o = dispute.opened
        yield self.head("report.claim")
        yield f"<p class='said'>“{self.own(o.claim)}”</p>"
        category = self.words("desk.category." + o.category)
        yield "<p>" + self("report.claim.by", by=dispute.by, at=self.time(dispute.at), category=category,
                           box=self.whom(o.box)) + "</p>"
        for note in dispute.notes:
            kind = self.words("desk.note." + note.kind)
            yield f"<p>{self('report.said', kind=kind, by=note.by, at=self.time(note.at))}</p>"
            yield f"<p class='said'>{self.own(note.text)}</p>"

    def _decision(self) -> Iterator[str]:
        d = self.found.dispute.decision
        yield self.head("report.decision")
        if d is None:
            yield f"<p>{self('report.undecided')}</p>"
            return
        yield "<p><b>" + self("report.decided", verdict=self.words("desk.verdict." + d.verdict), by=d.by,
                              second=d.second or None, at=self.time(d.at),
                              reason=self.words("desk.reason." + d.reason)) + "</b></p>"
        yield f"<p class='said'>{self.own(d.why)}</p>"
        awards = [*self._awards()]
        yield "<p>" + ("<br>".join(awards) or self("report.nothing")) + "</p>"
        if d.entries:
            yield "<p>" + self("report.entries", entries=self.words.whole(", ".join(map(str, d.entries)))) + "</p>"
        yield f"<p class='soft'>{self('report.final', rule=RULE)} {escape(self.final.text)}</p>"

    def _where(self) -> Iterator[str]:
        header, record = self.found.opened.header, self.found.opened.record
        house = record.house
        people = dict.fromkeys(who(h.by, self.words) for h in self.page.happened if h.by not in PROGRAM)
        yield self.head("report.where")
        yield self.table((
            (self("report.house"), self("report.house.since", name=house.name, since=self.words.whole(
                house.since.isoformat()), source=house.source)),
            (self("report.layout"), self.own(record.layout.name)),
            (self("report.cameras"), "; ".join(
                f"{self.own(p.camera)} ({self.whole(f'{p.width} × {p.height}')})" for p in header.pictures
                if p.width) or self("report.no_camera")),
            (self("report.reader"), self("report.reader.model", digest=self.words.whole(header.model))
             if header.model else self("report.reader.none")),
            (self("report.program"), self.whole(f"dealer-assist {header.program.version}, {header.program.core}")),
            (self("report.said_by"), escape(self.words("places.comma")).join(map(escape, people)))))

    def _cards(self) -> Iterator[str]:
        yield self.head("report.cards")
        yield f"<p class='soft'>{self('report.cards.counts')}</p>"
        rows = []
        for hand in self.page.hands:
            images = []
            for card in hand.cards:
                name = f"card-{len(self.made.cards)}"
                self.made.cards[name] = card.face, card.counts
                images.append(f"<img src='{name}' width='{CARD[0]}' height='{CARD[1]}'>")
            lying = "&nbsp;".join(reversed(images) if self.words.language.right_to_left else images)
            faces = escape(self.words.cards([card.face for card in hand.cards]))
            rows.append(self.row([(f"<b>{escape(hand.name)}</b>", 20), (lying, 46),
                                  (f"{faces}<br>{escape(hand.standing)}", 34)]))
        yield "".join(f"<table width='100%' cellspacing='0' cellpadding='4'>{row}</table>" for row in rows)

    def _pictures(self) -> Iterator[str]:
        found = self.found
        yield self.head("report.pictures")
        if not found.shots:
            yield f"<p>{self('report.no_pictures')}</p>"
        else:
            yield f"<p>{self('report.pictures.cut', folder=self.words.whole('frames'))}</p>"
        if found.masks:
            yield f"<p><b>{self('report.masked')}</b></p>"
        for file, clip in found.clips:
            yield "<p>" + self("report.clip", file=self.words.whole(file), pictures=clip.pictures,
                               first=self.time(clip.first), last=self.time(clip.last)) + "</p>"
        if found.clips and found.shortened:
            yield f"<p>{self('report.clip.end')}</p>"
        cells = []
        for shot, _ in found.shots:
            for read in shot.cards:
                if read.seq and read.seq in found.crops:
                    cells.append(self._crop(shot, read.seq, read.place, read.face, read.certainty))
        for start in range(0, len(cells), _ACROSS):
            line = [(cell, 100 // _ACROSS) for cell in cells[start:start + _ACROSS]]
            line += [("", 100 // _ACROSS)] * (_ACROSS - len(line))
            yield f"<table width='100%' cellspacing='0' cellpadding='3'>{self.row(line)}</table>"
        for shot, picture in found.shots:
            if shot.last:
                name = f"last-{shot.camera}"
                self.made.pictures[name] = picture
                high = round(_WHOLE * picture.shape[0] / picture.shape[1])
                yield (f"<p align='center'><img src='{name}' width='{_WHOLE}' height='{high}'></p><p class='soft'>"
                       + self("report.picture.last", at=self.time(shot.at), camera=shot.name) + "</p>")

    def _crop(self, shot: Shot, seq: int, place: Place, face: Face, certainty: int) -> str:
        crop = self.found.crops[seq]
        name = f"crop-{seq}"
        self.made.pictures[name] = crop
        share = min(_SHOT[0] / crop.shape[1], _SHOT[1] / crop.shape[0])
        size = f"width='{round(crop.shape[1] * share)}' height='{round(crop.shape[0] * share)}'"
        where = self("report.picture.where", at=self.time(shot.at, day=False), camera=shot.name,
                     sure=self.words.whole(f"{certainty // 10}.{certainty % 10} %"))
        return (f"<img src='{name}' {size}><br><b>"
                + self("report.picture", place=place, face=self.words.face(face), seq=seq) + "</b><br>"
                + f"<span class='small'>{where}</span>")

    def _happened(self) -> Iterator[str]:
        yield self.head("report.happened")
        widths = 9, 22, 53, 16
        rows = [self.row([(self(f"desk.{name}"), width) for name, width in zip(
            ("number", "time", "what", "by"), widths, strict=True)], "th")]
        for h in self.page.happened:
            text = self("report.struck", text=h.text) if h.struck else escape(h.text)
            later = h.at // DAY != self.hand.at // DAY
            rows.append(self.row([*zip((self.whole(str(h.seq)), escape(self.time(h.at, day=later)), text,
                                        escape(who(h.by, self.words))), widths, strict=True)]))
        yield _ruled(rows)

    def _bets(self) -> Iterator[str]:
        yield self.head("report.bets")
        closed = self.hand.closed
        if closed is None:
            yield f"<p>{self('report.not_paid')}</p>"
        if not self.page.boxes:
            yield f"<p>{self('desk.no_bets')}</p>"
        paid = {(line.party, line.on, line.kind): line for line in closed.paid.lines} if closed else {}
        for box in self.page.boxes:
            yield f"<h3>{escape(box.name)}: {escape(box.total)}</h3>"
            yield from self._box(box, paid)
        if self.page.rack:
            yield f"<p><b>{escape(self.page.rack)}</b></p>"
        for owed in self.page.owed:
            yield f"<p><b>{escape(owed.text)}</b></p>"

    def _box(self, box: BoxShown, paid: Mapping[tuple[Party, Place, str], Line]) -> Iterator[str]:
        widths = 14, 11, 14, 11, 11, 39
        rows = [self.row([*zip((self("desk.bet"), self("report.staked"), self("report.result"), self("report.back"),
                                self("report.paid"), self("report.why")), widths, strict=True)], "th")]
        for bet in box.bets:
            line = bet.line
            then = paid.get((line.party, line.on, line.kind))
            rules = ", ".join(self.whole(rule.id) for rule in bet.rules)
            why = "<br>".join(filter(None, (escape(bet.why), escape(bet.arithmetic),
                                            f"<span class='small'>{self('report.rule', rule='')}{rules}</span>")))
            rows.append(self.row([*zip((
                escape(bet.name), self.money(line.staked), f"{bet.shape} {escape(bet.word)}", self.money(line.back),
                self.money(then.back) if then else "–", why), widths, strict=True)]))
        yield _ruled(rows)

    def money(self, amount: int) -> str:
        return escape(self.words.amount(amount)).replace("-", "−")

    def _rules(self) -> Iterator[str]:
        yield self.head("report.rules")
        shown: dict[str, RuleShown] = {}
        for box in self.page.boxes:
            for bet in box.bets:
                shown |= {rule.id: rule for rule in bet.rules}
        shown |= {alert.rule.id: alert.rule for alert in self.page.alerts}
        if not shown:
            yield f"<p>{self('figures.none')}</p>"
        for rule in shown.values():
            yield f"<p><b>{self.whole(rule.id)}&nbsp; {escape(rule.title)}</b><br>{escape(rule.text)}"
            where = "; ".join(filter(None, (rule.source, *rule.documents)))
            yield (f"<br><span class='soft'>{self('report.source', source=where)}</span>" if where else "") + "</p>"

    def _alerts(self) -> Iterator[str]:
        yield self.head("report.alerts")
        for alert in self.page.alerts:
            entries = self.words.whole(", ".join(map(str, alert.entries)))
            yield (f"<p>{escape(alert.text)} {escape(alert.prescribes)} <span class='small'>"
                   f"({self.whole(alert.rule.id)}; {self('desk.entry')} {escape(entries)})</span></p>")
        if not self.page.alerts:
            yield f"<p>{self('report.alerts.none')}</p>"

    def _proofs(self) -> Iterator[str]:
        yield self.head("report.proofs")
        for log in self.found.proved:
            yield "<p>" + self("report.proofs.log", log=self.words(f"report.log.{log.log}"), count=log.count,
                               size=log.size, signer=self.words.whole(log.key)) + f"<br>{self.whole(log.root)}</p>"
        for gone in self.found.gone:
            why = self.words(f"report.gone.{gone.why}", seq=gone.seq)
            yield f"<p><b>{self('report.gone', file=self.words.whole(gone.file), why=why)}</b></p>"
        yield f"<p>{self('report.files')}</p>"
        widths = 32, 60, 8
        rows = [self.row([*zip((self("report.file"), self.whole("SHA-256"), self("desk.number")), widths, strict=True)],
                         "th")]
        for file in self.found.files:
            rows.append(self.row([*zip((f"<span class='small'>{self.whole(file.file)}</span>",
                                        f"<span class='small'>{self.whole(file.digest)}</span>",
                                        self.whole(str(file.seq)) if file.seq else "–"), widths, strict=True)]))
        yield _ruled(rows)

    def _check(self) -> Iterator[str]:
        yield self.head("report.check")
        for text in how_to_check(self.words):
            yield f"<p>{escape(text)}</p>"


def how_to_check(words: Words) -> Iterator[str]:
    yield words("report.check.what")
    yield words("report.check.unpack")
    yield words("report.check.key", file=words.whole("house.keys"))
    yield words("report.check.run")
    yield words.whole("python -I verify.py . --key house.keys")
    yield words("report.check.answer", answer=words.whole("nothing is wrong"))
    yield words("report.check.verifier", file=words.whole("docs/record.md"))
    yield words("report.check.limits")


def _ruled(rows: Sequence[str]) -> str:
    """Every second row has a ground of its own, so that the eye keeps to its line; a table each, so that none is cut in
    two where a page ends."""
    lines = (row.replace("<td ", f"<td bgcolor='{_GROUND}' ") if number % 2 == 0 and number else
             row if number else f"<thead>{row}</thead>" for number, row in enumerate(rows))
    return "".join(f"<table width='100%' cellspacing='0' cellpadding='3'>{line}</table>" for line in lines)


_STYLE = """
body { color: #10151b; font-size: 12px; }
h1 { font-size: 22px; margin-top: 0px; margin-bottom: 10px; }
h2 { font-size: 15px; margin-top: 18px; margin-bottom: 5px; color: #004a80; }
h3 { font-size: 12px; margin-top: 10px; margin-bottom: 3px; }
p { margin-top: 3px; margin-bottom: 5px; }
th { background-color: #e3e8ee; font-size: 11px; }
td { font-size: 11px; vertical-align: top; }
.said { font-size: 14px; margin-left: 14px; margin-right: 14px; }
.soft { color: #343e49; font-size: 11px; }
.small { color: #343e49; font-size: 9px; }
"""
