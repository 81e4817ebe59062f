#!/bin/sh
# systemctl of tools/check_package.py, for a folder in which no systemd runs: does with the package's own unit files what
# its scripts and an operator ask. A unit runs as its User, with its EnvironmentFile, WorkingDirectory and UMask, when its
# ConditionPathExists holds; sandboxing is left out. What ran is named in /run/units/log.
state=/run/units
mkdir -p "$state"

said_of() { sed -n "s/^$2=//p" "/lib/systemd/system/$1" | sed 's/%%/%/g'; }
last_of() { said_of "$1" "$2" | tail -n 1; }

alive() {
  [ -s "$state/$1" ] && [ -d "/proc/$(cat "$state/$1")" ] && ! grep -q '^State:.Z' "/proc/$(cat "$state/$1")/status"
}

variables() {
  file=$(last_of "$1" EnvironmentFile)
  [ ! -r "${file#-}" ] || grep -E '^[A-Z_]+=' "${file#-}"
}

# as_unit UNIT COMMAND: replaces this shell.
as_unit() {
  user=$(last_of "$1" User)
  cd "$(last_of "$1" WorkingDirectory)" && umask "$(last_of "$1" UMask)" || exit 1
  # shellcheck disable=SC2046
  exec setsid setpriv --reuid="$user" --regid="$user" --init-groups \
    env -i PATH=/usr/bin:/bin $(variables "$1") /bin/sh -c "exec $2"
}

start() {
  case $1 in *.timer) echo "started $1" >>"$state/log"; return ;; esac
  condition=$(last_of "$1" ConditionPathExists)
  if [ -n "$condition" ] && [ ! -e "$condition" ]; then
    echo "skipped $1" >>"$state/log"
    return
  fi
  alive "$1" && return
  echo "started $1" >>"$state/log"
  said_of "$1" ExecStartPre | while read -r command; do /bin/sh -c "${command#+}"; done
  command=$(last_of "$1" ExecStart)
  if [ "$(last_of "$1" Type)" = oneshot ]; then
    (as_unit "$1" "$command") >>"$state/$1.output" 2>&1
  else
    (as_unit "$1" "$command") </dev/null >>"$state/$1.output" 2>&1 &
    echo $! >"$state/$1"
  fi
}

stop() {
  echo "stopped $1" >>"$state/log"
  alive "$1" || return 0
  kill -TERM "$(cat "$state/$1")"
  while alive "$1"; do read -r _ </proc/uptime; done
}

linked() {
  wants=/etc/systemd/system/$(last_of "$1" WantedBy).wants
  mkdir -p "$wants" && ln -sf "/lib/systemd/system/$1" "$wants/$1"
}

action=
units=
for word in "$@"; do
  case $word in
    -*) ;;
    *.*) units="$units $word" ;;
    *) if [ -z "$action" ]; then action=$word; else units="$units $word.service"; fi ;;
  esac
done

status=0
case $action in
  daemon-reload) echo reloaded >>"$state/log" ;;
  start) for unit in $units; do start "$unit" || status=1; done ;;
  stop) for unit in $units; do stop "$unit"; done ;;
  restart) for unit in $units; do stop "$unit"; start "$unit" || status=1; done ;;
  preset) for unit in $units; do linked "$unit"; done ;;
  is-active) for unit in $units; do alive "$unit" || status=3; done ;;
  is-enabled)
    for unit in $units; do
      if ls /etc/systemd/system/*.wants/"$unit" >/dev/null 2>&1; then echo enabled; else echo disabled; status=1; fi
    done
    ;;
  *) echo "systemctl: $action is not for a try" >&2; status=1 ;;
esac
exit $status
