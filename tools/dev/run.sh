# The demo shop on this machine: spaza with SQLite, and the payment simulator.

dev_run() {
  local port=${SPAZA_PORT:-8080} paysim_port=${PAYSIM_PORT:-8090} database=sqlite:var/spaza.db
  dev_build
  mkdir -p var
  if [ ! -f var/demo-loaded ]; then
    echo "Loading the demo shop"
    rm -f var/spaza.db var/spaza.db-wal var/spaza.db-shm
    build/release/spaza demo --database "$database"
    touch var/demo-loaded
  fi

  local pids=()
  trap 'kill "${pids[@]}" 2>/dev/null; wait' EXIT
  trap 'exit 0' INT TERM
  build/release/paysim --port "$paysim_port" >var/paysim.log 2>&1 &
  pids+=($!)
  build/release/spaza serve --database "$database" --port "$port" \
    --payments "http://localhost:$paysim_port" --dev-outbox >var/spaza.log 2>&1 &
  pids+=($!)
  for _ in $(seq 300); do
    curl -fs "http://localhost:$port/health/ready" >/dev/null 2>&1 && break
    kill -0 "${pids[1]}" 2>/dev/null || { cat var/spaza.log >&2; echo "dev: the shop did not start" >&2; return 1; }
    sleep 0.1
  done
  curl -fs "http://localhost:$port/health/ready" >/dev/null || { tail var/spaza.log >&2; return 1; }
  echo "The shop is open on http://localhost:$port (mails and codes: http://localhost:$port/dev/outbox). Ctrl-C closes it."
  wait "${pids[1]}"
}
