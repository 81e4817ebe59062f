-- What the shop's people do to products, prices, stock and categories. Who, when, before and after stand in staff_act
-- under the same number; here is what undoing it has to know.
CREATE TABLE assortment_change (
    number BIGINT PRIMARY KEY,          -- of the act
    at BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('product', 'category', 'price', 'stock')),
    about TEXT NOT NULL,                -- the code of the product or category
    by_whom TEXT NOT NULL,
    batch TEXT NOT NULL DEFAULT '',     -- of a change of many products
    undone_by BIGINT                    -- the act that undid it
);
CREATE INDEX assortment_change_about ON assortment_change (about, number);
CREATE INDEX assortment_change_at ON assortment_change (at);
CREATE INDEX assortment_change_batch ON assortment_change (batch) WHERE batch <> '';

-- A hidden category, all below it and its products are not in the shop.
ALTER TABLE category ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

CREATE INDEX product_of_category ON product (category_code);
CREATE INDEX product_of_base ON product (base_product) WHERE base_product <> '';
CREATE INDEX product_of_brand ON product (brand_code);
