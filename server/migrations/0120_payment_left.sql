-- An order whose shopper pressed Cancel on the payment page: the reference of that attempt. It counts only as long as
-- it is the order's latest, so a new attempt needs nothing taken back. And who ended an order that came to nothing:
-- customer, shop, soldOut (after it was paid), notPaid; empty: nobody, or before this was kept.
ALTER TABLE customer_order ADD COLUMN left_ref TEXT NOT NULL DEFAULT '';
ALTER TABLE customer_order ADD COLUMN ended_by TEXT NOT NULL DEFAULT '';
