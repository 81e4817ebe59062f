-- The figures the shop sells by (VAT, delivery, ...), each from a moment on: the operator's changes in their order, the
-- last one of a name and a moment counts. Without a value, what was to count from then on does not.
CREATE TABLE dated_setting (
    id         ${serial},
    name       TEXT   NOT NULL,
    valid_from BIGINT NOT NULL,
    value      TEXT,
    set_at     BIGINT NOT NULL,
    set_by     TEXT   NOT NULL
);

-- The VAT an order was placed under, in hundredths of a per cent. Orders of an earlier release have none, also those that
-- its processes place while they are replaced: theirs is what their VAT came to.
ALTER TABLE customer_order ADD COLUMN vat_basis_points BIGINT;
