-- What customers say of products. Others read it once it is approved.

CREATE TABLE review (
    id TEXT PRIMARY KEY,
    product_code TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    author TEXT NOT NULL,                   -- as others read it
    headline TEXT NOT NULL,
    comment TEXT NOT NULL,
    rating BIGINT NOT NULL CHECK (rating BETWEEN 1 AND 5),
    verified BIGINT NOT NULL DEFAULT 0,     -- bought it here
    status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
    created_at BIGINT NOT NULL,
    helpful BIGINT NOT NULL DEFAULT 0,
    unhelpful BIGINT NOT NULL DEFAULT 0,
    UNIQUE (product_code, customer_id)
);
CREATE INDEX review_of_product ON review (product_code, status, created_at);
CREATE INDEX review_waiting ON review (status, created_at);

CREATE TABLE review_vote (
    review_id TEXT NOT NULL REFERENCES review (id),
    customer_id TEXT NOT NULL,
    helpful BIGINT NOT NULL,
    PRIMARY KEY (review_id, customer_id)
);

-- Who wants to hear when a product is back. Gone once the letter is written.
CREATE TABLE stock_notice (
    product_code TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    zone TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (product_code, customer_id)
);
