"""How a table stands, in words for the pit's tile, and what was not as it should be. Said by the table itself, which
follows its rounds anyway: the pit need not judge five hundred of them again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from dealer_assist.engine import Story
from dealer_assist.games import CATALOGUE
from dealer_assist.languages import TAGS, language
from dealer_assist.table.places import Place
from dealer_assist.words import Currency, Words


class Followed(Protocol):
    """What of a live table is looked at, from another thread: each of these is a value that is replaced whole."""

    @property
    def story(self) -> Story: ...
    @property
    def away(self) -> Mapping[str, object]: ...
    @property
    def doubted(self) -> Mapping[str, object]: ...
    @property
    def called(self) -> tuple[Place | None, ...]: ...
    @property
    def trouble(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Alert:
    round: int
    rule: str
    entries: tuple[int, ...]
    said: Mapping[str, str]         # by language


@dataclass
class Stands:
    """Asked about once a second; rounds that did not change are not looked at again."""

    table: Followed
    game: str
    currency: Currency
    cameras: tuple[str, ...]
    _seen: dict[int, object] = field(default_factory=dict)

    def state(self) -> dict[str, Any]:
        update = self.table.story.current
        words = {tag: Words(self.currency, language(tag)) for tag in TAGS}
        away, doubted = {*self.table.away}, {*self.table.doubted}
        return {
            "game": CATALOGUE[self.game].title,
            "round": self.table.story.chapters[-1].number,
            "waits": {tag: said.step(update.step, update.round) for tag, said in words.items()} if update else {},
            "cameras": {name: "away" if name in away else "doubtful" if name in doubted else "ok"
                        for name in self.cameras},
            "called": bool(self.table.called),
            "trouble": self.table.trouble or "",
        }

    def alerts(self) -> Iterator[Alert]:
        """Those that are new, or were corrected since."""
        for chapter in self.table.story.chapters[1:]:
            update = chapter.update
            if update is None or self._seen.get(chapter.number) is update:
                continue
            for found in (*update.irregularities, *update.departures):
                yield Alert(chapter.number, found.rule, found.entries, {
                    tag: Words(self.currency, language(tag)).say(found.reason) for tag in TAGS})
            self._seen[chapter.number] = update
