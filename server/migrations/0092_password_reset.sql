-- Links to set a new password, by their digest. Those asked for an address nobody has are kept the same way, with no
-- customer, so that asking takes as long for both.
CREATE TABLE password_reset (
    token_hash TEXT PRIMARY KEY,
    customer_id TEXT,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX password_reset_by_customer ON password_reset (customer_id);
CREATE INDEX password_reset_to_remove ON password_reset (expires_at);
