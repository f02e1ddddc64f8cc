"""The rounds that the records hold, as far as they were looked at: a few sessions at a time, the newest first. No Qt.

``news`` and ``looked_at`` read files, and may be called in another thread; what they find counts once it is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from dealer_assist.inspector.disputes import HouseLog
from dealer_assist.inspector.records import Records
from dealer_assist.inspector.refusals import TOLD, told
from dealer_assist.inspector.settings import DeskSettings
from dealer_assist.inspector.timeline import Mark, Record, Row, looked_at, newest_first, row, wanted
from dealer_assist.words import Words

AT_ONCE = 4                 # sessions read before what was found is shown


@dataclass(frozen=True, slots=True)
class News:
    """What the records hold that was not shown yet. ``house`` None: its log is as it was. ``more``: to be read next."""

    house: HouseLog | None
    found: list[tuple[Path, Record, list[Row]]]
    troubles: list[str]
    more: bool

    @property
    def changed(self) -> bool:
        return bool(self.found) or self.house is not None


class Rounds:
    def __init__(self, records: Records, settings: DeskSettings) -> None:
        self._records, self._settings = records, settings
        self.house = HouseLog()
        self.rows: dict[tuple[str, int], Row] = {}
        self.folders: dict[str, Path] = {}          # of each session ...
        self.spoken: dict[str, Words] = {}          # ... and the words of its table
        self._stamps: dict[Path, object] = {}

    def wanted(self, text: str, words: Words) -> list[Row]:
        """Those that the filter's text asks for, the newest first."""
        asked = wanted(text, words)
        return [one for one in newest_first(list(self.rows.values())) if asked.takes(one)]

    def forget(self) -> None:
        """All is read again, as in another language."""
        self._stamps.clear()

    def news(self, words: Words) -> News:
        """``words``: in which is said what cannot be read."""
        house = None
        log = self._records.path / "house" / "ledger.sqlite"
        held = (log.stat().st_mtime_ns, log.stat().st_size) if log.exists() else None
        if self._stamps.get(log, 0) != held:
            house, self._stamps[log] = self._records.house(), held
        disputes = house or self.house
        found: list[tuple[Path, Record, list[Row]]] = []
        troubles: list[str] = []
        for folder in self._records.folders():
            stamp = self._records.stamp(folder)
            if self._stamps.get(folder) == stamp:
                continue
            if len(found) == AT_ONCE:
                return News(house, found, troubles, more=True)
            self._stamps[folder] = stamp
            try:
                record = self._records.open(folder).record
            except TOLD as error:
                troubles.append(told(error, words))
                continue
            large, disputed = self._settings.large(record.house.digits), disputes.disputed(record.name)
            troubles += [f"{folder}: {finding}" for finding in record.findings]
            found.append((folder, record, [row(hand, large, disputed) for hand in record.hands if hand.begun]))
        return News(house, found, troubles, more=False)

    def take(self, news: News) -> None:
        for folder, record, rows in news.found:
            self.folders[record.name], self.spoken[record.name] = folder, record.words
            for one in rows:
                known = self.rows.get(one.key)
                self.rows[one.key] = one if known is None or not known.looked else _with(one, known)
        if news.house is not None:
            self.house = news.house
            self.put(list(self.rows.values()))

    def looked_at(self, folder: Path, rows: Sequence[Row]) -> list[Row]:
        """Every round of it judged: its alerts, and what is owed."""
        hands = {hand.number: hand for hand in self._records.open(folder).record.hands}
        return [looked_at(one, hands[one.number]) for one in rows if one.number in hands]

    def put(self, rows: Iterable[Row]) -> None:
        """Each in its place, and marked by what the house's log says of it."""
        for one in rows:
            self.rows[one.key] = _marked(one, Mark.DISPUTE, one.number in self.house.disputed(one.session))


def _with(row: Row, known: Row) -> Row:
    """Told anew; its alerts are looked for again."""
    return row if known.rack != row.rack else _marked(_marked(row, Mark.ALERT, Mark.ALERT in known.marks), Mark.OWED,
                                                      Mark.OWED in known.marks)


def _marked(row: Row, mark: Mark, there: bool) -> Row:
    return replace(row, marks=row.marks | {mark} if there else row.marks - {mark})
