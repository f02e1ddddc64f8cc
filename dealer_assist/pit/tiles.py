"""What the pit shows of each table, from its database. No window, no clock: the server's own time is asked for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import distinct_on

from dealer_assist.ledger.codec import CodecError, parse, read_entry
from dealer_assist.ledger.entries import AlertAcknowledged
from dealer_assist.pit.schema import ALERT, COSIGNED, ENTRY, HEAD, LOG, REFUSED, STANDING

QUIET = 10.0            # seconds without a word after which a table counts as cut off
SHORT = 60.0            # seconds of play that tell no rate yet
SHOWN = 20              # alerts of a table that are told at once
_HOUR = 3_600_000_000   # microseconds
_CLOCKS = 24 * _HOUR    # by which those of two computers may differ


@dataclass(frozen=True, slots=True)
class AlertTold:
    number: int
    round: int
    rule: str
    said: Mapping[str, str]     # by language
    session: str
    entries: tuple[int, ...]
    by: str = ""                # who acknowledged it, and when; empty: nobody yet
    at: int = 0


@dataclass(frozen=True, slots=True)
class Tile:
    table: str
    folder: str
    game: str
    round: int
    waits: Mapping[str, str]    # by language
    cameras: Mapping[str, str]  # "ok", "away", "doubtful"
    called: bool
    trouble: str
    closed: bool
    lag: float                  # seconds since the table said anything
    entries: int
    unwitnessed: int            # of them, so many the witness has not signed yet
    hands: int | None           # in an hour; None: too short to tell
    alerts: tuple[AlertTold, ...]
    refused: str                # why the pit does not take its record any more

    @property
    def open_alerts(self) -> tuple[AlertTold, ...]:
        return tuple(alert for alert in self.alerts if not alert.by)

    @property
    def quiet(self) -> bool:
        return not self.closed and self.lag > QUIET

    @property
    def rank(self) -> int:
        """What wants somebody's eye first."""
        return (0 if self.refused else 1 if self.called else 2 if self.open_alerts else 3 if self.quiet or self.trouble
                else 4 if any(state != "ok" for state in self.cameras.values()) else 6 if self.closed else 5)


def tiles(connection: sa.Connection) -> tuple[Tile, ...]:
    """Those that want somebody's eye first, then by name."""
    now: float = connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())::float8")) or 0.0
    stands = connection.execute(
        sa.select(STANDING.c.table_name, STANDING.c.state, sa.extract("epoch", STANDING.c.told).label("told"),
                  LOG.c.id, LOG.c.name, LOG.c.folder, HEAD.c.size, HEAD.c.witnessed)
        .join(LOG, LOG.c.id == STANDING.c.log).join(HEAD, HEAD.c.log == LOG.c.id)).all()
    refused = {row.table_name: f"{row.folder}: {row.why}" for row in connection.execute(
        sa.select(LOG.c.table_name, LOG.c.folder, REFUSED.c.why).join(LOG, LOG.c.id == REFUSED.c.log)
        .order_by(REFUSED.c.arrived))}
    logs = [row.id for row in stands]
    hands, alerts = _hands(connection, logs), _alerts(connection, logs)
    found = [tile_of(row, now, hands.get(row.id), tuple(alerts.get(row.id, ())), refused.get(row.table_name, ""))
             for row in stands]
    return tuple(sorted(found, key=lambda tile: (tile.rank, _natural(tile.table))))


def tile_of(row: Any, now: float, hands: int | None, alerts: tuple[AlertTold, ...], refused: str) -> Tile:
    """Of a row that a table wrote: it may say anything of itself."""
    state = row.state if isinstance(row.state, dict) else {}
    round_ = state.get("round")
    return Tile(row.table_name, row.folder, _text(state.get("game")), round_ if type(round_) is int else 0,
                texts(state.get("waits")), texts(state.get("cameras")), state.get("called") is True,
                _text(state.get("trouble")), state.get("closed") is True, max(0.0, now - float(row.told)), row.size,
                row.size - row.witnessed, hands, alerts, refused)


def _text(said: object) -> str:
    """What is none says nothing."""
    return said if isinstance(said, str) else ""


def texts(said: object) -> Mapping[str, str]:
    return {name: _text(text) for name, text in said.items()} if isinstance(said, dict) else {}


def as_data(tile: Tile, tag: str) -> dict[str, Any]:
    data = asdict(tile)
    data["waits"] = tile.waits.get(tag, "")
    data["lag"] = round(tile.lag, 1)
    for told, alert in zip(data["alerts"], tile.alerts, strict=True):
        told["said"] = alert.said.get(tag, alert.rule)
    return data


def _hands(connection: sa.Connection, logs: list[int]) -> dict[int, int]:
    """By the record: rounds that were closed in the last hour of each log, by captured time."""
    found = {}
    ends = sa.text("""
        SELECT e.log, e.first, e.last, (SELECT count(*) FROM pit.entry c WHERE c.log = e.log
               AND c.kind = 'round.closed' AND c.at > e.last - :hour) AS closed
        FROM (SELECT h.log, (SELECT at FROM pit.entry WHERE log = h.log AND seq = 1) AS first,
                     (SELECT at FROM pit.entry WHERE log = h.log AND seq = h.size) AS last
              FROM pit.head h WHERE h.log = ANY(:logs)) e""")
    for row in connection.execute(ends, {"hour": _HOUR, "logs": logs}):
        span = min(_HOUR, (row.last or 0) - (row.first or 0))
        if span >= SHORT * 1_000_000:
            found[row.log] = round(row.closed * _HOUR / span)
    return found


def _alerts(connection: sa.Connection, logs: list[int]) -> dict[int, list[AlertTold]]:
    """The newest of each kind and round; open ones first."""
    acknowledged: dict[tuple[object, ...], tuple[str, int]] = {}
    since = sa.func.min(sa.extract("epoch", ALERT.c.arrived)) * 1_000_000 - sa.literal(_CLOCKS, sa.BigInteger)
    first = sa.select(since).where(ALERT.c.log.in_(logs)).scalar_subquery()     # nothing older is about one of these
    for (body,) in connection.execute(sa.select(ENTRY.c.body).where(
            ENTRY.c.kind == "alert.acknowledged", ENTRY.c.at >= sa.cast(first, sa.BigInteger))):
        try:
            entry = read_entry(parse(bytes(body)))
        except CodecError:
            continue
        if isinstance(event := entry.event, AlertAcknowledged):
            acknowledged[event.session, event.round, event.entries, event.rule] = entry.by, entry.at
    rows: Iterable[Any] = connection.execute(
        sa.select(ALERT.c.id, ALERT.c.log, ALERT.c.round, ALERT.c.rule, ALERT.c.entries, ALERT.c.said, LOG.c.name)
        .ext(distinct_on(ALERT.c.log, ALERT.c.round, ALERT.c.rule)).join(LOG, LOG.c.id == ALERT.c.log)
        .where(ALERT.c.log.in_(logs)).order_by(ALERT.c.log, ALERT.c.round, ALERT.c.rule, ALERT.c.id.desc()))
    found: dict[int, list[AlertTold]] = defaultdict(list)
    for row in rows:
        by, at = acknowledged.get((row.name, row.round, tuple(row.entries), row.rule), ("", 0))
        found[row.log].append(AlertTold(row.id, row.round, row.rule, texts(row.said), row.name, tuple(row.entries), by,
                                        at))
    return {log: sorted(told, key=lambda alert: (bool(alert.by), -alert.number))[:SHOWN] for log, told in found.items()}


def witnessed(connection: sa.Connection, table: str, folder: str) -> str | None:
    """The last checkpoint with the witness's line: to be kept elsewhere, and to verify the table's own record by."""
    return connection.scalar(
        sa.select(COSIGNED.c.note).join(LOG, LOG.c.id == COSIGNED.c.log)
        .where(LOG.c.table_name == table, LOG.c.folder == folder).order_by(COSIGNED.c.size.desc()).limit(1))


def _natural(name: str) -> tuple[object, ...]:
    """Table 2 before table 10."""
    head = name.rstrip("0123456789")
    return head, int(name[len(head):] or 0)
