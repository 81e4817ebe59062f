#!/usr/bin/env bash
# A hundred uploads of 5 MB at once, on both engines: by how much the server's memory rises, at its highest and afterwards,
# and how many are taken at once. Those asked to come again come again.
. "$(dirname "$0")/support/shop.sh"

for engine in sqlite postgresql; do
  database "$engine"
  demo 500
  shop
  python3 bench/support/uploads.py "$engine" "$SHOP" "$SHOP_PID"
  stop_shop
done
