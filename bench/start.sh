#!/usr/bin/env bash
# Cold start to the first product answer, and memory, at the catalogue sizes named (default 50 000 and 1 000 000).
. "$(dirname "$0")/support/shop.sh"

for products in "${@:-50000 1000000}"; do
  for size in $products; do
    database sqlite
    demo "$size"
    began=$(date +%s%N)
    shop
    curl -fs "$SHOP/occ/v2/spaza/products/10448821" >/dev/null
    took=$((($(date +%s%N) - began) / 1000000))
    echo "$size products: first answer after $took ms, $(resident_mb "$SHOP_PID") MB resident"
    stop_shop
  done
done
