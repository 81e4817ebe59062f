#!/usr/bin/env bash
# Product JSON beside nginx serving the same bytes from a file, same load generator, in turns.
. "$(dirname "$0")/support/shop.sh"

database sqlite
demo 50000
shop
path=/occ/v2/spaza/channel/web/zone/G205/products/10448821?fields=FULL
mkdir -p "$BENCH_DIR/files"
curl -fs "$SHOP$path" >"$BENCH_DIR/files/product.json"

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
  open_file_cache max=100 inactive=60s;
  default_type application/json;
  client_body_temp_path $BENCH_DIR/body; proxy_temp_path $BENCH_DIR/proxy; fastcgi_temp_path $BENCH_DIR/fastcgi;
  uwsgi_temp_path $BENCH_DIR/uwsgi; scgi_temp_path $BENCH_DIR/scgi;
  server { listen 127.0.0.1:$port; root $BENCH_DIR/files; }
}
CONF
chmod 755 "$BENCH_DIR" "$BENCH_DIR/files"
nginx -c "$BENCH_DIR/nginx.conf" -g 'daemon off;' &
BENCH_PIDS+=($!)
wait_for "http://127.0.0.1:$port/product.json"

echo "product JSON, $(stat -c %s "$BENCH_DIR/files/product.json") bytes, 32 connections"
for round in 1 2 3; do
  ours=$(rate "$SHOP$path")
  theirs=$(rate "http://127.0.0.1:$port/product.json")
  echo "round $round: spaza $ours/s, nginx $theirs/s, ratio $(ratio "$ours" "$theirs")"
done
