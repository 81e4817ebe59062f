# Measurements; each prints the rows of docs/benchmarks.md it makes.

dev_bench() {
  local name=${1:-all}
  dev_build
  install_debian_packages tools/packages-bench.txt
  case "$name" in
    help) ls bench/*.sh | sed 's|bench/\(.*\)\.sh|\1|' ;;
    # the 500 power cuts take an hour, and many machines need root: by name only
    all) local script; for script in bench/*.sh; do by_name_only "$script" || bash "$script"; done ;;
    *) bash "bench/$name.sh" "${@:2}" ;;
  esac
}

by_name_only() { case $1 in bench/kill.sh | bench/cluster.sh) ;; *) return 1 ;; esac }
