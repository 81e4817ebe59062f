#!/usr/bin/env bash
# The installed app's home on a slow line beside the mobile site's: `bench/app.sh [RUNS]`. `!` marks a target that is missed.
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target spaza spaza-render paysim -- --quiet
[ -d web/dist ] || (cd web && npm ci && npm run build)
[ -d bench/web/node_modules ] || (cd bench/web && npm ci)

echo "load $(cut -d' ' -f1-3 /proc/loadavg)"
database sqlite
demo 1000
SPAZA_SERVE_WEB_DIR=$PWD/web/dist SPAZA_RENDER_TIMEOUT_MS=10000 shop
for _ in $(seq 50); do
  curl -fs -H 'Sec-CH-UA-Mobile: ?1' -o "$BENCH_DIR/page" "$SHOP/"
  grep -q '"rendered":true' "$BENCH_DIR/page" && break
  sleep 0.2
done
node bench/web/app.mjs "$SHOP" "${1:-5}"
