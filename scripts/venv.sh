# Sourced by ./run and ./check: the virtual environment they share.
# The caller sets $root, the folder of pyproject.toml; $venv is where the environment lies.

venv=$root/.venv

# prepare_venv EXTRA: make sure that the package, with the exact versions of lock/EXTRA.txt, is installed in $venv.
# A stamp per extra makes every later start fast and independent of the network.
prepare_venv() {
  local extra=$1
  is_installed "$extra" && return
  # One installation at a time; the lock is on this very file, so that none is left behind.
  (
    if command -v flock >/dev/null; then flock 9 || true; fi
    is_installed "$extra" || install_package "$extra"
  ) 9<"$root/scripts/venv.sh"
}

# prepare_newest EXTRA: the same in an environment of its own, with the newest versions that pyproject.toml
# allows; it looks for newer ones each time.
prepare_newest() {
  venv=$root/.venv-newest
  install_package "$1" newest
}

# What an installation depends on: the place (scripts hold absolute paths), pyproject.toml and the lock.
fingerprint() { # extra
  printf '%s\n' "$root"
  cat "$root/pyproject.toml" "$root/lock/$1.txt" | cksum
}

is_installed() { # extra
  local stamp=$venv/installed-$1
  [ -x "$venv/bin/python" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint "$1")" ]
}

install_package() { # extra, whether the newest versions are wanted
  local extra=$1 newest=${2:-} python
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  say "preparing ${venv##*/} with the $extra extra; this may take a minute …"

  # An environment that works is kept, wherever it was made: what matters is installed anew.
  if ! { is_new_enough "$venv/bin/python" && "$venv/bin/python" -m pip --version >"$log" 2>&1; }; then
    python=$(find_python) || fail "Python 3.11 or newer is needed, and none was found." \
      "On Debian 12 or Ubuntu 24.04 and later: apt-get install python3 python3-venv"
    create_venv "$python"
  fi

  rm -f "$venv/installed-$extra"
  { if [ -n "$newest" ]; then install_newest "$extra"; else install_locked "$extra"; fi; } >"$log" 2>&1 || {
    tail -n 15 "$log" >&2
    fail "the package could not be installed; the lines above say why." \
      "The first start needs the network, later ones do not. Run the same command to try again."
  }
  [ -n "$newest" ] || fingerprint "$extra" >"$venv/installed-$extra"
}

# Exactly what the lock names. The package is built with the locked tools too, not with some of its own.
install_locked() { # extra
  pip_install --require-hashes --requirement "$root/lock/$1.txt" &&
    pip_install --no-deps --no-build-isolation --editable "$root"
}

install_newest() { # extra
  pip_install --upgrade --upgrade-strategy eager --editable "$root[$1]"
}

pip_install() {
  "$venv/bin/python" -m pip install --quiet --no-input --disable-pip-version-check "$@"
}

# The first Python that is new enough, preferably one that can make environments by itself.
# Each is tried, not only looked up: a name on the PATH may be a shim with nothing behind it.
find_python() {
  local wish name
  for wish in can_make_environments true; do
    for name in python3.13 python3.12 python3.11 python3; do
      if is_new_enough "$name" && "$wish" "$name"; then
        printf '%s\n' "$name"
        return
      fi
    done
  done
  return 1
}

is_new_enough() { # python
  "$1" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null
}

can_make_environments() { # python
  "$1" -c "import venv; from ensurepip import bootstrap" 2>/dev/null
}

create_venv() { # python
  local version
  "$1" -m venv --clear "$venv" >"$log" 2>&1 && return
  version=$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
  if command -v apt-get >/dev/null && as_root true 2>/dev/null; then
    say "installing python$version-venv with apt-get …"
    apt_install "python$version-venv" >>"$log" 2>&1 &&
      "$1" -m venv --clear "$venv" >>"$log" 2>&1 && return
  fi
  create_with_virtualenv "$1" >>"$log" 2>&1 && return
  if can_make_environments "$1"; then
    tail -n 15 "$log" >&2
    fail ".venv could not be made with Python $version; the lines above say why."
  fi
  fail "Python $version is here, but it cannot make a virtual environment, and neither apt-get" \
    "nor pip could be used to mend that. Install the missing part, then run the same command" \
    "again. On Debian and Ubuntu: sudo apt-get install python3-venv (for a Python that is not" \
    "the system's own: python$version-venv). Elsewhere: the virtualenv package."
}

# Debian keeps half of the venv module in a package of its own.
apt_install() { # package
  as_root apt-get install -y "$1" || { as_root apt-get update && as_root apt-get install -y "$1"; }
}

# want_packages PACKAGE=FILE …: the tests that need these packages run only where they are installed. Where
# apt may be used, the missing ones are; where it may not or fails, those tests are left out and say so.
want_packages() {
  local each missing=()
  for each in "$@"; do
    compgen -G "${each#*=}" >/dev/null || missing+=("${each%%=*}")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if ! command -v apt-get >/dev/null || ! as_root true 2>/dev/null; then
    say "not installed, so that some tests are left out: ${missing[*]}"
    return 0
  fi
  for each in "${missing[@]}"; do
    say "installing $each with apt-get …"
    apt_install "$each" >/dev/null 2>&1 || say "$each could not be installed; its tests are left out."
  done
}

# want_npm: what the tests take from npm, exactly as lock/npm names it by its hash, into the environment. Where there
# is no npm, or it fails, the tests that need it are left out and say so.
want_npm() {
  local place=$venv/npm
  cmp -s "$place/installed" "$root/lock/npm/package-lock.json" && return
  if ! command -v npm >/dev/null; then
    say "npm is not installed, so that some tests are left out."
    return
  fi
  mkdir -p "$place" && cp "$root"/lock/npm/package*.json "$place"
  if (cd "$place" && npm ci --ignore-scripts --no-audit --no-fund) >/dev/null 2>&1; then
    cp "$root/lock/npm/package-lock.json" "$place/installed"
  else
    say "npm could not install what some tests need; they are left out."
  fi
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  else
    sudo -n env DEBIAN_FRONTEND=noninteractive "$@"
  fi
}

create_with_virtualenv() { # python
  local folder status=0
  folder=$(mktemp -d)
  { "$1" -m pip install --no-input --target "$folder" \
    --require-hashes --requirement "$root/lock/virtualenv.txt" &&
    PYTHONPATH=$folder "$1" -m virtualenv --clear "$venv"; } || status=$?
  rm -rf "$folder"
  return "$status"
}

say() { printf 'Interrex: %s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}
