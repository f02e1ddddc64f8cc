"""One event in, one Update out. Knows no game; judges every step by what the game asked for just before.

Does not: read clocks, files or pictures, keep money, or decide anything the log does not say.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import dropwhile

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
    ruled,
)
from dealer_assist.money import Money
from dealer_assist.table import round as rounds
from dealer_assist.table import sitting as sittings
from dealer_assist.table.events import (
    Amended,
    CardMoved,
    CardRead,
    CardSeen,
    Decided,
    Recorded,
    RoundClosed,
    RoundEvent,
    RoundOpened,
    Ruled,
    Staked,
    corrected,
)
from dealer_assist.table.places import DISCARD, Party, Place
from dealer_assist.table.round import UNOPENED, CardsUnread, Lying, Round
from dealer_assist.table.settlement import Reason, Settlement, Value, because, difference, overruled
from dealer_assist.table.sitting import Sitting


@dataclass(frozen=True, eq=False)
class Update:
    """All that follows from a round's entries. What the game answers is asked when somebody wants to know it: after a
    correction a whole round is judged anew, and what is looked at first is where it stands now."""

    game: Game
    round: Round
    step: NextStep
    since: Update | None = field(repr=False)    # how it stood ...
    entries: tuple[Recorded, ...]               # ... before these, as corrected
    ruled: Settlement | None = None             # with the inspector's lines, if he ruled
    earlier: tuple[Irregularity, ...] = ()      # what had departed before all these entries

    def __eq__(self, other: object) -> bool:
        """The same follows from the entries, in whichever steps they came."""
        return self is other or (isinstance(other, Update) and all(
            getattr(self, name) == getattr(other, name) for name in ("game", "round", "step", "departed", "ruled")))

    @property
    def way(self) -> list[Update]:
        """From the first judgement that is kept to this one."""
        way = [self]
        while (since := way[-1].since) is not None:
            way.append(since)
        return way[::-1]

    def without_way(self) -> Update:
        """The way here takes room, and is of use only while the round is played."""
        return replace(self, since=None, entries=(), earlier=self.departed)

    @property
    def departed(self) -> tuple[Irregularity, ...]:
        """What was not as it was asked for, found step by step, for every game alike."""
        way = self.way
        return (*way[0].earlier, *(found for update in way for found in update._departed))

    @cached_property
    def _departed(self) -> tuple[Irregularity, ...]:
        """Those among its own entries."""
        found = []
        r, known = (self.since.round, self.since.step) if self.since else (UNOPENED, None)
        for n, entry in enumerate(self.entries):
            event = entry.event
            if n:
                r, known = rounds.fold(self.entries[n - 1:n], r), None
            elif self.since is None:
                continue
            if isinstance(event, RoundEvent) and not isinstance(event, CardRead):       # a face may be read any time
                step = known or _next_step(self.game, r)
                if not (allows(step, event) or ruled(self.game, event) or _tidying(r, event)):
                    expected = _expected(step, event)
                    found.append(Irregularity(_rule(expected), _departure(expected, event), (entry.seq,)))
        return tuple(found)

    @cached_property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """What the game itself finds."""
        return self.game.irregularities(self.round)

    @cached_property
    def departures(self) -> tuple[Irregularity, ...]:
        """What departed and is not told by the game itself."""
        covered = {seq for found in self.irregularities for seq in found.covers} if self.departed else ()
        return tuple(found for found in self.departed if not covered or not covered.issuperset(found.entries))

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
        return dict(self._owed)

    @cached_property
    def _owed(self) -> dict[Party, Money]:
        """A screen asks for it of every round of the night, each time it is shown."""
        if self.round.closed is None or self.final is None:
            return {}
        return difference(self.round.closed.paid, self.final)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round with the entries that made it, as recorded; the first chapter holds what came before any round."""

    number: int
    entries: tuple[Recorded, ...]
    update: Update | None
    sitting: Sitting = field(default_factory=Sitting)       # as it stood before


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
            return _into(game, story, entry, story.chapter(number) or story.chapters[-1])
    sitting = sittings.apply(story.sitting, entry)
    *before, last = story.chapters
    if isinstance(entry.event, RoundOpened):
        done = replace(last, update=last.update and last.update.without_way())
        opened = Chapter(entry.event.number, (entry,), advance(game, None, entry), story.sitting)
        return Story((*before, done, opened), sitting)
    entries, update = (*last.entries, entry), last.update
    if update is not None or isinstance(entry.event, RoundEvent):
        # A ruling is laid over whatever the rules say then, so where there is one the round is judged as a whole.
        update = judge(game, entries, update) if update and update.ruled else advance(game, update, entry)
    return Story((*before, replace(last, entries=entries, update=update)), sitting)


def tell(game: Game, log: Iterable[Recorded]) -> Story:
    """As ``follow`` comes to it, but each round is judged once, as a whole: a night's log in a fraction of the time."""
    numbers, told, home = [0], [list[Recorded]()], dict[int, int]()
    for entry in log:
        at = len(told) - 1
        match entry.event:
            case RoundOpened(number):
                numbers.append(number)
                told.append([])
                at += 1
            case Amended(seq):
                at = home.get(seq, at)
            case Ruled(number):
                at = next((n for n in reversed(range(len(told))) if numbers[n] == number and judge(game, told[n])), at)
        told[at].append(entry)
        home[entry.seq] = at
    chapters, sitting = [], Sitting()
    for number, entries in zip(numbers, told, strict=True):
        chapters.append(Chapter(number, tuple(entries), judge(game, entries), sitting))
        sitting = sittings.fold(corrected(entries), sitting)
    return Story(tuple(chapters), sitting)


def judge(game: Game, entries: Iterable[Recorded], known: Update | None = None) -> Update | None:
    """A whole round as corrected. The inspector's rulings are laid over what the rules say.

    ``known``: what was judged of it before, which stands as far as the entries are the same.
    """
    log = tuple(corrected(entries))
    ruled = [entry.event for entry in log if isinstance(entry.event, Ruled)]
    told = tuple(dropwhile(lambda entry: not isinstance(entry.event, RoundEvent),
                           (entry for entry in log if not isinstance(entry.event, Ruled))))
    update, judged = None, 0
    for earlier in known.way if known else ():
        end = judged + len(earlier.entries)
        if end == judged or told[judged:end] != earlier.entries:
            break
        update, judged = earlier, end
    if judged < len(told):
        update = _after(game, update, told[judged:])
    if update is None or not (ruled or update.ruled):
        return update
    settled = update.settlement or game.settle(update.round)
    for ruling in ruled:
        settled = overruled(settled, ruling.lines)
    return replace(update, ruled=settled if ruled else None)


def advance(game: Game, before: Update | None, entry: Recorded) -> Update:
    return _after(game, before, (entry,))


def _after(game: Game, before: Update | None, entries: tuple[Recorded, ...]) -> Update:
    r = rounds.fold(entries, before.round if before else UNOPENED)
    return Update(game, r, _next_step(game, r), before, entries)


def _next_step(game: Game, r: Round) -> NextStep:
    try:
        return game.next_step(r)
    except CardsUnread as unread:
        return Identify(unread.place)


def _amend(game: Game, story: Story, entry: Recorded, seq: int) -> Story:
    """The amendment joins the round of the entry that it amends, and only that round is judged anew."""
    for chapter in reversed(story.chapters):
        if any(e.seq == seq for e in chapter.entries):
            return _into(game, story, entry, chapter)
    return _into(game, story, entry, story.chapters[-1])


def _into(game: Game, story: Story, entry: Recorded, home: Chapter) -> Story:
    at = next(n for n, chapter in enumerate(story.chapters) if chapter is home)
    entries = (*home.entries, entry)
    chapters = [*story.chapters[:at], replace(home, entries=entries, update=judge(game, entries, home.update))]
    # What was paid stays paid, so only who sits, who owes a blind and how many decks there are can change here.
    sitting = home.sitting
    for chapter in (chapters[-1], *story.chapters[at + 1:]):
        if chapter is not chapters[-1]:
            chapters.append(replace(chapter, sitting=sitting))
        sitting = sittings.fold(corrected(chapter.entries), sitting)
    return Story(tuple(chapters), sitting)


def _tidying(r: Round, event: RoundEvent) -> bool:
    """No departure: a card of the round before, or of a folded hand, or of a paid round, is gathered; one that was
    taken to be gathered is seen again."""
    if not isinstance(event, CardMoved):
        return False
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
