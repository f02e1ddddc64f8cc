"""Nothing is larger than what a table ever says: whoever has a table's role cannot fill the pit's memory."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_BOUNDS = {
    "log": "octet_length(table_name) <= 1000 AND octet_length(folder) <= 1000 AND octet_length(header) <= 10000000",
    "entry": "octet_length(body) <= 10000000",
    "checkpoint": "octet_length(note) <= 100000",
    "cosigned": "octet_length(note) <= 100000",
    "refused": "octet_length(why) <= 10000 AND octet_length(offered) <= 10000000",
    "alert": "octet_length(rule) <= 1000 AND cardinality(entries) <= 10000 AND octet_length(said::text) <= 100000",
    "standing": "octet_length(state::text) <= 100000",
}


def upgrade() -> None:
    for table, bound in _BOUNDS.items():        # what is there already stays as it is
        op.execute(f"ALTER TABLE pit.{table} ADD CONSTRAINT bounded CHECK ({bound}) NOT VALID")
