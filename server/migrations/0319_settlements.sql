-- What gateways say was paid: their settlement files, row by row. What came of a row is looked up when it is read.
CREATE TABLE settlement (
    number BIGINT PRIMARY KEY,      -- of the series `settlement`
    gateway TEXT NOT NULL,
    name TEXT NOT NULL,             -- of the file
    digest TEXT NOT NULL UNIQUE,    -- of its gateway and bytes: a file is read in once
    at BIGINT NOT NULL,
    by_whom TEXT NOT NULL,
    rows BIGINT NOT NULL,
    from_day TEXT NOT NULL,         -- '' without dates
    to_day TEXT NOT NULL,
    gross_cents BIGINT NOT NULL,
    fee_cents BIGINT NOT NULL
);

CREATE TABLE settlement_row (
    number BIGINT NOT NULL REFERENCES settlement (number),
    row BIGINT NOT NULL,            -- line of the file
    reference TEXT NOT NULL,        -- merchant reference
    gateway_ref TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund', 'other')),
    gross_cents BIGINT NOT NULL,    -- without its sign
    fee_cents BIGINT NOT NULL,      -- below zero: given back
    PRIMARY KEY (number, row)
);

-- The same payment in two files.
CREATE INDEX settlement_row_reference ON settlement_row (reference, number) WHERE reference <> '';
CREATE INDEX settlement_row_gateway_ref ON settlement_row (gateway_ref, number) WHERE gateway_ref <> '';
