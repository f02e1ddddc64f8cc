"""The dealer's window as it stands on a machine: on its monitor, in its looks, perhaps over another program's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication

from dealer_assist.games.house_file import PayTable
from dealer_assist.languages import TAGS, language
from dealer_assist.overlay.looks import Look, Suits, Theme
from dealer_assist.overlay.parts import TouchButton
from dealer_assist.overlay.placing import Grip, Keeper, float_over
from dealer_assist.overlay.settings_sheet import SettingsSheet
from dealer_assist.overlay.view import Alert, Door, RuleText, Touch, View
from dealer_assist.overlay.window import DealerWindow, Showing, no_rule
from dealer_assist.settings import Placement, ScreenSettings, Settings
from dealer_assist.table.layout import Layout
from dealer_assist.words import Words

OFFSCREEN = "offscreen"


def look_of(screen: ScreenSettings) -> Look:
    return Look(Theme(screen.theme), Suits(screen.suits), screen.scale)


class TableWindow(DealerWindow):
    """``keep``: what somebody chose at this screen, to be remembered. ``speak``: another language is wanted.

    It refuses to close: ``stop`` ends the watching, and the window goes when that has ended. So the application must
    ``exit``: ``quit`` would ask its windows first.
    """

    def __init__(self, door: Door, layout: Layout, words: Words, pay_tables: Mapping[str, PayTable],
                 rules: Callable[[str], RuleText | None], settings: Settings, keep: Callable[[Settings], None],
                 stop: Callable[[], None], speak: Callable[[str], None], *, overlay: bool = False,
                 blind: bool = False) -> None:
        super().__init__(door, layout, words, pay_tables, rules=rules)
        self.settings, self._keep, self._speak = settings, keep, speak
        self.stop = stop
        self.overlay = overlay
        self._grip_wide = 0         # pixels of the upper right corner that the grip covers
        self._heard: tuple[Alert, ...] = ()
        self._settings_sheet = SettingsSheet(self, words, self._dismiss, settings.screen, self._chosen)
        self._settings = TouchButton(self._list_sheet, self._show_settings, words("settings"), "F2")
        self._in_menu.append(self._settings)
        self._language = TouchButton(self, self._next_language, key="L")
        self._in_bar.append(self._language)
        self._offer_language()
        self.showing = Showing.WHOLE if overlay else Showing.OFF if blind else Showing(settings.screen.picture)
        self.see_through = overlay
        if overlay:
            float_over(self)
        self.wear(look_of(settings.screen))

    def stand(self) -> None:
        """Shown where it stood before, and kept there."""
        if QApplication.platformName() != OFFSCREEN:        # its one monitor is nobody's, and smaller than any
            self._keeper = Keeper(self, self.settings.window, self._placed)
            self._keeper.place()
        self.show()
        if self.overlay:
            self.grip = Grip(self, self._words("overlay.through"), self._words("overlay.touch"))
            self.grip.let_through(True)
            covers = self.grip.geometry().intersected(self.geometry())
            self._grip_wide = covers.width() if covers.height() > 0 else 0
            self._place()

    def _place(self) -> None:
        super()._place()
        if self._grip_wide:     # the round and the time that is left are not to be covered
            self._headline.setGeometry(0, 0, self.width() - self._grip_wide, self._headline.height())

    def leave(self) -> None:
        self.hide()
        if self.overlay:
            self.grip.hide()

    def show_view(self, view: View) -> None:
        super().show_view(view)
        if self.settings.screen.sound and any(alert not in self._heard for alert in view.alerts):
            QApplication.beep()
        self._heard = view.alerts

    # ── what is chosen ──
    def _show_settings(self) -> None:
        self._settings_sheet.open()
        self._open(self._settings_sheet)

    def _chosen(self, screen: ScreenSettings) -> None:
        before = self.settings.screen
        self._remember(screen)
        self.showing = Showing(screen.picture) if screen.picture != before.picture else self.showing
        self.wear(look_of(screen))
        if screen.language != before.language:
            self._speak(screen.language)

    def _next_language(self) -> None:
        """The button bears the name of the language that it brings."""
        self._chosen(replace(self.settings.screen, language=self._next_tag()))

    def _next_tag(self) -> str:
        return TAGS[(TAGS.index(self._words.language.tag) + 1) % len(TAGS)]

    def _offer_language(self) -> None:
        self._language.show_touch(Touch(language(self._next_tag()).name, (), "L"))

    def speak(self, words: Words, rules: Callable[[str], RuleText | None] = no_rule) -> None:
        super().speak(words, rules)
        self._offer_language()
        self._settings_sheet.show_chosen()
        if self.overlay:
            self.grip.say(self._words("overlay.through"), self._words("overlay.touch"))

    def _next_showing(self) -> None:
        super()._next_showing()
        if not self.overlay:        # which begins with all of the other program's picture
            self._remember(replace(self.settings.screen, picture=self.showing.value))

    def _remember(self, screen: ScreenSettings) -> None:
        self.settings = replace(self.settings, screen=screen)
        self._settings_sheet.worn = screen
        self._keep(self.settings)

    def _placed(self, placement: Placement) -> None:
        if not self.overlay:
            self.settings = replace(self.settings, window=placement)
            self._keep(self.settings)

    # ── Qt ──
    def _place_sheets(self, naming: QRect, room: QRect) -> None:
        super()._place_sheets(naming, room)
        self._settings_sheet.setGeometry(room)
        self._settings_sheet.place()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if not self.overlay:        # what lies beneath is seen where no piece of the screen is
            super().paintEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()
        self.stop()
