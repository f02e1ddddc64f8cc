"""JSON becomes the facts of a round here, or one sentence that names the field, what it says and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any, TypeVar

from dealer_assist.cards import JOKER, UNREADABLE, Face, Unread
from dealer_assist.games import CATALOGUE, load_house
from dealer_assist.games.betting import MADE_UP
from dealer_assist.games.game import BOXED, FOLD, FOULED, VOID
from dealer_assist.games.house_file import House, HouseFileError
from dealer_assist.games.poker import Poker
from dealer_assist.ledger.codec import CodecError, decode, unpack
from dealer_assist.ledger.entries import RecordEvent
from dealer_assist.money import NO_MAXIMUM, Money
from dealer_assist.resources import HOUSES, ResourceError, text_of
from dealer_assist.table.events import TableEvent
from dealer_assist.table.places import DECK, HOUSE, PLAYER, Party, Place, Zone, seat
from dealer_assist.table.settlement import Carried

KEYS = ("game", "house", "options", "seats", "button", "cards", "discards", "stakes", "contributions", "folded",
        "decisions", "actions", "missed", "carried", "events")
_VERBS = {f"{verb}s": verb for verb in ("bet", "call", "check", "double", "draw", "fold", "hit", "raise", "split",
                                        "stand")}
_ALL_IN = re.compile(r"^\s*((goes|is|moves|bets?|calls?|raises?)\s+)?all(-|\s*)in\b")
_BESIDE_EVENTS = ("game", "house", "options", "seats", "button", "events")
UNREAD = "??"
ENTRY = "poker.entry"       # the option that says whether chips are entered act by act, or as what each has put in
_MOST_FACTS = 1000          # more than any round has; what it takes to judge them grows with their square
_ACTION = re.compile(r"(\S+)\s+(\S.*)", re.DOTALL)
_WITH_AMOUNT = re.compile(r"(.*\S)\s+(\d[\d.]*)", re.DOTALL)


class FactsError(Exception):
    """The facts cannot be read. Names the field, what it says and what was expected."""


@dataclass(frozen=True, slots=True)
class Chips:
    """What somebody put down. ``on`` None: at his own seat, or where the game asks him for it."""

    by: Party
    on: Place | None
    kind: str
    amount: Money                   # 0: the facts say that there were none
    where: str


@dataclass(frozen=True, slots=True)
class Word:
    """What somebody said or did. ``amount``: the chips that went with it, where the facts name them."""

    by: Party
    say: str
    on: Place | None                # None: on whichever hand of his the game asks about
    where: str

    @property
    def ends_it(self) -> bool:
        """The house says it of the whole round, whenever that was."""
        return self.by == HOUSE and self.say in (VOID, BOXED, FOULED)

    def split(self) -> tuple[str, str | None]:
        """``raise 300``: the word, and its amount as written."""
        found = _WITH_AMOUNT.fullmatch(self.say)
        return (found[1], found[2]) if found else (self.say, None)


@dataclass(frozen=True, slots=True)
class Facts:
    """One round. Only ``actions`` and ``events`` are in order; of all else the game knows the order."""

    name: str                               # of the house file
    house: House
    seats: Mapping[Party, Money | None]
    button: int | None
    cards: Mapping[Place, tuple[Face, ...]]     # as they lie in the end
    discards: Mapping[Place, tuple[Face, ...]]  # by the hand that threw them away
    stakes: tuple[Chips, ...]
    puts: Mapping[Party, tuple[Money, ...]]     # by betting round, where a game takes only what each has put in
    decisions: tuple[Word, ...]
    actions: tuple[Word, ...]
    missed: Mapping[Party, tuple[str, ...]]     # blinds that passed somebody while he was away
    carried: Carried | None
    events: tuple[TableEvent, ...] | None


def read(facts: object) -> Facts:
    try:
        return _read(facts)
    except (CodecError, HouseFileError, ResourceError) as error:
        raise FactsError(str(error)) from None
    except RecursionError:
        raise FactsError("lists within lists without end") from None


def _read(facts: object) -> Facts:
    data = _object(facts, "", "the facts of a round, an object such as {\"game\": …, \"cards\": …},")
    _known_keys(data, KEYS, "")
    name, house = _house(data)
    reader = Reader(house)
    cards = _by_key(data, "cards", _place, reader.cards, "an object such as {\"seat 1\": \"Ah Kd\"}")
    discards = _by_key(data, "discards", _place, reader.cards, "an object such as {\"seat 1\": \"Kd 9c\"}")
    stakes = tuple(sorted(reader.stakes(data.get("stakes")), key=lambda s: (s.by, s.on or seat(s.by.seat))))
    if data.get("contributions") is not None and data.get("actions") is not None:
        raise FactsError("contributions: found beside actions; either what each put in, or who did what, was expected")
    puts = reader.contributions(data.get("contributions"))
    if puts and not isinstance(house.game, Poker):
        raise FactsError(f"contributions: found; stakes were expected: {house.game_id} has no pot")
    decisions = (*reader.decisions(data.get("decisions")), *reader.folded(data.get("folded")))
    actions = reader.actions(data.get("actions"))
    if isinstance(data.get("decisions"), list | tuple):     # a list is in order, as actions are
        said, decisions = decisions[:len(data["decisions"])], decisions[len(data["decisions"]):]
        whole = [word for word in said if word.ends_it]
        decisions, actions = (*decisions, *whole), (*(word for word in said if word not in whole), *actions)
    events = _events(data)
    missed = reader.missed(data.get("missed"))
    piles = (*cards.values(), *missed.values(), *discards.values(), *puts.values())
    count = sum(map(len, (*piles, stakes, decisions, actions, events or ())))
    if count > _MOST_FACTS:
        raise FactsError(f"{count} facts found; at most {_MOST_FACTS} of one round were expected")
    named = {*puts, *missed, *(s.by for s in stakes), *(w.by for w in (*decisions, *actions)),
             *(Party(place.seat) for place in (*cards, *discards))} - {HOUSE}
    seats = reader.seats(data["seats"]) if data.get("seats") is not None else dict.fromkeys(sorted(named))
    at = {party.seat for party in seats}
    words = [(word.where, word.by.seat) for word in (*decisions, *actions)]
    chips = [(chip.where, chip.by.seat) for chip in stakes] + [(f"contributions.{by}", by.seat) for by in puts]
    piles_at = [(f"cards.{place}", place.seat) for place in (*cards, *discards)]
    for where, number in (*chips, *words, *(("missed", by.seat) for by in missed), *piles_at):
        if number not in {0, *at}:
            raise _wrong(where, str(number), "one of the seats")
    button = data.get("button")
    # where too few are left to play, the button stays where somebody sat
    if button is not None and (type(button) is not int or button < 0 or (
            button and Party(button) not in seats and len(seats) > 1)):
        raise _wrong("button", button, "the number of one of the seats, or 0 where none has it yet,")
    carried = None if data.get("carried") is None else unpack(Carried, _carried(data["carried"]), "carried")
    return Facts(name, house, seats, button, cards, discards, stakes, puts, decisions, actions, missed, carried,
                 events)


# ── the house ──
def _house(data: Mapping[str, Any]) -> tuple[str, House]:
    game, name = data.get("game"), data.get("house")
    if game is not None and (not isinstance(game, str) or game not in CATALOGUE):
        raise _wrong("game", game, _one_of(CATALOGUE, game))
    if name is None:
        if game is None:
            raise FactsError(f"game: nothing found; {_one_of(CATALOGUE, None)}, or a house, was expected")
        texts = {f.stem: f.read_text(encoding="utf-8") for f in sorted(HOUSES.glob("*.toml"))}
        names = [stem for stem, text in texts.items() if tomllib.loads(text)["game"] == game]
        cards = data.get("cards")
        one_hand = isinstance(cards, Mapping) and PLAYER.zone.value in cards    # then a house that deals so
        name = next((n for n in names if one_hand and PLAYER in load_house(texts[n], n).game.places((1,))), names[0])
    if not isinstance(name, str):
        raise _wrong("house", name, "the name of a shipped house file, or the path of one")
    laid_over = {} if data.get("options") is None else data["options"]
    options = dict(_object(laid_over, "options", "an object such as {\"payout.round\": \"down\"}"))
    for key, value in options.items():
        if type(value) is int and abs(value) > NO_MAXIMUM:
            raise _wrong(f"options.{key}", value, "a smaller number")
    try:
        text, file = text_of(name, HOUSES)
    except ValueError as error:         # a name that no file system takes
        raise _wrong("house", name, f"the name of a shipped house file, or the path of one ({error}),") from None
    except ResourceError as error:
        raise FactsError(f"house: {error}") from None
    house = load_house(text, file, options)
    if any(f.metadata.get("option") == ENTRY for f in fields(house.game)) and ENTRY not in options:  # type: ignore[arg-type]
        options[ENTRY] = "contributions" if data.get("contributions") is not None else "actions"
        house = load_house(text, file, options)
    if game is not None and house.game_id != game:
        raise _wrong("house", name, f"a house file of {game}, not of {house.game_id},")
    return name, house


class Reader:
    """Reads with the house's currency in mind."""

    def __init__(self, house: House) -> None:
        self.digits = house.digits

    # ── money ──
    def amount(self, value: object, where: str) -> Money:
        """Minor units, or a text in the currency: exact either way. A JSON number with a fraction has passed through
        a float somewhere, so it is not taken for money; a text without a point could be meant either way."""
        found: int | None = value if type(value) is int else None
        if isinstance(value, str) and self.digits and re.fullmatch(rf"[0-9]{{1,12}}\.[0-9]{{1,{self.digits}}}", value):
            whole, _, part = value.partition(".")
            found = int(whole + part.ljust(self.digits, "0"))
        if found is None or not 0 <= found <= NO_MAXIMUM:
            text = f" or as a text in the currency (\"10.{'5'.ljust(self.digits, '0')}\")" if self.digits else ""
            raise _wrong(where, value,
                         f"an amount, in whole minor units (1050){text}, at most {NO_MAXIMUM} minor units,")
        return found

    def said_amount(self, text: str, where: str) -> Money:
        """Behind a word, plain digits are minor units too."""
        return self.amount(int(text) if re.fullmatch("[0-9]{1,15}", text) else text, where)

    def seats(self, value: object) -> dict[Party, Money | None]:
        if isinstance(value, list | tuple):
            found: dict[Party, Money | None] = {}
            for n, v in enumerate(value):
                party = _party(str(v) if type(v) is int else v, f"seats[{n}]")
                if party in found:
                    raise _wrong(f"seats[{n}]", str(party), "each seat once")
                found[party] = None
        else:
            data = _object(value, "seats", "an object such as {\"1\": 20000} or a list of seats")
            found = {_party(key, f"seats.{key}"): None if v is None else self.amount(v, f"seats.{key}")
                     for key, v in data.items()}
        if HOUSE in found:
            raise _wrong("seats", str(HOUSE), "the number of a seat")
        return dict(sorted(found.items()))

    # ── chips ──
    def stakes(self, value: object) -> list[Chips]:
        found = []
        if isinstance(value, list | tuple):
            for n, entry in enumerate(value):
                where = f"stakes[{n}]"
                data = _object(entry, where, "an object such as {\"by\": \"1\", \"kind\": \"ante\", \"amount\": 1000}")
                _known_keys(data, ("by", "kind", "amount", "on"), where)
                by = _party(data.get("by"), f"{where}.by")
                kind = _text(data.get("kind"), f"{where}.kind", "the name of a bet, such as \"ante\",").lower()
                on = None if data.get("on") is None else _place(data["on"], f"{where}.on")
                found.append(Chips(by, on, kind, self.amount(data.get("amount"), f"{where}.amount"), f"{where}.kind"))
        elif value is not None:
            data = _object(value, "stakes", "an object such as {\"1\": {\"ante\": 1000}}, or a list")
            for key, kinds in data.items():
                by = _party(key, where := f"stakes.{key}")
                for kind, amount in sorted(_object(kinds, where, "an object such as {\"ante\": 1000}").items()):
                    found += [Chips(by, None, kind.lower(), a, f"{where}.{kind}")
                              for a in self.amounts(amount, f"{where}.{kind}")]
        return found

    def amounts(self, value: object, where: str) -> list[Money]:
        if isinstance(value, list | tuple):
            return [self.amount(v, f"{where}[{n}]") for n, v in enumerate(value)]
        return [self.amount(value, where)]

    def contributions(self, value: object) -> dict[Party, tuple[Money, ...]]:
        found = {}
        for key, put in _object(value or {}, "contributions", "an object such as {\"1\": 500}").items():
            by = _party(key, where := f"contributions.{key}")
            if isinstance(put, Mapping):
                _known_keys(put, ("put",), where)
                put, where = put.get("put"), f"{where}.put"
            found[by] = tuple(self.amounts(put, where))
        return dict(sorted(found.items()))

    def missed(self, value: object) -> dict[Party, tuple[str, ...]]:
        found = {}
        for key, blinds in _object(value or {}, "missed", "an object such as {\"3\": [\"big blind\"]}").items():
            by = _party(key, where := f"missed.{key}")
            several = blinds if isinstance(blinds, list | tuple) else (blinds,)
            for blind in several:
                if not isinstance(blind, str) or blind not in MADE_UP:
                    raise _wrong(where, blind, _one_of(MADE_UP, blind))
            found[by] = tuple(several)
        return dict(sorted(found.items()))

    # ── words ──
    def decisions(self, value: object) -> tuple[Word, ...]:
        found = []
        if isinstance(value, list | tuple):
            for n, entry in enumerate(value):
                where = f"decisions[{n}]"
                data = _object(entry, where, "an object such as {\"by\": \"1\", \"say\": \"fold\"}")
                _known_keys(data, ("by", "say", "on"), where)
                on = None if data.get("on") is None else _place(data["on"], f"{where}.on")
                found.append(Word(_party(data.get("by"), f"{where}.by"), _said(data.get("say"), f"{where}.say"), on,
                                  f"{where}.say"))
        elif value is not None:
            data = _object(value, "decisions", "an object such as {\"1\": [\"call\"]}, or a list")
            for key, words in data.items():
                where = f"decisions.{key}"
                by, on = _party_or_hand(key, where)
                several = words if isinstance(words, list | tuple) else (words,)
                found += [Word(by, _said(w, f"{where}[{n}]"), on, f"{where}[{n}]") for n, w in enumerate(several)]
            found.sort(key=lambda w: (w.by, w.on or DECK))
        return tuple(found)

    def folded(self, value: object) -> tuple[Word, ...]:
        if value is not None and not isinstance(value, list | tuple):
            raise _wrong("folded", value, "a list of seats such as [3]")
        return tuple(Word(_party(str(v) if type(v) is int else v, f"folded[{n}]"), FOLD, None, f"folded[{n}]")
                     for n, v in enumerate(value or ()))

    def actions(self, value: object) -> tuple[Word, ...]:
        if value is not None and not isinstance(value, list | tuple):
            raise _wrong("actions", value, "a list such as [\"1 bet 200\", \"2 fold\"]")
        found = []
        for n, entry in enumerate(value or ()):
            where = f"actions[{n}]"
            parts = _ACTION.fullmatch(entry) if isinstance(entry, str) else None
            if parts is None:
                raise _wrong(where, entry, "who and what, such as \"1 bet 200\" or \"2 fold\",")
            found.append(Word(_party(parts[1], where), _said(parts[2], where), None, where))
        return tuple(found)

    # ── cards ──
    def cards(self, value: object, where: str) -> tuple[Face, ...]:
        texts = re.split(r"[\s,]+", value.strip()) if isinstance(value, str) else value
        if not isinstance(texts, list | tuple):
            raise _wrong(where, value, "cards, as a text (\"Ah Kd\") or a list")
        return tuple(_face(text, f"{where}[{n}]") for n, text in enumerate(texts) if text != "")


# ── the pieces ──
def _party(value: object, where: str) -> Party:
    return unpack(Party, _text(value, where, "a party such as \"1\", \"1.2\" or \"house\""), where)


def _place(value: object, where: str) -> Place:
    text = _text(value, where, "a place such as \"board\" or \"seat 3\"")
    place = unpack(Place, text, where)
    if (place.zone is Zone.SEAT) != bool(place.seat):
        raise _wrong(where, text, "a place such as \"board\" or \"seat 3\"")
    return place


def _party_or_hand(key: str, where: str) -> tuple[Party, Place | None]:
    if key.startswith(Zone.SEAT.value):
        place = _place(key, where)
        return Party(place.seat), place
    return _party(key, where), None


def _face(value: object, where: str) -> Face:
    text = _text(value, where, "a card such as \"Ah\", \"joker\" or \"??\"")
    if text in (UNREAD, UNREADABLE.value):
        return UNREADABLE
    if text == JOKER.value:
        return JOKER
    try:
        face: Face = unpack(Face, text.replace("10", "T", 1), where)  # type: ignore[arg-type]
    except CodecError:
        raise _wrong(where, value, "a card such as \"Ah\", \"joker\" or \"??\"") from None
    if isinstance(face, Unread):
        raise _wrong(where, value, "a card such as \"Ah\", or \"??\" for one that nobody could read,")
    return face


def _said(value: object, where: str) -> str:
    """As the games have it: in small letters, and a verb as it is said at the table."""
    expected = "a word such as \"fold\" or \"call\""
    words = _ALL_IN.sub("all in", _text(value, where, expected).lower()).split()
    if not words:
        raise _wrong(where, value, expected)
    return " ".join((_VERBS.get(words[0], words[0]), *words[1:]))


def _text(value: object, where: str, expected: str) -> str:
    if not isinstance(value, str) or not value:
        raise _wrong(where, value, expected)
    return value


def _carried(value: object) -> dict[str, Any]:
    data = _object(value, "carried", "an object such as {\"amount\": 4000, \"times\": 1, \"holders\": [2, 5]}")
    for key in ("amount", "times"):
        if type(data.get(key)) is int and not 0 <= data[key] <= NO_MAXIMUM:
            raise _wrong(f"carried.{key}", data[key], f"a number from 0 to {NO_MAXIMUM}")
    given = {"may_join": [], **data}
    return {key: list(v) if isinstance(v, tuple) else v for key, v in given.items()}


def _events(data: Mapping[str, Any]) -> tuple[TableEvent, ...] | None:
    value = data.get("events")
    if value is None:
        return None
    for key in KEYS:
        if key not in _BESIDE_EVENTS and data.get(key) is not None:
            raise FactsError(f"events: found beside {key}; either events as they came, or facts, was expected")
    if not isinstance(value, list | tuple):
        raise _wrong("events", value, "a list of events")
    found: list[TableEvent] = []
    for n, entry in enumerate(value):
        try:
            event = decode(entry)
        except CodecError as error:
            raise FactsError(f"events[{n}].{error}") from None
        if isinstance(event, RecordEvent):
            raise _wrong(f"events[{n}]", entry, "an event of the table")
        found.append(event)
    return tuple(found)


T = TypeVar("T")


def _by_key(data: Mapping[str, Any], name: str, key_of: Callable[[object, str], Any],
            value_of: Callable[[object, str], T], expected: str) -> dict[Any, T]:
    given = _object(data.get(name) or {}, name, expected)
    found = {key_of(key, f"{name}.{key}"): value_of(value, f"{name}.{key}") for key, value in given.items()}
    return dict(sorted(found.items()))


def _object(value: object, where: str, expected: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise _wrong(where, value, expected)
    return value


def _known_keys(data: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    for key in data:
        if key not in known:
            raise FactsError(f"{f'{where}.' if where else ''}{key}: no such key; {_one_of(known, key)} was expected")


def _one_of(known: Iterable[str], found: object) -> str:
    near = get_close_matches(found, known, 1) if isinstance(found, str) else ()
    return f"{near[0]!r}" if near else f"one of {', '.join(known)}"


def _wrong(where: str, found: object, expected: str) -> FactsError:
    return FactsError(f"{where + ': ' if where else ''}{_shown(found)} found; {expected} was expected")


def _shown(value: object) -> str:
    if value is None:
        return "nothing"
    try:
        text = repr(value)
    except (ValueError, RecursionError):        # a number of thousands of digits, lists within lists
        return f"a {type(value).__name__} too long to write"
    return text if len(text) <= 80 else text[:77] + "…"
