-- What each account was signed in from: the families of browser and system, never more, and whose stock was shown.
-- The session that came from it first; is_new: beside others that were known. A forgotten one is not known any more,
-- but was told, and shows that the account was signed in from somewhere.
CREATE TABLE known_device (
    family_id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    browser TEXT NOT NULL,
    operating_system TEXT NOT NULL,
    in_app BIGINT NOT NULL CHECK (in_app IN (0, 1)),
    zone TEXT NOT NULL,
    is_new BIGINT NOT NULL CHECK (is_new IN (0, 1)),
    first_at BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    forgotten_at BIGINT
);
CREATE UNIQUE INDEX known_device_once ON known_device (customer_id, browser, operating_system, in_app, zone)
    WHERE forgotten_at IS NULL;
CREATE INDEX known_device_of_customer ON known_device (customer_id, last_at);
CREATE INDEX known_device_to_remove ON known_device (last_at);

INSERT INTO known_device (customer_id, browser, operating_system, in_app, zone, family_id, is_new, first_at, last_at)
SELECT customer_id, browser, operating_system, CASE WHEN channel = 'app' THEN 1 ELSE 0 END, zone, MIN(id), 0,
    MIN(created_at), MAX(created_at)
FROM token_family WHERE customer_id IS NOT NULL
GROUP BY customer_id, browser, operating_system, CASE WHEN channel = 'app' THEN 1 ELSE 0 END, zone;
