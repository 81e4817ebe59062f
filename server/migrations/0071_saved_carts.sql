-- Carts customers put aside under a name, on all their devices: what was in them, without prices or stock, which are
-- looked up when they are shown or put back in the cart.

CREATE TABLE saved_cart (
    code TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    document TEXT NOT NULL,             -- JSON: [{"p":"10448821","q":1}]
    saved_at BIGINT NOT NULL
);

CREATE INDEX saved_cart_by_customer ON saved_cart (customer_id, saved_at);
CREATE INDEX saved_cart_by_age ON saved_cart (saved_at);
CREATE INDEX cart_forgotten ON cart (modified_at) WHERE state = 'active' AND customer_id IS NOT NULL;
