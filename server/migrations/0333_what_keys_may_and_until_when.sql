-- Keys of other systems read as well as send, expire if somebody said so, and are made in the back office, too (decision 0205).
-- `sends` holds all a key is good for: read-goods,read-orders,stock,prices,steps.
ALTER TABLE integration_key ADD COLUMN expires_at BIGINT;                     -- refused from then on; NULL: never
ALTER TABLE integration_key ADD COLUMN created_by TEXT NOT NULL DEFAULT '';   -- '': nobody remembers
UPDATE integration_key SET created_by = COALESCE(
    (SELECT MIN(a.by_whom) FROM staff_act a WHERE a.act = 'integrationKey.issued' AND a.about = 'key ' || integration_key.number), '');
