-- The release day a pre-order was told, so that its shopper is told when it moves or passes without a release.

CREATE TABLE pre_order_watch (
    order_code TEXT PRIMARY KEY REFERENCES customer_order (code),
    product_code TEXT NOT NULL,
    release_at BIGINT,                  -- as last told; null: not known
    missed_told BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX pre_order_open ON customer_order (code) WHERE pre_order = 1;
