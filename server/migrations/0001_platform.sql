-- What the platform keeps for every module. ${serial} is a growing number made by the database.

-- Answers of requests that carry an Idempotency-Key, so that a repeated one gets the same answer.
CREATE TABLE idempotency_key (
    scope        TEXT   NOT NULL,  -- who asks for what: user or guest cart, and path
    key          TEXT   NOT NULL,
    body_hash    TEXT   NOT NULL,
    claimed_at   BIGINT NOT NULL,
    status       BIGINT,           -- null until answered
    content_type TEXT,
    body         ${bytes},
    PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (claimed_at);

-- Messages to the world outside, written in the transaction that causes them.
CREATE TABLE outbox (
    id            ${serial},
    topic         TEXT   NOT NULL,
    key           TEXT   NOT NULL,  -- what it is about, e.g. an order code
    payload       TEXT   NOT NULL,  -- JSON
    state         TEXT   NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
    due_at        BIGINT NOT NULL,  -- next try; while one runs, the time after which it counts as lost
    attempts      BIGINT NOT NULL DEFAULT 0,
    claim         TEXT,             -- of the worker that tries, or tried last
    created_at    BIGINT NOT NULL,
    finished_at   BIGINT,
    last_error    TEXT
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_finished ON outbox (finished_at) WHERE state = 'done';
CREATE INDEX outbox_key ON outbox (topic, key);

-- What changed, for the processes that keep a copy in memory.
CREATE TABLE change_log (
    id     ${serial},
    writer BIGINT NOT NULL,  -- PostgreSQL's number of the writing transaction; 0 on SQLite
    kind   TEXT   NOT NULL,
    key    TEXT   NOT NULL,
    at     BIGINT NOT NULL
);
CREATE INDEX change_log_writer ON change_log (writer, id);
CREATE INDEX change_log_at ON change_log (at);

-- Numbers without gaps, e.g. of orders and invoices.
CREATE TABLE number_sequence (
    name  TEXT   NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);

CREATE TABLE setting (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
