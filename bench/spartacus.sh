#!/usr/bin/env bash
# Every call of Spartacus' own adapters and normalisers, headless, against the demo shop: works, or why not.
# bench/spartacus.sh [sqlite|postgresql]
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target spaza paysim -- --quiet

# Spartacus and the Angular it is made for come only here, and nothing of them is kept in the repository.
lock=bench/spartacus/package-lock.json
if ! cmp -s "$lock" bench/spartacus/node_modules/.spaza-lock; then
  (cd bench/spartacus && npm ci --silent --no-audit --no-fund)
  cp "$lock" bench/spartacus/node_modules/.spaza-lock
fi
(cd bench/spartacus && node build.mjs "$BENCH_DIR/calls.mjs")

database "${1:-sqlite}"
demo 500
shop --dev-outbox
version=$(node -p "require('./bench/spartacus/node_modules/@spartacus/core/package.json').version")
echo "Spartacus $version, ${DATABASE%%:*}:"
# Its sign-in asks for TLS everywhere but on localhost.
node "$BENCH_DIR/calls.mjs" "${SHOP/127.0.0.1/localhost}" "$DATABASE" "$BUILD/spaza"
