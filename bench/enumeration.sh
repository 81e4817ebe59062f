#!/usr/bin/env bash
# Whether answers tell by their time or body who has an account: `bench/enumeration.sh [N [CALL…]]`, by default 2 000 known
# and 2 000 unknown addresses at every call that must not tell, in turns at random; ENGINE is sqlite or postgresql. Fails where
# p ≤ 0.05, which one call in twenty does by chance alone.
. "$(dirname "$0")/support/shop.sh"
. bench/support/accounts.sh
cmake --build --preset release --target spaza paysim idsim -- --quiet

count=${1:-2000}
database "${ENGINE:-sqlite}"
demo 100
idsim_port=$(free_port)
"$BUILD/idsim" --port "$idsim_port" >"$BENCH_DIR/idsim.log" 2>&1 &
BENCH_PIDS+=($!)
export SPAZA_IDENTITY_IDSIM_URL=http://127.0.0.1:$idsim_port
wait_for "$SPAZA_IDENTITY_IDSIM_URL/g/.well-known/openid-configuration"
shop
accounts "$count"
passkeys
python3 bench/support/enumeration.py "$SHOP" "$SPAZA_IDENTITY_IDSIM_URL" "$count" "${@:2}"
