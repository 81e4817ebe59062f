#!/usr/bin/env bash
# Signed batches of 20 000 rows of stock and prices, and bulk reads, over HTTP: `ENGINE=postgresql bench/integration.sh`.
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target spaza paysim -- --quiet

database "${ENGINE:-sqlite}"
demo 20000
shop
# The key of a demonstration, which this shop is.
export SPAZA_CRYPTO_KEY=$(printf '0%.0s' {1..64})
read -r number secret < <("$BUILD/spaza" integration key add --database "$DATABASE" ERP --sends stock,prices 2>/dev/null)
token=$("$BUILD/spaza" staff token --database "$DATABASE" ERP --roles bulk-goods 2>/dev/null)
python3 bench/support/integration.py "$SHOP" "$number" "$secret" "$token"
