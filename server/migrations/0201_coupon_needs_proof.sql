-- A coupon for an address waits until its owner has shown that it is theirs; one that was given to an account does not.
ALTER TABLE coupon ADD COLUMN needs_proof BIGINT NOT NULL DEFAULT 1;
