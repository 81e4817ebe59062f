#!/usr/bin/env bash
# Placing orders with this build beside another one: bench/orders.sh OTHER [ROUNDS], where OTHER is the build/release of
# another checkout. Both take turns, now the one first, now the other, each on a fresh database of one seed, so that what
# else the machine does meets both. Prints each round and the ratio of the medians.
OTHER=$(realpath -e "${1:-}" 2>/dev/null) ||
  { echo "orders: name the build/release of another checkout to compare with" >&2; exit 2; }
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target spaza paysim bench_journey -- --quiet

# measure BUILD: journeys a second of 8 shoppers, p50 and p95 of an order in ms; in FIGURES
measure() {
  BUILD=$1
  database "$engine"
  demo 2000
  plenty
  shop
  FIGURES=$(build/release/bench_journey 127.0.0.1 "${SHOP##*:}" 8 8 |
    sed -nE 's/.*: ([0-9.]+) journeys\/s.*/\1/p; s/.*order p50 ([0-9.]+) ms, p95 ([0-9.]+) ms.*/\1 \2/p' | tr '\n' ' ')
  stop_shop
}

for engine in sqlite postgresql; do
  rows=()
  for round in $(seq "${2:-5}"); do
    order=("$OTHER" build/release)
    [ $((round % 2)) = 1 ] || order=(build/release "$OTHER")
    declare -A of=()
    for build in "${order[@]}"; do
      measure "$build"
      of[$build]=$FIGURES
    done
    echo "$engine $round: other ${of[$OTHER]}, this ${of[build/release]}"
    rows+=("${of[$OTHER]} ${of[build/release]}")
  done
  printf '%s\n' "${rows[@]}" | python3 -c '
import statistics, sys
middle = [statistics.median(column) for column in zip(*[map(float, row.split()) for row in sys.stdin])]
rate, p50, p95 = (middle[3 + i] / middle[i] for i in range(3))
print(f"this beside the other: journeys a second {rate:.2f}, order p50 {p50:.2f}, order p95 {p95:.2f}")'
done
