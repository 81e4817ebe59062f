# Style and structure. Quick checks run with every test; clang-tidy and fuzzing on request.

cpp_files() { git ls-files '*.cpp' '*.hpp'; }

check_format() { cpp_files | xargs clang-format --dry-run -Werror; }

quick_checks() {
  local failed=0
  check_format || failed=1
  python3 tools/check_layers.py server/src || failed=1
  (cd contract && npm run --silent lint) || failed=1
  (cd web && npm run --silent lint && npx tsc --noEmit) || failed=1
  return $failed
}

check_tidy() {
  build_server dev spaza_core
  git ls-files 'server/src/*.cpp' | xargs -P "$(jobs)" -n 4 clang-tidy -p build/dev --quiet
}

check_fuzz() {
  build_server fuzz
  local target
  for target in build/fuzz/*_fuzz; do
    echo "── $(basename "$target") for ${FUZZ_SECONDS:-60} s"
    mkdir -p "build/corpus/$(basename "$target")"
    "$target" -max_total_time="${FUZZ_SECONDS:-60}" -timeout=5 -rss_limit_mb=2048 -print_final_stats=0 \
      "build/corpus/$(basename "$target")" 2>&1 | tail -n 3
  done
}

dev_check() {
  dev_setup
  quick_checks
  while [ $# -gt 0 ]; do
    case "$1" in
      --tidy) check_tidy ;;
      --fuzz) check_fuzz ;;
      *) echo "dev check: unknown option $1" >&2; return 2 ;;
    esac
    shift
  done
  echo "checks passed"
}
