# What a fresh Debian 12 lacks: packages from tools/packages.txt, a recent Node, npm packages.

NODE_VERSION=20.20.2
NODE_OLDEST=20.19.0
NPM_FOLDERS=(contract web server/tests/api app clients/typescript)

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    return 127
  fi
}

# with_signs_of_life NAME COMMAND…: what it says goes to build/NAME.log and, should it fail, to the screen; every ten
# seconds the time it has taken.
with_signs_of_life() {
  local log=build/$1.log began=$SECONDS next=10 pid status=0 seconds=0
  shift
  mkdir -p build
  "$@" >"$log" 2>&1 </dev/null &
  pid=$!
  trap 'kill "$pid" 2>/dev/null; exit 130' INT TERM # what runs beside does not hear Ctrl-C
  while kill -0 "$pid" 2>/dev/null; do
    sleep 1
    seconds=$((SECONDS - began))
    if [ "$seconds" -ge "$next" ]; then
      echo "  … $seconds s"
      next=$((next + 10))
    fi
  done
  trap - INT TERM
  wait "$pid" || status=$?
  if [ "$status" != 0 ]; then
    cat "$log" >&2
    echo "dev: failed with status $status: $*" >&2
  fi
  return "$status"
}

# install_debian_packages FILE: what the list names and the machine lacks.
install_debian_packages() {
  local missing
  missing=$(sort -u "$1" | while read -r name; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' || echo "$name"
  done)
  # A Node that is already there (of whatever origin) is not replaced.
  command -v node >/dev/null && missing=$(grep -vx 'nodejs' <<<"$missing" || true)
  command -v npm >/dev/null && missing=$(grep -vx 'npm' <<<"$missing" || true)
  missing=$(sed '/^$/d' <<<"$missing")
  [ -z "$missing" ] && return 0
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    echo "dev: these Debian packages are missing, and there is no sudo to install them with. As root:" >&2
    # shellcheck disable=SC2086
    echo "  apt-get install --no-install-recommends" $missing >&2
    return 1
  fi
  echo "Installing $(wc -l <<<"$missing") Debian packages and what they need (some minutes)"
  as_root apt-get update -qq
  # shellcheck disable=SC2086
  with_signs_of_life packages as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends $missing
}

# Debian 12 has Node 18; the web's tools want 20. The npm package of Node carries the program itself.
install_node() {
  if command -v node >/dev/null; then
    local have
    have=$(node --version | tr -d v)
    [ "$(printf '%s\n' "$NODE_OLDEST" "$have" | sort -V | head -n1)" = "$NODE_OLDEST" ] && return
  fi
  echo "Installing Node $NODE_VERSION into build/tools"
  local arch=x64
  [ "$(uname -m)" = aarch64 ] && arch=arm64
  mkdir -p build/tools
  with_signs_of_life node npm install --no-audit --no-fund --no-save --prefix build/tools/node-package \
    "node-linux-$arch@$NODE_VERSION" || return 1
  ln -sfn "node-package/node_modules/node-linux-$arch" build/tools/node
  hash -r
}

# has_npm_packages FOLDER STAMP: as the lock file asks for them now.
has_npm_packages() { cmp -s "$1/package-lock.json" "$1/node_modules/.spaza-lock$2"; }

# npm_packages FOLDER STAMP [OPTION…]: `npm ci`, remembered by the lock file it was for.
npm_packages() {
  local folder=$1 stamp=$2
  shift 2
  echo "Installing npm packages of $folder"
  with_signs_of_life npm npm --prefix "$folder" ci --no-audit --no-fund "$@" || return 1
  cp "$folder/package-lock.json" "$folder/node_modules/.spaza-lock$stamp"
}

install_npm_packages() {
  local folder
  for folder in "${NPM_FOLDERS[@]}"; do
    [ -f "$folder/package-lock.json" ] || continue
    has_npm_packages "$folder" "" || npm_packages "$folder" "" || return 1
  done
}

# Who only opens the shop needs neither what tests it nor what checks its style.
install_npm_packages_of_the_shop() {
  local folder
  for folder in contract web; do
    has_npm_packages "$folder" "" || has_npm_packages "$folder" -shop ||
      npm_packages "$folder" -shop --omit=dev || return 1
  done
}

# unpack_server PROGRAM PACKAGE…: a server of Debian's, for tests: unpacked, for installing it would open a port of this
# machine.
unpack_server() {
  local program=$1 folder=build/tools/$1-package fetch
  shift
  [ -x "/usr/sbin/$program" ] || [ -x "build/tools/$program/usr/sbin/$program" ] && return
  echo "Unpacking Debian's $program into build/tools"
  rm -rf "build/tools/$program" "$folder" && mkdir -p "$folder/root"
  fetch=(env -C "$folder" apt-get -q -o APT::Sandbox::User=root download "$@")
  "${fetch[@]}" >/dev/null 2>&1 || { as_root apt-get update -qq && with_signs_of_life "$program" "${fetch[@]}"; } || return 1
  find "$folder" -name '*.deb' -exec dpkg-deb -x {} "$folder/root" \; && mv "$folder/root" "build/tools/$program"
}

unpack_servers() { unpack_server sshd openssh-server libwrap0 && unpack_server nginx nginx; }

dev_setup() {
  install_debian_packages tools/packages.txt && install_node && install_npm_packages && unpack_servers
}
