-- Keys by which other systems sign what they send (docs/integration.md).
CREATE TABLE integration_key (
    number BIGINT PRIMARY KEY,      -- of the series `integration_key`
    name TEXT NOT NULL,             -- the system's, as it stands in the audit
    sends TEXT NOT NULL,            -- stock,prices,steps
    sealed_secret TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    revoked_at BIGINT,
    used_at BIGINT                  -- to the hour
);
