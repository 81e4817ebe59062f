#!/usr/bin/env bash
# configure.sh MACHINE [SETTINGS [CERTIFICATES [FOLDER]]]: fills the files of one machine and packs them as FOLDER/MACHINE.tar, to be
# unpacked there by root: ssh root@db1 tar -x -C / <out/db1.tar
# In the files @NAME@ stands for a setting; a line with @DATABASE@, @NODE@ or @PROXY@ is repeated for each of them.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
machine=${1:?MACHINE} settings=${2:-$here/cluster.env} tls=${3:-$here/tls} folder=${4:-$here/out}
# shellcheck source=/dev/null
. "$settings"

address_of() { # NAME LIST: nothing when it is not in it.
  local each
  for each in $2; do [ "${each%%=*}" != "$1" ] || echo "${each#*=}"; done
}

list() { # LIST PATTERN SEPARATOR: @NAME@ and @ADDRESS@ of each.
  local each text=
  for each in $1; do
    local one=${2//@NAME@/"${each%%=*}"}
    text+=${text:+$3}${one//@ADDRESS@/"${each#*=}"}
  done
  echo "$text"
}

for name in DATABASES NODES PROXIES VIRTUAL_ADDRESS NETWORK INTERFACE DOMAIN STAFF_NETWORKS SHOP_PASSWORD REPLICATION_PASSWORD \
  REWIND_PASSWORD PROXY_PASSWORD CRYPTO_KEY; do
  [ -n "${!name:-}" ] || { echo "$settings: $name is not set" >&2; exit 1; }
done
declare -A value=(
  [MACHINE]=$machine
  [VIRTUAL_ADDRESS]=$VIRTUAL_ADDRESS [NETWORK]=$NETWORK [INTERFACE]=$INTERFACE [DOMAIN]=$DOMAIN [STAFF_NETWORKS]=$STAFF_NETWORKS
  [SHOP_PASSWORD]=$SHOP_PASSWORD [REPLICATION_PASSWORD]=$REPLICATION_PASSWORD [REWIND_PASSWORD]=$REWIND_PASSWORD
  [PROXY_PASSWORD]=$PROXY_PASSWORD [CRYPTO_KEY]=$CRYPTO_KEY
  [ETCD_MEMBERS]=$(list "$DATABASES" '@NAME@=https://@ADDRESS@:2380' ,)
  [DATABASE_ADDRESSES]=$(list "$DATABASES" '@ADDRESS@' ,)
  [PROXY_ADDRESSES]=$(list "$PROXIES" '@ADDRESS@' ,)
)

filled() { # LINE
  local line=$1 name
  for name in "${!value[@]}"; do line=${line//@$name@/"${value[$name]}"}; done
  echo "$line"
}

fill() { # TEMPLATE PATH
  local line kind each machines
  mkdir -p "$(dirname "$root/$2")"
  while IFS= read -r line || [ -n "$line" ]; do
    for kind in DATABASE NODE PROXY; do
      [[ $line == *@$kind@* || $line == *@${kind}_ADDRESS@* ]] || continue
      machines=${kind}S
      [ $kind != PROXY ] || machines=PROXIES
      for each in ${!machines}; do
        filled "$(sed "s/@$kind@/${each%%=*}/g; s/@${kind}_ADDRESS@/${each#*=}/g" <<<"$line")"
      done
      continue 2
    done
    filled "$line"
  done <"$here/$1" >"$root/$2"
}

copy() { # FILE PATH
  mkdir -p "$(dirname "$root/$2")"
  cp "$1" "$root/$2"
}

umask 077
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
if value[ADDRESS]=$(address_of "$machine" "$DATABASES") && [ -n "${value[ADDRESS]}" ]; then
  group=ssl-cert # postgres is in it on Debian; etcd by its drop-in
  fill etcd/etcd etc/default/etcd
  fill etcd/etcd.service.conf etc/systemd/system/etcd.service.d/spaza.conf
  fill patroni/config.yml etc/patroni/config.yml
  fill patroni/patroni.service.conf etc/systemd/system/patroni.service.d/spaza.conf
  copy "$tls/ca.pem" etc/spaza-cluster/ca.pem
  copy "$tls/$machine.pem" etc/spaza-cluster/machine.pem
  copy "$tls/$machine.key" etc/spaza-cluster/machine.key
elif value[ADDRESS]=$(address_of "$machine" "$NODES") && [ -n "${value[ADDRESS]}" ]; then
  group=spaza
  fill shop/environment etc/spaza/environment
  fill shop/spaza.service.conf etc/systemd/system/spaza.service.d/cluster.conf
  fill shop/backup.service.conf etc/systemd/system/spaza-backup.service.d/cluster.conf
  copy "$tls/ca.pem" etc/spaza/databases.pem
elif value[ADDRESS]=$(address_of "$machine" "$PROXIES") && [ -n "${value[ADDRESS]}" ]; then
  group=root
  fill haproxy/haproxy.cfg etc/haproxy/haproxy.cfg
  fill haproxy/keepalived.conf etc/keepalived/keepalived.conf
  mkdir -p "$root/etc/haproxy"
  cat "$tls/$DOMAIN.pem" "$tls/ca.pem" "$tls/$DOMAIN.key" >"$root/etc/haproxy/shop.pem"
else
  echo "$settings names no machine $machine" >&2
  exit 1
fi
if grep -rn '@[A-Z_]\+@' "$root"; then
  echo "left unfilled" >&2
  exit 1
fi
mkdir -p "$folder"
# Files alone, so that folders which are there keep their owners.
(cd "$root" && find . -type f | LC_ALL=C sort | tar --create --owner=root:0 --group="$group" --mode=u=rw,g=r,o= --files-from=-) >"$folder/$machine.tar"
