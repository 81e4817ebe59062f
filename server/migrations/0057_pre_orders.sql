-- Pre-orders are orders of their own; a part to collect remembers how to get to it.

ALTER TABLE customer_order ADD COLUMN pre_order BIGINT NOT NULL DEFAULT 0;
ALTER TABLE consignment ADD COLUMN parking TEXT NOT NULL DEFAULT '';
ALTER TABLE consignment ADD COLUMN entrance TEXT NOT NULL DEFAULT '';
