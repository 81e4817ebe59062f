-- Passkeys (WebAuthn) of the shop's people: a public key for each, of which the device keeps the other half. Bytes are in base64url.
CREATE TABLE staff_passkey (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES staff_member (id) ON DELETE CASCADE,
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
CREATE INDEX staff_passkey_of ON staff_passkey (member_id, created_at);

-- By what authenticators tell somebody's passkeys from those of others; '': never asked for.
ALTER TABLE staff_member ADD COLUMN user_handle TEXT NOT NULL DEFAULT '';

-- When somebody last showed who is there (a sign-in counts), and which passkey opened the visit, if one did.
ALTER TABLE staff_visit ADD COLUMN confirmed_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE staff_visit ADD COLUMN passkey_id TEXT NOT NULL DEFAULT '';

-- Challenges that wait for their answer, by the digest of a token that only the browser holds. An answer removes it.
CREATE TABLE staff_passkey_challenge (
    id TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('signIn', 'confirm', 'add', 'accept')),
    about TEXT NOT NULL DEFAULT '',  -- digest of the visit's or invitation's token; '': at sign-in
    challenge TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX staff_passkey_challenge_to_remove ON staff_passkey_challenge (expires_at);
