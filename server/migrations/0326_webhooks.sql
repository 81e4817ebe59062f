-- Where the shop tells other systems what happened (docs/webhooks.md).
CREATE TABLE webhook_endpoint (
    number BIGINT PRIMARY KEY,              -- of the series `webhook_endpoint`
    name TEXT NOT NULL,
    url TEXT NOT NULL UNIQUE,
    events TEXT NOT NULL,                   -- what it wants to hear: order.*,stock.changed
    state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'failed', 'gone', 'removed')),  -- removed: until its log is
    version BIGINT NOT NULL DEFAULT 1,
    sealed_secret TEXT NOT NULL,
    old_sealed_secret TEXT NOT NULL DEFAULT '',
    old_secret_until BIGINT,                -- what is sent till then is signed with both
    created_at BIGINT NOT NULL,
    created_by TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    changed_by TEXT NOT NULL,
    stopped_at BIGINT,                      -- since when nothing is sent
    sequence BIGINT NOT NULL DEFAULT 0,     -- the last number given
    failing_since BIGINT,                   -- no try got through since then
    delivered_at BIGINT,
    silent_tries BIGINT NOT NULL DEFAULT 0, -- tries in a row that nobody answered
    rests_until BIGINT NOT NULL DEFAULT 0,
    turn_at BIGINT NOT NULL DEFAULT 0,      -- who has waited longest is served first
    claim TEXT NOT NULL DEFAULT '',         -- of the worker that sends to it, until the time that follows
    claimed_until BIGINT NOT NULL DEFAULT 0
);

-- What happened, told to whoever wants to hear it: codes and states, no names or addresses.
CREATE TABLE webhook_event (
    number ${serial},                       -- in the order they were told
    id TEXT NOT NULL UNIQUE,                -- made of what happened: nothing is told twice
    type TEXT NOT NULL,                     -- order.shipped
    subject TEXT NOT NULL,                  -- the code of what it is about
    data TEXT NOT NULL,                     -- JSON
    at BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX webhook_event_created ON webhook_event (created_at);

CREATE TABLE webhook_delivery (
    endpoint BIGINT NOT NULL REFERENCES webhook_endpoint (number) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    event_id TEXT NOT NULL REFERENCES webhook_event (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
    due_at BIGINT NOT NULL,
    asked BIGINT NOT NULL DEFAULT 0,        -- 1: somebody waits for it, so that it goes before the others
    tries BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    tried_at BIGINT,
    took_ms BIGINT,
    status BIGINT,                          -- what it answered the last time; none when it did not
    answer TEXT NOT NULL DEFAULT '',
    problem TEXT NOT NULL DEFAULT '',       -- why nobody answered
    PRIMARY KEY (endpoint, sequence),
    UNIQUE (endpoint, event_id)
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint, due_at) WHERE state = 'waiting';
CREATE INDEX webhook_delivery_waiting ON webhook_delivery (endpoint, sequence, due_at) WHERE state = 'waiting';
CREATE INDEX webhook_delivery_asked ON webhook_delivery (endpoint, sequence) WHERE state = 'waiting' AND asked = 1;
CREATE INDEX webhook_delivery_failed ON webhook_delivery (endpoint, sequence) WHERE state = 'failed';
CREATE INDEX webhook_delivery_event ON webhook_delivery (event_id);

-- How far the change log was read for events: all between two of its positions, kind by kind. One row, once there was
-- an endpoint.
CREATE TABLE webhook_position (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    from_position TEXT NOT NULL DEFAULT '', -- '' while there is no endpoint
    to_position TEXT NOT NULL DEFAULT '',
    opened_at BIGINT NOT NULL DEFAULT 0,    -- when that was where the log stood
    kind TEXT NOT NULL DEFAULT '',          -- which of its kinds is being read; '' between two windows
    after_key TEXT NOT NULL DEFAULT '',     -- the last key read of it
    moved_at BIGINT NOT NULL DEFAULT 0,
    began_at BIGINT NOT NULL DEFAULT 0      -- what happened before is not told
);
