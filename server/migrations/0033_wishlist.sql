CREATE TABLE wishlist_item (
    customer_id TEXT NOT NULL,
    product_code TEXT NOT NULL,
    added_at BIGINT NOT NULL,
    PRIMARY KEY (customer_id, product_code)
);
