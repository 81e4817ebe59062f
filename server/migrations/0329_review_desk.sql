-- What the shop's people decided of a review: how often, when, who and why; and how it stood before, so that the last
-- decision can be taken back.
ALTER TABLE review ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE review ADD COLUMN decided_at BIGINT;                        -- none of one that nobody decided
ALTER TABLE review ADD COLUMN decided_by TEXT NOT NULL DEFAULT '';
ALTER TABLE review ADD COLUMN reason TEXT NOT NULL DEFAULT '';          -- why it was refused
ALTER TABLE review ADD COLUMN words TEXT NOT NULL DEFAULT '';           -- and what was said of it
ALTER TABLE review ADD COLUMN status_before TEXT NOT NULL DEFAULT '';   -- '' when nothing can be taken back
ALTER TABLE review ADD COLUMN reason_before TEXT NOT NULL DEFAULT '';
ALTER TABLE review ADD COLUMN words_before TEXT NOT NULL DEFAULT '';

-- Lists of one state, and of one with so many stars, by age; of a product's the same, and how many gave how many stars.
DROP INDEX review_waiting;
CREATE INDEX review_by_state ON review (status, created_at, id);
CREATE INDEX review_by_stars ON review (status, rating, created_at, id);
CREATE INDEX review_of_product_by_stars ON review (product_code, status, rating, created_at, id);
