-- An order is written in the transaction that reserves its stock, and carries everything it needs from then on:
-- later changes of the catalogue, of addresses or of prices do not reach it.

CREATE TABLE customer_order (
    code TEXT PRIMARY KEY,
    cart_code TEXT NOT NULL UNIQUE,         -- one cart gives at most one order
    customer_id TEXT NOT NULL,
    status TEXT NOT NULL,
    payment_status TEXT NOT NULL CHECK (payment_status IN ('pending', 'succeed', 'failed', 'partlyRefunded', 'refunded')),
    payment_mode TEXT NOT NULL,
    payment_failure TEXT NOT NULL DEFAULT '',  -- message key
    channel TEXT NOT NULL,
    zone TEXT NOT NULL,
    campaign TEXT NOT NULL DEFAULT '',
    sub_total_cents BIGINT NOT NULL CHECK (sub_total_cents >= 0),
    discount_cents BIGINT NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
    delivery_cents BIGINT NOT NULL CHECK (delivery_cents >= 0),
    tax_cents BIGINT NOT NULL CHECK (tax_cents >= 0),
    total_cents BIGINT NOT NULL CHECK (total_cents >= 0),
    fingerprint TEXT NOT NULL,              -- same customer, entries and total: a likely double order
    address TEXT NOT NULL,                  -- JSON
    recipient TEXT NOT NULL DEFAULT '',     -- JSON, when someone else collects
    reservation TEXT NOT NULL CHECK (reservation IN ('held', 'committed', 'released')),
    reserved_until BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    paid_at BIGINT,
    attempt_ref TEXT NOT NULL DEFAULT ''    -- of the payment attempt that counts
);

CREATE INDEX customer_order_by_customer ON customer_order (customer_id, created_at);
CREATE INDEX customer_order_reserved ON customer_order (reservation, reserved_until);

CREATE TABLE order_entry (
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    number BIGINT NOT NULL,
    consignment_code TEXT NOT NULL,
    product_code TEXT NOT NULL,
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    image_url TEXT NOT NULL,
    trading_type TEXT NOT NULL,
    returnable BIGINT NOT NULL,
    quantity BIGINT NOT NULL CHECK (quantity > 0),
    unit_cents BIGINT NOT NULL CHECK (unit_cents >= 0),
    discount_cents BIGINT NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
    total_cents BIGINT NOT NULL CHECK (total_cents >= 0),
    tax_cents BIGINT NOT NULL CHECK (tax_cents >= 0),
    promise TEXT NOT NULL DEFAULT '',       -- expectedDeliveryMsg as told at checkout
    PRIMARY KEY (order_code, number)
);

-- From which point of service the units of an entry come.
CREATE TABLE order_allocation (
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    entry_number BIGINT NOT NULL,
    product_code TEXT NOT NULL,
    store_code TEXT NOT NULL,
    units BIGINT NOT NULL CHECK (units > 0),
    PRIMARY KEY (order_code, entry_number, store_code)
);

CREATE TABLE consignment (
    code TEXT PRIMARY KEY,
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    status TEXT NOT NULL,
    pos_code TEXT NOT NULL,
    pos_name TEXT NOT NULL,
    trading_type TEXT NOT NULL,
    delivery TEXT NOT NULL CHECK (delivery IN ('doorstep', 'pickup', 'online_only')),
    delivery_cents BIGINT NOT NULL DEFAULT 0,
    promise TEXT NOT NULL DEFAULT '',
    status_at BIGINT NOT NULL
);

CREATE INDEX consignment_by_order ON consignment (order_code);

CREATE TABLE order_timeline (
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    status TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (order_code, number)
);
