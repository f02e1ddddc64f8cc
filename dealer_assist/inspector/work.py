"""What takes a while is done elsewhere, so that the desk never stands still; what comes of it is handed back here."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from dealer_assist.inspector.refusals import TOLD

T = TypeVar("T")


class Lane(Enum):
    """A thread each: what is done in one of them waits for nothing in another."""

    DESK = auto()
    FILM = auto()
    EXPORT = auto()


class Work(QObject):
    """``failed`` hears what can be told of a failure; any other is ours, and raised here."""

    _back = Signal(object)

    def __init__(self, parent: QObject, failed: Callable[[Exception], object]) -> None:
        super().__init__(parent)
        self._failed = failed
        self._pools = {lane: ThreadPoolExecutor(1, lane.name.lower()) for lane in Lane}
        self._busy = 0
        self._closing = False
        self._back.connect(self._came_back)

    @property
    def idle(self) -> bool:
        return self._busy == 0

    def do(self, work: Callable[[], T], then: Callable[[T], object] = lambda _: None, *, lane: Lane = Lane.DESK,
           failed: Callable[[Exception], object] | None = None) -> None:
        self._busy += 1

        def run() -> None:
            try:
                done = work()
            except TOLD as error:
                back: Callable[[], object] = partial(failed or self._failed, error)
            except BaseException as error:  # noqa: BLE001 - raised again in the window's thread
                back = partial(_raise, error)
            else:
                back = partial(then, done)
            self.tell(partial(self._done, back))

        self._pools[lane].submit(run)

    def tell(self, call: Callable[[], object]) -> None:
        """From any thread: to be called in the window's."""
        with suppress(RuntimeError):        # the window is gone
            self._back.emit(call)

    @Slot(object)
    def _came_back(self, call: Callable[[], object]) -> None:
        call()

    def _done(self, back: Callable[[], object]) -> None:
        self._busy -= 1
        if not self._closing:
            back()

    def close(self, last: Callable[[], object] = lambda: None) -> None:
        """What was begun is ended, what waits for a picture is not; ``last`` is done after all else of the desk."""
        self._closing = True
        self._pools[Lane.FILM].shutdown(wait=True, cancel_futures=True)
        self._pools[Lane.EXPORT].shutdown(wait=True, cancel_futures=True)
        self._pools[Lane.DESK].submit(last)
        self._pools[Lane.DESK].shutdown(wait=True)


def _raise(error: BaseException) -> None:
    raise error
