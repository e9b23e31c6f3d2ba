# SPDX-License-Identifier: MIT
# Read by ./run, ./test and tools/sanitize, from the top folder: gets what is missing, then builds what has changed.

preset=${preset:-release}
build_folder=build/$preset

say() { printf '%s\n' "$*" >&2; }

packages() { sed '/^#/d' packaging/debian-packages.txt; }

missing_packages() {
    local package
    for package in $(packages); do
        dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || printf '%s ' "$package"
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        say "These packages are missing and only root can install them. Run as root: $*"
        return 1
    fi
}

install_debian_packages() {
    local missing
    missing=$(missing_packages)
    [ -z "$missing" ] && return 0
    say "Installing: $missing"
    # shellcheck disable=SC2086 # one word a package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >&2 && return 0
    as_root apt-get update >&2
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >&2
}

name_missing_tools() {
    local tool missing=''
    for tool in c++ cmake ninja; do
        command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"
    done
    [ -z "$missing" ] && return 0
    say "Muster cannot be built here, these are missing:$missing"
    say "It needs a C++20 compiler, CMake 3.25, Ninja, Qt 6.4 (Base, Svg, the SQLite driver) and GoogleTest."
    return 1
}

get_ready() {
    if command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1; then
        install_debian_packages
    fi
    name_missing_tools
}

# build TARGET…: configures the first time, and when the presets have changed; after that Ninja looks for what has changed.
build() {
    get_ready
    if [ ! "$build_folder/build.ninja" -nt CMakePresets.json ]; then
        say "Building Muster. The first time takes some minutes."
        local launcher=''
        command -v ccache >/dev/null 2>&1 && launcher=-DCMAKE_CXX_COMPILER_LAUNCHER=ccache
        cmake --preset "$preset" $launcher >&2
    fi
    local log="$build_folder/build.log"
    if ! cmake --build "$build_folder" --target "$@" >"$log" 2>&1; then
        cat "$log" >&2
        say "Muster could not be built; the reasons stand above and in $log."
        return 1
    fi
}
