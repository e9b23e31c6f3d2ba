# SPDX-License-Identifier: MIT
# tools/build.sh: Installs what is missing and builds what has changed. Other scripts read it, from the top folder.

preset=${preset:-release}
build_folder=build/$preset

say() { printf '%s\n' "$*" >&2; }

# What Muster is built with when nothing else is said; ./test adds the tests.
needs=${needs:-build}

# packages NEED: those of packaging/debian-packages.txt that are needed for that.
packages() { awk -v need="$1" '!/^#/ { for (i = 2; i <= NF; ++i) if ($i == need) print $1 }' packaging/debian-packages.txt; }

# missing NEED…: those that are not installed, on one line.
missing() {
    local need package
    for need in "$@"; do
        for package in $(packages "$need"); do
            dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || printf '%s\n' "$package"
        done
    done | sort -u | paste -sd ' '
}

is_debian() { command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# install PACKAGE…: with the lists of the machine, and once more with new ones.
install() {
    say "Installing: $*"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" >&2 && return 0
    as_root apt-get update >&2 &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" >&2
}

# What is needed is installed where that can be done; what is only for the looks never asks for a password.
get_packages() {
    local needed looks
    # shellcheck disable=SC2086 # one word a need
    needed=$(missing $needs)
    looks=$(missing look)
    if [ "$(id -u)" -eq 0 ]; then
        # shellcheck disable=SC2086
        [ -z "$needed$looks" ] || install $needed $looks || { [ -n "$needed" ] && install $needed; } || true
    elif [ -n "$needed" ] && command -v sudo >/dev/null 2>&1; then
        # shellcheck disable=SC2086
        install $needed || true
    fi
    looks=$(missing look)
    [ -z "$looks" ] || say "For its looks and its printed sheets Muster would like to have: $looks"
}

# Said when the build has failed: what may be the reason.
name_what_is_missing() {
    local tool lacking='' needed=''
    # shellcheck disable=SC2086
    ! is_debian || needed=$(missing $needs)
    if [ -n "$needed" ]; then
        say "These packages are missing. Install them as root, then try again: apt-get install $needed"
        return
    fi
    for tool in c++ cmake ninja; do
        command -v "$tool" >/dev/null 2>&1 || lacking="$lacking $tool"
    done
    [ -z "$lacking" ] || say "These programs are missing:$lacking"
    say "Muster needs a C++20 compiler, CMake 3.25, Ninja and Qt 6.4 (Base, Svg, the SQLite driver; for other languages than"
    say "English the Linguist tools); its tests GoogleTest."
}

# Tests are wanted, and were left out for want of GoogleTest.
lacks_tests() { [[ $needs = *test* ]] && grep -qs '^GTest_DIR:PATH=.*NOTFOUND' "$build_folder/CMakeCache.txt"; }

# The languages were left out for want of Qt's tools, which have been installed since.
lacks_languages() {
    grep -qs '^MUSTER_LRELEASE:.*NOTFOUND' "$build_folder/CMakeCache.txt" && is_debian && [ -z "$(missing build)" ]
}

is_configured() { [ "$build_folder/build.ninja" -nt CMakePresets.json ] && ! lacks_tests && ! lacks_languages; }

# on_one_line TEXT: over the one before it on a terminal; elsewhere a line of its own, two a minute.
on_one_line() {
    if [ -t 2 ]; then
        printf '\r\033[K%s' "$1" >&2
    elif [ $((SECONDS - ${last_told:--30})) -ge 30 ]; then
        last_told=$SECONDS
        say "$1"
    fi
}
end_line() { [ ! -t 2 ] || printf '\r\033[K' >&2; }

# minutes_left BEGUN DONE ALL: ", about 3 minutes"; nothing before some of it is done.
minutes_left() {
    [ "$2" -ge 4 ] || return 0
    local minutes=$((((SECONDS - $1) * ($3 - $2) / $2 + 59) / 60))
    case $minutes in
        0) ;;
        1) printf ', about a minute' ;;
        *) printf ', about %s minutes' "$minutes" ;;
    esac
}

# tell_build: reads Ninja's lines and says how far it is. What comes before the first file is compiled takes no time.
tell_build() {
    local line begun=$SECONDS first=''
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ Building ]] || continue
        local built=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
        [ -n "$first" ] || { first=$built && begun=$SECONDS; }
        on_one_line "Building $built of $all$(minutes_left "$begun" $((built - first)) $((all - first)))"
    done
    end_line
}

# tell_tests: reads CTest's lines and leaves out those of tests that begin or pass.
tell_tests() {
    local line begun=$SECONDS
    while IFS= read -r line; do
        if [[ $line =~ ^\ *([0-9]+)/([0-9]+)\ Test\ +#.*\ Passed\  ]]; then
            on_one_line "Test ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}$(minutes_left "$begun" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}")"
        elif [[ ! $line =~ ^\ +Start\ +[0-9]+: ]]; then
            end_line
            printf '%s\n' "$line"
        fi
    done
    end_line
}

# build TARGET…: configures the first time, and when the presets have changed; after that Ninja looks for what has changed.
build() {
    ! is_debian || get_packages
    mkdir -p "$build_folder"
    local log="$build_folder/build.log"
    if ! is_configured; then
        say "Building Muster. The first time takes some minutes."
        local launcher=''
        command -v ccache >/dev/null 2>&1 && launcher=-DCMAKE_CXX_COMPILER_LAUNCHER=ccache
        if ! cmake --preset "$preset" $launcher >"$log" 2>&1 || lacks_tests; then
            cat "$log" >&2
            say "Muster could not be built; the reasons stand above and in $log."
            name_what_is_missing
            return 1
        fi
    fi
    if ! cmake --build "$build_folder" --target "$@" 2>&1 | tee "$log" | tell_build; then
        cat "$log" >&2
        say "Muster could not be built; the reasons stand above and in $log."
        return 1
    fi
}
