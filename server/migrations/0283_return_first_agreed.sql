-- Who agreed first to pay back or to replace a return that takes two persons, and to which of them.
ALTER TABLE return_request ADD COLUMN first_agreed TEXT NOT NULL DEFAULT '';
ALTER TABLE return_request ADD COLUMN first_agreed_to TEXT NOT NULL DEFAULT '';
