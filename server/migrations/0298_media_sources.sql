-- Pictures and documents of other servers that imports name; each is fetched once.
CREATE TABLE media_source (
    name TEXT PRIMARY KEY,          -- web-….jpg: what products call it, made of the address
    address TEXT NOT NULL,
    named_file TEXT NOT NULL,       -- the row that named it last, for whoever reads of a failure
    named_line BIGINT NOT NULL,
    named_field TEXT NOT NULL,
    outcome TEXT NOT NULL,          -- '' not fetched yet, taken, failed
    words TEXT NOT NULL,            -- why it failed
    failures BIGINT NOT NULL,       -- in a row
    due_at BIGINT,                  -- when the running shop fetches it; nothing: it does not
    tried_at BIGINT,
    etag TEXT NOT NULL,             -- of what was taken
    modified TEXT NOT NULL
);
CREATE INDEX media_source_due ON media_source (due_at);

-- Files of pictures and documents of a shop that keeps them in its database (media.store).
CREATE TABLE media_content (
    address TEXT NOT NULL,
    name TEXT NOT NULL,             -- 480.avif
    content ${bytes} NOT NULL,
    PRIMARY KEY (address, name)
);
