#!/usr/bin/env bash
# Lighthouse, mobile with its default throttling, on home, list, product and a filled cart of a demo shop: `bench/lighthouse.sh [RUNS]`.
# PHOTOGRAPHS=FOLDER gives every product one of the folder's JPEGs in the place of its drawing.
# LIGHTHOUSE_EXPLAIN=1 also says what each page lost points for.
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target spaza spaza-render paysim -- --quiet
[ -d web/dist ] || (cd web && npm ci && npm run build)
[ -d bench/web/node_modules ] || (cd bench/web && npm ci)

database sqlite
demo 1000
[ -z "${PHOTOGRAPHS:-}" ] || photographs "$PHOTOGRAPHS"
SPAZA_SERVE_WEB_DIR=$PWD/web/dist SPAZA_SERVE_MEDIA_DIR=$BENCH_DIR/media shop
# Drawn once, as a phone gets it: a page drawn late comes as a bare shell.
for page in / /l/c/televisions /tv-audio/televisions/55-to-65-inch/p/10448821 /cart; do
  for _ in $(seq 50); do
    curl -fs -H 'Sec-CH-UA-Mobile: ?1' -o "$BENCH_DIR/page" "$SHOP$page"
    grep -q '"rendered":true' "$BENCH_DIR/page" && break
    sleep 0.2
  done
done
cd bench/web
node lighthouse.mjs "$SHOP" "${1:-5}"
