-- Tickets are answered by mail too: to an address only that ticket has.
ALTER TABLE ticket ADD COLUMN reply_token TEXT;  -- none until a mail has named it
CREATE UNIQUE INDEX ticket_by_reply_token ON ticket (reply_token);

-- For staff's eyes only, such as an answer from an address that is not the customer's.
ALTER TABLE ticket_event ADD COLUMN internal BIGINT NOT NULL DEFAULT 0;

-- Mails taken in, so that one delivered twice counts once.
CREATE TABLE received_mail (
    digest TEXT PRIMARY KEY,  -- of its Message-ID
    received_at BIGINT NOT NULL
);
CREATE INDEX received_mail_at ON received_mail (received_at);
