#!/usr/bin/env bash
# A shop on many machines, on this one: three databases under Patroni and etcd, nodes of the shop, two proxies and shoppers, each with a network,
# processes and files of its own, with the settings of deploy/cluster as they are. One fault after another is made while shoppers fill carts and
# order; what they saw is printed, and every acknowledged order is looked for. About ten minutes, as root.
# bench/cluster.sh [ROW…]: rows of bench/cluster/rows.py, all of them unless named.
# SPAZA_CLUSTER_NODES=8 lets the last row go up to eight nodes, SPAZA_CLUSTER_ROUNDS repeats the vanishing primary, SPAZA_CLUSTER_KEEP=1 leaves the logs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tools/dev/setup.sh

[ "$(id -u)" = 0 ] || { echo "bench/cluster.sh makes networks and file systems of its own: start it as root" >&2; exit 1; }

# Debian starts and enables what it installs. Here nothing shall run outside of the machines that are made below, now or at the next start.
without_starting() { # COMMAND…
  local policy=/usr/sbin/policy-rc.d ours='' each new=()
  for each in etcd-server haproxy keepalived patroni; do
    dpkg-query -W -f='${Status}' "$each" 2>/dev/null | grep -q 'install ok installed' || new+=("${each%-server}")
  done
  if [ ! -e $policy ]; then
    ours=yes
    trap 'rm -f /usr/sbin/policy-rc.d' EXIT
    printf '#!/bin/sh\nexit 101\n' >$policy
    chmod 0755 $policy
  fi
  "$@"
  if [ -n "$ours" ]; then
    rm -f $policy
    trap - EXIT
  fi
  for each in "${new[@]}"; do
    ! command -v systemctl >/dev/null || systemctl disable --quiet "$each.service" || true
  done
}

without_starting install_debian_packages tools/packages-cluster.txt
exec /usr/bin/python3 bench/cluster/rows.py "$@"
