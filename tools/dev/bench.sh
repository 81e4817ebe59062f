# Measurements; each prints the rows of docs/benchmarks.md it makes.

dev_bench() {
  local name=${1:-all}
  dev_build
  install_debian_packages tools/packages-bench.txt
  case "$name" in
    help) ls bench/*.sh | sed 's|bench/\(.*\)\.sh|\1|' ;;
    # the 500 power cuts take an hour: by name only
    all) local script; for script in bench/*.sh; do [ "$script" = bench/kill.sh ] || bash "$script"; done ;;
    *) bash "bench/$name.sh" "${@:2}" ;;
  esac
}
