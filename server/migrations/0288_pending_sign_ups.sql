-- Sign-ups that wait for the code that ends them. There is no account before: the address stays free for whoever shows
-- that it is theirs. Swept when their time is over.
CREATE TABLE pending_sign_up (
    attempt TEXT PRIMARY KEY,  -- digest of the token its caller holds
    uid TEXT NOT NULL,
    mobile_number TEXT NOT NULL,  -- '': none
    title_code TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    marketing BIGINT NOT NULL CHECK (marketing IN (0, 1)),
    password_hash TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX pending_sign_up_uid ON pending_sign_up (uid);
CREATE INDEX pending_sign_up_to_remove ON pending_sign_up (expires_at);
