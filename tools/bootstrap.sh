#!/bin/sh
# What make cannot do without, checked or installed, each lack with the command that mends it.
#   tools/bootstrap.sh venv FOLDER   makes a virtual environment that holds the pinned uv
#   tools/bootstrap.sh compiler      sees to a C compiler and Python.h
#   tools/bootstrap.sh chromium      sees to the browser that the tests use
#   tools/bootstrap.sh nginx         sees to the web server that the tests put before ours, and to openssl
set -eu
python=${PYTHON:-python3}

stop() {
    printf 'caber: %s\n' "$1" >&2
    exit 1
}

# need TEST REASON PACKAGE...: root on a Debian-like machine gets the packages, everybody else is told.
need() {
    test=$1 reason=$2
    shift 2
    if "$test"; then return; fi
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "caber: $reason; installing $*"
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null
    fi
    "$test" || stop "$reason; on Debian or Ubuntu: sudo apt-get install $*"
}

# asleep COMMAND...: whatever it installs isn't started, as Debian would do with a service.
asleep() {
    policy=/usr/sbin/policy-rc.d
    if [ "$(id -u)" != 0 ] || [ -e "$policy" ]; then
        "$@"
        return
    fi
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
    "$@"
}

has_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }

has_compiler() {
    command -v "${CC:-cc}" >/dev/null &&
        printf '#include <Python.h>\n' | "${CC:-cc}" -fsyntax-only -xc - \
            -I "$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')" 2>/dev/null
}

has_chromium() { command -v chromium >/dev/null; }

# Only root has its folder in the path.
has_nginx() { PATH=$PATH:/usr/sbin command -v nginx >/dev/null && command -v openssl >/dev/null; }

command -v "$python" >/dev/null ||
    stop "there is no $python; install Python 3.11 or newer, or name it: make PYTHON=/path/to/python3"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "$python is $("$python" -V 2>&1), but 3.11 or newer is needed: make PYTHON=/path/to/python3"
version=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')

case $1 in
venv)
    need has_venv "$python has no venv module" "$version-venv"
    echo "making $2 with $("$python" -V)"
    "$python" -m venv --clear "$2"
    "$2/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
    ;;
compiler)
    need has_compiler "there is no C compiler that finds Python.h" gcc libc6-dev "$version-dev"
    ;;
chromium)
    need has_chromium "there is no chromium for the browser tests" chromium
    ;;
nginx)
    if has_nginx; then exit; fi
    asleep need has_nginx "there is no nginx, or no openssl, for the tests of hosting" nginx openssl
    # The tests start their own; nobody has asked for one that listens after the next start of the machine.
    if [ "$(id -u)" = 0 ] && command -v systemctl >/dev/null; then systemctl --quiet disable nginx || true; fi
    ;;
esac
