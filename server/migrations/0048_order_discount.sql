-- For every cent off an order: the promotion that gave it.
CREATE TABLE order_discount (
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    number BIGINT NOT NULL,
    promotion_code TEXT NOT NULL,
    description TEXT NOT NULL,
    coupon TEXT NOT NULL DEFAULT '',
    entry_number BIGINT,                    -- null: off the whole order, or its delivery
    delivery BIGINT NOT NULL DEFAULT 0,
    cents BIGINT NOT NULL CHECK (cents > 0),
    PRIMARY KEY (order_code, number)
);

ALTER TABLE order_entry ADD COLUMN give_away BIGINT NOT NULL DEFAULT 0;
