-- Stores and the online warehouse. A store's code is also the zone it serves. Hours are texts such as 09:00-18:00 or
-- closed: the week from Sunday on, divided by |; special days as 2026-12-24=08:00-15:00=Christmas Eve, divided by |.

CREATE TABLE point_of_service (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    display_name TEXT NOT NULL,
    warehouse BIGINT NOT NULL DEFAULT 0 CHECK (warehouse IN (0, 1)),
    latitude DOUBLE PRECISION NOT NULL CHECK (latitude BETWEEN -90 AND 90),
    longitude DOUBLE PRECISION NOT NULL CHECK (longitude BETWEEN -180 AND 180),
    line1 TEXT NOT NULL DEFAULT '',
    suburb TEXT NOT NULL DEFAULT '',
    town TEXT NOT NULL DEFAULT '',
    postal_code TEXT NOT NULL DEFAULT '',
    province TEXT NOT NULL DEFAULT '',      -- ISO 3166-2, e.g. ZA-GP
    phone TEXT NOT NULL DEFAULT '',
    week TEXT NOT NULL DEFAULT '',
    holiday_hours TEXT NOT NULL DEFAULT 'closed',
    special_days TEXT NOT NULL DEFAULT '',
    services TEXT NOT NULL DEFAULT '',      -- divided by |
    content_hash BIGINT NOT NULL DEFAULT 0
);
