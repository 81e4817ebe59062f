-- Each topic is delivered by itself, so that what waits for a dead receiver is not looked through by the others.
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (topic, due_at) WHERE state = 'waiting';
