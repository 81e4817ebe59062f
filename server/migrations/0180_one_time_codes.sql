-- What an account's owner has shown to be theirs, by a code or a letter, and when; null: not yet.
ALTER TABLE customer ADD COLUMN email_proven_at BIGINT;
ALTER TABLE customer ADD COLUMN mobile_proven_at BIGINT;

-- Codes that were sent, and those asked for an address nobody has, which are kept the same way. Neither the code nor
-- the token of its attempt can be found out from here: the code's digest is keyed with the token, of which only the
-- digest is known. The newest of an attempt counts.
CREATE TABLE one_time_code (
    id TEXT PRIMARY KEY,
    attempt TEXT NOT NULL,  -- digest of the token its caller holds
    purpose TEXT NOT NULL CHECK (purpose IN ('login', 'signup', 'choice')),
    subject TEXT NOT NULL,  -- digest of the email address or cellphone number
    customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,  -- whose sign-up it ends
    code_hash TEXT NOT NULL,
    wrong_tries BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX one_time_code_attempt ON one_time_code (attempt, created_at);
CREATE INDEX one_time_code_subject ON one_time_code (subject, created_at);
CREATE INDEX one_time_code_to_remove ON one_time_code (expires_at);

-- When an address or number was last sent a code: all nodes take turns at its row.
CREATE TABLE one_time_code_turn (
    subject TEXT PRIMARY KEY,
    last_sent_at BIGINT NOT NULL
);
CREATE INDEX one_time_code_turn_to_remove ON one_time_code_turn (last_sent_at);
