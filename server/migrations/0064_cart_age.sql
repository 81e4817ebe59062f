-- Carts that housekeeping may remove, by age: guests' ones and those merged or thrown away. Ordered carts stay.
CREATE INDEX cart_to_remove ON cart (modified_at) WHERE customer_id IS NULL OR state IN ('merged', 'removed');
