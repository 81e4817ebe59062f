-- Tax invoices and credit notes (VAT Act s 20, s 21): numbered without gaps, never changed.

CREATE TABLE invoice (
    number TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    consignment_code TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    issued_at BIGINT NOT NULL,
    net_cents BIGINT NOT NULL CHECK (net_cents >= 0),
    tax_cents BIGINT NOT NULL CHECK (tax_cents >= 0),
    total_cents BIGINT NOT NULL CHECK (total_cents >= 0),
    refers_to TEXT NOT NULL DEFAULT '',  -- a credit note's invoice
    document TEXT NOT NULL               -- JSON: everything on the paper
);

CREATE INDEX invoice_by_order ON invoice (order_code, issued_at);
CREATE INDEX invoice_by_customer ON invoice (customer_id, issued_at);
