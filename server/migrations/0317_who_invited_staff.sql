-- Who invited somebody over HTTP: until another owner, or the machine's shell, confirms it, the two count as one
-- person where two must agree. '': nobody, or it was confirmed.
ALTER TABLE staff_member ADD COLUMN invited_by TEXT NOT NULL DEFAULT '';
