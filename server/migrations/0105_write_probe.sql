-- Written and emptied again by a node that could not keep a change, to see whether one can be kept now.
CREATE TABLE write_probe (
    id TEXT NOT NULL PRIMARY KEY,
    filler ${bytes} NOT NULL
);
