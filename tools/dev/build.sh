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

dev_build() {
  dev_setup
  echo "Compiling the server ($(jobs) processors; the first time about ten minutes on two)"
  build_server release spaza paysim idsim spaza-render spaza-pictures
  echo "Building the web shop"
  build_web
}

dev_clean() { rm -rf build web/dist web/dist-ssr var; }

dev_fmt() {
  dev_setup
  git ls-files -z '*.cpp' '*.hpp' | xargs -0 clang-format -i
  (cd web && npm run --silent format)
}
