-- What the shop's people find customers by, newest first.
CREATE INDEX customer_by_time ON customer (created_at, id);

-- Who may not buy: they sign in, follow their orders and write to the shop as before.
ALTER TABLE customer ADD COLUMN blocked_at BIGINT;
ALTER TABLE customer ADD COLUMN blocked_by TEXT NOT NULL DEFAULT '';
ALTER TABLE customer ADD COLUMN blocked_why TEXT NOT NULL DEFAULT '';
CREATE INDEX customer_blocked ON customer (created_at, id) WHERE blocked_at IS NOT NULL;

-- What staff note on a customer, for each other alone.
CREATE TABLE customer_note (
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_whom TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (customer_id, number)
);

-- One of the shop's people wants an account deleted, for a customer who asked for it; a second one has to agree.
CREATE TABLE customer_deletion_proposal (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    by_whom TEXT NOT NULL,
    why TEXT NOT NULL
);
CREATE INDEX customer_deletion_proposal_by_time ON customer_deletion_proposal (at);
