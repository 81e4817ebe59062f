-- A cart is one row; its entries are one JSON document that is read and written whole, under `version`.
-- Guests hold theirs by guid. A customer has at most one active cart of each kind.

CREATE TABLE cart (
    code TEXT PRIMARY KEY,
    guid TEXT NOT NULL UNIQUE,
    customer_id TEXT,                       -- null: a guest's
    kind TEXT NOT NULL DEFAULT 'standard' CHECK (kind IN ('standard', 'preorder')),
    state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'ordered', 'merged', 'removed')),
    document TEXT NOT NULL,
    version BIGINT NOT NULL DEFAULT 1,
    merged_into TEXT,                       -- the cart a guest's cart went into at sign-in
    created_at BIGINT NOT NULL,
    modified_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX cart_of_customer ON cart (customer_id, kind) WHERE state = 'active';
CREATE INDEX cart_by_age ON cart (state, modified_at);

-- What a shopper chose for the shipments of a cart, and the total they saw when they did.
CREATE TABLE checkout (
    cart_code TEXT PRIMARY KEY REFERENCES cart (code),
    document TEXT NOT NULL,
    confirmed_at BIGINT NOT NULL
);
