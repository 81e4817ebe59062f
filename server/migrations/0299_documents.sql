-- Documents of products: manuals, energy labels, leaflets. Their files stand where those of pictures do.
CREATE TABLE media_document (
    hash TEXT PRIMARY KEY,           -- SHA-256 of the file
    address TEXT NOT NULL UNIQUE,    -- /media/ADDRESS/document.pdf
    bytes BIGINT NOT NULL CHECK (bytes > 0),
    added_at BIGINT NOT NULL
);
CREATE TABLE media_document_name (
    name TEXT PRIMARY KEY,           -- manual-1001.pdf
    hash TEXT NOT NULL REFERENCES media_document (hash)
);
CREATE INDEX media_document_name_hash ON media_document_name (hash);

ALTER TABLE product ADD COLUMN documents TEXT NOT NULL DEFAULT '[]';  -- [{"url":"/media/manual.pdf","text":"Manual"}]
ALTER TABLE product ADD COLUMN videos TEXT NOT NULL DEFAULT '[]';     -- [{"url":"https://…","text":"Unboxed"}]
