#!/usr/bin/env bash
# certificates.sh [SETTINGS [FOLDER]]: an authority of your own and a certificate for each database machine, with which etcd, Patroni and
# PostgreSQL know each other, and one for the shop's domain until you have a real one. What is there stays. Keep ca.key off the machines.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
settings=${1:-$here/cluster.env} folder=${2:-$here/tls}
# shellcheck source=/dev/null
. "$settings"
umask 077
mkdir -p "$folder"
cd "$folder"

key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1" 2>/dev/null; }

if [ ! -e ca.pem ]; then
  key ca.key
  openssl req -x509 -new -key ca.key -days 3650 -subj '/CN=Machines of the shop' -out ca.pem \
    -addext keyUsage=critical,keyCertSign,cRLSign
fi

certificate() { # NAME SUBJECT-ALTERNATIVE-NAMES
  [ ! -e "$1.pem" ] || return 0
  key "$1.key"
  openssl req -new -key "$1.key" -subj "/CN=$1" |
    openssl x509 -req -CA ca.pem -CAkey ca.key -CAcreateserial -days 825 -out "$1.pem" -extfile <(
      echo "subjectAltName=$2"
      echo 'extendedKeyUsage=serverAuth,clientAuth'
      echo 'basicConstraints=critical,CA:FALSE'
    ) 2>/dev/null
}

for machine in $DATABASES; do
  certificate "${machine%%=*}" "DNS:${machine%%=*},DNS:localhost,IP:${machine#*=},IP:127.0.0.1"
done
certificate "$DOMAIN" "DNS:$DOMAIN"
