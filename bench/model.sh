#!/usr/bin/env bash
# Random steps by 32 shoppers, warehouse, gateway, forgers and time, with power cuts between any two; afterwards the shop
# must agree with a simple reference, to the unit and the cent. 100 000 steps unless set otherwise, on both engines.
# bench/model.sh [STEPS] [sqlite|postgresql] [SEED]
. "$(dirname "$0")/support/shop.sh"
steps=${1:-100000}

for engine in ${2:-sqlite postgresql}; do
  if [ "$engine" = postgresql ] && [ -z "${SPAZA_TEST_POSTGRES:-}" ]; then
    . tools/dev/test.sh
    start_postgresql
  fi
  (cd server/tests/api && SPAZA_TEST_ENGINE=$engine SPAZA_BIN_DIR="$OLDPWD/build/release" SPAZA_TEST_STEPS=$steps \
    SPAZA_TEST_SEED=${3:-$RANDOM} npx vitest run model.test.ts --disable-console-intercept)
done
