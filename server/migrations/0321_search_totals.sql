-- Totals of a day stay when its rare searches are removed after a month, so that days can be held against each other.
-- Days whose rare searches may be gone already have none.
ALTER TABLE search_summed ADD COLUMN searches BIGINT;
ALTER TABLE search_summed ADD COLUMN empty BIGINT;
ALTER TABLE search_summed ADD COLUMN chosen BIGINT;
ALTER TABLE search_summed ADD COLUMN added BIGINT;
UPDATE search_summed SET
    searches = (SELECT COALESCE(SUM(d.searches), 0) FROM search_day d WHERE d.day = search_summed.day),
    empty = (SELECT COALESCE(SUM(d.empty), 0) FROM search_day d WHERE d.day = search_summed.day),
    chosen = (SELECT COALESCE(SUM(d.chosen), 0) FROM search_day d WHERE d.day = search_summed.day),
    added = (SELECT COALESCE(SUM(d.added), 0) FROM search_day d WHERE d.day = search_summed.day)
WHERE day IN (SELECT s.day FROM search_summed s ORDER BY s.day DESC LIMIT 28)
    AND summed_at >= (SELECT MAX(s.summed_at) FROM search_summed s) - 2419200000;
