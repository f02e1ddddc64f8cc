"""What the desk refuses, and why: a message key and its values, so that it is said in the reader's language. No Qt."""

from __future__ import annotations

from dealer_assist.games.house_file import HouseFileError
from dealer_assist.keys import KeysError
from dealer_assist.ledger.store import LedgerError
from dealer_assist.people.register import LockedOut, NotEntitled, NotSignedIn, PeopleError, TakesTwo, WrongPin
from dealer_assist.people.roles import ENTITLED, Right
from dealer_assist.sessions.folder import BrokenSession
from dealer_assist.sessions.header import HeaderError
from dealer_assist.sessions.inbox import InboxError
from dealer_assist.sessions.replay import NoSession
from dealer_assist.settings import SettingsError
from dealer_assist.words import Currency, Words


class NotDone(Exception):
    """An act, or a change on a copy, that is refused. On a terminal it is said in English."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key, self.values = key, values

    def __str__(self) -> str:
        return Words(Currency("", 2))(self.key, **self.values)


TOLD = (LedgerError, BrokenSession, HeaderError, NoSession, PeopleError, KeysError, InboxError, HouseFileError,
        SettingsError, NotDone, OSError)


def told(error: Exception, words: Words) -> str:
    """What concerns the inspector, in his language; what is wrong with a file, for whoever looks after the machine, in
    the words that its log has."""
    match error:
        case NotDone():
            return words(error.key, **error.values)
        case WrongPin():
            return words("refused.pin")
        case LockedOut():
            return words("refused.locked", minutes=error.minutes)
        case NotSignedIn():
            return words("refused.signed_out")
        case NotEntitled():
            return words("refused.not_entitled", name=error.name, right=_right(error.right, words),
                         roles=_roles(error.right, words))
        case TakesTwo():
            return words("refused.two", right=_right(error.right, words), roles=_roles(error.right, words))
        case InboxError():
            key = "refused.not_handed_in"
        case KeysError():
            key = "refused.keys"
        case HouseFileError():
            key = "refused.option"
        case OSError() | SettingsError():
            key = "refused.file"
        case _:
            key = "refused.record"
    return words(key, why=str(error))


def _right(right: Right, words: Words) -> str:
    return words(f"right.{right}")


def _roles(right: Right, words: Words) -> str:
    return words("places.comma").join(words(f"role.{role}") for role in sorted(ENTITLED[right]))
