-- The newsletter is a choice of its own. Nobody has been asked for it yet, so nobody has agreed.
ALTER TABLE customer ADD COLUMN newsletter BIGINT NOT NULL DEFAULT 0 CHECK (newsletter IN (0, 1));

-- The ledger holds the words that were read. What is there so far named them by their key.
UPDATE consent_entry SET wording = 'Send me deals and news' WHERE wording = 'field.marketingCommunications';
