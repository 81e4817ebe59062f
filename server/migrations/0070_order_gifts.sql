-- What came free or cheaper because something else was bought, and what that took: kept with the order, for it goes
-- when what earned it is cancelled, whatever has become of the promotion since.

CREATE TABLE order_gift (
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    number BIGINT NOT NULL,
    promotion_code TEXT NOT NULL,
    terms TEXT NOT NULL,                -- JSON: {"every":2,"fromCents":0,"times":1,"each":1,"gift":true,"earners":[],"gifts":[]}
    PRIMARY KEY (order_code, number)
);

-- What a refund came short by for a gift that is kept without what earned it; below zero: given back after all.
ALTER TABLE order_cancellation ADD COLUMN withheld_cents BIGINT NOT NULL DEFAULT 0;
