-- What the chore looks for that clears where unpaid orders were to go.
CREATE INDEX customer_order_never_paid ON customer_order (created_at)
    WHERE paid_at IS NULL AND status = 'CANCELLED' AND address <> '{}';
