#!/usr/bin/env bash
# How good text search is by queries of people who had not seen its code or words, over the demo shop, a shop of tools
# and garden things made for it, and, where FOLDER holds its files, the energy register:
# `bench/strangers.sh [FOLDER] [PART] [SET]`. PART is `work`, to improve by, or `held`, for the final figure only; by
# default (or "") both. SET is `strangers`, the default, or `second`, the queries of a second person.
set -euo pipefail
cd "$(dirname "$0")/.."
cmake --build --preset release --target spaza bench_relevance -- --quiet
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
build/release/spaza demo --database "sqlite:$place/demo.db" --today 2026-11-28 >/dev/null
python3 bench/relevance/hardware_catalogue.py "$place/hardware" >/dev/null
build/release/spaza import --database "sqlite:$place/hardware.db" \
  "$place"/hardware/{categories,brands,attributes,products,prices}.csv >/dev/null
shops="demo hardware"
if [ -n "${1:-}" ]; then
  shops="$shops register"
  build/release/spaza import --database "sqlite:$place/register.db" --mapping mappings/energy-register.toml \
    "$1"/{television,refrigerator,washing_machine,dishwasher,dryer,air_conditioner,monitor}.csv >/dev/null
fi
for shop in $shops; do
  python3 "bench/relevance/${3:-strangers}_queries.py" "$shop" "$place/$shop.db" >"$place/$shop.tsv"
  for part in ${2:-work held}; do
    echo "== $shop, $part"
    build/release/bench_relevance "sqlite:$place/$shop.db" "$place/$shop.tsv" "$part"
  done
done
