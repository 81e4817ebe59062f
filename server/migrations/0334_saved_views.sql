-- Names for what the lists of the back office were asked for (decision 0206).
CREATE TABLE saved_view (
    number BIGINT PRIMARY KEY,              -- of the series `saved_view`
    list TEXT NOT NULL CHECK (list IN ('orders', 'products', 'customers')),
    member_id TEXT REFERENCES staff_member (id) ON DELETE CASCADE,  -- whose own it is; NULL: shared
    name TEXT NOT NULL,
    query TEXT NOT NULL,                    -- view=toPack&store=G205: what the address of the screen asks for
    place BIGINT NOT NULL,                  -- among those that are shared, or one's own
    version BIGINT NOT NULL DEFAULT 1,
    changed_at BIGINT NOT NULL,
    changed_by TEXT NOT NULL
);
CREATE INDEX saved_view_of ON saved_view (list, member_id);
CREATE INDEX saved_view_of_member ON saved_view (member_id);
