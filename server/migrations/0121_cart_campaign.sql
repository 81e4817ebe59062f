-- The marketing campaign (sap-outbound-id) that brought the shopper when something was last put in the cart; its order
-- takes it over unless it is given one of its own.
ALTER TABLE cart ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
