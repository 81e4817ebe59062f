-- What an operator did for a customer who had lost every factor: a record of who asked for it to be done, and why.
CREATE TABLE factor_reset (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    by_whom TEXT NOT NULL,
    reason TEXT NOT NULL,
    done_at BIGINT NOT NULL
);
CREATE INDEX factor_reset_of ON factor_reset (customer_id);
