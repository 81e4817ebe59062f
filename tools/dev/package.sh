# A Debian package of the shop: deploy/debian holds its scripts, tools/make_manual.py its manual.

# When the sources were last changed, so that the same ones make the same package.
source_time() { git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md; }

# 0.1.0 as the program says it, then the minute of the last change: a later package is a higher version.
package_version() {
  echo "$(build/release/spaza --version | cut -d' ' -f2)+$(date -u -d "@$(source_time)" +%Y%m%d%H%M)"
}

# package_files ROOT VERSION: what the package puts where.
package_files() {
  local root=$1 version=$2 unit documents=$1/usr/share/doc/spaza
  install -d "$root"/usr/{bin,lib/spaza,share/spaza,share/lintian/overrides} \
    "$documents/examples" "$root/lib/systemd/system" "$root/etc/spaza"
  install -m 0755 -s build/release/{spaza,spaza-render,spaza-pictures} "$root/usr/bin/"
  cp -r web/dist "$root/usr/share/spaza/web"
  cp -r web/dist-ssr "$root/usr/share/spaza/web-ssr"
  rm -f "$root/usr/share/spaza/web/.built"
  for unit in deploy/*.service deploy/*.timer; do
    sed 's|/usr/local/bin/|/usr/bin/|g' "$unit" >"$root/lib/systemd/system/$(basename "$unit")"
  done
  build/release/spaza config >"$root/etc/spaza/spaza.example.toml"
  cp deploy/debian/environment "$root/usr/share/spaza/environment"
  install -m 0755 deploy/debian/as-service "$root/usr/lib/spaza/as-service"
  cp deploy/debian/lintian-overrides "$root/usr/share/lintian/overrides/spaza"
  cp -r examples/first-shop examples/import deploy/nginx.conf deploy/nginx-tls.conf deploy/cluster "$documents/examples/"
  cp docs/{operations,first-shop,import}.md "$documents/"
  gzip -9n <CHANGELOG.md >"$documents/NEWS.md.gz"
  printf 'spaza (%s) unstable; urgency=medium\n\n  * What changed is described in NEWS.md.gz.\n\n -- %s  %s\n' \
    "$version" "$(package_maintainer)" "$(date -u -R -d "@$(source_time)")" | gzip -9n >"$documents/changelog.gz"
  python3 tools/package_copyright.py deploy/debian/copyright web >"$documents/copyright"
  python3 tools/make_manual.py build/release/spaza --root "$root" --date "$(date -u -d "@$(source_time)" +%F)"
  # Whoever packs it, with whatever umask; /etc/spaza is given to the service's group by postinst.
  chmod -R u=rwX,go=rX "$root"
  chmod 0750 "$root/etc/spaza"
}

package_maintainer() { sed -n 's/^Maintainer: //p' deploy/debian/control; }

# package_control ROOT VERSION: what dpkg reads.
package_control() {
  local root=$1 version=$2 libraries size script
  install -d "$root/DEBIAN"
  # dpkg-shlibdeps wants the source's debian/control beside it.
  install -d build/package/shlibs/debian
  printf 'Source: spaza\n\nPackage: spaza\nArchitecture: any\n' >build/package/shlibs/debian/control
  libraries=$(cd build/package/shlibs && dpkg-shlibdeps -O "$root"/usr/bin/spaza{,-render,-pictures} 2>/dev/null |
    sed -n 's/^shlibs:Depends=//p')
  [ -n "$libraries" ] || { echo "dev: dpkg-shlibdeps found no libraries" >&2; return 1; }
  size=$(du -sk --apparent-size --exclude=DEBIAN "$root" | cut -f1)
  sed -e "s|@VERSION@|$version|; s|@ARCHITECTURE@|$(dpkg --print-architecture)|; s|@SIZE@|$size|; s|@LIBRARIES@|$libraries|" \
    deploy/debian/control >"$root/DEBIAN/control"
  for script in preinst postinst prerm postrm; do install -m 0755 "deploy/debian/$script" "$root/DEBIAN/"; done
  (cd "$root" && find etc -type f -printf '/%p\n' | sort) >"$root/DEBIAN/conffiles"
  (cd "$root" && find . -type f -not -path './DEBIAN/*' -printf '%P\0' | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  chmod 0644 "$root"/DEBIAN/{control,conffiles,md5sums}
}

# make_package VERSION: prints the file. Files are root's in it, whoever makes it.
make_package() {
  local version=$1 root=$ROOT/build/package/root file
  file=build/spaza_${version}_$(dpkg --print-architecture).deb
  rm -rf "$root" && install -d "$root"
  package_files "$root" "$version" && package_control "$root" "$version" || return 1
  SOURCE_DATE_EPOCH=$(source_time) dpkg-deb --root-owner-group -Zxz --build "$root" "$file" >/dev/null || return 1
  echo "$file"
}

# lintian's errors end it; its other words are shown.
look_at_package() { lintian --tag-display-limit 0 --allow-root --fail-on error "$1"; }

dev_package() {
  local try=
  case "${1:-}" in
    '') ;;
    --try) try=yes ;;
    *) echo "dev package: unknown option $1" >&2; return 2 ;;
  esac
  dev_build
  package_and_look ${try:+--try}
}

# package_and_look [--try]: of what is built.
package_and_look() {
  local file
  install_debian_packages tools/packages-package.txt
  file=$(make_package "$(package_version)") || return 1
  look_at_package "$file" || return 1
  echo "$file ($(du -h --apparent-size "$file" | cut -f1)): apt-get install ./$file"
  if [ "${1:-}" = --try ]; then
    as_root python3 tools/check_package.py "$(package_before)" "$file" --paysim build/release/paysim \
      --folder build/package/try
  fi
}

# The package before, as far as dpkg can tell: the same files as those packed last. Prints the file.
package_before() {
  local before=build/package/before.deb
  sed -i 's/^Version: .*/Version: 0.0.1/' build/package/root/DEBIAN/control
  dpkg-deb --root-owner-group -Zgzip -z1 --build build/package/root "$before" >/dev/null || return 1
  echo "$before"
}

# docs/first-shop.md followed in a bare Debian, with what is built; SPAZA_E2E_SHOTS keeps what Chromium saw.
check_first_shop() {
  local file before status=0
  install_debian_packages tools/packages-package.txt
  dev_build
  file=$(make_package "$(package_version)") || return 1
  before=$(package_before) || return 1
  trap clear_up EXIT
  start_postgresql
  as_root env PATH="$PATH" SPAZA_E2E_SHOTS="${SPAZA_E2E_SHOTS:-}" python3 tools/check_first_shop.py "$before" "$file" \
    --paysim build/release/paysim --folder build/package/try --postgres "$SPAZA_TEST_POSTGRES" || status=1
  return $status
}
