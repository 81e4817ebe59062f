-- What customers claim because another shop sells it for less, and what became of it.

CREATE TABLE price_beat_claim (
    id TEXT PRIMARY KEY,                    -- PB-10001
    customer_id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('post_purchase_price_beat', 'pre_purchase_price_beat')),
    order_code TEXT NOT NULL DEFAULT '',    -- after the purchase
    entry_number BIGINT NOT NULL DEFAULT 0,
    product_code TEXT NOT NULL,
    product_name TEXT NOT NULL,
    product_url TEXT NOT NULL,
    image_url TEXT NOT NULL,
    own_cents BIGINT NOT NULL,
    competitor_cents BIGINT NOT NULL,
    competitor_url TEXT NOT NULL,
    difference_cents BIGINT NOT NULL,
    bonus_cents BIGINT NOT NULL,
    amount_cents BIGINT NOT NULL CHECK (amount_cents > 0 AND amount_cents <= own_cents),
    comment TEXT NOT NULL,
    slot TEXT UNIQUE,                       -- the unit it is for: one claim each; free again once it is refused
    status TEXT NOT NULL CHECK (status IN ('SENT', 'CHECKING', 'AGREED', 'REFUSED', 'PAID')),
    first_agreed TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    coupon TEXT NOT NULL DEFAULT '',
    coupon_ends BIGINT,
    credit_note TEXT NOT NULL DEFAULT '',
    created_at BIGINT NOT NULL,
    modified_at BIGINT NOT NULL
);
CREATE INDEX price_beat_of_customer ON price_beat_claim (customer_id, created_at);
CREATE INDEX price_beat_of_order ON price_beat_claim (order_code);
CREATE INDEX price_beat_by_status ON price_beat_claim (status, modified_at);

CREATE TABLE price_beat_history (
    claim_id TEXT NOT NULL REFERENCES price_beat_claim (id),
    number BIGINT NOT NULL,                 -- from 1, within the claim
    at BIGINT NOT NULL,
    what TEXT NOT NULL,
    status TEXT NOT NULL,
    by_whom TEXT NOT NULL,
    said TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (claim_id, number)
);

-- What was given back for units of an entry: it is not paid back once more when they are cancelled.
ALTER TABLE order_entry ADD COLUMN beaten_units BIGINT NOT NULL DEFAULT 0;
ALTER TABLE order_entry ADD COLUMN beaten_cents BIGINT NOT NULL DEFAULT 0;
