-- What a retailer wants of a search: what stands first, and what counts more or less (decision 0163).
CREATE TABLE search_rule (
    id BIGINT PRIMARY KEY,         -- of the series `search_rule`
    kind TEXT NOT NULL,            -- pin, boost
    query TEXT NOT NULL,           -- its key; '' for every search
    of_kind TEXT NOT NULL,         -- product, brand, category
    of_code TEXT NOT NULL,
    place BIGINT NOT NULL,         -- of a pin, from 1
    percent BIGINT NOT NULL,       -- of a boost
    valid_from BIGINT NOT NULL,
    valid_until BIGINT,
    note TEXT NOT NULL,
    set_by TEXT NOT NULL,
    set_at BIGINT NOT NULL
);

-- What was searched for on a day (Johannesburg), and what came of it. A browser tab counts once for each search.
CREATE TABLE search_day (
    day TEXT NOT NULL,             -- 2026-11-28
    query TEXT NOT NULL,           -- its key
    searches BIGINT NOT NULL,
    empty BIGINT NOT NULL,         -- found nothing
    chosen BIGINT NOT NULL,        -- a product was opened or put into the cart
    added BIGINT NOT NULL,         -- a product was put into the cart
    PRIMARY KEY (day, query)
);

-- What was chosen of a search on a day, and how often what stands where it stood is chosen.
CREATE TABLE search_choice (
    day TEXT NOT NULL,
    query TEXT NOT NULL,
    product_code TEXT NOT NULL,
    chosen BIGINT NOT NULL,
    added BIGINT NOT NULL,
    expected BIGINT NOT NULL,      -- thousandths of a choice
    PRIMARY KEY (day, query, product_code)
);

-- Searches that led to nothing, and what was searched for next and led to something.
CREATE TABLE search_next (
    day TEXT NOT NULL,
    query TEXT NOT NULL,
    next_query TEXT NOT NULL,
    times BIGINT NOT NULL,
    PRIMARY KEY (day, query, next_query)
);

-- Days that are summed up.
CREATE TABLE search_summed (
    day TEXT PRIMARY KEY,
    summed_at BIGINT NOT NULL
);

-- What a search's products gain or lose by what was chosen; made anew whole.
CREATE TABLE search_lift (
    query TEXT NOT NULL,
    product_code TEXT NOT NULL,
    percent BIGINT NOT NULL,       -- -25 to 50
    chosen BIGINT NOT NULL,
    added BIGINT NOT NULL,
    expected BIGINT NOT NULL,      -- thousandths of a choice
    PRIMARY KEY (query, product_code)
);
