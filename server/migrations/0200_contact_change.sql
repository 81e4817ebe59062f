-- One-time codes get more purposes, which the program knows: what they may be is not the table's to say any more.
CREATE TABLE one_time_code_0200 (
    id TEXT PRIMARY KEY,
    attempt TEXT NOT NULL,  -- digest of the token its caller holds
    purpose TEXT NOT NULL,
    subject TEXT NOT NULL,  -- digest of the email address or cellphone number
    customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,  -- for whom alone it is
    code_hash TEXT NOT NULL,
    wrong_tries BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
INSERT INTO one_time_code_0200 (id, attempt, purpose, subject, customer_id, code_hash, wrong_tries, created_at,
    expires_at, used_at)
    SELECT id, attempt, purpose, subject, customer_id, code_hash, wrong_tries, created_at, expires_at, used_at
    FROM one_time_code;
DROP TABLE one_time_code;
ALTER TABLE one_time_code_0200 RENAME TO one_time_code;
CREATE INDEX one_time_code_attempt ON one_time_code (attempt, created_at);
CREATE INDEX one_time_code_subject ON one_time_code (subject, created_at);
CREATE INDEX one_time_code_to_remove ON one_time_code (expires_at);

-- What an account's email address or cellphone number was before, for as long as that can be brought back.
CREATE TABLE contact_change (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('email', 'mobile')),
    old_value TEXT NOT NULL,  -- '': there was none
    old_proven_at BIGINT,
    token_hash TEXT NOT NULL,  -- of the link that brings it back
    changed_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    undone_at BIGINT
);
CREATE INDEX contact_change_token ON contact_change (token_hash);
CREATE INDEX contact_change_customer ON contact_change (customer_id, changed_at);
CREATE INDEX contact_change_old ON contact_change (old_value);
CREATE INDEX contact_change_to_remove ON contact_change (expires_at);
