"""Only who writes a log, or the witness, says that it is refused, and only who writes it raises its alerts; the witness
is told since when a log has new checkpoints, and need not ask all of them."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_CHANGES = """
ALTER TABLE pit.head ADD COLUMN noted timestamptz NOT NULL DEFAULT clock_timestamp();
CREATE INDEX head_noted ON pit.head (noted);

CREATE OR REPLACE FUNCTION pit.checkpoint_came() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    UPDATE pit.head SET offered = offered + 1, noted = clock_timestamp() WHERE log = NEW.log;
    RETURN NULL;
END $$;

CREATE FUNCTION pit.refused_comes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    IF NOT has_table_privilege(session_user, 'pit.cosigned', 'INSERT') THEN
        PERFORM pit.must_write(NEW.log);
    END IF;
    NEW.arrived := clock_timestamp();
    RETURN NEW;
END $$;

CREATE FUNCTION pit.alert_comes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    PERFORM pit.must_write(NEW.log);
    NEW.arrived := clock_timestamp();
    RETURN NEW;
END $$;

CREATE TRIGGER comes BEFORE INSERT ON pit.refused FOR EACH ROW EXECUTE FUNCTION pit.refused_comes();
CREATE TRIGGER comes BEFORE INSERT ON pit.alert FOR EACH ROW EXECUTE FUNCTION pit.alert_comes();
"""


def upgrade() -> None:
    op.execute(_CHANGES)
