-- Pages of many kinds, shown only from and to a moment, as drafts, or for some regions; when each was last changed,
-- for the sitemap; and where renamed things went.

ALTER TABLE content_page ADD COLUMN kind TEXT NOT NULL DEFAULT 'page';
ALTER TABLE content_page ADD COLUMN summary TEXT NOT NULL DEFAULT '';
ALTER TABLE content_page ADD COLUMN image_url TEXT NOT NULL DEFAULT '';
ALTER TABLE content_page ADD COLUMN author TEXT NOT NULL DEFAULT '';
ALTER TABLE content_page ADD COLUMN published_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE content_page ADD COLUMN starts_at BIGINT NOT NULL DEFAULT 0;    -- 0: at once
ALTER TABLE content_page ADD COLUMN ends_at BIGINT NOT NULL DEFAULT 0;      -- 0: never
ALTER TABLE content_page ADD COLUMN draft BIGINT NOT NULL DEFAULT 0;        -- shown in previews only
ALTER TABLE content_page ADD COLUMN modified_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE content_component ADD COLUMN starts_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE content_component ADD COLUMN ends_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE content_component ADD COLUMN regions TEXT NOT NULL DEFAULT '';  -- divided by spaces; '': everywhere
ALTER TABLE content_component ADD COLUMN modified_at BIGINT NOT NULL DEFAULT 0;

ALTER TABLE category ADD COLUMN modified_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE brand ADD COLUMN modified_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE product ADD COLUMN modified_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE price ADD COLUMN modified_at BIGINT NOT NULL DEFAULT 0;

-- A token lets an editor see the shop as it will be; only its hash is kept.
CREATE TABLE content_preview (
    token_hash TEXT PRIMARY KEY,
    as_of BIGINT NOT NULL DEFAULT 0,    -- 0: now
    expires_at BIGINT NOT NULL
);

-- Old addresses answer 301 to the new one.
CREATE TABLE moved_address (
    kind TEXT NOT NULL CHECK (kind IN ('product', 'category', 'brand', 'path')),
    old_code TEXT NOT NULL,             -- a code, or for kind path the path
    new_code TEXT NOT NULL,
    content_hash BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, old_code)
);
