-- When what a second step leans on was added, so that undoing a change of contact ends what came after it.
ALTER TABLE second_factor ADD COLUMN app_set_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE recovery_code ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0;
