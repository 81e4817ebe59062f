# What a fresh Debian 12 lacks: packages from tools/packages.txt, a recent Node, npm packages.

NODE_VERSION=20.20.2
NODE_OLDEST=20.19.0
NPM_FOLDERS=(contract web server/tests/api)

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
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
  [ -z "$missing" ] && return
  echo "Installing $(wc -l <<<"$missing") Debian packages"
  as_root apt-get update -qq
  # shellcheck disable=SC2086
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
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
  npm install --silent --no-save --prefix build/tools/node-package "node-linux-$arch@$NODE_VERSION" >/dev/null
  ln -sfn "node-package/node_modules/node-linux-$arch" build/tools/node
  hash -r
}

# `npm ci` only where the lock file changed since the last time.
install_npm_packages() {
  local folder stamp
  for folder in "${NPM_FOLDERS[@]}"; do
    [ -f "$folder/package-lock.json" ] || continue
    stamp=$folder/node_modules/.spaza-lock
    cmp -s "$folder/package-lock.json" "$stamp" && continue
    echo "Installing npm packages of $folder"
    (cd "$folder" && npm ci --silent --no-audit --no-fund)
    cp "$folder/package-lock.json" "$stamp"
  done
}

dev_setup() {
  install_debian_packages tools/packages.txt
  install_node
  install_npm_packages
}
