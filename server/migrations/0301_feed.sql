-- Feeds that are fetched and imported by themselves: where each stands. What they are is in the file of feeds.file.
CREATE TABLE feed (
    name TEXT PRIMARY KEY,
    due_at BIGINT NOT NULL,
    claimed_until BIGINT NOT NULL,  -- by a node that fetches it
    outcome TEXT NOT NULL,          -- '', taken, unchanged, refused, failed
    words TEXT NOT NULL,            -- what is said of it: columns, codes and amounts, nothing of a person
    tried_at BIGINT,
    taken_at BIGINT,
    failures BIGINT NOT NULL,       -- in a row
    changed BIGINT NOT NULL,        -- rows
    etag TEXT NOT NULL,             -- of what was taken last
    modified TEXT NOT NULL
);
