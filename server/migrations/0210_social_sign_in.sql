-- The accounts at identity providers that customers sign in with. The provider's subject tells who it is, never the
-- address, which may change hands.
CREATE TABLE customer_identity (
    provider TEXT NOT NULL CHECK (provider IN ('F', 'G')),
    subject TEXT NOT NULL,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    email TEXT NOT NULL,  -- as the provider told it, for its owner to recognise; '' for none
    linked_at BIGINT NOT NULL,
    PRIMARY KEY (provider, subject)
);
CREATE UNIQUE INDEX customer_identity_of ON customer_identity (customer_id, provider);

-- Who came back from a provider and is not in an account yet. Its id is the digest of a token that only the browser or
-- app holds; what is known of the person goes when it is used, and the rest stays for a while so that it is used once.
CREATE TABLE social_attempt (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('begun', 'arrived', 'waiting', 'used')),
    provider TEXT NOT NULL CHECK (provider IN ('F', 'G')),
    customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,  -- the only account it may be linked to
    subject TEXT NOT NULL,
    email TEXT NOT NULL,
    email_verified BIGINT NOT NULL CHECK (email_verified IN (0, 1)),
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX social_attempt_to_remove ON social_attempt (expires_at);
CREATE INDEX social_attempt_of ON social_attempt (customer_id);
