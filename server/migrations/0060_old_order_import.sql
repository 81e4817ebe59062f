-- Orders of a former system come from files; a row that is there already, just so, is not written again.

ALTER TABLE old_order ADD COLUMN content_hash BIGINT NOT NULL DEFAULT 0;
