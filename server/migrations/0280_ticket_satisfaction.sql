-- Whether a solved ticket helped: what its customer said, once. Rows are added, never changed.
CREATE TABLE ticket_satisfaction (
    ticket_id TEXT PRIMARY KEY REFERENCES ticket (id),
    helped BIGINT NOT NULL CHECK (helped IN (0, 1)),
    comment TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX ticket_satisfaction_at ON ticket_satisfaction (created_at);

-- When the mail about the first solution asked; later ones do not ask again.
ALTER TABLE ticket ADD COLUMN asked_at BIGINT;
