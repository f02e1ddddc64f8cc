"""One event in, one Update out. Knows no game; judges every step by what the game asked for just before.

Does not: read clocks, files or pictures, keep money, or decide anything the log does not say.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from dealer_assist.games.game import (
    FOLD,
    TIMEOUT,
    Ask,
    AskAny,
    Collect,
    Game,
    Identify,
    Irregularity,
    NextStep,
    Offer,
    Settle,
    Standing,
    allows,
)
from dealer_assist.money import Money
from dealer_assist.table import round as rounds
from dealer_assist.table import sitting as sittings
from dealer_assist.table.events import (
    Amended,
    CardMoved,
    CardSeen,
    Decided,
    Recorded,
    RoundClosed,
    RoundEvent,
    RoundOpened,
    Ruled,
    SittingEvent,
    Staked,
    corrected,
)
from dealer_assist.table.places import DISCARD, Party, Place
from dealer_assist.table.round import UNOPENED, CardsUnread, Lying, Round
from dealer_assist.table.settlement import Reason, Settlement, Value, because, difference, overruled
from dealer_assist.table.sitting import Sitting


@dataclass(frozen=True)
class Update:
    """All that follows from a round's entries. What the game answers is asked when somebody wants to know it: a round
    judged anew goes through hundreds of these, and only the last is looked at."""

    game: Game
    round: Round
    step: NextStep
    departures: tuple[Irregularity, ...]        # found step by step, for every game alike
    ruled: Settlement | None = None             # with the inspector's lines, if he ruled

    @cached_property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """What the game itself finds."""
        return self.game.irregularities(self.round)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        return self.game.standings(self.round)

    @cached_property
    def unreadable(self) -> tuple[Lying, ...]:
        """Cards that somebody should name."""
        return self.round.unreadable()

    @cached_property
    def settlement(self) -> Settlement | None:
        """As the rules have it, once only settling or a card's name is left."""
        if isinstance(self.step, Settle | Identify) or self.round.closed:
            return self.game.settle(self.round)
        return None

    @property
    def final(self) -> Settlement | None:
        return self.ruled or self.settlement

    def owed(self) -> dict[Party, Money]:
        """What is still to be handed over after the round was paid: corrections and rulings make a difference."""
        if self.round.closed is None or self.final is None:
            return {}
        return difference(self.round.closed.paid, self.final)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round with the entries that made it, as recorded; the first chapter holds what came before any round."""

    number: int
    entries: tuple[Recorded, ...]
    update: Update | None


@dataclass(frozen=True, slots=True)
class Story:
    """A whole log, followed. Live play, replay and disputes all come to this by the same fold."""

    chapters: tuple[Chapter, ...] = (Chapter(0, (), None),)
    sitting: Sitting = field(default_factory=Sitting)

    @property
    def current(self) -> Update | None:
        return self.chapters[-1].update

    def chapter(self, number: int) -> Chapter | None:
        return next((c for c in reversed(self.chapters) if c.number == number and c.update), None)


def follow(game: Game, story: Story, entry: Recorded) -> Story:
    match entry.event:
        case Amended(seq):
            return _amend(game, story, entry, seq)
        case Ruled(number):
            return _into(game, story, entry, number)
    sitting = sittings.apply(story.sitting, entry)
    if isinstance(entry.event, RoundOpened):
        opened = Chapter(entry.event.number, (entry,), advance(game, None, entry))
        return Story((*story.chapters, opened), sitting)
    last = story.chapters[-1]
    entries, update = (*last.entries, entry), last.update
    if update is not None or isinstance(entry.event, RoundEvent):
        # A ruling is laid over whatever the rules say then, so where there is one the round is judged as a whole.
        update = judge(game, entries) if update and update.ruled else advance(game, update, entry)
    return Story((*story.chapters[:-1], Chapter(last.number, entries, update)), sitting)


def tell(game: Game, log: Iterable[Recorded]) -> Story:
    story = Story()
    for entry in log:
        story = follow(game, story, entry)
    return story


def judge(game: Game, entries: Iterable[Recorded]) -> Update | None:
    """A whole round as corrected. The inspector's rulings are laid over what the rules say."""
    update: Update | None = None
    ruled: list[Ruled] = []
    for entry in corrected(entries):
        if isinstance(entry.event, Ruled):
            ruled.append(entry.event)
        elif update is not None or isinstance(entry.event, RoundEvent):
            update = advance(game, update, entry)
    if update is None or not ruled:
        return update
    settled = update.settlement or game.settle(update.round)
    for ruling in ruled:
        settled = overruled(settled, ruling.lines)
    return replace(update, ruled=settled)


def advance(game: Game, before: Update | None, entry: Recorded) -> Update:
    event = entry.event
    assert isinstance(event, RoundEvent | SittingEvent)
    r = rounds.apply(before.round if before else UNOPENED, entry, event)
    departures = before.departures if before else ()
    if before and isinstance(event, RoundEvent) and not allows(before.step, event) and not _tidying(before, event):
        expected = _expected(before.step, event)
        departures = (*departures, Irregularity(_rule(expected), _departure(expected, event), (entry.seq,)))
    try:
        step = game.next_step(r)
    except CardsUnread as unread:
        step = Identify(unread.place)
    return Update(game, r, step, departures)


def _amend(game: Game, story: Story, entry: Recorded, seq: int) -> Story:
    """The amendment joins the round of the entry that it amends, and only that round is judged anew."""
    for chapter in reversed(story.chapters):
        if any(e.seq == seq for e in chapter.entries):
            return _into(game, story, entry, chapter.number)
    return _into(game, story, entry, story.chapters[-1].number)


def _into(game: Game, story: Story, entry: Recorded, number: int) -> Story:
    home = story.chapter(number) or story.chapters[-1]
    entries = (*home.entries, entry)
    changed = Chapter(home.number, entries, judge(game, entries))
    chapters = tuple(changed if c is home else c for c in story.chapters)
    # What was paid stays paid, so only who sits, who owes a blind and how many decks there are can change here.
    log = corrected(e for c in chapters for e in c.entries)
    return Story(chapters, sittings.fold(log))


def _tidying(before: Update, event: RoundEvent) -> bool:
    """No departure: a card of the round before, or of a folded hand, or of a paid round, is gathered; one that was
    taken to be gathered is seen again."""
    if not isinstance(event, CardMoved):
        return False
    r = before.round
    card = next((c for c in r.cards if c.card == event.card), None)
    if card is None or r.closed is not None:
        return True
    if card.picked_up:
        return card.at == event.to
    return event.to == DISCARD and (r.said(FOLD, on=card.at) or r.said(TIMEOUT, on=card.at))


def _expected(step: NextStep, event: RoundEvent) -> NextStep:
    """Of an offer, the step that the event should have been, unless it was chips."""
    return step.then if isinstance(step, Offer) and step.then and not isinstance(event, Staked) else step


def _rule(step: NextStep) -> str:
    match step:
        case AskAny(asks):
            return asks[0].rule
        case Collect(due):
            return due.rule
        case Identify():
            raise AssertionError("nothing departs from the naming of a card")
        case _:
            return step.rule


def _departure(step: NextStep, event: RoundEvent) -> Reason:
    values: dict[str, Value] = {}
    if (place := _where(step)) is not None:
        values["expected_at"] = place
    seen_at: Place | None = None
    match event:
        case CardSeen(_, at):
            seen, seen_at = "card", at
        case CardMoved(_, to):
            seen, seen_at = "moved", to
        case Staked(_, on, kind, amount):
            seen, seen_at = "staked", on
            values |= {"kind": kind, "amount": amount}
        case Decided(_, on, choice):
            seen, seen_at = "decided", on
            values["choice"] = choice
        case RoundClosed():
            seen = "closed"
        case _:
            seen = "opened"
    if seen_at is not None:
        values["seen_at"] = seen_at
    return because("departure." + seen, expected=type(step).__name__.lower(), **values)


def _where(step: NextStep) -> Place | None:
    match step:
        case Ask(on=on):
            return on
        case AskAny(asks):
            return _where(asks[0])
        case Offer():
            return None             # its ``to`` are parties
        case _:
            return getattr(step, "to", None) or getattr(step, "place", None)
