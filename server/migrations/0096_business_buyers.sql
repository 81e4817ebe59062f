-- A buyer registered for VAT needs the company and its VAT number on the tax invoice (VAT Act s 20).

ALTER TABLE address ADD COLUMN company_name TEXT;
ALTER TABLE address ADD COLUMN vat_number TEXT;
