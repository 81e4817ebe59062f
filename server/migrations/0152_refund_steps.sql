-- What happened to a refund, besides the state it led to: `sent` is a gateway asked as well as one that did not answer.
-- And whether the operator gave it back, which was a text among the gateway's answers.

ALTER TABLE refund_history ADD COLUMN what TEXT NOT NULL DEFAULT 'sent' CHECK (what IN (
    'requested', 'sent', 'unanswered', 'accepted', 'refused', 'takenUp', 'byHand', 'settling', 'settled'));
UPDATE refund_history SET what = CASE
    WHEN state = 'needed' AND number = 1 THEN 'requested'
    WHEN state = 'needed' AND said = 'given back by hand' THEN 'byHand'
    WHEN state = 'needed' THEN 'takenUp'
    WHEN state = 'sent' AND said <> '' THEN 'unanswered'
    WHEN state = 'done' THEN 'accepted'
    WHEN state = 'failed' THEN 'refused'
    ELSE 'sent' END;
UPDATE refund_history SET said = '' WHERE what = 'byHand';

ALTER TABLE refund ADD COLUMN by_hand BIGINT NOT NULL DEFAULT 0;
UPDATE refund SET by_hand = 1, answer = '' WHERE answer = 'given back by hand';
