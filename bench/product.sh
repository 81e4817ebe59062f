#!/usr/bin/env bash
# Product JSON of mixed products beside nginx serving the same bytes from files, same load generator, in turns:
# `bench/product.sh [HOW_MANY_PRODUCTS]`; 1 is one product again and again.
. "$(dirname "$0")/support/shop.sh"

mixed=${1:-2000}
database sqlite
demo 50000
shop
mkdir -p "$BENCH_DIR/files"
sqlite3 "${DATABASE#sqlite:}" "SELECT code FROM product WHERE on_sale = 1 ORDER BY popularity DESC, code LIMIT $mixed" \
  >"$BENCH_DIR/codes"
api=/occ/v2/spaza/channel/web/zone/G205/products
sed "s|.*|url = \"$SHOP$api/&?fields=FULL\"\noutput = \"$BENCH_DIR/files/&.json\"|" "$BENCH_DIR/codes" >"$BENCH_DIR/fetch"
curl -fs --config "$BENCH_DIR/fetch"
sed "s|.*|$api/&?fields=FULL|" "$BENCH_DIR/codes" >"$BENCH_DIR/our_paths"
sed "s|.*|/&.json|" "$BENCH_DIR/codes" >"$BENCH_DIR/their_paths"

# Each thread of wrk asks for all paths in an order of its own.
cat >"$BENCH_DIR/mixed.lua" <<'LUA'
local threads = 0
function setup(thread) thread:set("number", threads); threads = threads + 1 end
function init()
  requests = {}
  for path in io.lines(os.getenv("PATHS")) do requests[#requests + 1] = wrk.format("GET", path) end
  math.randomseed(7 + number)
end
function request() return requests[math.random(#requests)] end
LUA

port=$(free_port)
cat >"$BENCH_DIR/nginx.conf" <<CONF
worker_processes 2;
pid $BENCH_DIR/nginx.pid;
error_log $BENCH_DIR/nginx-error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000 inactive=60s;
  default_type application/json;
  client_body_temp_path $BENCH_DIR/body; proxy_temp_path $BENCH_DIR/proxy; fastcgi_temp_path $BENCH_DIR/fastcgi;
  uwsgi_temp_path $BENCH_DIR/uwsgi; scgi_temp_path $BENCH_DIR/scgi;
  server { listen 127.0.0.1:$port; root $BENCH_DIR/files; }
}
CONF
chmod 755 "$BENCH_DIR" "$BENCH_DIR/files"
nginx -c "$BENCH_DIR/nginx.conf" -g 'daemon off;' &
BENCH_PIDS+=($!)
wait_for "http://127.0.0.1:$port/$(head -1 "$BENCH_DIR/codes").json"

mixed_rate() { # SERVER PATHS
  PATHS=$2 wrk -t2 -c32 -d8s -s "$BENCH_DIR/mixed.lua" "$1" | awk '/Requests\/sec/ {print $2}'
}
bytes=$(cat "$BENCH_DIR"/files/*.json | wc -c)
echo "product JSON (FULL), $mixed products of $((bytes / mixed)) bytes on average, 32 connections; load $(cut -d' ' -f1 /proc/loadavg)"
for round in 1 2 3; do
  ours=$(mixed_rate "$SHOP" "$BENCH_DIR/our_paths")
  theirs=$(mixed_rate "http://127.0.0.1:$port" "$BENCH_DIR/their_paths")
  echo "round $round: spaza $ours/s, nginx $theirs/s, ratio $(ratio "$ours" "$theirs")"
done
