"""The pit's database: its tables, how it is made, who may do what in it, and its errors as sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError, SQLAlchemyError

from dealer_assist.pit.error import Away, PitError, Refused

SCHEMA = "pit"
PATIENCE = 5            # seconds in which a server answers, or is held to be away
GROWS, FORK, GAP, FOREIGN = "DA001", "DA002", "DA003", "DA004"      # what the triggers say

_made = sa.MetaData(schema=SCHEMA)
LOG = sa.Table("log", _made, sa.Column("id", sa.BigInteger), sa.Column("name", sa.Text),
               sa.Column("table_name", sa.Text), sa.Column("folder", sa.Text), sa.Column("header", sa.Text))
ENTRY = sa.Table("entry", _made, sa.Column("log", sa.BigInteger), sa.Column("seq", sa.BigInteger),
                 sa.Column("body", sa.LargeBinary), sa.Column("leaf", sa.LargeBinary), sa.Column("kind", sa.Text),
                 sa.Column("at", sa.BigInteger), sa.Column("arrived", sa.DateTime(timezone=True)))
CHECKPOINT = sa.Table("checkpoint", _made, sa.Column("log", sa.BigInteger), sa.Column("size", sa.BigInteger),
                      sa.Column("note", sa.Text))
COSIGNED = sa.Table("cosigned", _made, sa.Column("log", sa.BigInteger), sa.Column("size", sa.BigInteger),
                    sa.Column("note", sa.Text), sa.Column("arrived", sa.DateTime(timezone=True)))
REFUSED = sa.Table("refused", _made, sa.Column("log", sa.BigInteger), sa.Column("seq", sa.BigInteger),
                   sa.Column("why", sa.Text), sa.Column("offered", sa.LargeBinary),
                   sa.Column("arrived", sa.DateTime(timezone=True)))
ALERT = sa.Table("alert", _made, sa.Column("id", sa.BigInteger), sa.Column("log", sa.BigInteger),
                 sa.Column("round", sa.BigInteger), sa.Column("rule", sa.Text),
                 sa.Column("entries", ARRAY(sa.BigInteger)), sa.Column("said", JSONB),
                 sa.Column("arrived", sa.DateTime(timezone=True)))
HEAD = sa.Table("head", _made, sa.Column("log", sa.BigInteger), sa.Column("size", sa.BigInteger),
                sa.Column("offered", sa.BigInteger), sa.Column("witnessed", sa.BigInteger),
                sa.Column("refused", sa.Boolean), sa.Column("arrived", sa.DateTime(timezone=True)),
                sa.Column("noted", sa.DateTime(timezone=True)))
STANDING = sa.Table("standing", _made, sa.Column("table_name", sa.Text), sa.Column("log", sa.BigInteger),
                    sa.Column("state", JSONB), sa.Column("told", sa.DateTime(timezone=True)))

# Who may do what: by who somebody is in the pit. What is not here, nobody but the owner may.
RIGHTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "tables": {"SELECT": ("log", "entry", "cosigned", "head"), "INSERT": (
        "log", "entry", "checkpoint", "refused", "alert"), "SELECT, INSERT, UPDATE": ("standing",)},
    "witness": {"SELECT": ("log", "entry", "checkpoint", "cosigned", "head"), "INSERT": ("cosigned", "refused")},
    "readers": {"SELECT": ("log", "entry", "checkpoint", "cosigned", "refused", "alert", "head", "standing")},
}


def database(url: str) -> sa.Engine:
    """Nothing is connected yet. Passwords may stand in ~/.pgpass or PGPASSWORD instead."""
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError):
        parsed = None
    if parsed is None or parsed.drivername not in ("postgresql", "postgresql+psycopg"):
        shown = re.sub(r":[^:@/]*@", ":…@", url)
        raise PitError(f"{shown!r} found; the pit's database was expected, such as postgresql://table@pit/dealer_assist")
    return sa.create_engine(
        parsed.set(drivername="postgresql+psycopg"), poolclass=sa.NullPool, isolation_level="AUTOCOMMIT",
        json_deserializer=said_by_a_table,
        connect_args={"connect_timeout": PATIENCE, "keepalives_idle": PATIENCE, "keepalives_interval": 2,
                      "keepalives_count": 2, "tcp_user_timeout": 2000 * PATIENCE,
                      "options": f"-c statement_timeout={2000 * PATIENCE}", "application_name": "dealer-assist"})


def said_by_a_table(text: str) -> object:
    """A number without end, or a tree, says nothing."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


@contextmanager
def connected(engine: sa.Engine) -> Iterator[sa.Connection]:
    where = f"{engine.url.host or 'this machine'}/{engine.url.database}"
    connection: sa.Connection | None = None
    try:
        connection = engine.connect()
        yield connection
    except SQLAlchemyError as error:
        raise _sentence(where, error) from None
    finally:
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()


def takes_records(connection: sa.Connection) -> bool:
    """From the user that asks, as a table's."""
    return bool(connection.scalar(sa.select(sa.func.has_table_privilege(f"{SCHEMA}.entry", "INSERT"))))


def state_of(error: SQLAlchemyError) -> str:
    """PostgreSQL's own code of it; empty: it did not come to that."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def _sentence(where: str, error: SQLAlchemyError) -> PitError:
    said = " ".join(str(getattr(error, "orig", None) or error).split())[:300]
    match state_of(error):
        case "" if isinstance(error, OperationalError | InterfaceError):
            return Away(f"{where}: the pit's database does not answer ({said}); see to the network and the server")
        case "42P01" | "3F000" | "42703":
            return PitError(f"{where}: not, or not yet, a pit's database; make it, or bring it up to this program, "
                            "with: dealer-assist pit setup --database URL")
        case "28P01" | "28000" | "42501":
            return PitError(f"{where}: refuses this user ({said}); dealer-assist pit setup --tables, --witness and "
                            "--readers say who may do what")
        case code if code.startswith("DA"):
            return Refused(f"{where}: {said}")
        case code if code[:2] in ("08", "57", "53", "25"):
            return Away(f"{where}: the pit's database does not answer ({said}); see to the server")
        case _:
            return PitError(f"{where}: {said}")


def set_up(url: str, roles: Mapping[str, tuple[str, ...]]) -> str:
    """Makes what is missing, and says who may do what. ``roles``: PostgreSQL's, by who they are in ``RIGHTS``. Gives
    the schema's version."""
    from alembic import command
    from alembic.config import Config

    engine = database(url).execution_options(isolation_level="READ COMMITTED")
    with connected(engine) as transacted:
        transacted.execute(sa.text(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}"))
        config = Config()
        config.set_main_option("script_location", "dealer_assist.pit:migrations")
        config.attributes["connection"] = transacted
        command.upgrade(config, "head")
        quoted = engine.dialect.identifier_preparer.quote_identifier
        for who, names in roles.items():
            for name in map(quoted, names):
                transacted.execute(sa.text(f"GRANT USAGE ON SCHEMA {SCHEMA} TO {name}"))
                for rights, tables in RIGHTS[who].items():
                    listed = ", ".join(f"{SCHEMA}.{table}" for table in tables)
                    transacted.execute(sa.text(f"GRANT {rights} ON {listed} TO {name}"))
        version = str(transacted.scalar(sa.text(f"SELECT version_num FROM {SCHEMA}.alembic_version")))
        transacted.commit()
        return version
