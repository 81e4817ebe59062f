-- Whether who signed in wanted to be signed in when the browser is opened again; it decides what cookie a renewal sets.
ALTER TABLE token_family ADD COLUMN stays BIGINT NOT NULL DEFAULT 1 CHECK (stays IN (0, 1));
