-- What customers write to the shop, what it answers, and the files that go with it.

CREATE TABLE ticket (
    id TEXT PRIMARY KEY,                    -- T-10001
    customer_id TEXT NOT NULL,
    subject TEXT NOT NULL,
    category TEXT NOT NULL,
    order_code TEXT,                        -- what it is about, one of the customer's own
    status TEXT NOT NULL CHECK (status IN ('OPEN', 'INPROCESS', 'CLOSED')),
    answered BIGINT NOT NULL DEFAULT 0,     -- the shop has answered, at least once
    last_by_agent BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    modified_at BIGINT NOT NULL,
    closed_at BIGINT                        -- while it is closed
);
CREATE INDEX ticket_of_customer ON ticket (customer_id, modified_at);
CREATE INDEX ticket_by_status ON ticket (status, modified_at);

CREATE TABLE ticket_event (
    id TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL REFERENCES ticket (id),
    number BIGINT NOT NULL,                 -- from 1, within the ticket
    author TEXT NOT NULL,
    by_agent BIGINT NOT NULL CHECK (by_agent IN (0, 1)),
    message TEXT NOT NULL,
    to_status TEXT,                         -- the state it was moved to
    created_at BIGINT NOT NULL,
    UNIQUE (ticket_id, number)
);

-- Files customers sent. What they hold stands apart, so that another store may keep it.
CREATE TABLE attachment (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    attached_to TEXT,                       -- the ticket event it goes with; none yet when it was uploaded before
    filename TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('jpeg', 'png', 'pdf')),
    size BIGINT NOT NULL CHECK (size > 0),
    created_at BIGINT NOT NULL
);
CREATE INDEX attachment_of ON attachment (attached_to, created_at);

CREATE TABLE attachment_content (
    attachment_id TEXT PRIMARY KEY,
    content ${bytes} NOT NULL
);
