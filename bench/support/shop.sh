# Starts what a measurement needs and stops it by process id when the script ends. Source it from bench/*.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
BENCH_DIR=$(mktemp -d /tmp/spaza-bench-XXXXXX)
BENCH_PIDS=()

finish() {
  kill "${BENCH_PIDS[@]}" 2>/dev/null || true
  wait 2>/dev/null || true
  [ -n "${PG_DATA:-}" ] && stop_postgresql
  rm -rf "$BENCH_DIR"
}
trap finish EXIT

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

wait_for() { # URL
  local _
  for _ in $(seq 1200); do curl -fs "$1" >/dev/null 2>&1 && return; sleep 0.05; done
  echo "no answer from $1" >&2
  return 1
}

# database ENGINE: a fresh one; its URL is in DATABASE.
database() {
  if [ "$1" = sqlite ]; then
    DATABASE=sqlite:$BENCH_DIR/shop-$RANDOM.db
  else
    [ -n "${SPAZA_TEST_POSTGRES:-}" ] || { . tools/dev/test.sh; start_postgresql; }
    local name=spaza_bench_$RANDOM
    psql "$SPAZA_TEST_POSTGRES" -qAtc "CREATE DATABASE $name"
    DATABASE=${SPAZA_TEST_POSTGRES%/*}/$name
  fi
}

# The programs under test; a script that compares two builds sets it.
BUILD=build/release

demo() { # PRODUCTS
  "$BUILD/spaza" demo --database "$DATABASE" --products "$1" --seed 1 >/dev/null
}

# sql STATEMENT: what DATABASE answers.
sql() {
  case $DATABASE in
    sqlite:*) sqlite3 "${DATABASE#sqlite:}" "$1" ;;
    *) psql "$DATABASE" -qAtc "$1" ;;
  esac
}

# plenty: nothing of DATABASE runs out while it is measured.
plenty() { sql 'UPDATE stock SET on_hand = on_hand + 100000 WHERE on_hand > 0'; }

# photographs FOLDER: every product of DATABASE gets one of its JPEGs, in turns; they stand in $BENCH_DIR/media.
photographs() {
  local rows=$BENCH_DIR/products.csv files=("$1"/*.jpg)
  mkdir -p "$BENCH_DIR/media"
  "$BUILD/spaza" media add --database "$DATABASE" --folder "$BENCH_DIR/media" "${files[@]}" >/dev/null
  sqlite3 -csv -header "${DATABASE#sqlite:}" 'SELECT code, name, brand_code AS brand, category_code AS category FROM product ORDER BY code' |
    awk -v names="${files[*]##*/}" 'BEGIN { n = split(names, name, " ") } { sub(/\r$/, ""); print $0 "," (NR == 1 ? "images" : name[NR % n + 1]) }' >"$rows"
  "$BUILD/spaza" import --database "$DATABASE" "$rows" >/dev/null
}

# shop: serves DATABASE with paysim, on SHOP_PORT when it is set; its address is in SHOP, its process id in SHOP_PID.
shop() {
  local port paysim
  paysim=$(free_port)
  "$BUILD/paysim" --port "$paysim" >"$BENCH_DIR/paysim.log" 2>&1 &
  BENCH_PIDS+=($!)
  port=${SHOP_PORT:-$(free_port)}
  SHOP=http://127.0.0.1:$port PAYSIM=http://127.0.0.1:$paysim
  SPAZA_LIMITS_ENABLED=false SPAZA_LOG_LEVEL=warn "$BUILD/spaza" serve --database "$DATABASE" --port "$port" \
    --payments "$PAYSIM" "$@" >"$BENCH_DIR/shop.log" 2>&1 &
  SHOP_PID=$!
  BENCH_PIDS+=("$SHOP_PID")
  wait_for "$SHOP/health/ready"
}

stop_shop() {
  kill "$SHOP_PID" 2>/dev/null || true
  wait "$SHOP_PID" 2>/dev/null || true
}

resident_mb() { awk '/VmRSS/ {printf "%d", $2 / 1024}' "/proc/$1/status"; }

# rate URL [SECONDS] [CONNECTIONS]: requests a second of wrk, two threads.
rate() { wrk -t2 -c"${3:-32}" -d"${2:-8}s" "$1" | awk '/Requests\/sec/ {print $2}'; }

ratio() { awk -v a="$1" -v b="$2" 'BEGIN {printf "%.2f", a / b}'; }
