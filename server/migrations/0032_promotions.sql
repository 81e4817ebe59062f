-- Promotions and coupons are data, imported from files. What a promotion asks for and gives is one JSON document;
-- it is read whole into the book that carts are priced with. Coupons are looked up one by one.

CREATE TABLE promotion (
    code TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    definition TEXT NOT NULL,
    priority BIGINT NOT NULL DEFAULT 0,
    enabled BIGINT NOT NULL DEFAULT 1,
    starts_at BIGINT,
    ends_at BIGINT,
    max_uses BIGINT NOT NULL DEFAULT 0 CHECK (max_uses >= 0),                            -- orders; 0: no limit
    max_uses_per_customer BIGINT NOT NULL DEFAULT 0 CHECK (max_uses_per_customer >= 0),
    content_hash BIGINT NOT NULL
);

CREATE TABLE coupon (
    code TEXT PRIMARY KEY,                  -- upper case
    promotion_code TEXT NOT NULL REFERENCES promotion (code),
    max_uses BIGINT NOT NULL DEFAULT 0 CHECK (max_uses >= 0),                            -- 1: a single coupon
    max_uses_per_customer BIGINT NOT NULL DEFAULT 0 CHECK (max_uses_per_customer >= 0),
    customer_uid TEXT NOT NULL DEFAULT '',  -- only for this customer
    starts_at BIGINT,
    ends_at BIGINT,
    content_hash BIGINT NOT NULL
);

-- How often a budget was used: of a promotion, a coupon, or a customer's first order; in all (customer_id '') and by
-- one customer. Raised by one conditional statement in the transaction that places an order.
CREATE TABLE promotion_use (
    kind TEXT NOT NULL CHECK (kind IN ('promotion', 'coupon', 'first-order')),
    code TEXT NOT NULL,
    customer_id TEXT NOT NULL DEFAULT '',
    used BIGINT NOT NULL CHECK (used >= 0),
    PRIMARY KEY (kind, code, customer_id)
);

-- What an order took of those budgets, and whether it still holds it: given back at most once.
CREATE TABLE promotion_redemption (
    order_code TEXT NOT NULL,
    kind TEXT NOT NULL,
    code TEXT NOT NULL,
    customer_id TEXT NOT NULL DEFAULT '',
    most BIGINT NOT NULL,                   -- the limit when it was taken; 0: none
    state TEXT NOT NULL CHECK (state IN ('held', 'released')),
    PRIMARY KEY (order_code, kind, code, customer_id)
);

ALTER TABLE cart ADD COLUMN coupons TEXT NOT NULL DEFAULT '';  -- codes, a space between
