#!/usr/bin/env bash
# 500 shoppers who put things into their carts by the clock, 100 a second in all, alone and beside 20 000 sign-ins an hour,
# in turns: `bench/sign_ins.sh [ROUNDS [SECONDS]]`. Says how long add to cart takes in each, and the ratio.
. "$(dirname "$0")/support/shop.sh"
. bench/support/accounts.sh
cmake --build --preset release --target spaza paysim -- --quiet

database "${ENGINE:-sqlite}"
demo 500
plenty
shop
accounts 500
product=$(curl -s "$SHOP/occ/v2/spaza/products/search?query=%3Arelevance&pageSize=1&fields=BASIC" |
  python3 -c 'import json, sys; print(json.load(sys.stdin)["products"][0]["code"])')
python3 bench/support/sign_ins.py "$SHOP" "$product" "${1:-3}" "${2:-20}" 500
