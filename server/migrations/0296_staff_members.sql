-- The shop's people with accounts of their own, apart from customers. Passwords are Argon2id; tokens are kept as digests only.
CREATE TABLE staff_member (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,               -- in small letters
    name TEXT NOT NULL,
    person TEXT NOT NULL UNIQUE,              -- what names of one person have in common
    roles TEXT NOT NULL,                      -- packer,service-desk
    state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'disabled')),
    password_hash TEXT NOT NULL DEFAULT '',   -- '': not chosen yet
    app_secret TEXT NOT NULL DEFAULT '',      -- of the authenticator, sealed
    app_last_step BIGINT NOT NULL DEFAULT 0,  -- of the last code that was taken: none is taken twice
    created_at BIGINT NOT NULL,
    signed_in_at BIGINT
);

-- What somebody is let in by once: an invitation, or a link made at the machine's shell.
CREATE TABLE staff_link (
    digest TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES staff_member (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('invitation', 'signIn')),
    app_secret TEXT NOT NULL DEFAULT '',      -- of the authenticator an invitation sets up, sealed
    is_reset BIGINT NOT NULL DEFAULT 0,
    expires_at BIGINT NOT NULL
);
CREATE INDEX staff_link_of ON staff_link (member_id);
CREATE INDEX staff_link_to_remove ON staff_link (expires_at);

-- From a sign-in to its end, by the digest of what the cookie says.
CREATE TABLE staff_visit (
    number BIGINT PRIMARY KEY,                -- of the series `staff_visit`
    digest TEXT NOT NULL UNIQUE,
    member_id TEXT NOT NULL REFERENCES staff_member (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,                  -- to half a minute
    is_locked BIGINT NOT NULL DEFAULT 0 CHECK (is_locked IN (0, 1)),
    wrong_tries BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX staff_visit_of ON staff_visit (member_id);
CREATE INDEX staff_visit_to_remove ON staff_visit (expires_at);
