# All tests. Each runner leaves a JUnit file in build/reports; the last line adds them up.

REPORTS=build/reports
TEST_FILES=

# Test databases live in memory where a machine has 4 GiB to spare: on a disk they mostly wait for it.
use_memory_for_files() {
  local spare
  spare=$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1) || return 0
  [ "${spare:-0}" -ge 4194304 ] && [ "$(awk '/^MemAvailable/ {print $2}' /proc/meminfo)" -ge 8388608 ] || return 0
  TEST_FILES=$(mktemp -d /dev/shm/spaza-test-XXXXXX) || return 0
  chmod 755 "$TEST_FILES"
  export TMPDIR=$TEST_FILES
}

clear_up() {
  stop_postgresql
  rm -rf "$TEST_FILES"
}

# A free port that stays so until it is listened at: no outgoing connection is given it, and no test takes it.
quiet_port() {
  python3 -c 'import random, socket
while True:
    port = random.randint(10_000, 14_999)
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", port)) != 0:
            break
print(port)'
}

# A PostgreSQL of our own on a free port, unless SPAZA_TEST_POSTGRES names one.
start_postgresql() {
  local bin data port
  bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n1)
  # Debian's own psql is a script that looks for this one, which takes longer than what tests ask.
  export PATH=$bin:$PATH
  [ -n "${SPAZA_TEST_POSTGRES:-}" ] && return
  data=$(mktemp -d "${TMPDIR:-/tmp}/spaza-postgresql-XXXXXX")
  port=$(quiet_port)
  PG_AS=()
  if [ "$(id -u)" = 0 ]; then
    chown postgres "$data"
    PG_AS=(setpriv --reuid=postgres --regid=postgres --init-groups)
  fi
  PG_BIN=$bin PG_DATA=$data
  "${PG_AS[@]}" "$bin/initdb" -D "$data/db" -U spaza -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
  "${PG_AS[@]}" "$bin/pg_ctl" -D "$data/db" -l "$data/log" -w -s \
    -o "-p $port -k $data -c listen_addresses=127.0.0.1 -c max_connections=200" start
  export SPAZA_TEST_POSTGRES=postgresql://spaza@127.0.0.1:$port/postgres
}

stop_postgresql() {
  [ -n "${PG_DATA:-}" ] || return 0
  "${PG_AS[@]}" "$PG_BIN/pg_ctl" -D "$PG_DATA/db" -m immediate -s stop || true
  rm -rf "$PG_DATA"
}

# step NAME COMMAND…: goes on after a failure and remembers it.
step() {
  local name=$1 began=$SECONDS
  shift
  echo "── $name"
  if "$@"; then
    echo "   $name: $((SECONDS - began)) s"
  else
    echo "   $name FAILED after $((SECONDS - began)) s"
    FAILED_STEPS+=("$name")
  fi
}

# unit_tests PRESET: in two processes, for much of it waits.
unit_tests() {
  local shard pids=() failed=0
  for shard in 0 1; do
    GTEST_TOTAL_SHARDS=2 GTEST_SHARD_INDEX=$shard "build/$1/spaza_tests" --gtest_brief=1 \
      --gtest_output="xml:$REPORTS/unit-$((shard + 1)).xml" &
    pids+=($!)
  done
  for shard in "${pids[@]}"; do wait "$shard" || failed=1; done
  return $failed
}

web_tests() {
  (cd web && npx vitest run --reporter=default --reporter=junit --outputFile.junit="$ROOT/$REPORTS/web.xml")
}

shell_tests() {
  (cd app && npx vitest run --reporter=default --reporter=junit --outputFile.junit="$ROOT/$REPORTS/app.xml")
}

# Both sides at once: the server's mostly wait for databases and deadlines, the web's keep the cores busy.
unit_tests_of_both() {
  local failed=0 server
  unit_tests "$1" &
  server=$!
  # Deadlines of the server's are not to be missed for these.
  (renice -n 10 "$BASHPID" >/dev/null && web_tests) || failed=1
  wait $server || failed=1
  return $failed
}

api_tests() {
  (cd server/tests/api && SPAZA_TEST_ENGINE=$1 SPAZA_BIN_DIR=${SPAZA_BIN_DIR:-$ROOT/build/release} \
    npx vitest run --reporter=default --reporter=junit --outputFile.junit="$ROOT/$REPORTS/api-$1.xml")
}

# From cart to invoice, and the app from its installing to the opened order: walked on PostgreSQL too. What else a
# database could do differently, the API journeys ask of both; `./dev e2e postgresql` walks all.
PURCHASES=(purchase orders pre-order deposit)
IN_THE_APP=(installed-app app-cart-offline push)

# On a phone alone: what the two widths differ in does not reach the database.
purchases_on_postgresql() { WALKS='^(?!.*on a desktop)' browser_tests postgresql "${PURCHASES[@]}" "${IN_THE_APP[@]}"; }

# browser_tests ENGINE [SPEC…]: WALKS names those to walk, as a pattern.
browser_tests() {
  local engine=$1
  shift
  (cd web && SPAZA_TEST_ENGINE=$engine SPAZA_BIN_DIR=${SPAZA_BIN_DIR:-$ROOT/build/release} \
    npx vitest run --config e2e/vitest.config.ts "${@/%/.spec}" ${WALKS:+-t "$WALKS"} --reporter=default --reporter=junit \
    --outputFile.junit="$ROOT/$REPORTS/browser-$engine.xml")
}

dev_test() {
  FAILED_STEPS=()
  dev_build
  build_server release spaza_tests
  unpack_servers
  rm -rf $REPORTS && mkdir -p $REPORTS
  trap clear_up EXIT
  use_memory_for_files
  start_postgresql
  step "checks" quick_checks
  step "container image" python3 tools/check_image.py deploy/Dockerfile build/release/{spaza,spaza-render,spaza-pictures} --web web/dist
  step "unit and storage tests, of server and web" unit_tests_of_both release
  step "native shell tests" shell_tests
  step "API journeys on SQLite" api_tests sqlite
  step "API journeys on PostgreSQL" api_tests postgresql
  step "browser journeys" browser_tests sqlite
  step "purchases in the browser on PostgreSQL" purchases_on_postgresql
  python3 tools/summarise_tests.py $REPORTS "${FAILED_STEPS[@]}"
}

# ./dev e2e [ENGINE [SPEC…]]: flows through forms at both widths, which a test of everything walks at one.
dev_e2e() {
  FAILED_STEPS=()
  export SPAZA_E2E_WIDTHS=${SPAZA_E2E_WIDTHS:-both}
  dev_build
  rm -rf $REPORTS && mkdir -p $REPORTS
  trap clear_up EXIT
  use_memory_for_files
  [ "${1:-sqlite}" = sqlite ] || start_postgresql
  browser_tests "${@:-sqlite}"
}
