#!/usr/bin/env bash
# How good text search is over the energy register, by class of query: `bench/register.sh FOLDER [PART]`. FOLDER holds its
# files (docs/import.md); PART is `work` or `held`, by default both, one after the other.
set -euo pipefail
cd "$(dirname "$0")/.."
cmake --build --preset release --target spaza bench_relevance -- --quiet
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
build/release/spaza import --database "sqlite:$place/register.db" --mapping mappings/energy-register.toml \
  "$1"/{television,refrigerator,washing_machine,dishwasher,dryer,air_conditioner,monitor}.csv >/dev/null
python3 bench/relevance/register_queries.py "$place/register.db" "$1" >"$place/queries.tsv"
for part in ${2:-work held}; do
  echo "== $part"
  build/release/bench_relevance "sqlite:$place/register.db" "$place/queries.tsv" "$part"
done
