-- Addresses that get no letter they need not get. By digest: the list outlives accounts and must name nobody.
CREATE TABLE mail_suppression (
    address_digest TEXT PRIMARY KEY,
    reason TEXT NOT NULL CHECK (reason IN ('unsubscribed', 'bounced', 'operator')),
    by_whom TEXT NOT NULL DEFAULT '',
    suppressed_at BIGINT NOT NULL
);
