-- Stores that the shop's people keep: when they, or an import, changed one last.
ALTER TABLE point_of_service ADD COLUMN modified_at BIGINT NOT NULL DEFAULT 0;

-- Changes of stores can be undone, too.
CREATE TABLE assortment_change_0322 (
    number BIGINT PRIMARY KEY,          -- of the act
    at BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('product', 'category', 'price', 'stock', 'store')),
    about TEXT NOT NULL,                -- the code of the product, category or store
    by_whom TEXT NOT NULL,
    batch TEXT NOT NULL DEFAULT '',     -- of a change of many products
    undone_by BIGINT                    -- the act that undid it
);
INSERT INTO assortment_change_0322 (number, at, kind, about, by_whom, batch, undone_by)
SELECT number, at, kind, about, by_whom, batch, undone_by FROM assortment_change;
DROP TABLE assortment_change;
ALTER TABLE assortment_change_0322 RENAME TO assortment_change;
CREATE INDEX assortment_change_about ON assortment_change (about, number);
CREATE INDEX assortment_change_at ON assortment_change (at);
CREATE INDEX assortment_change_batch ON assortment_change (batch) WHERE batch <> '';
