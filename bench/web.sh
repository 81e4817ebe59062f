#!/usr/bin/env bash
# What the pages of a demo shop cost a browser and a rendering worker: `bench/web.sh [RUNS]`. Scripts as sent, a press answered
# on a phone at 4x slowdown, a page drawn in JavaScriptCore. `!` marks a target that is missed.
. "$(dirname "$0")/support/shop.sh"
cmake --build --preset release --target spaza spaza-render paysim -- --quiet
[ -d web/dist ] || (cd web && npm ci && npm run build)
[ -d bench/web/node_modules ] || (cd bench/web && npm ci)

echo "load $(cut -d' ' -f1-3 /proc/loadavg)"
node web/tools/weigh.mjs
database sqlite
demo 1000
SPAZA_SERVE_WEB_DIR=$PWD/web/dist SPAZA_RENDER_TIMEOUT_MS=10000 shop
node bench/web/draw.mjs "$SHOP" build/release/spaza-render web/dist-ssr/render.js
node bench/web/interaction.mjs "$SHOP" "${1:-5}"
