#!/usr/bin/env bash
# Power cuts under load: `kill -9` at random moments, 500 times unless set otherwise, on both engines. Afterwards every
# acknowledged order, payment notification and unit of stock must be there. A kill takes two to four seconds.
# bench/kill.sh [KILLS] [sqlite|postgresql]
. "$(dirname "$0")/support/shop.sh"
kills=${1:-500}

for engine in ${2:-sqlite postgresql}; do
  if [ "$engine" = postgresql ] && [ -z "${SPAZA_TEST_POSTGRES:-}" ]; then
    . tools/dev/test.sh
    start_postgresql
  fi
  echo "$engine, $kills kills:"
  (cd server/tests/api && SPAZA_TEST_ENGINE=$engine SPAZA_BIN_DIR="$OLDPWD/build/release" SPAZA_TEST_KILLS=$kills \
    npx vitest run kill.test.ts --disable-console-intercept)
done
