-- Customers who asked for their account to be deleted. The row outlives the customer: it shows that it was done.
CREATE TABLE account_deletion (
    customer_id TEXT PRIMARY KEY,
    asked_by TEXT NOT NULL CHECK (asked_by IN ('customer', 'shop')),
    asked_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    done_at BIGINT
);
CREATE INDEX account_deletion_due ON account_deletion (due_at) WHERE done_at IS NULL;

-- One file with all that is held of a customer, while it can be downloaded.
CREATE TABLE personal_export (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    asked_at BIGINT NOT NULL,
    ready_at BIGINT,                -- null: it is being made
    expires_at BIGINT NOT NULL,
    size BIGINT NOT NULL DEFAULT 0,
    content ${bytes}
);
CREATE INDEX personal_export_to_remove ON personal_export (expires_at);
