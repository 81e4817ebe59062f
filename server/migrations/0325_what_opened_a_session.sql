-- The code that opened a session by itself, without a password or a second step: 'emailCode', 'smsCode'; '' for all others.
ALTER TABLE token_family ADD COLUMN opened_by TEXT NOT NULL DEFAULT '';

-- The session that was opened last on a device that is trusted: its trust ends when somebody ends that session.
ALTER TABLE trusted_device ADD COLUMN family_id TEXT NOT NULL DEFAULT '';
