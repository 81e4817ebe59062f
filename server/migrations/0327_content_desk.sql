-- Pages as the shop's people write them (decision 0196). What is published stays in content_page and content_component.

-- Each time a page was published, by whom or by an import: whole, as one document.
CREATE TABLE content_version (
    page_code TEXT NOT NULL,
    number BIGINT NOT NULL,                 -- of the page, from 1
    document TEXT NOT NULL,
    by_whom TEXT NOT NULL DEFAULT '',       -- '': an import
    at BIGINT NOT NULL,
    why TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (page_code, number)
);

-- What is being written; previews alone show it.
CREATE TABLE content_draft (
    page_code TEXT PRIMARY KEY REFERENCES content_page (code),
    document TEXT NOT NULL,
    by_whom TEXT NOT NULL,
    at BIGINT NOT NULL,
    begun_on BIGINT NOT NULL,               -- the version that was published then, or was looked at since
    publish_at BIGINT NOT NULL DEFAULT 0,   -- 0: nobody planned it
    planned_by TEXT NOT NULL DEFAULT '',
    why TEXT NOT NULL DEFAULT '',           -- of the plan
    not_published TEXT NOT NULL DEFAULT ''  -- what became of a plan that did not happen
);
