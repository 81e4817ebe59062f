-- How many of the smallest unit (a bag, a can) one of these holds, so that a case's price can be told for one.

ALTER TABLE product ADD COLUMN unit_quantity BIGINT NOT NULL DEFAULT 1;
