-- A pre-order may be paid in two parts: a deposit when it is placed, the balance when its product is released.

ALTER TABLE customer_order ADD COLUMN deposit_cents BIGINT NOT NULL DEFAULT 0;  -- 0: paid as a whole
ALTER TABLE customer_order ADD COLUMN balance_asked_at BIGINT;                  -- the product was released
ALTER TABLE customer_order ADD COLUMN balance_due_at BIGINT;                    -- cancelled when not paid by then
ALTER TABLE customer_order ADD COLUMN balance_reminded BIGINT NOT NULL DEFAULT 0;
ALTER TABLE customer_order ADD COLUMN balance_paid_at BIGINT;
ALTER TABLE customer_order ADD COLUMN balance_ref TEXT NOT NULL DEFAULT '';     -- the latest attempt, or the one that paid
ALTER TABLE customer_order ADD COLUMN balance_failure TEXT NOT NULL DEFAULT '';  -- message key, of that attempt
ALTER TABLE customer_order ADD COLUMN deposit_returned_cents BIGINT NOT NULL DEFAULT 0;
ALTER TABLE customer_order ADD COLUMN balance_returned_cents BIGINT NOT NULL DEFAULT 0;

CREATE INDEX customer_order_balance ON customer_order (code) WHERE deposit_cents > 0;

-- Which part of its order an attempt is to pay.
ALTER TABLE payment_attempt ADD COLUMN part TEXT NOT NULL DEFAULT 'whole'
    CHECK (part IN ('whole', 'deposit', 'balance'));
