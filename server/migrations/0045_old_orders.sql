-- Orders of the retailer's former system, read only.

CREATE TABLE old_order (
    code TEXT PRIMARY KEY,
    customer_email TEXT NOT NULL,       -- lower case: how it is matched with an account
    placed_at BIGINT NOT NULL,
    status TEXT NOT NULL,
    total_cents BIGINT NOT NULL CHECK (total_cents >= 0),
    entries TEXT NOT NULL DEFAULT '[]'  -- JSON: [{"code":"…","name":"…","quantity":1,"cents":9900}]
);

CREATE INDEX old_order_by_customer ON old_order (customer_email, placed_at);
