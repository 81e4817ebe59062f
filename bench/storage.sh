# Orders a second on both engines, beside the rate of the database's own library for the same statements.
# PostgreSQL: SPAZA_BENCH_POSTGRES names an empty database that may be filled.
set -eu
cmake --build --preset release -j2 --target bench_order_rate >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
build/release/bench_order_rate "sqlite:$folder/orders.db" "${1:-4}"
if [ -n "${SPAZA_BENCH_POSTGRES:-}" ]; then
  build/release/bench_order_rate "$SPAZA_BENCH_POSTGRES" "${1:-4}"
else
  echo "PostgreSQL not measured: SPAZA_BENCH_POSTGRES is not set"
fi
