-- What happened on the pages: nobody's name, address or query is kept.

CREATE TABLE page_event (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    path TEXT NOT NULL DEFAULT '',
    channel TEXT NOT NULL DEFAULT '',
    session TEXT NOT NULL DEFAULT '',
    happened_at BIGINT NOT NULL,
    received_at BIGINT NOT NULL,
    data TEXT NOT NULL DEFAULT '{}'         -- JSON object of texts
);
CREATE INDEX page_event_received ON page_event (received_at);
