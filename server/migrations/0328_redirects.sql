-- Pages are added and taken down, and addresses lead elsewhere for good or for now (decision 0198).

-- What happened to the page: '' it was published, 'added' nobody saw it yet, 'takenDown' nobody sees it any more.
ALTER TABLE content_version ADD COLUMN act TEXT NOT NULL DEFAULT '';

ALTER TABLE moved_address ADD COLUMN temporary BIGINT NOT NULL DEFAULT 0;   -- 1: answered 302, else 301
