# Style and structure. Quick checks run with every test; clang-tidy and fuzzing on request.

cpp_files() { git ls-files '*.cpp' '*.hpp'; }

check_format() { cpp_files | xargs clang-format --dry-run -Werror; }

# Debian 12's npm 9 reads no lock file beside an override that names another package.
check_overrides() {
  ! git grep -n '"npm:' -- '*package.json' || { echo "an override by another package's name: npm 9 cannot install it" >&2; return 1; }
}

server_checks() {
  local failed=0
  check_format || failed=1
  check_overrides || failed=1
  python3 tools/check_layers.py server/src || failed=1
  python3 tools/check_type_names.py server || failed=1
  python3 tools/check_security_table.py || failed=1
  python3 tools/check_glossary.py || failed=1
  (cd contract && npm run --silent lint) || failed=1
  (cd server/tests/api && npm run --silent types) || failed=1
  (cd app && npm run --silent lint && npm run --silent types) || failed=1
  return $failed
}

web_checks() { (cd web && npm run --silent lint && npx tsc --noEmit); }

# Both halves at once: each keeps one core busy.
quick_checks() {
  local failed=0 web
  web_checks &
  web=$!
  server_checks || failed=1
  wait $web || failed=1
  return $failed
}

check_tidy() {
  build_server dev spaza_core
  git ls-files 'server/src/*.cpp' | xargs -P "$(jobs)" -n 4 clang-tidy -p build/dev --quiet
}

# The unit tests and the whole API suite on both engines, in a build that watches itself: asan or tsan.
check_sanitized() {
  install_debian_packages tools/packages-sanitizers.txt
  build_server "$1" spaza spaza-render spaza-pictures paysim idsim spaza_tests
  build_web
  # Servers under test are children of the runner: what they say of themselves is gathered and looked at afterwards.
  local said=log_path=$ROOT/$REPORTS/sanitizer
  export ASAN_OPTIONS=detect_leaks=1:halt_on_error=1:$said
  export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1:$said
  export LSAN_OPTIONS=suppressions=$ROOT/tools/lsan-suppressions.txt:print_suppressions=0
  export TSAN_OPTIONS=halt_on_error=1:$said:suppressions=$ROOT/tools/tsan-suppressions.txt
  export SPAZA_BIN_DIR=$ROOT/build/$1 SPAZA_TEST_CASES=2000
  rm -rf "$REPORTS" && mkdir -p "$REPORTS"
  FAILED_STEPS=()
  trap clear_up EXIT
  use_memory_for_files
  start_postgresql
  step "unit and storage tests ($1)" unit_tests "$1"
  step "API journeys on SQLite ($1)" api_tests sqlite
  step "API journeys on PostgreSQL ($1)" api_tests postgresql
  step "no report of $1" no_sanitizer_report
  python3 tools/summarise_tests.py "$REPORTS" "${FAILED_STEPS[@]}"
}

no_sanitizer_report() {
  local report
  for report in "$REPORTS"/sanitizer.*; do
    [ -e "$report" ] || return 0
    head -n 40 "$report"
  done
  return 1
}

check_fuzz() {
  install_debian_packages tools/packages-sanitizers.txt
  build_server fuzz
  local target
  for target in build/fuzz/*_fuzz; do
    echo "── $(basename "$target") for ${FUZZ_SECONDS:-60} s"
    mkdir -p "build/corpus/$(basename "$target")"
    "$target" -max_total_time="${FUZZ_SECONDS:-60}" -timeout=5 -rss_limit_mb=2048 -max_len=200000 \
      -print_final_stats=0 \
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
      --asan) check_sanitized asan ;;
      --tsan) check_sanitized tsan ;;
      --package) dev_package --try ;;
      --first-shop) check_first_shop ;;
      *) echo "dev check: unknown option $1" >&2; return 2 ;;
    esac
    shift
  done
  echo "checks passed"
}
