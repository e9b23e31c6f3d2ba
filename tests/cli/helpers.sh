# What the transcripts call beside muster itself.

# A campaign of the Feudal list with a Star of Rep 5 and two Grunts: 2 is Heavy Infantry of Rep 4, 3 Infantry of Rep 3.
band() {
    muster new band.muster --rules swordplay --list feudal --star Maud > /dev/null
    muster recruit band.muster --count 2 --dice 2,3,3,3 > /dev/null
}

# The same with a Patrol in hand, all clear, at Enemy Activity Level 3; the PEFs stand in 1, 2 and 3.
patrol() {
    band
    muster prepare band.muster --dice 3,1,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3 > /dev/null
}

# The same on the table.
battle() {
    patrol
    muster play band.muster begin > /dev/null
}

# Writes report.json: report success 1:fine 2:out-of-the-fight
report() {
    printf '{"outcome": "%s", "figures": [' "$1" > report.json
    shift
    comma=
    for figure in "$@"; do
        printf '%s{"id": %s, "fate": "%s"}' "$comma" "${figure%%:*}" "${figure#*:}"
        comma=', '
    done >> report.json
    echo ']}' >> report.json
}

# Whether two campaigns are shown and told alike.
same() {
    for question in show chronicle; do
        muster --json $question "$1" > .one && muster --json $question "$2" > .other && cmp .one .other || return 1
    done
}

# A campaign goes out as story text and comes in again (again.muster).
again() {
    muster story "$1" told.story > /dev/null && muster new again.muster --story told.story > /dev/null \
        && same "$1" again.muster
}

# Puts other letters in the place of the last such ones of a file: damage band.muster patrol Patrol
damage() {
    perl -0777 -pi -e "s/(.*)\Q$2\E/\${1}$3/s" "$1"
}

# The program with files that may grow to so many blocks and no further, much as on a full disk.
full_disk() {
    blocks=$1
    shift
    (trap '' XFSZ; ulimit -f "$blocks"; exec muster "$@")
}

# Text of so many letters.
letters() {
    head -c "$1" /dev/zero | tr '\0' x
}
