-- What /metrics and doctor count, without reading the history of all payments.
CREATE INDEX payment_event_doubtful ON payment_event (received_at) WHERE verdict IN ('voided', 'wrong_amount');
CREATE INDEX stock_letter_stop_age ON stock_letter_stop (created_at);
