-- From where, and by which passkey, a session was opened: whose stock the visit was shown, '' where no call said; ''
-- where it was no passkey.
ALTER TABLE token_family ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE token_family ADD COLUMN passkey_id TEXT NOT NULL DEFAULT '';
CREATE INDEX token_family_passkey ON token_family (passkey_id) WHERE passkey_id <> '';

-- When the password was last set; nothing for those of before, and for accounts without one.
ALTER TABLE customer ADD COLUMN password_set_at BIGINT;
