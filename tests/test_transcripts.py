"""Golden transcripts, one folder a game. They discover themselves, and a game without one turns the suite red.

A transcript is what was said (``> …``, one thing or several) and what the engine answered (indented). After a change
that is meant, ``python -m tests.test_transcripts`` writes the answers anew; read the difference before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.engine import Update
from dealer_assist.games import CATALOGUE
from dealer_assist.games.game import (
    Ask,
    AskAny,
    Burn,
    Collect,
    Deal,
    Identify,
    Irregularity,
    Move,
    MoveAny,
    NextStep,
    Offer,
    Reveal,
    Settle,
)
from dealer_assist.money import odds_text
from dealer_assist.table.events import Due
from dealer_assist.table.places import Party, Place
from dealer_assist.table.settlement import Line, Reason
from tests.table_talk import Table, house

TRANSCRIPTS = Path(__file__).parent / "transcripts"


def answers(text: str) -> Iterator[str]:
    """The transcript with the engine's own answers."""
    table: Table | None = None
    shown: tuple[str, ...] = ()
    lines = [line for line in text.splitlines() if not line.startswith("  ")]
    for line in lines:
        yield line
        match line.split():
            case ["house", name, *changes]:
                options = dict(change.split("=", 1) for change in changes)
                the_house = house(name, **options)
            case ["seats", *seats]:
                table = Table(the_house, tuple(seats))
                shown = tuple(_told(table.update))
                yield from (f"  {told}" for told in shown)
            case [">", "open"]:
                assert table
                for against in table.game.objections(table.story.sitting):
                    yield f"  against: {_irregularity(against)}"
                table.open()
                shown = tuple(_told(table.update))
                yield from (f"  {told}" for told in shown)
            case [">", *_]:
                assert table
                number = len(table.log)
                table.do(*line.removeprefix("> ").split(", "))
                now = tuple(_told(table.update))
                yield from (f"  {told}" for told in now if told not in shown)
                if number == len(table.log):
                    raise AssertionError(f"nothing came of {line}")
                shown = now


def _told(update: Update) -> Iterator[str]:
    yield f"next: {_step(update.step)}"
    for standing in update.standings:
        qualifies = {None: "", True: ", qualifies", False: ", does not qualify"}[standing.qualifies]
        yield f"{standing.place} has {standing.hand.key.removeprefix('hand.')}{qualifies}: {_cards(standing.cards)}"
    for card in update.unreadable:
        yield f"unreadable: card {card.card} at {card.at}"
    for found in (*update.departures, *update.irregularities):
        yield f"wrong: {_irregularity(found)}"
    if update.settlement:
        for line in update.settlement.lines:
            yield _line(line)
    for party, amount in update.owed().items():
        yield f"owed to {party}: {amount:+}"


def _step(step: NextStep | None) -> str:
    match step:
        case Offer((), then, rule, choices, to):
            return f"{'/'.join(map(str, to))} may say {'/'.join(choices)} ({rule}), else {_step(then)}"
        case Offer(dues, then, rule):
            return f"may stake {', '.join(map(_due, dues))} ({rule}), else {_step(then)}"
        case Collect(due):
            return f"collect {_due(due)}"
        case Deal(to, up, rule):
            return f"deal {to} {'up' if up else 'down'} ({rule})"
        case Burn(rule):
            return f"burn ({rule})"
        case Move(card, to, rule):
            return f"move card {card} to {to} ({rule})"
        case MoveAny(moves, rule):
            apart = {move.to: "/".join(str(m.card) for m in moves if m.to == move.to) for move in moves}
            return f"move {' | '.join(f'card {some} to {to}' for to, some in apart.items())} ({rule})"
        case Reveal(places, rule):
            return f"turn up {', '.join(map(str, places))} ({rule})"
        case Identify(place):
            return f"name the card at {place}"
        case Ask():
            return _ask(step)
        case AskAny(asks):
            return " | ".join(map(_ask, asks))
        case Settle(reason, rule):
            return f"settle: {_reason(reason)} ({rule})"
        case None:
            return "nothing yet"


def _ask(ask: Ask) -> str:
    bet = f" or {ask.bet.kind} {ask.bet.call}" if ask.bet and ask.bet.call else ""
    bet += f" or {ask.bet.kind} {ask.bet.least}-{ask.bet.most}" if ask.bet and ask.bet.most else ""
    note = f", {ask.note.key}" if ask.note else ""
    return f"{ask.party}{_hand(ask.on)}: {'/'.join(ask.choices)}{bet}{note} ({ask.rule})"


def _due(due: Due) -> str:
    return f"{due.by} {due.kind}{_hand(due.on)} {due.least}-{due.most}{' if he likes' if due.optional else ''}"


def _hand(on: Place) -> str:
    return f" on {on}" if on.hand > 1 else ""


def _irregularity(found: Irregularity) -> str:
    prescribes = f" -> {found.prescribes.key}" if found.prescribes else ""
    return f"{found.rule} {_reason(found.reason)} at {list(found.entries)}{prescribes}"


def _line(line: Line) -> str:
    odds = f" at {odds_text(line.odds)} by {line.odds_rule}" if line.odds is not None else ""
    rounded = f", rounded {line.rounded}" if line.rounded else ""
    waits = f", waits for {line.waits_for}" if line.waits_for else ""
    return (f"{line.party} {line.kind}{_hand(line.on)} {line.staked}: {line.verdict}, "
            f"back {line.back}{odds}{rounded}{waits} "
            f"({line.rule}: {_reason(line.reason)})")


def _reason(reason: Reason) -> str:
    values = ", ".join(f"{k} {_cards(v) if isinstance(v, tuple) and not isinstance(v, Party | Place) else v}"
                       for k, v in reason.values)
    return f"{reason.key}{f' [{values}]' if values else ''}"


def _cards(cards: tuple[object, ...]) -> str:
    return " ".join(map(str, cards))


ALL = sorted(TRANSCRIPTS.glob("*/*.txt"))


@pytest.mark.parametrize("file", ALL, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_the_engine_answers_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "\n".join(answers(text)) == text.rstrip("\n")


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_has_a_transcript(game: str) -> None:
    assert list((TRANSCRIPTS / game).glob("*.txt"))


if __name__ == "__main__":
    for file in ALL:
        file.write_text("\n".join(answers(file.read_text(encoding="utf-8"))) + "\n", encoding="utf-8")
        print(file)
