#!/usr/bin/env bash
# Listings, search, suggestions and products from memory, start and import: `bench/catalogue.sh [PRODUCTS…]`, by default
# 10 000, 50 000 and 1 000 000.
set -euo pipefail
cd "$(dirname "$0")/.."
cmake --build --preset release --target spaza bench_catalogue_reads >/dev/null
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
for products in ${@:-10000 50000 1000000}; do
  echo "== $products products"
  build/release/spaza demo --database "sqlite:$place/$products.db" --products "$products"
  build/release/bench_catalogue_reads "sqlite:$place/$products.db"
  rm -f "$place"/*
done
