-- What customers are sent an SMS of, where they have chosen; the consent ledger has when.
CREATE TABLE sms_choice (
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    wanted BIGINT NOT NULL CHECK (wanted IN (0, 1)),
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (customer_id, kind)
);
