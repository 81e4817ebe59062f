-- How many codes went to an address or number the other way is asked whenever one is to go there.
CREATE INDEX one_time_code_sent_to ON one_time_code (sent_to) WHERE sent_to IS NOT NULL;
