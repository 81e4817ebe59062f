-- Messages that failed are removed by their age, as those that were delivered are.
CREATE INDEX outbox_failed ON outbox (created_at) WHERE state = 'failed';
