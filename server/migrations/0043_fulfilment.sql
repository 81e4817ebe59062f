-- What the warehouse does with a consignment, and what is cancelled before it has begun.

ALTER TABLE consignment ADD COLUMN carrier TEXT NOT NULL DEFAULT '';
ALTER TABLE consignment ADD COLUMN tracking_id TEXT NOT NULL DEFAULT '';
ALTER TABLE consignment ADD COLUMN tracking_url TEXT NOT NULL DEFAULT '';
ALTER TABLE order_entry ADD COLUMN cancelled BIGINT NOT NULL DEFAULT 0;      -- units
ALTER TABLE order_timeline ADD COLUMN consignment TEXT NOT NULL DEFAULT '';  -- code, when it is about one part

CREATE INDEX consignment_by_status ON consignment (status, status_at);

CREATE TABLE order_cancellation (
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_whom TEXT NOT NULL,           -- customer or operator
    reason TEXT NOT NULL DEFAULT '',
    refund_cents BIGINT NOT NULL CHECK (refund_cents >= 0),
    units TEXT NOT NULL,             -- JSON: [{"entry":0,"units":1,"cents":9900}]
    PRIMARY KEY (order_code, number)
);
