"""A round's film at the desk: the picture, what was read in it, and the bar below with all that can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dealer_assist.cards import Unread
from dealer_assist.evidence.pictures import Masks, Rectangle, moment
from dealer_assist.inspector.evidence import Evidence, Planes, corners, gathered, planes_of
from dealer_assist.inspector.film_bar import FilmBar
from dealer_assist.inspector.parts import FilmView, Reading, clock
from dealer_assist.inspector.records import Opened
from dealer_assist.inspector.refusals import told
from dealer_assist.inspector.timeline import Hand, Happening, Page, What
from dealer_assist.inspector.watching import AFTER, Watching
from dealer_assist.inspector.work import Lane, Work
from dealer_assist.overlay import looks
from dealer_assist.sessions.readings import Lay
from dealer_assist.vision.frame import Frame
from dealer_assist.vision.sighting import Sighting
from dealer_assist.words import Words

BEFORE = 2_000_000          # microseconds of film before a round, in the bar below it


class FilmPane(QWidget):
    """``chosen``: the entry that is looked at. ``masks``: what an export that is prepared will cover. ``framed``: a
    part of a picture was drawn with the mouse. ``more``: what the bar's other keys do, which is not the film's."""

    def __init__(self, parent: QWidget, words: Words, work: Work, *, chosen: Callable[[], Happening | None],
                 masks: Callable[[], Masks | None], framed: Callable[[Rectangle], None],
                 more: Mapping[str, Callable[[], object]]) -> None:
        super().__init__(parent)
        self._work, self._chosen, self._masks = work, chosen, masks
        self.watching = Watching(self, work, self._show_frame, self._no_film)
        self.evidence, self._planes = Evidence(), Planes({})
        self.large = False
        self.keys: Mapping[str, Callable[[], object]] = {
            ",": partial(self.watching.step, -1), "Space": self._play, ".": partial(self.watching.step, 1),
            "[": partial(self._faster, -1), "]": partial(self._faster, 1), "Z": self._toggle_near,
            "R": self._toggle_reading, "V": self.watching.next_camera, **more}
        self._hand: Hand | None = None
        self._frame: Frame | None = None
        self.view = FilmView(self, lambda x, y, wide, high: framed(Rectangle(x, y, wide, high,
                                                                             self.watching.camera + 1)))
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.view)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.view, 1)
        self._add_bar(words)

    def speak(self, words: Words) -> None:
        """The bar in these words; the picture stays."""
        self._column.removeWidget(self.bar)
        self.bar.hide()
        self.bar.deleteLater()
        self._add_bar(words)

    def _add_bar(self, words: Words) -> None:
        self._words = words
        self.bar = FilmBar(self, words, self.keys, self.show_moment)
        self._column.addWidget(self.bar)
        self.show_bar()

    # ── the round ──
    def open(self, opened: Opened, hand: Hand, page: Page, seen: Callable[[Evidence], None]) -> None:
        """Another round. ``seen`` hears what was seen in it, out of hours of sightings, if it is still shown."""
        self._hand = hand
        self.evidence, self._planes = Evidence(), planes_of(opened.header, hand)
        cameras = sum(bool(pictures.width) for pictures in opened.header.pictures)
        self.watching.open(opened.folder, cameras, page.happened[-1].at if page.happened else hand.until)

        def came(evidence: Evidence) -> None:
            if self._hand is not None and (self._hand.record.name, self._hand.number) == (hand.record.name,
                                                                                         hand.number):
                self.evidence = evidence
                seen(evidence)

        self._work.do(partial(gathered, opened.folder, hand, opened.record.layout), came, lane=Lane.FILM)

    def show_round(self, hand: Hand, page: Page) -> None:
        """As it is now, in the words of its table."""
        self._hand, self._words = hand, hand.record.words
        self.bar.moments.show_round(hand.at - BEFORE, hand.until + AFTER, [
            (h.at, looks.SKY if h.what is What.CORRECTION else looks.YELLOW if h.doubtful else
             looks.INK if h.face is not None else looks.EDGE) for h in page.happened])
        self.show_bar()

    def leave(self) -> None:
        """Nobody is there: nothing is shown."""
        self._hand = self._frame = None
        self.watching.stop()
        self.view.show_frame(None, (), "", "")

    # ── the picture ──
    def show_moment(self, at: int) -> None:
        """The picture that was the newest at this moment."""
        self.watching.look(at)
        if not self.watching.cameras:
            self.view.show_frame(None, (), "", self._words("desk.no_camera"))
        self.show_bar()

    def show_again(self) -> None:
        """The same moment, with what is said of it now."""
        if self.watching.at is not None:
            self.show_moment(self.watching.at)

    def _show_frame(self, frame: Frame) -> None:
        if self._hand is None:
            return
        drawn, happening = [], self._chosen()
        lay = self.evidence.behind(happening) if happening else None
        plane = self._planes.at(frame.camera, frame.captured_at)
        for place, sighting in self.evidence.seen_at(frame.captured_at, frame.camera) if plane else ():
            assert plane is not None
            ours = lay is not None and place == lay.place and abs(sighting.x - lay.x) < 200 and abs(
                sighting.y - lay.y) < 200
            label = "■" if sighting.face is Unread.FACE_DOWN else self._words.face(sighting.face)
            label += f" {sure(sighting, self._words)}" if ours else ""
            drawn.append(Reading(corners(sighting, plane), label, sighting.face, ours))
        caption = self._words("desk.frame", camera=frame.camera, number=frame.index, time=clock(
            frame.captured_at, part=True))
        if lay is not None:
            caption += "  ·  " + self._words("desk.read_from", first=lay.first, last=lay.last, looks=lay.looks)
        self._frame = frame
        self.view.show_frame(frame.pixels, drawn, caption)
        self.show_covered()
        self.show_bar()

    def show_covered(self) -> None:
        """While an export is prepared: what its viewing copy will not show of this picture."""
        masks = self._masks()
        if masks is None or self._frame is None or self._hand is None:
            self.view.show_covered(())
            return
        plane = self._planes.at(self._frame.camera, self._frame.captured_at)
        self.view.show_covered(masks.outlines(self.watching.camera + 1, plane, self._hand.record.layout))

    def _no_film(self, why: Exception) -> None:
        self.view.show_frame(None, (), "", told(why, self._words))
        self.show_bar()

    # ── what is done with it ──
    def show_bar(self) -> None:
        watching = self.watching
        self.bar.show_state(
            film=self.view.has_picture, cameras=watching.cameras, playing=watching.playing,
            speed=self._words.whole(f"{watching.speed:g}×"), near=self.view.near, reading=self.view.reading,
            large=self.large)
        self.bar.moments.show_at(watching.at, watching.begin, watching.end)

    def point(self, *, begin: bool) -> bool:
        """The viewing clip of an export begins, or ends, with the picture that is seen, if there is one."""
        watching = self.watching
        if watching.at is None or not watching.cameras:
            return False
        if begin:
            watching.begin = watching.at
        else:
            watching.end = watching.at
        self.show_bar()
        return True

    def no_points(self) -> None:
        self.watching.begin = self.watching.end = None
        self.show_bar()

    @property
    def clip(self) -> str:
        """What the viewing clip shows, in words."""
        begin, end, words = self.watching.begin, self.watching.end, self._words
        if begin is None and end is None:
            return words("export.clip.round")
        return words("export.clip.points",
                     first=words("export.clip.begin") if begin is None else moment(begin, day=False),
                     last=words("export.clip.finish") if end is None else moment(end, day=False))

    def _play(self) -> None:
        self.watching.play()
        self.show_bar()

    def _faster(self, by: int) -> None:
        self.watching.faster(by)
        self.show_bar()

    def _toggle_reading(self) -> None:
        self.view.reading = not self.view.reading
        self.view.update()
        self.show_bar()

    def _toggle_near(self) -> None:
        self.view.near = not self.view.near
        self.view.update()
        self.show_bar()


def sure(seen: Lay | Sighting, words: Words) -> str:
    return words.whole(f"{seen.certainty / 10:.1f} %")
