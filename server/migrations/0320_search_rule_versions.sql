-- Pins and boosts are changed by the shop's people: what each change made of them, so that one can be taken back.
CREATE TABLE search_rule_version (
    rule_id BIGINT NOT NULL,
    version BIGINT NOT NULL,       -- from 1
    act TEXT NOT NULL,             -- added, changed, ended, removed, undone
    is_gone BIGINT NOT NULL,       -- there is no such rule after it; what follows is what was removed
    kind TEXT NOT NULL,
    query TEXT NOT NULL,
    of_kind TEXT NOT NULL,
    of_code TEXT NOT NULL,
    place BIGINT NOT NULL,
    percent BIGINT NOT NULL,
    valid_from BIGINT NOT NULL,
    valid_until BIGINT,
    note TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (rule_id, version)
);
INSERT INTO search_rule_version (rule_id, version, act, is_gone, kind, query, of_kind, of_code, place, percent,
                                 valid_from, valid_until, note, changed_by, changed_at)
SELECT id, 1, 'added', 0, kind, query, of_kind, of_code, place, percent, valid_from, valid_until, note, set_by, set_at
FROM search_rule;
