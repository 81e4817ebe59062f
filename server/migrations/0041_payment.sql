-- Every try to pay, and every word a gateway said about it. Events are kept as received, also the refused ones.

CREATE TABLE payment_attempt (
    id TEXT PRIMARY KEY,
    order_code TEXT NOT NULL,
    number BIGINT NOT NULL,
    mode_code TEXT NOT NULL,
    gateway TEXT NOT NULL,
    merchant_ref TEXT NOT NULL UNIQUE,
    gateway_ref TEXT NOT NULL DEFAULT '',
    amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
    currency TEXT NOT NULL DEFAULT 'ZAR',
    state TEXT NOT NULL
        CHECK (state IN ('created', 'redirected', 'pending', 'succeed', 'failed', 'part_refunded', 'refunded')),
    failure_reason TEXT NOT NULL DEFAULT '',
    needs_refund BIGINT NOT NULL DEFAULT 0,
    queries BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    next_query_at BIGINT,
    last_query_at BIGINT,
    cancelled_at BIGINT,
    UNIQUE (order_code, number)
);

CREATE INDEX payment_attempt_due ON payment_attempt (next_query_at);
CREATE INDEX payment_attempt_open ON payment_attempt (state, expires_at);

CREATE TABLE payment_event (
    id TEXT PRIMARY KEY,
    attempt_id TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL CHECK (source IN ('returned', 'notify', 'query', 'manual')),
    dedupe_key TEXT NOT NULL UNIQUE,
    raw_body ${bytes} NOT NULL,
    headers TEXT NOT NULL DEFAULT '',
    received_at BIGINT NOT NULL,
    verified BIGINT NOT NULL DEFAULT 0,
    verdict TEXT NOT NULL,
    applied BIGINT NOT NULL DEFAULT 0,
    next_try_at BIGINT,
    tries BIGINT NOT NULL DEFAULT 0,
    received_times BIGINT NOT NULL DEFAULT 1
);

CREATE INDEX payment_event_due ON payment_event (next_try_at);
CREATE INDEX payment_event_of_attempt ON payment_event (attempt_id);

-- Money to give back: a second payment of one order, or one for goods that are gone. One row a captured payment.
CREATE TABLE refund (
    attempt_id TEXT NOT NULL REFERENCES payment_attempt (id),
    gateway_ref TEXT NOT NULL,
    order_code TEXT NOT NULL,
    amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
    reason TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('needed', 'sent', 'done')),
    created_at BIGINT NOT NULL,
    PRIMARY KEY (attempt_id, gateway_ref)
);
