-- Passkeys (WebAuthn): a public key for each, of which the device keeps the other half. Bytes are in base64url.
CREATE TABLE customer_passkey (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    credential_id TEXT NOT NULL UNIQUE,
    algorithm BIGINT NOT NULL CHECK (algorithm IN (-7, -8, -257)),
    public_key TEXT NOT NULL,
    sign_count BIGINT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('device', 'phone', 'securityKey')),
    transports TEXT NOT NULL,     -- how a browser reaches it, with spaces between
    is_synced BIGINT NOT NULL CHECK (is_synced IN (0, 1)),
    created_at BIGINT NOT NULL,
    last_used_at BIGINT,
    suspect_since BIGINT          -- its counter went back: a copy may be in use
);
CREATE INDEX customer_passkey_of ON customer_passkey (customer_id, created_at);

-- By what an authenticator tells a customer's passkeys from those of others; not the customer's id, which it would show.
CREATE TABLE passkey_user (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    user_handle TEXT NOT NULL UNIQUE
);

-- Challenges that wait for their answer, by the digest of a token that only the browser holds. An answer removes it.
CREATE TABLE passkey_challenge (
    id TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('signIn', 'add', 'confirm')),
    customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,  -- nobody: at sign-in
    family_id TEXT NOT NULL DEFAULT '',                           -- the session it belongs to
    challenge TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX passkey_challenge_to_remove ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_of ON passkey_challenge (customer_id);
