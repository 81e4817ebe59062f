-- Every price there was since this table is there, whoever set it; the last one of a product is the one that holds.
CREATE TABLE price_history (
    id ${serial},
    product_code TEXT NOT NULL,
    at BIGINT NOT NULL,
    cents BIGINT NOT NULL,
    was_cents BIGINT,
    offer_ends_at BIGINT,
    by_whom TEXT NOT NULL,              -- of the staff; `import` or `campaign`
    why TEXT NOT NULL DEFAULT '',
    agreed BIGINT NOT NULL DEFAULT 0    -- two people said yes
);
CREATE INDEX price_history_of ON price_history (product_code, at);
CREATE INDEX price_history_named ON price_history (at)
    WHERE by_whom <> 'import' AND by_whom <> 'campaign' AND by_whom <> '';
INSERT INTO price_history (product_code, at, cents, was_cents, offer_ends_at, by_whom)
SELECT product_code, modified_at, cents, was_cents, offer_ends_at, 'import' FROM price;

-- A price for some time. While one runs, what holds after it stands here (an import changes it), and what it wrote by
-- its hash. An import of a price that is not above it overtakes it.
CREATE TABLE price_campaign (
    id TEXT PRIMARY KEY,
    product_code TEXT NOT NULL REFERENCES product (code),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'planned', 'running', 'over', 'withdrawn', 'overtaken')),
    cents BIGINT NOT NULL CHECK (cents >= 0),
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL CHECK (ends_at > starts_at),
    after_cents BIGINT,
    after_was_cents BIGINT,
    after_offer_ends_at BIGINT,
    written_hash BIGINT,
    by_whom TEXT NOT NULL,
    at BIGINT NOT NULL,
    why TEXT NOT NULL DEFAULT '',
    agreed BIGINT NOT NULL DEFAULT 0    -- two people said yes
);
CREATE INDEX price_campaign_of ON price_campaign (product_code, ends_at);
CREATE INDEX price_campaign_to_start ON price_campaign (starts_at) WHERE state = 'planned';
CREATE INDEX price_campaign_to_end ON price_campaign (ends_at) WHERE state = 'running';

-- What waits for a second person.
CREATE TABLE staff_proposal (
    id TEXT PRIMARY KEY,                -- PP-10001
    topic TEXT NOT NULL CHECK (topic IN ('prices', 'stock')),
    kind TEXT NOT NULL,
    about TEXT NOT NULL,                -- the product; of many, the first
    store_code TEXT NOT NULL DEFAULT '',
    products BIGINT NOT NULL,
    payload TEXT NOT NULL,              -- what is to be done, as JSON
    before_cents BIGINT,
    after_cents BIGINT,
    units BIGINT NOT NULL DEFAULT 0,
    value_cents BIGINT NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    why TEXT NOT NULL DEFAULT '',
    by_whom TEXT NOT NULL,
    at BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'withdrawn')),
    decided_by TEXT NOT NULL DEFAULT '',
    decided_at BIGINT
);
CREATE INDEX staff_proposal_waiting ON staff_proposal (topic, at) WHERE state = 'waiting';
CREATE INDEX staff_proposal_about ON staff_proposal (about) WHERE state = 'waiting';
