#!/usr/bin/env bash
# The whole journey beside Vendure's: same machine, same engine, one after the other, 8 and 32 shoppers, both durable.
# bench/peer.sh [SECONDS] [PRODUCTS OF VENDURE] [sqlite|postgresql]
. "$(dirname "$0")/support/shop.sh"
seconds=${1:-10} products=${2:-2000}
cmake --build --preset release --target spaza paysim bench_journey -- --quiet

# Vendure comes only here; SQLite's driver is built on this machine, which takes minutes the first time.
lock=bench/peer/package-lock.json
if ! cmp -s "$lock" bench/peer/node_modules/.spaza-lock; then
  (cd bench/peer && npm_config_build_from_source=true npm ci --silent --no-audit --no-fund)
  cp "$lock" bench/peer/node_modules/.spaza-lock
fi

# At 8 and 32 shoppers, whose number COMMAND takes next; what was bought must be in DATABASE, where ORDERS counts it.
journeys() { # NAME ORDERS COMMAND…
  local name=$1 orders=$2 shoppers
  shift 2
  for shoppers in 8 32; do
    "$@" "$shoppers" "$seconds" | tee "$BENCH_DIR/$name.$shoppers"
  done
  local bought found
  bought=$(cat "$BENCH_DIR/$name".* | awk '/bought in all/ {sum += $4} END {print sum}')
  found=$(sql "$orders")
  echo "  $found orders in its database"
  [ "$found" = "$bought" ] || { echo "$name sold $bought and keeps $found" >&2; exit 1; }
}
pace() { awk '/journeys\/s/ {print $3}' "$BENCH_DIR/$1"; }

for engine in ${3:-sqlite postgresql}; do
  database "$engine"
  demo 50000
  plenty
  shop
  echo "spaza, $engine, 50 000 products:"
  journeys spaza 'SELECT COUNT(*) FROM customer_order' build/release/bench_journey 127.0.0.1 "${SHOP##*:}"
  stop_shop

  database "$engine"
  export NODE_ENV=production
  node bench/peer/prepare.mjs "$DATABASE" "$products"
  port=$(free_port)
  node bench/peer/serve.mjs "$DATABASE" "$port" >"$BENCH_DIR/vendure.log" 2>&1 &
  vendure=$!
  BENCH_PIDS+=("$vendure")
  wait_for "http://127.0.0.1:$port/health"
  version=$(node -p "require('./bench/peer/node_modules/@vendure/core/package.json').version")
  echo "vendure $version, $engine, $products products:"
  journeys vendure 'SELECT COUNT(*) FROM "order" WHERE "orderPlacedAt" IS NOT NULL' \
    node bench/peer/journey.mjs "http://127.0.0.1:$port"
  kill "$vendure"
  wait "$vendure" || true

  for shoppers in 8 32; do
    echo "$engine, $shoppers shoppers: spaza $(pace "spaza.$shoppers")/s, vendure $(pace "vendure.$shoppers")/s," \
      "ratio $(ratio "$(pace "spaza.$shoppers")" "$(pace "vendure.$shoppers")")"
  done
done
