-- Guests, too, want to hear when a product is back. Gone once the letter is written.
CREATE TABLE guest_stock_notice (
    product_code TEXT NOT NULL,
    email TEXT NOT NULL,
    zone TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (product_code, email)
);

-- What the link in such a letter stands for: no more of them, whatever else was asked for. Kept hashed.
CREATE TABLE stock_letter_stop (
    token_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,  -- empty for a guest
    email TEXT NOT NULL,        -- empty for a customer
    created_at BIGINT NOT NULL
);
