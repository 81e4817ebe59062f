-- What the shop answers tickets with often, by name; `{order}` and the like are filled in for each ticket.
CREATE TABLE canned_reply (
    name TEXT PRIMARY KEY,
    words TEXT NOT NULL,
    changed_at BIGINT NOT NULL
);
