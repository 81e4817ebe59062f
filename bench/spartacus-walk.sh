#!/usr/bin/env bash
# A shopper's walk through a stock Spartacus shop in Chromium at 1440 and 390 pixels, a line a step: works, or why not.
# bench/spartacus-walk.sh [WIDTH…]; SPARTACUS_SHOP names a folder where such a shop was built before.
. "$(dirname "$0")/support/shop.sh"

# A built shop knows its server by address. It is made while the server is compiled.
export SHOP_PORT=8640
storefront=http://localhost:4200 folder=${SPARTACUS_SHOP:-$PWD/build/spartacus-shop}
if [ -z "${SPARTACUS_SHOP:-}" ]; then
  bench/spartacus/stock_shop.sh "$folder" "http://localhost:$SHOP_PORT" >"$BENCH_DIR/stock_shop.log" 2>&1 &
  stock_shop=$!
  BENCH_PIDS+=("$stock_shop")
fi
cmake --build --preset release --target spaza paysim spaza-render -- --quiet
[ -d web/node_modules/playwright-core ] || (cd web && npm ci --silent --no-audit --no-fund)
# Its pictures are on the shop's pages and on the stock ones.
[ -d web/dist/brand ] || (cd web && npm run --silent build)

[ -z "${stock_shop:-}" ] || wait "$stock_shop" || { cat "$BENCH_DIR/stock_shop.log"; exit 1; }
node bench/spartacus/walk_storefront.mjs "$folder/dist/stock" 4200 &
BENCH_PIDS+=($!)

[ $# -gt 0 ] || set -- 1440 390
failed=0
for width in "$@"; do
  database "${ENGINE:-sqlite}"
  demo 500
  SPAZA_SERVE_CORS_ORIGINS=$storefront shop --dev-outbox
  node bench/spartacus/walk.mjs "$storefront" "${SHOP/127.0.0.1/localhost}" "$DATABASE" "$BUILD/spaza" "$width" \
    "${SHOTS:-build/reports/spartacus-walk}/$width" || failed=1
  stop_shop
done
exit $failed
