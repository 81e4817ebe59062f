# Server (CMake) and web (Vite).

jobs() { nproc; }

# Objects are found again whatever folder the clone is in.
export CCACHE_BASEDIR=$ROOT CCACHE_NOHASHDIR=1

# build_server PRESET [TARGET…]
build_server() {
  local preset=$1
  shift
  local log=build/configure-$preset.log
  mkdir -p build
  if [ ! -f "build/$preset/build.ninja" ]; then
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  fi
  # `[120/150]` now and then on a screen; into a file, only what is wrong.
  if [ -t 1 ]; then
    cmake --build --preset "$preset" -j "$(jobs)" ${1:+--target "$@"}
  else
    with_signs_of_life "build-$preset" cmake --build --preset "$preset" -j "$(jobs)" ${1:+--target "$@"} -- --quiet
  fi
}

# Rebuilt when anything it is made of changed.
build_web() {
  local stamp=web/dist/.built
  if [ -f "$stamp" ] && [ -z "$(find web contract/messages contract/rules -newer "$stamp" -type f \
    -not -path '*/node_modules/*' -not -path 'web/dist*' -print -quit)" ]; then
    return
  fi
  with_signs_of_life web npm --prefix web run --silent build || return 1
  touch "$stamp"
}

# dev_build [INSTALL_NPM]: packages of npm come while the server is compiled: the ones wait for the network, the others for
# processors.
dev_build() {
  local npm_log=build/npm-packages.log npm
  install_debian_packages tools/packages.txt
  install_node
  mkdir -p build
  "${1:-install_npm_packages}" >"$npm_log" 2>&1 </dev/null &
  npm=$!
  # shellcheck disable=SC2064
  trap "kill $npm 2>/dev/null" EXIT
  echo "Compiling the server ($(jobs) processors; the first time about ten minutes on two), with npm's packages coming beside"
  build_server release spaza paysim idsim spaza-render spaza-pictures
  if kill -0 "$npm" 2>/dev/null; then
    echo "Waiting for npm's packages"
    with_signs_of_life npm-wait tail --pid="$npm" -f /dev/null
  fi
  if ! wait "$npm"; then
    cat "$npm_log" >&2
    return 1
  fi
  trap - EXIT
  echo "Building the web shop"
  build_web
}

dev_clean() { rm -rf build web/dist web/dist-ssr var; }

dev_fmt() {
  dev_setup
  git ls-files -z '*.cpp' '*.hpp' | xargs -0 clang-format -i
  (cd web && npm run --silent format)
}
