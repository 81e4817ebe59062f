-- Customers, what they agreed to, and their sessions. Passwords are Argon2id; tokens are kept as hashes only.

CREATE TABLE customer (
    id TEXT PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,
    mobile_number TEXT,
    title_code TEXT,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    marketing BIGINT NOT NULL DEFAULT 0 CHECK (marketing IN (0, 1)),
    created_at BIGINT NOT NULL,
    modified_at BIGINT NOT NULL
);
CREATE INDEX customer_mobile_number ON customer (mobile_number);

-- Proof of consent (POPIA s 69): who agreed to or withdrew what, to which wording, when and where.
CREATE TABLE consent_entry (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    granted BIGINT NOT NULL CHECK (granted IN (0, 1)),
    wording TEXT NOT NULL,
    channel TEXT NOT NULL,
    source TEXT NOT NULL,
    given_at BIGINT NOT NULL
);
CREATE INDEX consent_entry_customer ON consent_entry (customer_id, given_at);

-- One sign-in on one device. Its tokens stop together.
CREATE TABLE token_family (
    id TEXT PRIMARY KEY,
    customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    client TEXT NOT NULL,
    peer_hash TEXT NOT NULL,
    secret TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    revoked_at BIGINT
);
CREATE INDEX token_family_customer ON token_family (customer_id, peer_hash);
CREATE INDEX token_family_expiry ON token_family (expires_at);

CREATE TABLE access_token (
    hash TEXT PRIMARY KEY,
    family_id TEXT NOT NULL REFERENCES token_family (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX access_token_family ON access_token (family_id);
CREATE INDEX access_token_expiry ON access_token (expires_at);

CREATE TABLE refresh_token (
    hash TEXT PRIMARY KEY,
    family_id TEXT NOT NULL REFERENCES token_family (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL,
    rotated_at BIGINT
);
CREATE INDEX refresh_token_family ON refresh_token (family_id);

-- Failed sign-ins, by hashed login id and by login id with caller: slows guessing without locking the owner out.
CREATE TABLE sign_in_failure (
    subject TEXT PRIMARY KEY,
    window_start BIGINT NOT NULL,
    failures BIGINT NOT NULL
);
