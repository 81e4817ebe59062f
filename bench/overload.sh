#!/usr/bin/env bash
# More durable writes than the shop can take, on both engines: first its own pace, then so many connections that most must
# be refused, then its own pace again. Says how many are taken and refused, and how long an answer of either kind takes.
. "$(dirname "$0")/support/shop.sh"
ulimit -n "$(ulimit -Hn)"

load() { # CONNECTIONS
  wrk -t1 -c"$1" -d6s --timeout 20s --latency -s bench/support/add_to_cart.lua "$SHOP" | tail -n1
}

for engine in sqlite postgresql; do
  database "$engine"
  demo 500
  shop
  PRODUCT=$(curl -s "$SHOP/occ/v2/spaza/products/search?query=%3Arelevance&pageSize=1&fields=BASIC" |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["products"][0]["code"])')
  export PRODUCT
  echo "$engine"
  echo "  own pace, 64 connections: $(load 64)"
  echo "  ${1:-2500} connections: $(load "${1:-2500}")"
  echo "  own pace again: $(load 64)"
  stop_shop
done
