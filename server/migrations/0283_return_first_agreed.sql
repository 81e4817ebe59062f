-- Who agreed first to pay back or replace a return that takes two persons.
ALTER TABLE return_request ADD COLUMN first_agreed TEXT NOT NULL DEFAULT '';
