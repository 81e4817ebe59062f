-- What the shop's people correct, move and count; orders are not among it.
CREATE TABLE stock_movement (
    number BIGINT PRIMARY KEY,          -- of the act
    at BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('adjustment', 'transfer', 'count')),
    product_code TEXT NOT NULL,
    store_code TEXT NOT NULL,
    before_units BIGINT NOT NULL,
    after_units BIGINT NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    batch TEXT NOT NULL DEFAULT '',     -- TF-10001 of a transfer, CT-10001 of a count
    value_cents BIGINT NOT NULL,
    by_whom TEXT NOT NULL,
    undone_by BIGINT,
    agreed BIGINT NOT NULL DEFAULT 0    -- two people said yes
);
CREATE INDEX stock_movement_of_product ON stock_movement (product_code, number);
CREATE INDEX stock_movement_of_store ON stock_movement (store_code, number);
CREATE INDEX stock_movement_at ON stock_movement (at);

CREATE INDEX stock_of_store ON stock (store_code, product_code);
