-- What a shopper shows in the store to collect a part of an order; empty for parts that are delivered, and for those
-- placed before there were any.
ALTER TABLE consignment ADD COLUMN collection_code TEXT NOT NULL DEFAULT '';
