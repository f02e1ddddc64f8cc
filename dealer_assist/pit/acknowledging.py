"""An alert is seen by somebody entitled, in the pit: an entry of the pit's own house log, which goes to the database as
every log does."""

from __future__ import annotations

from pathlib import Path

from dealer_assist.keys import KeyStore
from dealer_assist.ledger.entries import AlertAcknowledged
from dealer_assist.people.door import now
from dealer_assist.people.house import HOUSE, house_log
from dealer_assist.people.register import Register
from dealer_assist.people.roles import Right
from dealer_assist.pit.error import PitError
from dealer_assist.pit.outbox import send
from dealer_assist.pit.schema import ALERT, LOG, connected, database

DOOR = "pit"


def acknowledge(url: str, records: Path, number: int, name: str, pin: str) -> None:
    with connected(database(url)) as connection:
        found = connection.execute(
            ALERT.join(LOG, LOG.c.id == ALERT.c.log).select().with_only_columns(
                ALERT.c.round, ALERT.c.rule, ALERT.c.entries, LOG.c.name, LOG.c.table_name, LOG.c.folder)
            .where(ALERT.c.id == number)).first()
    if found is None:
        raise PitError(f"alert {number}: there is none; see them with: dealer-assist pit status")
    with house_log(records) as log:
        register = Register(log, KeyStore.open())
        person = register.sign_in(name, pin, now(), DOOR)
        try:
            person = register.check(person, Right.ACKNOWLEDGE, now())
            log.note(now(), person.name, AlertAcknowledged(found.name, f"{found.table_name}/{found.folder}",
                                                           found.round, tuple(found.entries), found.rule))
        finally:
            register.sign_out(person, now())
    if refused := send(url, f"pit {records.resolve().name}", records).get(HOUSE):
        raise PitError(f"{records / HOUSE}: written, but the pit's database does not take it: {refused}")
