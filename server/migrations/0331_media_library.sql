-- The media library as the shop's people see it (decision 0203).
ALTER TABLE media_name ADD COLUMN file_name TEXT NOT NULL DEFAULT '';    -- as somebody's file was called
ALTER TABLE media_name ADD COLUMN added_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE media_name ADD COLUMN added_by TEXT NOT NULL DEFAULT '';     -- '': an import or the command line
ALTER TABLE media_name ADD COLUMN removed_at BIGINT NOT NULL DEFAULT 0;  -- 0: it is kept
ALTER TABLE media_name ADD COLUMN removed_by TEXT NOT NULL DEFAULT '';
ALTER TABLE media_name ADD COLUMN words TEXT NOT NULL DEFAULT '';        -- its names and text in small letters: found by them
UPDATE media_name SET words = lower(name || ' ' || alt_text), added_at = COALESCE((SELECT p.added_at FROM media_picture p WHERE p.hash = media_name.hash), 0);
CREATE INDEX media_name_newest ON media_name (removed_at, added_at, name);

ALTER TABLE media_picture ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;    -- of the file it was made of; 0: not known
ALTER TABLE media_picture ADD COLUMN going_at BIGINT NOT NULL DEFAULT 0; -- its files are being removed, since then: it counts as not there
CREATE INDEX media_picture_going ON media_picture (going_at) WHERE going_at > 0;
