-- Television licences: who may buy a television (Broadcasting Act 4 of 1999). The buyer's ID or passport number is
-- kept sealed (crypto.key) and never in the clear.

CREATE TABLE tv_licence (
    id TEXT PRIMARY KEY,                    -- not to be guessed: what a shopper shows to put it on a cart
    customer_id TEXT,                       -- null: checked by a guest
    cart_code TEXT,                         -- null: checked, and on no cart yet
    order_code TEXT,                        -- null: not bought with yet
    kind BIGINT NOT NULL CHECK (kind IN (7, 40)),  -- domestic, holiday home
    holder TEXT NOT NULL,                   -- sealed
    masked TEXT NOT NULL,                   -- the last three characters, the others starred
    licence_number TEXT NOT NULL DEFAULT '',
    fee_cents BIGINT NOT NULL CHECK (fee_cents >= 0),
    outstanding_cents BIGINT NOT NULL CHECK (outstanding_cents >= 0),
    checked_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX tv_licence_of_cart ON tv_licence (cart_code) WHERE cart_code IS NOT NULL;
CREATE INDEX tv_licence_by_order ON tv_licence (order_code);
CREATE INDEX tv_licence_by_age ON tv_licence (checked_at);

ALTER TABLE customer_order ADD COLUMN licence_fee_cents BIGINT NOT NULL DEFAULT 0;
ALTER TABLE customer_order ADD COLUMN licence_outstanding_cents BIGINT NOT NULL DEFAULT 0;
ALTER TABLE order_entry ADD COLUMN needs_licence BIGINT NOT NULL DEFAULT 0;  -- a television
ALTER TABLE order_entry ADD COLUMN liquor BIGINT NOT NULL DEFAULT 0;
