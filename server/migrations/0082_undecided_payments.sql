-- Payments about which the questions had ended without an outcome are asked about once more, and then end.

UPDATE payment_attempt SET next_query_at = expires_at
WHERE state IN ('created', 'redirected', 'pending') AND next_query_at IS NULL;
