-- A device takes only what is signed with the key its browser subscribed with: after another key it is asked anew.
ALTER TABLE push_device ADD COLUMN server_key TEXT NOT NULL DEFAULT '';
