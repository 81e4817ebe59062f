-- The way to pay a customer wants to be offered first.
CREATE TABLE preferred_payment (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    mode TEXT NOT NULL,
    chosen_at BIGINT NOT NULL
);

-- Coupons of their own that customers want to be reminded of before they end.
CREATE TABLE coupon_reminder (
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    coupon_code TEXT NOT NULL,
    asked_at BIGINT NOT NULL,
    PRIMARY KEY (customer_id, coupon_code)
);
