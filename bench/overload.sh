#!/usr/bin/env bash
# More durable writes than the shop can take, on both engines: its own pace, then three times as many a second whatever it
# answers, then its own pace again. Says how many are taken and refused, and how long an answer of either kind takes.
. "$(dirname "$0")/support/shop.sh"
ulimit -n "$(ulimit -Hn)"
CLIENTS=6000 SECONDS_LONG=10

own_pace() { wrk -t1 -c64 -d8s --timeout 20s -s bench/support/add_to_cart.lua "$SHOP" | tail -n1; }

# Every client sends at its own times, so that slow answers slow nobody down.
three_times() { # A SECOND
  local each
  each=$(awk -v all="$1" -v clients="$CLIENTS" 'BEGIN {printf "%.3f", 3 * all / clients}')
  printf '{"productCode":"%s","quantity":1}' "$PRODUCT" >"$BENCH_DIR/body.json"
  h2load --h1 -c "$CLIENTS" -t1 -D "$SECONDS_LONG" --rps "$each" -d "$BENCH_DIR/body.json" \
    -H 'Content-Type: application/json' --log-file "$BENCH_DIR/answers.log" \
    "$SHOP/occ/v2/spaza/channel/app/zone/G205/users/anonymous/carts/addtocart" >"$BENCH_DIR/h2load.log"
  python3 bench/support/answers.py "$BENCH_DIR/answers.log" "$SECONDS_LONG" "$1"
  rm "$BENCH_DIR/answers.log"
}

for engine in sqlite postgresql; do
  database "$engine"
  demo 500
  shop
  PRODUCT=$(curl -s "$SHOP/occ/v2/spaza/products/search?query=%3Arelevance&pageSize=1&fields=BASIC" |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["products"][0]["code"])')
  export PRODUCT
  own_pace >/dev/null # warm
  pace=$(own_pace)
  echo "$engine"
  echo "  own pace, 64 connections: $pace"
  echo "  three times as many: $(three_times "${pace%% *}")"
  echo "  own pace again: $(own_pace)"
  stop_shop
done
