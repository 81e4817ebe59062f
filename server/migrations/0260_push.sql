-- Devices that are notified, each allowed in one session and for as long as it goes on. An endpoint is one customer's at a time.
CREATE TABLE push_device (
    id TEXT PRIMARY KEY,
    family_id TEXT NOT NULL UNIQUE REFERENCES token_family (id) ON DELETE CASCADE,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX push_device_customer ON push_device (customer_id, created_at);

-- What of, where a customer has chosen; the consent ledger has when.
CREATE TABLE push_choice (
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    wanted BIGINT NOT NULL CHECK (wanted IN (0, 1)),
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (customer_id, kind)
);
