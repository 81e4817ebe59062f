-- What a customer may hold without having paid is bounded: of one customer, and of new customers at one address, as
-- limits count it. The address stands only while the order holds goods.
ALTER TABLE customer_order ADD COLUMN held_from TEXT NOT NULL DEFAULT '';
CREATE INDEX customer_order_held_by_customer ON customer_order (customer_id) WHERE reservation = 'held';
CREATE INDEX customer_order_held_from ON customer_order (held_from) WHERE reservation = 'held';

-- The most units of a product that one order may have; 0: as many as the shop says.
ALTER TABLE product ADD COLUMN max_order_quantity BIGINT NOT NULL DEFAULT 0 CHECK (max_order_quantity >= 0);
