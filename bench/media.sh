#!/usr/bin/env bash
# Ten thousand pictures named by address, from a server that is slow, fails, redirects, and sends pages and drawings, in one
# import: how long it takes, the most memory it needs, and whether every failure is reported with its row. PICTURES says how many.
. "$(dirname "$0")/support/shop.sh"

for engine in ${ENGINES:-sqlite}; do
  database "$engine"
  python3 bench/support/media.py "$engine" "$BUILD/spaza" "$DATABASE" "${PICTURES:-10000}"
done
