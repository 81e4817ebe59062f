# The demo shop on this machine: spaza with SQLite, the payment simulator and the simulated identity providers.

# free_to_listen VARIABLE PORT WHOSE: says who must be asked to leave before anything is built.
free_to_listen() {
  if (exec 3<>"/dev/tcp/127.0.0.1/$2") 2>/dev/null; then
    echo "dev: port $2, which $3 wants, is in use; stop what listens there, or say $1=ANOTHER ./dev run" >&2
    return 1
  fi
}

# still_runs PID LOG WHOSE
still_runs() {
  kill -0 "$1" 2>/dev/null && return
  cat "var/$2.log" >&2
  echo "dev: $3 did not start" >&2
  return 1
}

# Signs in as the demo shop's owner; a shop that was loaded by an earlier release has none yet.
backoffice_link() {
  local owner=palesa.nkosi@spaza.example name="Palesa Nkosi"
  if [ "$3" = hardware ]; then owner=johanna.le-roux@klipkop.example name="Johanna le Roux"; fi
  local spaza=(env "SPAZA_SERVE_PUBLIC_URL=http://localhost:$2" SPAZA_MAIL_DEV_OUTBOX=true build/release/spaza staff)
  "${spaza[@]}" list --database "$1" | grep -q "^$owner " ||
    "${spaza[@]}" add "$owner" --name "$name" --roles owner --database "$1" >/dev/null 2>&1
  "${spaza[@]}" link "$owner" --database "$1" 2>/dev/null
}

dev_run() {
  local shop=electronics name=spaza
  if [ "${1:-}" = --shop ]; then shop=${2:-}; fi
  case "$shop" in
    electronics) ;;
    hardware) name=hardware ;;
    *) echo "dev: no demo shop '$shop': there are electronics and hardware" >&2; return 2 ;;
  esac
  local port=${SPAZA_PORT:-8080} paysim_port=${PAYSIM_PORT:-8090} idsim_port=${IDSIM_PORT:-8092}
  local database=sqlite:var/$name.db loaded=var/demo-loaded
  if [ "$shop" = hardware ]; then loaded=var/hardware-loaded; fi
  free_to_listen SPAZA_PORT "$port" "the shop"
  free_to_listen PAYSIM_PORT "$paysim_port" "the payment simulator"
  free_to_listen IDSIM_PORT "$idsim_port" "the simulator of identity providers"
  dev_build install_npm_packages_of_the_shop
  mkdir -p var
  if [ ! -f "$loaded" ]; then
    echo "Loading the demo shop"
    rm -f "var/$name.db" "var/$name.db-wal" "var/$name.db-shm"
    build/release/spaza demo --shop "$shop" --database "$database"
    touch "$loaded"
  fi

  # Devices that allowed notifications stay with the key they allowed them by.
  [ -s var/push-key ] || build/release/spaza push key | sed -n 's/^private_key = "\(.*\)"$/\1/p' >var/push-key

  local pids=()
  trap 'kill "${pids[@]}" 2>/dev/null; wait' EXIT
  trap 'exit 0' INT TERM
  build/release/paysim --port "$paysim_port" >var/paysim.log 2>&1 &
  pids+=($!)
  build/release/idsim --port "$idsim_port" >var/idsim.log 2>&1 &
  pids+=($!)
  SPAZA_PUSH_PRIVATE_KEY=$(cat var/push-key) build/release/spaza serve --database "$database" --port "$port" \
    --payments "http://localhost:$paysim_port" --identities "http://localhost:$idsim_port" --dev-outbox >var/spaza.log 2>&1 &
  pids+=($!)
  for _ in $(seq 300); do
    # Another program may have taken the port since: its answer is not ours.
    still_runs "${pids[0]}" paysim "the payment simulator" &&
      still_runs "${pids[1]}" idsim "the simulator of identity providers" &&
      still_runs "${pids[2]}" spaza "the shop" || return 1
    grep -qs '"serving"' var/spaza.log && curl -fs "http://localhost:$port/health/ready" >/dev/null 2>&1 && break
    sleep 0.1
  done
  curl -fs "http://localhost:$port/health/ready" >/dev/null || { tail var/spaza.log >&2; return 1; }
  echo "The shop is open on http://localhost:$port (mails and codes: http://localhost:$port/dev/outbox). Ctrl-C closes it."
  echo "Its back office, for 30 minutes and once: $(backoffice_link "$database" "$port" "$shop")"
  wait "${pids[2]}"
}
