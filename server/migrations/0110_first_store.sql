-- Until now zone G205 was every shop's default; where there is such a store, it stays so.
INSERT INTO setting (name, value) SELECT 'shop.first_store', code FROM point_of_service WHERE code = 'G205';
