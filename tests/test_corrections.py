"""However a round is corrected, and whenever: it comes to what judging it from its first entry comes to."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist import engine
from dealer_assist.engine import Story, Update
from dealer_assist.games.game import Game
from dealer_assist.ledger.codec import settlement_bytes
from dealer_assist.table import sitting as sittings
from dealer_assist.table.events import (
    Amended,
    Recorded,
    RoundEvent,
    Ruled,
    TableEvent,
    corrected,
)
from dealer_assist.table.settlement import Settlement, Verdict, overruled
from dealer_assist.table.sitting import Sitting
from tests.games.test_contract import FILES, _altered, played
from tests.table_talk import house


def from_the_beginning(game: Game, entries: tuple[Recorded, ...]) -> tuple[Update | None, Settlement | None]:
    """Every step asked for, nothing kept from before."""
    update: Update | None = None
    ruled = []
    for entry in corrected(entries):
        if isinstance(entry.event, Ruled):
            ruled.append(entry.event.lines)
        elif update is not None or isinstance(entry.event, RoundEvent):
            update = engine.advance(game, update, entry)
    if update is None or not ruled:
        return update, update.settlement if update else None
    settled = update.settlement or game.settle(update.round)
    for lines in ruled:
        settled = overruled(settled, lines)
    return update, settled


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_a_story_with_corrections_is_what_its_entries_say(name: str, seed: int, data: st.DataObject) -> None:
    game = house(name).game
    log, _ = played(game, seed, rounds=2)
    asked = data.draw(st.booleans())        # what departed is told at once, or looked for at last
    story = Story()
    at = sorted(data.draw(st.lists(st.integers(1, len(log)), min_size=1, max_size=6)))
    record: list[Recorded] = []

    def tell(event: TableEvent) -> None:
        nonlocal story
        record.append(Recorded(len(record) + 1, 0, "test", event))
        story = engine.follow(game, story, record[-1])
        if asked and story.current:
            assert story.current.departed is not None

    for n, entry in enumerate(log, 1):
        tell(entry.event)
        for _ in range(at.count(n)):
            tell(correction(game, story, record, data))
    assert engine.tell(game, record) == story       # all at once, as a table that broke off comes back
    before = Sitting()
    for chapter in story.chapters:
        assert chapter.sitting == before
        before = sittings.fold(corrected(chapter.entries), before)
        update, settled = from_the_beginning(game, chapter.entries)
        if update is None or chapter.update is None:
            assert update is chapter.update
            continue
        for what in ("round", "step", "departed", "departures", "irregularities"):
            assert getattr(chapter.update, what) == getattr(update, what)
        assert (chapter.update.final is None) == (settled is None)
        if chapter.update.final and settled:
            assert settlement_bytes(chapter.update.final) == settlement_bytes(settled)
    everything = chain.from_iterable(chapter.entries for chapter in story.chapters)
    assert story.sitting == before == sittings.fold(corrected(everything), Sitting())


def correction(game: Game, story: Story, record: list[Recorded], data: st.DataObject) -> TableEvent:
    """An entry struck out, doubled or altered; a correction taken back; a ruling."""
    entry = data.draw(st.sampled_from(record))
    now = story.current
    lines = game.settle(now.round).lines if now else ()
    if now and lines and data.draw(st.integers(0, 3)) == 0:
        line = data.draw(st.sampled_from(lines))
        return Ruled(now.round.opened.number, (line._replace(back=line.staked, verdict=Verdict.PUSH),), "test")
    if not isinstance(entry.event, RoundEvent):
        return Amended(entry.seq, (), "test")
    instead = data.draw(st.sampled_from(((), (entry.event, entry.event), (_altered(entry.event, data),))))
    return Amended(entry.seq, instead, "test")
