-- What is sold. Lists and objects inside a product are JSON texts: they are read whole into the catalogue snapshot
-- and never queried in SQL. content_hash tells an import whether a row differs from the one already there.

CREATE TABLE category (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    parent_code TEXT,                       -- null only for root_sale_cat
    position BIGINT NOT NULL DEFAULT 0,
    description TEXT NOT NULL DEFAULT '',
    image_url TEXT NOT NULL DEFAULT '',
    content_hash BIGINT NOT NULL
);

CREATE TABLE brand (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    image_url TEXT NOT NULL DEFAULT '',
    content_hash BIGINT NOT NULL
);

-- A specification a product may have (screen size, energy stars): how it is shown, filtered and searched.
CREATE TABLE attribute (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('number', 'text', 'flag')),
    unit TEXT NOT NULL DEFAULT '',
    decimals BIGINT NOT NULL DEFAULT 0 CHECK (decimals BETWEEN 0 AND 3),
    bands TEXT NOT NULL DEFAULT '',         -- JSON list of lower limits; without it every value is a facet value
    facet BIGINT NOT NULL DEFAULT 0,
    section TEXT NOT NULL DEFAULT '',       -- heading in the specification
    position BIGINT NOT NULL DEFAULT 0,
    content_hash BIGINT NOT NULL
);

CREATE TABLE product (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    summary TEXT NOT NULL DEFAULT '',
    description TEXT NOT NULL DEFAULT '',
    brand_code TEXT NOT NULL REFERENCES brand (code),
    category_code TEXT NOT NULL REFERENCES category (code),
    model TEXT NOT NULL DEFAULT '',
    ean TEXT NOT NULL DEFAULT '',
    trading_type TEXT NOT NULL DEFAULT '00' CHECK (trading_type IN ('00', '01', '02', '09')),
    unit_code TEXT NOT NULL DEFAULT 'EA',
    released_at BIGINT NOT NULL DEFAULT 0,
    rating BIGINT NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 500),  -- hundredths of a star
    review_count BIGINT NOT NULL DEFAULT 0 CHECK (review_count >= 0),
    popularity BIGINT NOT NULL DEFAULT 0,
    pre_order BIGINT NOT NULL DEFAULT 0,
    liquor BIGINT NOT NULL DEFAULT 0,
    returnable BIGINT NOT NULL DEFAULT 1,
    tv_licence BIGINT NOT NULL DEFAULT 0,
    on_sale BIGINT NOT NULL DEFAULT 1,
    base_product TEXT NOT NULL DEFAULT '',
    variant_value TEXT NOT NULL DEFAULT '',
    keywords TEXT NOT NULL DEFAULT '',
    features TEXT NOT NULL DEFAULT '[]',
    images TEXT NOT NULL DEFAULT '[]',
    attributes TEXT NOT NULL DEFAULT '{}',
    promotions TEXT NOT NULL DEFAULT '[]',
    tags TEXT NOT NULL DEFAULT '[]',
    content_hash BIGINT NOT NULL
);

-- VAT is included. Without a price a product is shown but cannot be bought.
CREATE TABLE price (
    product_code TEXT PRIMARY KEY REFERENCES product (code),
    cents BIGINT NOT NULL CHECK (cents >= 0),
    was_cents BIGINT CHECK (was_cents > cents),
    offer_ends_at BIGINT,
    content_hash BIGINT NOT NULL
);

CREATE TABLE stock (
    product_code TEXT NOT NULL,
    store_code TEXT NOT NULL,
    on_hand BIGINT NOT NULL CHECK (on_hand >= 0),
    reserved BIGINT NOT NULL DEFAULT 0 CHECK (reserved >= 0 AND reserved <= on_hand),
    PRIMARY KEY (product_code, store_code)
);
