#!/usr/bin/env bash
# Whole journeys (item, address, delivery, payment, order) of goods that do not run out, and add to cart, at 8 and 32
# shoppers, on both engines.
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target bench_journey -- --quiet

for engine in sqlite postgresql; do
  database "$engine"
  demo 50000
  plenty
  shop
  for shoppers in 8 32; do
    echo "$engine, 50 000 products:"
    build/release/bench_journey 127.0.0.1 "${SHOP##*:}" "$shoppers" 10
  done
  stop_shop
done
