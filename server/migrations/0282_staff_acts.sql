-- What staff did about tickets, price beats and returns. Rows are added and, after keep.staff_act_days, removed; never
-- changed: each digest is of the row and the digest before it, and the numbers have no gaps.
CREATE TABLE staff_act (
    number BIGINT PRIMARY KEY,  -- of the series `staff_act`
    at BIGINT NOT NULL,
    by_whom TEXT NOT NULL,      -- the name given
    login TEXT NOT NULL,        -- the user of the machine it was done as
    act TEXT NOT NULL,          -- ticket.answered
    about TEXT NOT NULL,        -- T-10001, PB-10001, R-10001, or the name of a kept reply
    from_state TEXT NOT NULL,
    to_state TEXT NOT NULL,
    digest TEXT NOT NULL
);
CREATE INDEX staff_act_about ON staff_act (about);
CREATE INDEX staff_act_at ON staff_act (at);
