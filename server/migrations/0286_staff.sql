-- Who may call /backoffice/api, by which token; of the token only a digest is kept.
CREATE TABLE staff_token (
    number BIGINT PRIMARY KEY,      -- of the series `staff_token`
    name TEXT NOT NULL,             -- the person; one may have several tokens
    roles TEXT NOT NULL,            -- service-desk,finance
    digest TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    revoked_at BIGINT,
    used_at BIGINT                  -- to the hour
);

-- Whose work a ticket, a price beat or a return is.
CREATE TABLE staff_work (
    about TEXT PRIMARY KEY,         -- T-10001, PB-10001, R-10001
    name TEXT NOT NULL,
    person TEXT NOT NULL,           -- what names of one person have in common
    taken_at BIGINT NOT NULL
);
CREATE INDEX staff_work_of ON staff_work (person);
