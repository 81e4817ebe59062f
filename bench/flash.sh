#!/usr/bin/env bash
# A flash sale: 10 000 shoppers come within a minute for 100 units. Exactly 100 orders, nothing oversold, no error of the
# server; who is asked to come again comes again. p99 of the answers must be within two seconds.
# bench/flash.sh [SHOPPERS] [UNITS] [SECONDS] [sqlite|postgresql]
. "$(dirname "$0")/support/shop.sh"

for engine in ${4:-sqlite postgresql}; do
  if [ "$engine" = postgresql ] && [ -z "${SPAZA_TEST_POSTGRES:-}" ]; then
    . tools/dev/test.sh
    start_postgresql
  fi
  (cd server/tests/api && SPAZA_TEST_ENGINE=$engine SPAZA_BIN_DIR="$OLDPWD/build/release" \
    SPAZA_TEST_FLASH_SHOPPERS=${1:-10000} SPAZA_TEST_FLASH_UNITS=${2:-100} SPAZA_TEST_FLASH_SECONDS=${3:-60} \
    SPAZA_TEST_FLASH_P99=2000 npx vitest run flash.test.ts --disable-console-intercept)
done
