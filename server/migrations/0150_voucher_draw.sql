-- Whom the voucher of a month went to; a month is drawn once.
CREATE TABLE voucher_draw (
    month TEXT PRIMARY KEY,               -- 2026-11
    entries BIGINT NOT NULL CHECK (entries > 0),
    order_code TEXT NOT NULL DEFAULT '',  -- empty: an entry without an order
    name TEXT NOT NULL,
    contact TEXT NOT NULL,
    drawn_at BIGINT NOT NULL
);
