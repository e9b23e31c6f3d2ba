#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# packaging.sh CASE SOURCE BUILD ID VERSION CMAKE: one case of what is installed. Each installs into a folder of its own.
set -euo pipefail
asked=$1 source=$2 build=$3 id=$4 version=$5 cmake=$6
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
export HOME=$work/home XDG_DATA_HOME=$work/home/.local/share XDG_CONFIG_HOME=$work/home/.config
mkdir -p "$XDG_DATA_HOME"

fail() { printf '%s\n' "$*" >&2; exit 1; }
needs() { command -v "$1" >/dev/null 2>&1 || fail "$1 is not installed. ./test installs it where it may (packaging/debian-packages.txt)."; }
stage() { DESTDIR=$work/stage "$cmake" --install "$build" --prefix /usr >"$work/install.log" 2>&1 || fail "$(cat "$work/install.log")"; }
share=$work/stage/usr/share
# Says of text that should be empty what it is.
silent() { [ -z "$1" ] || fail "$1"; }
commands() { "$work/stage/usr/bin/muster" help | sed -n '/^Commands:/,/^$/p' | sed -nE 's/^  ([a-z-]+) .*/\1/p' | sort -u; }

TheDesktopFileIsValid() {
    needs desktop-file-validate
    stage
    silent "$(desktop-file-validate "$share/applications/$id.desktop" 2>&1)"
}

TheMetainfoIsValid() {
    needs appstreamcli
    stage
    local said
    said=$(appstreamcli validate-tree --no-net --pedantic "$work/stage/usr" 2>&1 || true)
    # Praise and advice may remain, warnings and errors may not.
    silent "$(grep -E '^(E|W):' <<<"$said" || true)"
    grep -q "^I\|^P\|successful\|passed" <<<"$said" || fail "$said"
}

TheMetainfoNamesTheReleaseOfTheChangelog() {
    stage
    local newest
    newest=$(sed -nE 's/^## \[([0-9.]+)\] - ([0-9-]+)$/version="\1" date="\2"/p' "$source/CHANGELOG.md" | head -n 1)
    grep -qF "<release $newest" "$share/metainfo/$id.metainfo.xml" || fail "CHANGELOG.md's newest release is $newest"
    [[ $newest == *"\"$version\""* ]] || fail "The version is $version, CHANGELOG.md's newest release $newest"
}

ACampaignIsKnownWithoutItsEnding() {
    needs update-mime-database
    needs gio
    stage
    mkdir -p "$XDG_DATA_HOME/mime/packages"
    cp "$share/mime/packages/$id.xml" "$XDG_DATA_HOME/mime/packages/"
    silent "$(update-mime-database "$XDG_DATA_HOME/mime" 2>&1)"
    "$work/stage/usr/bin/muster" sample "$work/harrow.muster" >/dev/null
    mv "$work/harrow.muster" "$work/harrow"
    gio info -a standard::content-type,standard::icon "$work/harrow" >"$work/said"
    grep -q 'content-type: application/x-muster-campaign' "$work/said" || fail "$(cat "$work/said")"
    grep -q "$id.campaign" "$work/said" || fail "$(cat "$work/said")"
}

TheIconsHaveTheirSizes() {
    stage
    local side icon
    for side in 16 22 24 32 48 64 128 256 512; do
        for icon in "apps/$id.png" "mimetypes/$id.campaign.png"; do
            icon=$share/icons/hicolor/${side}x$side/$icon
            # Width and height of a PNG stand at 16 and 20.
            [ "$(od -An -tu4 --endian=big -j16 -N8 "$icon" | tr -s ' ')" = " $side $side" ] || fail "$icon is not $side pixels wide and high"
        done
    done
}

TheManualPageHasNoWarnings() {
    needs man
    stage
    silent "$(MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$share/man/man1/muster.1.gz" 2>&1 >/dev/null)"
}

TheManualPageNamesEveryCommand() {
    stage
    local page command
    page=$(gzip -dc "$share/man/man1/muster.1.gz")
    for command in $(commands); do
        grep -qE "^\.SS muster ${command//-/\\\\-}( |\$)" <<<"$page" || fail "The manual page lacks muster $command"
    done
}

TheManualPageHasTheChaptersOfTheHelp() {
    stage
    local page heading
    page=$(gzip -dc "$share/man/man1/muster.1.gz")
    for heading in terminal dice paper file; do
        sed -nE 's/^## (.*) \{#.*\}$/.SS \1/p' "$source/resources/help/en/$heading.md" >"$work/headings"
        while read -r heading; do
            grep -qxF -- "${heading//-/\\-}" <<<"$page" || fail "The manual page lacks $heading"
        done <"$work/headings"
    done
    silent "$(grep -nF -e '{#' -e '](' -e '`' <<<"$page" || true)"
}

# What a shell offers at the end of this line, a line each; the word that is being typed stands last.
bashOffers() {
    (cd "$work/home" && bash --norc -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _muster; printf "%s\n" "${COMPREPLY[@]}"' _ \
        "$share/bash-completion/completions/muster" "$@")
}

fishOffers() { (cd "$work/home" && fish --no-config -c 'source $argv[1]; complete -C "$argv[2..-1]"' "$share/fish/vendor_completions.d/muster.fish" "$@" | cut -f 1); }

# Its completion needs a terminal: one that lists all matches at once and shows them to us.
zshOffers() {
    cat >"$work/ask.zsh" <<'ZSH'
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PS1=; unset zle_bracketed_paste; LISTMAX=9999; autoload -Uz compinit; compinit -D -u; . '$1'; cd '$2
zpty -w shell 'ask() { zle list-choices; zle -R; print DONE-$((1 + 1)); }; zle -N ask; bindkey "^I" ask; print READY-$((1 + 1))'
zpty -r shell said '*READY-2*'
zpty -w -n shell "${@[3,-1]}"$'\t'
zpty -r shell said '*DONE-2*'
print -r -- $said
ZSH
    TERM=dumb zsh -f "$work/ask.zsh" "$share/zsh/vendor-completions/_muster" "$work/home" "$*" | sed $'s/\e\\[[0-9;]*[A-Za-z]/ /g'
}

# offers SHELL VALUE WORD ...: among what it offers at the end of the line is the value; "not VALUE": it is not.
offers() {
    local shell=$1 value=$2 said
    shift 2
    said=$("${shell}Offers" "$@")
    case $value in
        not\ *) ! grep -qwF -- "${value#not }" <<<"$said" || fail "$shell offers ${value#not } after $*" ;;
        *) grep -qwF -- "$value" <<<"$said" || fail "$shell does not offer $value after $*, but $said" ;;
    esac
}

# valuesIn SHELL: commands, options, closed sets, those of the pack that is typed, what is in the campaign, and files
# where there is one to give.
valuesIn() {
    needs "$1"
    stage
    local command said PATH=$work/stage/usr/bin:$PATH
    silent "$("$1" -n "$(find "$share" -path "*$1*" -name '*muster*' -type f)" 2>&1)"
    said=$("${1}Offers" muster '')
    for command in $(commands); do grep -qw -- "$command" <<<"$said" || fail "$1 does not offer $command"; done
    touch "$work/home/harrow.muster" "$work/home/raid.json"
    muster sample "$work/home/sample.muster" >/dev/null
    offers "$1" --enemy muster prepare harrow.muster --
    offers "$1" 1 muster equip sample.muster --figure ''
    offers "$1" 'figure=1' muster write sample.muster text --about ''
    offers "$1" 12 muster branch sample.muster if.muster --at ''
    offers "$1" swordplay muster new dusty.muster --rules ''
    offers "$1" northmen muster new dusty.muster --rules swordplay --list ''
    offers "$1" 'not insurgents' muster new dusty.muster --rules swordplay --list ''
    offers "$1" insurgents muster prepare harrow.muster --enemy ''
    offers "$1" brackets muster report harrow.muster --dice ''
    offers "$1" stay-or-go muster roll swordplay ''
    offers "$1" move-pef muster play harrow.muster ''
    offers "$1" 'not raid.json' muster play harrow.muster ''
    offers "$1" 'not raid.json' muster equip harrow.muster --figure ''
    offers "$1" harrow.muster muster show ''
    offers "$1" raid.json muster aftermath harrow.muster ''
}

BashOffersValuesAndFiles() { valuesIn bash; }
ZshOffersValuesAndFiles() { valuesIn zsh; }
FishOffersValuesAndFiles() { valuesIn fish; }

ThumbnailsAreDrawn() {
    stage
    grep -q '^Exec=muster thumbnail %i %o --size %s$' "$share/thumbnailers/$id.thumbnailer" || fail "The thumbnailer calls something else"
    "$work/stage/usr/bin/muster" sample "$work/harrow.muster" >/dev/null
    env -u QT_QPA_PLATFORM "$work/stage/usr/bin/muster" thumbnail "$work/harrow.muster" "$work/harrow.png" --size 128 >/dev/null
    [ "$(od -An -tu4 --endian=big -j16 -N4 "$work/harrow.png" | tr -d ' ')" = 128 ] || fail "The thumbnail is not 128 pixels wide"
}

TheFlatpakManifestIsJson() {
    cat >"$work/read.cmake" <<'CMAKE'
file(READ ${MANIFEST} manifest)
string(JSON id GET "${manifest}" id)
string(JSON command GET "${manifest}" command)
if(NOT id STREQUAL ID OR NOT command STREQUAL muster)
    message(FATAL_ERROR "It is of ${id} and starts ${command}")
endif()
CMAKE
    "$cmake" -DMANIFEST="$source/packaging/$id.json" -DID="$id" -P "$work/read.cmake"
}

ItRunsFromWhereItIsInstalled() {
    stage
    local muster=$work/stage/usr/bin/muster
    [ "$("$muster" --version)" = "muster $version" ] || fail "It says it is $("$muster" --version)"
    "$muster" sample "$work/harrow.muster" >/dev/null
    "$muster" prepare "$work/harrow.muster" >/dev/null
    "$muster" encounter "$work/harrow.muster" --pdf "$work/sheet.pdf" >/dev/null # which needs the window's library
    [ "$(head -c 5 "$work/sheet.pdf")" = %PDF- ] || fail "No sheet came"
}

LibrariesStayPrivate() {
    stage
    silent "$(find "$work/stage/usr" -name '*.so*' -not -path '*/muster/*' -o -name '*.a' -o -name '*.h')"
    [ "$(find "$work/stage/usr" -path '*/muster/libmuster_*.so' | wc -l)" -eq 3 ] || fail "$(find "$work/stage/usr" -name '*.so*')"
}

package() {
    needs dpkg-shlibdeps
    (cd "$work" && cpack --config "$build/CPackConfig.cmake" -B "$work/package" >"$work/cpack.log" 2>&1) || fail "$(cat "$work/cpack.log")"
}

TheDebianPackageIsClean() {
    needs lintian
    package
    local said
    said=$(lintian --allow-root --fail-on none --tag-display-limit 0 "$work"/package/*.deb 2>&1)
    silent "$(grep -E '^(E|W):' <<<"$said" || true)"
    said=$(dpkg-deb -f "$work"/package/*.deb Depends)
    [[ $said == *libqt6sql6-sqlite* && $said == *libqt6widgets6* ]] || fail "It depends on $said"
}

UninstallingLeavesNothing() {
    package
    # A system of its own, with nothing in it.
    local root=$work/root
    mkdir -p "$root"/var/lib/dpkg/{info,updates,triggers}
    touch "$root/var/lib/dpkg/status"
    local -a dpkg=(dpkg --root="$root" --log="$work/dpkg.log" --force-depends --force-not-root --force-bad-path)
    "${dpkg[@]}" --install "$work"/package/*.deb >"$work/said" 2>&1 || fail "$(cat "$work/said")"
    [ -x "$root/usr/bin/muster" ] || fail "It was not installed: $(cat "$work/said")"
    "${dpkg[@]}" --purge muster >"$work/said" 2>&1 || fail "$(cat "$work/said")"
    silent "$(find "$root" -not -path "$root/var/lib/dpkg*" -not -type d)"
    silent "$(find "$root" -path '*muster*' -not -path "$root/var/lib/dpkg/*")"
}

"$asked"
