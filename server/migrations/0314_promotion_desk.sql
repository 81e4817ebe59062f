-- Promotions that the shop's people write. What runs stands in `promotion` as an import would have it; a draft is what
-- somebody works at, of one that is new or of one that runs.

-- What a promotion may give away in all; 0: no limit.
ALTER TABLE promotion ADD COLUMN max_given_cents BIGINT NOT NULL DEFAULT 0 CHECK (max_given_cents >= 0);

CREATE TABLE promotion_draft (
    code TEXT PRIMARY KEY,
    document TEXT NOT NULL,             -- JSON
    by_whom TEXT NOT NULL,
    at BIGINT NOT NULL
);

-- Raised with every change that is made here, also of a draft that is gone by now: no two states are mistaken for one.
CREATE TABLE promotion_revision (
    code TEXT PRIMARY KEY,
    revision BIGINT NOT NULL
);

-- How a promotion was published, each time.
CREATE TABLE promotion_version (
    code TEXT NOT NULL,
    number BIGINT NOT NULL,             -- from 1
    document TEXT NOT NULL,             -- JSON
    act BIGINT NOT NULL,                -- in staff_act; 0: as a file left it
    by_whom TEXT NOT NULL,
    at BIGINT NOT NULL,
    why TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (code, number)
);

-- What each promotion and coupon has given.
CREATE INDEX order_discount_of_promotion ON order_discount (promotion_code, order_code, cents);
CREATE INDEX order_discount_of_coupon ON order_discount (coupon, order_code) WHERE coupon <> '';

-- Promotions wait for a second person, too.
CREATE TABLE staff_proposal_0314 (
    id TEXT PRIMARY KEY,                -- PP-10001
    topic TEXT NOT NULL CHECK (topic IN ('prices', 'stock', 'promotions')),
    kind TEXT NOT NULL,
    about TEXT NOT NULL,                -- the product, of many the first; the promotion
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
INSERT INTO staff_proposal_0314 (id, topic, kind, about, store_code, products, payload, before_cents, after_cents, units,
    value_cents, reason, why, by_whom, at, state, decided_by, decided_at)
SELECT id, topic, kind, about, store_code, products, payload, before_cents, after_cents, units, value_cents, reason, why,
    by_whom, at, state, decided_by, decided_at FROM staff_proposal;
DROP TABLE staff_proposal;
ALTER TABLE staff_proposal_0314 RENAME TO staff_proposal;
CREATE INDEX staff_proposal_waiting ON staff_proposal (topic, at) WHERE state = 'waiting';
CREATE INDEX staff_proposal_about ON staff_proposal (about) WHERE state = 'waiting';
