-- What the chore looks for that removes messages which could not be delivered.
CREATE INDEX outbox_given_up ON outbox (finished_at) WHERE state = 'failed';
