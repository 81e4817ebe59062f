-- The address book. At most one default and one address in use a customer.
CREATE TABLE address (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    title_code TEXT,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    cellphone TEXT,
    alternate_number TEXT,
    unit_number TEXT,
    building_name TEXT,
    additional_address TEXT,
    line1 TEXT NOT NULL,
    line2 TEXT NOT NULL,
    street_address TEXT,
    town TEXT NOT NULL,
    city TEXT NOT NULL,
    region TEXT NOT NULL,
    postal_code TEXT NOT NULL,
    latitude DOUBLE PRECISION NOT NULL,
    longitude DOUBLE PRECISION NOT NULL,
    is_default BIGINT NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
    in_use BIGINT NOT NULL DEFAULT 0 CHECK (in_use IN (0, 1)),
    created_at BIGINT NOT NULL,
    modified_at BIGINT NOT NULL
);
CREATE INDEX address_customer ON address (customer_id);

-- The place a customer chose instead of an address, until they choose an address.
CREATE TABLE customer_place (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    region TEXT NOT NULL,
    city TEXT NOT NULL,
    town TEXT NOT NULL,
    postal_code TEXT NOT NULL,
    latitude DOUBLE PRECISION NOT NULL,
    longitude DOUBLE PRECISION NOT NULL,
    chosen_at BIGINT NOT NULL
);
