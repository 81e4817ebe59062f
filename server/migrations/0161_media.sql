-- Pictures taken into the media library; their files lie in the media folder, below their address.
CREATE TABLE media_picture (
    hash TEXT PRIMARY KEY,           -- SHA-256 of the file it was made of
    address TEXT NOT NULL UNIQUE,    -- /media/ADDRESS/480.avif
    kind TEXT NOT NULL,              -- of that file: jpeg, png, webp, gif, avif
    width BIGINT NOT NULL CHECK (width > 0),
    height BIGINT NOT NULL CHECK (height > 0),
    colour TEXT NOT NULL,            -- #rrggbb, the one it has most of; empty where it is mostly transparent
    formats TEXT NOT NULL,           -- avif 160 320 480;webp 160 320 480;jpg 160 320 480
    recipe BIGINT NOT NULL,          -- how it was made; another recipe makes it again
    added_at BIGINT NOT NULL
);
-- What imports and pages call it.
CREATE TABLE media_name (
    name TEXT PRIMARY KEY,           -- 1001.jpg
    hash TEXT NOT NULL REFERENCES media_picture (hash),
    alt_text TEXT NOT NULL DEFAULT ''
);
CREATE INDEX media_name_hash ON media_name (hash);
