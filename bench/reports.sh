#!/usr/bin/env bash
# Reports over a year of orders: how long the sums of all days take, and each report over HTTP afterwards.
#   ENGINE=postgresql bench/reports.sh [ORDERS]      1 000 000 orders by default, with two entries each
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target spaza paysim -- --quiet

orders=${1:-1000000}
database "${ENGINE:-sqlite}"
demo 2000
if [[ $DATABASE == sqlite:* ]]; then
  numbers="WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < $orders) SELECT n FROM s"
else
  numbers="SELECT CAST(n AS BIGINT) AS n FROM generate_series(1, $orders) AS s(n)"
fi
now=$(date +%s)000
step=$((365 * 24 * 3600 * 1000 / orders))
echo "$orders orders, a year of them, on ${ENGINE:-sqlite}"
sql "
CREATE TABLE bench_n AS $numbers;
CREATE TABLE bench_p AS SELECT ROW_NUMBER() OVER (ORDER BY code) - 1 AS i, code FROM product;
CREATE INDEX bench_p_i ON bench_p (i);
INSERT INTO customer_order (code, cart_code, customer_id, status, payment_status, payment_mode, channel, zone, sub_total_cents, discount_cents, delivery_cents, tax_cents, total_cents, fingerprint, address, reservation, reserved_until, created_at, paid_at)
  SELECT '' || (20000000 + n), 'cart' || n, 'c' || (n % 5000), CASE WHEN n % 50 = 0 THEN 'CANCELLED' ELSE 'COMPLETED' END, 'succeed', 'card',
    CASE n % 3 WHEN 0 THEN 'web' WHEN 1 THEN 'msite' ELSE 'app' END, 'G205', 100000 + n % 7919, 1000, 5000, 13000, 104000 + n % 7919, '', '{}', 'committed', 1, $now - ($orders - n) * $step, 1 FROM bench_n;
INSERT INTO consignment (code, order_code, status, pos_code, pos_name, trading_type, delivery, status_at)
  SELECT (20000000 + n) || '-A', '' || (20000000 + n), 'DELIVERY_COMPLETED', 'S' || (n % 40), '', '00', CASE WHEN n % 3 = 0 THEN 'pickup' ELSE 'doorstep' END, 1 FROM bench_n;
INSERT INTO order_entry (order_code, number, consignment_code, product_code, name, url, image_url, trading_type, returnable, quantity, unit_cents, total_cents, tax_cents)
  SELECT '' || (20000000 + n), k, (20000000 + n) || '-A', p.code, '', '', '', '00', 1, 1 + n % 3, 50000, 50000, 6500 FROM bench_n CROSS JOIN (SELECT 0 AS k UNION ALL SELECT 1) ks JOIN bench_p p ON p.i = (n * 7 + k * 131) % 2000;
INSERT INTO order_discount (order_code, number, promotion_code, description, coupon, entry_number, cents)
  SELECT '' || (20000000 + n), 1, 'promo' || (n % 60), '', CASE WHEN n % 4 = 0 THEN 'CODE' || (n % 400) ELSE '' END, 0, 1000 FROM bench_n WHERE n % 2 = 0;
INSERT INTO order_cancellation (order_code, number, at, by_whom, reason, refund_cents, units)
  SELECT '' || (20000000 + n), 1, $now - ($orders - n) * $step + 3600000, 'operator', '', 50000, '[{\"entry\":0,\"units\":1,\"cents\":50000}]' FROM bench_n WHERE n % 50 = 0;
INSERT INTO payment_attempt (id, order_code, number, mode_code, gateway, merchant_ref, amount_cents, state, created_at, expires_at)
  SELECT 'a' || n, '' || (20000000 + n), 1, 'card', 'payfast', (20000000 + n) || '-1', 104000 + n % 7919, CASE WHEN n % 9 = 0 THEN 'failed' ELSE 'succeed' END, $now - ($orders - n) * $step, 1 FROM bench_n;
DROP TABLE bench_n; DROP TABLE bench_p; ANALYZE;"
TIMEFORMAT='all days summed up in %R s'
time "$BUILD/spaza" reports rebuild --database "$DATABASE" 2>/dev/null
shop
token=$("$BUILD/spaza" staff token --database "$DATABASE" Bench --roles analyst 2>/dev/null)
python3 bench/support/reports.py "$SHOP" "$token"
