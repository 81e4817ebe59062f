-- A coupon may be an account's alone, whatever its email address becomes.

ALTER TABLE coupon ADD COLUMN customer_id TEXT NOT NULL DEFAULT '';
