-- What was sold and came back, summed up by day (Johannesburg): made anew, a day at a time, from the rows that changed (decision 0182).
CREATE TABLE report_day (
    kind TEXT NOT NULL,              -- all, hour, channel, department, store, promotion, …: shop/reports
    day TEXT NOT NULL,               -- 2026-11-28
    key TEXT NOT NULL,               -- of the kind: an hour, a code; '' of `all`
    orders BIGINT NOT NULL,          -- orders, attempts, papers or returns
    units BIGINT NOT NULL,
    gross_cents BIGINT NOT NULL,     -- with VAT
    tax_cents BIGINT NOT NULL,
    discount_cents BIGINT NOT NULL,
    delivery_cents BIGINT NOT NULL,
    back_times BIGINT NOT NULL,      -- what went back on that day, whenever it was bought
    back_units BIGINT NOT NULL,
    back_cents BIGINT NOT NULL,
    back_tax_cents BIGINT NOT NULL,
    count_1 BIGINT NOT NULL DEFAULT 0,  -- of promises: parts, of them in time, late, and days late in all
    count_2 BIGINT NOT NULL DEFAULT 0,  -- of visits: that looked at a product, put one into the cart, began checkout, paid
    count_3 BIGINT NOT NULL DEFAULT 0,
    count_4 BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, day, key)
);

-- Days to be summed up again.
CREATE TABLE report_due (
    day TEXT PRIMARY KEY
);

-- Up to where the change log is in the sums: one row. Whoever raises `turn` from what was read has written.
CREATE TABLE report_position (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    position TEXT NOT NULL,
    turn BIGINT NOT NULL,
    at BIGINT NOT NULL
);

-- The department a product was in when it was first sold: what was sold does not move when categories are tidied.
CREATE TABLE report_product (
    product_code TEXT PRIMARY KEY,
    department TEXT NOT NULL
);

CREATE INDEX order_cancellation_by_time ON order_cancellation (at);
CREATE INDEX payment_attempt_by_time ON payment_attempt (created_at);
CREATE INDEX refund_by_time ON refund (created_at);
CREATE INDEX invoice_by_time ON invoice (issued_at);
CREATE INDEX return_by_time ON return_request (requested_at);

-- The day a part was promised for, by its text; '' of orders of earlier releases.
ALTER TABLE consignment ADD COLUMN promised_day TEXT NOT NULL DEFAULT '';
CREATE INDEX consignment_by_promise ON consignment (promised_day) WHERE promised_day <> '';

-- When visits of a day were summed up last: what happens on pages is told with no change of its own.
CREATE TABLE report_visits (
    day TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
