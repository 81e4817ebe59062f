-- Content of a former system (decision 0165): the template a stock OCC client lays a page out by, and the place of a
-- slot in it.

ALTER TABLE content_page ADD COLUMN page_template TEXT NOT NULL DEFAULT '';   -- '': the one that fits its kind
ALTER TABLE content_component ADD COLUMN slot_place TEXT NOT NULL DEFAULT ''; -- '': the slot's own code
