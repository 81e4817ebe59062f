#!/usr/bin/env bash
# How good text search is over a judged set, beside SQLite FTS5's BM25 in the same run: `bench/relevance.sh [PRODUCTS]`.
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target bench_relevance -- --quiet

database sqlite
demo "${1:-50000}"
build/release/bench_relevance "$DATABASE" bench/relevance/queries.txt
