#!/usr/bin/env bash
# The media library of the back office over many pictures, half of them used by products: lists, words, use, one picture.
#   ENGINE=postgresql bench/pictures.sh [PICTURES] [PRODUCTS]      100 000 and 10 000 by default
. "$(dirname "$0")/support/shop.sh"
[ -n "${BUILT:-}" ] || cmake --build --preset release --target spaza paysim -- --quiet

pictures=${1:-100000} products=${2:-10000}
database "${ENGINE:-sqlite}"
demo "$products"
if [[ $DATABASE == sqlite:* ]]; then
  numbers="WITH RECURSIVE s(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM s WHERE n < $pictures - 1) SELECT n FROM s"
  joined="json_group_array(json_object('url', '/media/b' || (p.i * $pictures / 2 / $products + k.n) || '.jpg', 'alt', ''))"
else
  numbers="SELECT CAST(n AS BIGINT) AS n FROM generate_series(0, $pictures - 1) AS s(n)"
  joined="CAST(json_agg(json_build_object('url', '/media/b' || (p.i * $pictures / 2 / $products + k.n) || '.jpg', 'alt', '')) AS TEXT)"
fi
echo "$pictures pictures, $products products, on ${ENGINE:-sqlite}"
sql "
CREATE TABLE bench_n AS $numbers;
INSERT INTO media_picture (hash, address, kind, width, height, colour, formats, recipe, added_at, bytes)
  SELECT 'h' || n, SUBSTR('00000000000000000000' || n, LENGTH('' || n) + 1, 20), 'jpeg', 1600, 1200, '#aabbcc', 'avif 160 320 480 800 1600;webp 160 320 480 800 1600;jpg 160 320 480 800 1600', 2, 1700000000000 + n * 60000, 200000 FROM bench_n;
INSERT INTO media_name (name, hash, alt_text, file_name, added_at, added_by, words)
  SELECT 'b' || n || '.jpg', 'h' || n, 'A thing of kind ' || (n % 977), 'Photograph ' || n || '.jpg', 1700000000000 + n * 60000, 'Palesa', LOWER('b' || n || '.jpg Photograph ' || n || '.jpg A thing of kind ' || (n % 977)) FROM bench_n;
CREATE TABLE bench_p AS SELECT ROW_NUMBER() OVER (ORDER BY code) - 1 AS i, code FROM product;
CREATE TABLE bench_images AS SELECT p.code, $joined AS images FROM bench_p p JOIN bench_n k ON k.n < $pictures / 2 / $products GROUP BY p.code;
CREATE INDEX bench_images_code ON bench_images (code);
UPDATE product SET images = (SELECT b.images FROM bench_images b WHERE b.code = product.code) WHERE code IN (SELECT code FROM bench_images);
DROP TABLE bench_n; DROP TABLE bench_p; DROP TABLE bench_images; ANALYZE;"
mkdir -p "$BENCH_DIR/media"
export SPAZA_SERVE_MEDIA_DIR=$BENCH_DIR/media
shop
token=$("$BUILD/spaza" staff token --database "$DATABASE" Bench --roles promotions 2>/dev/null)
python3 bench/support/pictures.py "$SHOP" "$token" "$((pictures / 4))"
