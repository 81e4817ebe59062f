-- Carts that an OCC client makes beside the customer's current one (POST …/carts): each is used by its code, and a
-- customer may have several. There is still at most one current cart of each kind.

ALTER TABLE cart ADD COLUMN additional BIGINT NOT NULL DEFAULT 0;

DROP INDEX cart_of_customer;
CREATE UNIQUE INDEX cart_of_customer ON cart (customer_id, kind) WHERE state = 'active' AND additional = 0;
CREATE INDEX additional_cart_of_customer ON cart (customer_id, created_at) WHERE state = 'active' AND additional = 1;
