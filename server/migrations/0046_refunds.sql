-- Refunds that are sent: any number for one captured payment, whole or in part, each asked for once.

CREATE TABLE refund_sent (
    id TEXT PRIMARY KEY,
    attempt_id TEXT NOT NULL REFERENCES payment_attempt (id),
    gateway TEXT NOT NULL,
    gateway_ref TEXT NOT NULL,
    order_code TEXT NOT NULL,
    amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
    reason TEXT NOT NULL,                   -- message key
    request_key TEXT NOT NULL UNIQUE,       -- the asker's: the same key is the same refund
    state TEXT NOT NULL CHECK (state IN ('needed', 'sent', 'done', 'failed')),
    answer TEXT NOT NULL DEFAULT '',
    tries BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    next_try_at BIGINT,
    finished_at BIGINT
);

INSERT INTO refund_sent (id, attempt_id, gateway, gateway_ref, order_code, amount_cents, reason, request_key, state,
                         created_at, next_try_at)
SELECT r.attempt_id || '-' || r.gateway_ref, r.attempt_id, a.gateway, r.gateway_ref, r.order_code, r.amount_cents,
       CASE WHEN r.reason = 'sold out' THEN 'refund.soldOut' ELSE 'refund.paidTwice' END,
       'capture:' || r.attempt_id || ':' || r.gateway_ref, 'needed', r.created_at, r.created_at
FROM refund r JOIN payment_attempt a ON a.id = r.attempt_id;

DROP TABLE refund;
ALTER TABLE refund_sent RENAME TO refund;

CREATE INDEX refund_due ON refund (next_try_at);
CREATE INDEX refund_of_order ON refund (order_code);
CREATE INDEX refund_of_attempt ON refund (attempt_id);
CREATE INDEX refund_by_state ON refund (state);

-- Where the shopper pays, when the gateway had to be asked first, and who is asking it just now.
ALTER TABLE payment_attempt ADD COLUMN opening TEXT NOT NULL DEFAULT '';
ALTER TABLE payment_attempt ADD COLUMN opening_until BIGINT;

-- Whose claim of an idempotency key it is: a late first request must not settle a claim another has taken over.
ALTER TABLE idempotency_key ADD COLUMN claim TEXT NOT NULL DEFAULT '';
