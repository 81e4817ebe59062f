-- A sign-in code that did not go to the address or number typed, but to what else its account has: a digest of where,
-- "" while it has gone nowhere. NULL: it went to what was typed.
ALTER TABLE one_time_code ADD COLUMN sent_to TEXT;
