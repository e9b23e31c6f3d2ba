#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# scripts.sh SOURCE: ./run, ./test and what a server runs, on machines that lack one thing or another. What they call is played by stand-ins,
# which write down that they were called.
set -uo pipefail

source=$1
unset preset # of the build that this is a test of
top=$(mktemp -d)
trap 'rm -rf -- "$top"' EXIT
mkdir "$top/house" "$top/bin"
cp -R -- "$source/run" "$source/test" "$source/tools" "$source/packaging" "$source/.ci" "$source/CMakePresets.json" "$top/house"

stand_in() { printf '#!/bin/bash\nprintf "%%s %%s\\n" %s "$*" >>"%s/called"\n%s\n' "$1" "$top" "$2" >"$top/bin/$1"; chmod +x "$top/bin/$1"; }
stand_in id 'echo "$USER_ID"'
stand_in sudo 'exit 1'
stand_in apt-get 'exit "$APT_FAILS"'
stand_in dpkg-query 'for last; do :; done; case " $LACKS " in *" $last "*) exit 1 ;; esac; echo installed'
stand_in ctest 'cat "$CTEST_SAYS"'
cat >"$top/all-pass" <<'CTEST'
        Start   1: StayOrGo.OnePasses
 1/3 Test   #1: StayOrGo.OnePasses ...................   Passed    0.05 sec
        Start   2: StayOrGo.TwoPass
 2/3 Test   #2: StayOrGo.TwoPass .....................   Passed    0.05 sec
        Start   3: Paper.IsWhite
 3/3 Test   #3: Paper.IsWhite ........................   Passed    0.05 sec

100% tests passed, 0 tests failed out of 3

Label Time Summary:
paper_tests    =   0.05 sec*proc (1 test)
rules_tests    =   0.10 sec*proc (2 tests)
CTEST
sed 's/^ 2\/3.*/ 2\/3 Test   #2: StayOrGo.TwoPass .....................***Failed    0.05 sec\nstayorgo.cpp:12: Failure/
    s/^100%.*/67% tests passed, 1 tests failed out of 3/' "$top/all-pass" >"$top/one-fails"
stand_in cmake '
[ "$BUILD_FAILS" = 0 ] || { echo "no compiler"; exit 1; }
printf "[1/9] Running rcc for resource packs\\n[4/9] Building CXX object a.o\\n[9/9] Linking CXX executable muster\\n"
mkdir -p build/release/bin
touch build/release/build.ninja
printf "GTest_DIR:PATH=%s\n" "$GTEST" >build/release/CMakeCache.txt
printf "#!/bin/bash\necho opened \"\$@\"\n" >build/release/bin/muster
chmod +x build/release/bin/muster'

# on LACKS SCRIPT ARGUMENT…: USER_ID, APT_FAILS, BUILD_FAILS and GTEST may be set before it.
on() {
    rm -rf "$top/called" "$top/house/build"
    touch "$top/called"
    LACKS=$1 USER_ID=${USER_ID:-1000} APT_FAILS=${APT_FAILS:-1} BUILD_FAILS=${BUILD_FAILS:-0} GTEST=${GTEST:-/usr} \
        CTEST_SAYS=$top/${CTEST_SAYS:-all-pass} QT_QPA_PLATFORM=offscreen PATH="$top/bin:$PATH" "$top/house/$2" "${@:3}" >"$top/out" 2>"$top/err"
    status=$?
}

faults=0
fault() {
    printf 'FAULT in “%s”: %s\n  status %s\n  out: %s\n  err: %s\n  called: %s\n' "$rule" "$1" "$status" "$(cat "$top/out")" \
        "$(cat "$top/err")" "$(grep -v '^dpkg-query\|^id' "$top/called")"
    faults=$((faults + 1))
}
ends() { [ "$status" -eq "$1" ] || fault "status is not $1"; }
says() { grep -qF -- "$1" "$top/err" || fault "does not say $1"; }
says_not() { ! grep -qF -- "$1" "$top/err" || fault "says $1"; }
says_once() { [ "$(grep -cF -- "$1" "$top/err")" -eq 1 ] || fault "does not say once: $1"; }
opens() { [ "$(cat "$top/out")" = "opened $*" ] || fault "does not open $*"; }
calls() { grep -qF -- "$1" "$top/called" || fault "does not call $1"; }
calls_not() { ! grep -q "^$1" "$top/called" || fault "calls $1"; }

rule='help prints and builds nothing'
for script in run test; do
    on '' $script --help
    ends 0
    grep -qF "./$script" "$top/out" || fault 'no help'
    calls_not cmake
    calls_not dpkg-query
done

rule='with everything there it builds and opens the file, without a word on packages'
on '' run a.muster
ends 0
opens a.muster
says_not package
calls_not apt-get

rule='a build says how far it is'
on '' run a.muster
says_once 'Building 4 of 9'
says_not rcc

rule='a missing font is a hint, and asks for nobody’s password'
on 'fonts-lato fonts-vollkorn' run a.muster
ends 0
opens a.muster
says_once fonts-vollkorn
says_not Installing
calls_not sudo
calls_not apt-get

rule='what only the tests need is not missed when it is opened'
GTEST=GTest_DIR-NOTFOUND on 'libgtest-dev xvfb xauth' run a.muster
ends 0
opens a.muster
says_not xvfb
calls_not sudo

rule='a package that something else stands for does not stop the build'
on 'g++' run a.muster
ends 0
opens a.muster

rule='where it cannot be built, the missing packages are named once, with what to do'
BUILD_FAILS=1 on 'g++ cmake' run
ends 1
says 'no compiler'
says_once 'apt-get install cmake g++'
says_not 'apt-get install -y'

rule='root gets what is missing to build, and for the looks'
USER_ID=0 APT_FAILS=0 on 'g++ fonts-lato xvfb' run a.muster
ends 0
calls 'apt-get install -y --no-install-recommends g++ fonts-lato'
says_not xvfb

rule='a font that cannot be had does not stop root either'
USER_ID=0 on 'fonts-lato' run a.muster
ends 0
opens a.muster
says 'fonts-lato'

rule='the tests need GoogleTest and say so'
GTEST=GTest_DIR-NOTFOUND on 'libgtest-dev' test -R None
ends 1
says 'apt-get install libgtest-dev'
calls_not ctest

rule='the tests run where all is there'
on '' test -R None
ends 0
calls 'ctest --preset release'

ends_with() { [ "$(tail -n 1 "$top/out")" = "$1" ] || fault "the last line is not $1"; }
tells() { grep -qF -- "$1" "$top/out" || fault "does not tell $1"; }
tells_not() { ! grep -qF -- "$1" "$top/out" || fault "tells $1"; }

rule='a program that passes has one line, and tests are counted on the last'
on '' test -R StayOrGo
tells 'rules_tests    =   0.10 sec*proc (2 tests)'
tells_not StayOrGo
ends_with '3 passed, 0 failed'

rule='a test that fails is shown whole, and no other'
CTEST_SAYS=one-fails on '' test -R StayOrGo
tells 'StayOrGo.TwoPass .....................***Failed'
tells 'stayorgo.cpp:12: Failure'
tells_not OnePasses
ends_with '2 passed, 1 failed'

rule='what a server builds has assertions'
preset=checked on '' test -R StayOrGo
calls 'cmake --preset checked'
calls 'ctest --preset checked'

# tests_end SCRIPT TEXT STATUS: from now on it says that and ends so.
tests_end() { printf '#!/bin/bash\necho "%s"\nexit %s\n' "$2" "$3" >"$top/house/$1"; }

rule='a server counts all tests on its last line'
tests_end tools/catalogue '1 passed, 0 failed' 0
tests_end tools/lint '1 passed, 0 failed' 0
tests_end tools/sanitize '40 passed, 0 failed' 0
tests_end test '500 passed, 0 failed' 0
on '' .ci/run
ends 0
ends_with '542 passed, 0 failed'

rule='a test that fails with the sanitizers fails the whole, and the others still run'
tests_end tools/sanitize '39 passed, 1 failed' 1
on '' .ci/run
ends 1
ends_with '541 passed, 1 failed'

rule='what ends before it could count has failed'
tests_end tools/sanitize 'no compiler' 1
on '' .ci/run
ends 1
ends_with '502 passed, 1 failed'

rule='a test that fails without the sanitizers fails the whole'
tests_end tools/sanitize '40 passed, 0 failed' 0
tests_end test '498 passed, 2 failed' 8
on '' .ci/run
ends 1
ends_with '540 passed, 2 failed'

exit $((faults > 0))
