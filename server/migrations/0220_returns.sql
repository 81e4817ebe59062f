-- What customers send back, what becomes of it, and what is paid back for it.

ALTER TABLE order_entry ADD COLUMN returned BIGINT NOT NULL DEFAULT 0;  -- units that were paid back after they came back

CREATE TABLE return_request (
    code TEXT PRIMARY KEY,                      -- R-10001
    order_code TEXT NOT NULL REFERENCES customer_order (code),
    consignment_code TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('requested', 'authorised', 'collectionBooked', 'droppedOff', 'collected',
        'inspected', 'refunded', 'replaced', 'sentBack', 'declined', 'cancelled', 'expired')),
    mode TEXT NOT NULL CHECK (mode IN ('drop', 'pickup')),
    store_code TEXT NOT NULL,                   -- where it is to be handed in; of a pick-up where it is brought to
    pickup TEXT NOT NULL DEFAULT '',            -- JSON: where and from whom it is collected
    booking TEXT NOT NULL DEFAULT '',           -- JSON: the courier's
    delivery_counts BIGINT NOT NULL,            -- what was paid for the delivery goes back too, with the last units
    expected_cents BIGINT NOT NULL CHECK (expected_cents >= 0),  -- as it was told before it was sent
    requested_at BIGINT NOT NULL,
    answer_by BIGINT NOT NULL,
    hand_in_until BIGINT,                       -- once it is authorised
    arrived_at_store TEXT NOT NULL DEFAULT '',  -- the point of service that has the goods
    failure TEXT NOT NULL DEFAULT '',           -- why it was declined or sent back, in the shop's words
    taken_back BIGINT,                          -- number of the order's cancellation that paid it back
    ended_at BIGINT
);
CREATE INDEX return_of_customer ON return_request (customer_id, requested_at);
CREATE INDEX return_of_order ON return_request (order_code);
CREATE INDEX return_by_state ON return_request (state, requested_at);

CREATE TABLE return_entry (
    return_code TEXT NOT NULL REFERENCES return_request (code),
    entry_number BIGINT NOT NULL,
    units BIGINT NOT NULL CHECK (units > 0),
    reason TEXT NOT NULL,
    comment TEXT NOT NULL DEFAULT '',
    value_cents BIGINT NOT NULL CHECK (value_cents >= 0),
    sellable BIGINT NOT NULL DEFAULT 0 CHECK (sellable >= 0),
    refurbish BIGINT NOT NULL DEFAULT 0 CHECK (refurbish >= 0),
    scrap BIGINT NOT NULL DEFAULT 0 CHECK (scrap >= 0),
    shelved BIGINT NOT NULL DEFAULT 0 CHECK (shelved >= 0),  -- units that went back on hand
    PRIMARY KEY (return_code, entry_number)
);

-- Every move, with who made it.
CREATE TABLE return_history (
    return_code TEXT NOT NULL REFERENCES return_request (code),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    state TEXT NOT NULL,
    by_whom TEXT NOT NULL,      -- customer, shop, courier, or a member of staff
    note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (return_code, number)
);
