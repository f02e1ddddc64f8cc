"""Logs of tables, and what keeps them as they came. Later migrations only add: a row that was written is never made
anew, and an older program goes on writing."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_TABLES = """
CREATE TABLE pit.log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE CHECK (name ~ '^[0-9a-f]{64}$'),
    table_name text NOT NULL,
    folder text NOT NULL,
    header text,
    writer text NOT NULL,
    arrived timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (table_name, folder)
);
CREATE TABLE pit.entry (
    log bigint NOT NULL REFERENCES pit.log,
    seq bigint NOT NULL,
    body bytea NOT NULL,
    leaf bytea NOT NULL,
    kind text NOT NULL,
    at bigint NOT NULL,
    arrived timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (log, seq)
);
CREATE INDEX entry_rounds ON pit.entry (log, at) WHERE kind = 'round.closed';
CREATE INDEX entry_acknowledged ON pit.entry (at) WHERE kind = 'alert.acknowledged';
CREATE TABLE pit.checkpoint (
    log bigint NOT NULL REFERENCES pit.log,
    size bigint NOT NULL,
    note text NOT NULL,
    arrived timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (log, size, note)
);
CREATE TABLE pit.cosigned (
    log bigint NOT NULL REFERENCES pit.log,
    size bigint NOT NULL,
    note text NOT NULL,
    arrived timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (log, size)
);
CREATE TABLE pit.refused (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    log bigint NOT NULL REFERENCES pit.log,
    seq bigint NOT NULL,
    why text NOT NULL,
    offered bytea,
    arrived timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE pit.alert (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    log bigint NOT NULL REFERENCES pit.log,
    round bigint NOT NULL,
    rule text NOT NULL,
    entries bigint[] NOT NULL,
    said jsonb NOT NULL,
    arrived timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (log, round, rule, entries)
);
-- What follows is no record: where each log stands, kept by the triggers; and how each table stands, as it says itself.
CREATE TABLE pit.head (
    log bigint PRIMARY KEY REFERENCES pit.log,
    size bigint NOT NULL DEFAULT 0,
    offered bigint NOT NULL DEFAULT 0,
    witnessed bigint NOT NULL DEFAULT 0,
    refused boolean NOT NULL DEFAULT false,
    arrived timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (fillfactor = 50);
CREATE TABLE pit.standing (
    table_name text PRIMARY KEY,
    log bigint NOT NULL REFERENCES pit.log,
    state jsonb NOT NULL,
    told timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (fillfactor = 50);
"""

_FUNCTIONS = """
CREATE FUNCTION pit.only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the pit''s record only grows' USING ERRCODE = 'DA001';
END $$;

CREATE FUNCTION pit.must_write(of_log bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM pit.log WHERE id = of_log AND writer = session_user) THEN
        RAISE EXCEPTION 'this log is written by another one than %', session_user USING ERRCODE = 'DA004';
    END IF;
END $$;

CREATE FUNCTION pit.log_comes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    IF EXISTS (SELECT FROM pit.log WHERE table_name = NEW.table_name AND writer <> session_user) THEN
        RAISE EXCEPTION 'table % is written by another one than %', NEW.table_name, session_user
            USING ERRCODE = 'DA004';
    END IF;
    NEW.writer := session_user;
    RETURN NEW;
END $$;

CREATE FUNCTION pit.log_came() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    INSERT INTO pit.head (log) VALUES (NEW.id);
    RETURN NULL;
END $$;

-- Each entry is checked here for itself: its hash, its number, and the hash of the one before it. The same one again
-- is no news; another one in its place is a fork.
CREATE FUNCTION pit.entry_comes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    content json;
    before text;
    known bytea;
BEGIN
    NEW.leaf := sha256('\\x00'::bytea || NEW.body);
    SELECT leaf INTO known FROM pit.entry WHERE log = NEW.log AND seq = NEW.seq;
    IF FOUND THEN
        IF known = NEW.leaf THEN
            RETURN NULL;
        END IF;
        RAISE EXCEPTION 'entry % is another one than the pit has', NEW.seq USING ERRCODE = 'DA002';
    END IF;
    PERFORM pit.must_write(NEW.log);
    content := convert_from(NEW.body, 'UTF8')::json;
    IF NEW.seq = 1 THEN
        before := '';
        IF NOT EXISTS (SELECT FROM pit.log WHERE id = NEW.log AND name = encode(NEW.leaf, 'hex')
                       AND (header IS NULL OR encode(sha256(convert_to(header, 'UTF8')), 'hex')
                            = content -> 'data' ->> 'header')) THEN
            RAISE EXCEPTION 'entry 1 is not that of this log' USING ERRCODE = 'DA002';
        END IF;
    ELSE
        SELECT encode(leaf, 'hex') INTO before FROM pit.entry WHERE log = NEW.log AND seq = NEW.seq - 1;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'entry % comes before the one that it follows', NEW.seq USING ERRCODE = 'DA003';
        END IF;
    END IF;
    IF before IS DISTINCT FROM content ->> 'prev' OR NEW.seq::text IS DISTINCT FROM content ->> 'seq' THEN
        RAISE EXCEPTION 'entry % does not follow the one that the pit has', NEW.seq USING ERRCODE = 'DA002';
    END IF;
    NEW.kind := content ->> 'kind';
    NEW.at := content ->> 'at';
    NEW.arrived := clock_timestamp();
    RETURN NEW;
END $$;

CREATE FUNCTION pit.entries_came() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    UPDATE pit.head SET size = came.size, arrived = clock_timestamp()
        FROM (SELECT log, max(seq) AS size FROM new_rows GROUP BY log) came WHERE head.log = came.log;
    RETURN NULL;
END $$;

CREATE FUNCTION pit.checkpoint_comes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    PERFORM pit.must_write(NEW.log);
    IF NEW.size > (SELECT size FROM pit.head WHERE log = NEW.log) THEN
        RAISE EXCEPTION 'a checkpoint of % entries comes before them', NEW.size USING ERRCODE = 'DA003';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION pit.checkpoint_came() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    UPDATE pit.head SET offered = offered + 1 WHERE log = NEW.log;
    RETURN NULL;
END $$;

CREATE FUNCTION pit.cosigned_came() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    UPDATE pit.head SET witnessed = greatest(witnessed, NEW.size) WHERE log = NEW.log;
    RETURN NULL;
END $$;

CREATE FUNCTION pit.refused_came() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    UPDATE pit.head SET refused = true WHERE log = NEW.log;
    RETURN NULL;
END $$;

CREATE FUNCTION pit.standing_comes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    PERFORM pit.must_write(NEW.log);
    IF NEW.table_name IS DISTINCT FROM (SELECT table_name FROM pit.log WHERE id = NEW.log) THEN
        RAISE EXCEPTION 'table % has no such log', NEW.table_name USING ERRCODE = 'DA004';
    END IF;
    NEW.told := clock_timestamp();
    RETURN NEW;
END $$;

CREATE TRIGGER comes BEFORE INSERT ON pit.log FOR EACH ROW EXECUTE FUNCTION pit.log_comes();
CREATE TRIGGER came AFTER INSERT ON pit.log FOR EACH ROW EXECUTE FUNCTION pit.log_came();
CREATE TRIGGER comes BEFORE INSERT ON pit.entry FOR EACH ROW EXECUTE FUNCTION pit.entry_comes();
CREATE TRIGGER came AFTER INSERT ON pit.entry REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION pit.entries_came();
CREATE TRIGGER comes BEFORE INSERT ON pit.checkpoint FOR EACH ROW EXECUTE FUNCTION pit.checkpoint_comes();
CREATE TRIGGER came AFTER INSERT ON pit.checkpoint FOR EACH ROW EXECUTE FUNCTION pit.checkpoint_came();
CREATE TRIGGER came AFTER INSERT ON pit.cosigned FOR EACH ROW EXECUTE FUNCTION pit.cosigned_came();
CREATE TRIGGER came AFTER INSERT ON pit.refused FOR EACH ROW EXECUTE FUNCTION pit.refused_came();
CREATE TRIGGER comes BEFORE INSERT OR UPDATE ON pit.standing FOR EACH ROW EXECUTE FUNCTION pit.standing_comes();
"""


def upgrade() -> None:
    op.execute(_TABLES)
    op.execute(_FUNCTIONS)
    for table in ("log", "entry", "checkpoint", "cosigned", "refused", "alert"):
        op.execute(f"CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON pit.{table} "
                   "FOR EACH STATEMENT EXECUTE FUNCTION pit.only_grows()")
