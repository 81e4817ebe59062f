-- Every move of a refund: when it was asked for, sent, answered and taken up again, and what was said then.

CREATE TABLE refund_history (
    refund_id TEXT NOT NULL REFERENCES refund (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('needed', 'sent', 'done', 'failed')),
    said TEXT NOT NULL DEFAULT '',      -- by the gateway or the operator
    PRIMARY KEY (refund_id, number)
);
