-- Codes made many at a time, each unguessable.
CREATE TABLE coupon_batch (
    id TEXT PRIMARY KEY,                -- CB-10001
    name TEXT NOT NULL,
    promotion_code TEXT NOT NULL REFERENCES promotion (code),
    prefix TEXT NOT NULL,               -- upper case; '' for none
    codes BIGINT NOT NULL CHECK (codes > 0),
    made BIGINT NOT NULL DEFAULT 0,
    max_uses BIGINT NOT NULL CHECK (max_uses >= 0),  -- of each code; 0: no limit
    one_a_customer BIGINT NOT NULL CHECK (one_a_customer IN (0, 1)),  -- a customer may use one of its codes, once
    starts_at BIGINT,
    ends_at BIGINT,
    most_cost_cents BIGINT,             -- null: cannot be said
    state TEXT NOT NULL CHECK (state IN ('waiting', 'making', 'ready', 'off', 'withdrawn')),
    by_whom TEXT NOT NULL,
    at BIGINT NOT NULL,
    why TEXT NOT NULL DEFAULT ''
);
CREATE INDEX coupon_batch_of_promotion ON coupon_batch (promotion_code, id);

ALTER TABLE coupon ADD COLUMN batch_id TEXT NOT NULL DEFAULT '';
ALTER TABLE coupon ADD COLUMN off BIGINT NOT NULL DEFAULT 0 CHECK (off IN (0, 1));  -- the shop's people switched it off
CREATE INDEX coupon_of_batch ON coupon (batch_id, code) WHERE batch_id <> '';
CREATE INDEX coupon_of_promotion ON coupon (promotion_code, code);
CREATE INDEX coupon_single ON coupon (code) WHERE batch_id = '' AND customer_id = '' AND customer_uid = '';

-- Besides uses, the cents a promotion gave ('given') and codes of one batch by customer ('batch') have an end.
CREATE TABLE promotion_use_0315 (
    kind TEXT NOT NULL CHECK (kind IN ('promotion', 'coupon', 'first-order', 'given', 'batch')),
    code TEXT NOT NULL,
    customer_id TEXT NOT NULL DEFAULT '',
    used BIGINT NOT NULL CHECK (used >= 0),
    PRIMARY KEY (kind, code, customer_id)
);
INSERT INTO promotion_use_0315 (kind, code, customer_id, used) SELECT kind, code, customer_id, used FROM promotion_use;
DROP TABLE promotion_use;
ALTER TABLE promotion_use_0315 RENAME TO promotion_use;

-- How much of the budget the order took: 1, or cents.
ALTER TABLE promotion_redemption ADD COLUMN units BIGINT NOT NULL DEFAULT 1;
