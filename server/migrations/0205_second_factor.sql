-- Who signs in with a second step, and by which ways. Codes come by message_way, or from an authenticator app, or both.
CREATE TABLE second_factor (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    message_way TEXT CHECK (message_way IN ('email', 'sms')),
    app_secret TEXT NOT NULL DEFAULT '',     -- sealed; '': no app
    app_last_step BIGINT NOT NULL DEFAULT 0, -- of the last code of the app that was taken: none is taken twice
    turned_on_at BIGINT NOT NULL
);

-- Codes for when everything else is lost; each works once. The digest is keyed with a key that is not in the database.
CREATE TABLE recovery_code (
    code_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    used_at BIGINT
);
CREATE INDEX recovery_code_customer ON recovery_code (customer_id);

-- Browsers that are not asked for the second step, by the digest of their cookie.
CREATE TABLE trusted_device (
    token_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX trusted_device_customer ON trusted_device (customer_id);
CREATE INDEX trusted_device_to_remove ON trusted_device (expires_at);

-- Second steps under way, by the digest of the token their caller holds. Those of an account belong to one session.
CREATE TABLE second_step_ticket (
    id TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('signIn', 'turnOn', 'turnOff', 'recoveryCodes', 'confirm')),
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    family_id TEXT NOT NULL DEFAULT '',
    first_step TEXT NOT NULL,
    guest_cart_guid TEXT NOT NULL DEFAULT '',
    wanted_way TEXT,                      -- what is turned on
    app_secret TEXT NOT NULL DEFAULT '',  -- of the app that is set up, sealed
    wrong_tries BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX second_step_ticket_customer ON second_step_ticket (customer_id);
CREATE INDEX second_step_ticket_to_remove ON second_step_ticket (expires_at);

-- Codes that were sent for them. Kept for an hour after their ticket is over, as they count towards five an hour.
CREATE TABLE second_step_code (
    id TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    at_sign_in BIGINT NOT NULL CHECK (at_sign_in IN (0, 1)),
    code_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX second_step_code_ticket ON second_step_code (ticket_id, created_at);
CREATE INDEX second_step_code_customer ON second_step_code (customer_id, created_at);
CREATE INDEX second_step_code_to_remove ON second_step_code (created_at);

-- What a customer sees of where they are signed in, and when this session last passed the second step.
ALTER TABLE token_family ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE token_family ADD COLUMN operating_system TEXT NOT NULL DEFAULT '';
ALTER TABLE token_family ADD COLUMN last_seen_at BIGINT;
ALTER TABLE token_family ADD COLUMN second_step_at BIGINT;
