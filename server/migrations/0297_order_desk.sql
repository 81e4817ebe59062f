-- What the shop's people find orders by. Codes grow with time, so that the order of codes is the order of placing.
CREATE INDEX customer_order_by_time ON customer_order (created_at, code);
CREATE INDEX customer_order_by_status ON customer_order (status, code);
CREATE INDEX customer_order_held ON customer_order (code) WHERE reservation = 'held';
CREATE INDEX customer_order_by_value ON customer_order (total_cents, code);
CREATE INDEX consignment_by_step ON consignment (status, order_code, pos_code, delivery);
CREATE INDEX consignment_of_store ON consignment (pos_code, status, order_code, delivery);
CREATE INDEX consignment_by_tracking ON consignment (tracking_id) WHERE tracking_id <> '';
CREATE INDEX order_entry_of_product ON order_entry (product_code, order_code);
CREATE INDEX customer_by_last_name ON customer (lower(last_name)${by_bytes});
CREATE INDEX customer_by_first_name ON customer (lower(first_name)${by_bytes});

-- What staff note on an order, for each other alone.
CREATE TABLE order_note (
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_whom TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (order_code, number)
);

-- Payments in doubt that somebody has looked at.
CREATE TABLE payment_doubt_settled (
    event_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    by_whom TEXT NOT NULL,
    reason TEXT NOT NULL
);
