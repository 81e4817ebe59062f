-- Devices an account was signed in from, by a token of their own that their cookie holds: tries to sign in from them
-- are counted apart from those of strangers. family_id: of the last session that was opened there.
CREATE TABLE sign_in_device (
    token_hash TEXT NOT NULL,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    family_id TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (token_hash, customer_id)
);
CREATE INDEX sign_in_device_of_customer ON sign_in_device (customer_id, last_at);
CREATE INDEX sign_in_device_to_remove ON sign_in_device (last_at);

-- When a customer was last told that somebody keeps trying to sign in.
CREATE TABLE sign_in_warning (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    told_at BIGINT NOT NULL
);
