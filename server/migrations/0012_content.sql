-- Pages are made of slots, slots of components. Read whole into memory; the change log (kind content, key = page code)
-- tells when to read again.

CREATE TABLE content_page (
    code TEXT PRIMARY KEY,                  -- pageLabelOrId, e.g. homepage, cartPage, a category code
    name TEXT NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    seo_title TEXT NOT NULL DEFAULT '',
    seo_description TEXT NOT NULL DEFAULT '',
    content_hash BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE content_component (
    uid TEXT PRIMARY KEY,
    page_code TEXT NOT NULL REFERENCES content_page (code),
    slot_code TEXT NOT NULL,
    slot_position BIGINT NOT NULL DEFAULT 0,
    slot_lazy BIGINT NOT NULL DEFAULT 0 CHECK (slot_lazy IN (0, 1)),
    position BIGINT NOT NULL DEFAULT 0,
    type_code TEXT NOT NULL,                -- e.g. ProductCarousel
    name TEXT NOT NULL DEFAULT '',
    properties TEXT NOT NULL DEFAULT '{}',  -- JSON object
    content_hash BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX content_component_page ON content_component (page_code);
