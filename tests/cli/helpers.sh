# What the transcripts call beside muster itself.

# Founds a campaign from a story: founded FILE STORY
founded() {
    echo "$2" > ~/story
    muster new "$1" --story ~/story > /dev/null
}

# A campaign of the Feudal list with a Star of Rep 5 and two Grunts: 2 is Heavy Infantry of Rep 4, 3 Infantry of Rep 3.
band='found Maud
  list: feudal
  rep: 5

recruit 2
  dice: 2 3  3 3
'
# The same with a Patrol in hand, all clear, at Enemy Activity Level 3; the PEFs stand in 1, 2 and 3.
patrol="$band
prepare
  dice: 3 1  1 2  1 2  1 2  1 2  1 2  1 2  1 2  1 2  1 2  1  2  3
"
band() { founded band.muster "$band"; }
patrol() { founded band.muster "$patrol"; }
# The same on the table.
battle() { founded band.muster "$patrol
begin"; }

# Rook, alone, in a Firefight against three of a gang in the first edition's second turn: gang REP
gang() {
    founded gang.muster "found Rook
  rules: chain-reaction-1
  list: gang
  rep: $1
  option: genre=gang
  option: terrain=none

prepare
  enemy: gang
  dice: 1 1  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3 3  3 3"
}

# Rook, Rep 4, with Ash (2) and Bo (3), both Rep 3, in the same on the table, by the book's sheet or TUMOR's.
gang_at_play() {
    founded gang.muster "found Rook
  rules: chain-reaction-1
  list: gang
  rep: 4
  option: genre=gang
  option: sheet=$1
  option: terrain=none

join Ash
  type: T-Guy
  rep: 3
  armor: none
  weapon: pistol

join Bo
  type: T-Guy
  rep: 3
  armor: none
  weapon: pistol

prepare
  enemy: gang
  dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3 3  3 3

begin"
}

# Doxey and three men meet four Germans at the tram depot.
street() {
    founded a.muster 'found Doxey
  rules: urban-d100
  list: british
  dice: 5  4 4 4 4

recruit 3
  dice: 2  3  5 5 6  3  6  3 3 3  5  1  4 4 4

prepare
  enemy: germans
  dice: 1  1  3 3 3 3  2  1  1 1 1  3  2  2 2 2  4  3  3 3 3'
}

# A campaign in the Wasteland: wasteland LIST [OPTIONS]
wasteland() {
    list=$1
    shift
    muster new a.muster --rules chain-reaction-1 --list "$list" --star Mara --option genre=wasteland --option terrain=none \
        "$@" > /dev/null
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

# An army list of the player's own, with its rows up to a roll: own_list FILE ID ROLL
own_list() {
    mkdir -p ~/.local/share/muster/lists
    echo '{"rules": "chain-reaction-3", "id": "'$2'", "title": "Home Guard", "weapon": "shotgun", "dice": "2d6",
        "rows": [{"roll": "2-'$3'", "type": "Volunteer", "rep": 3}]}' > ~/.local/share/muster/lists/$1
}

# Enters what stands on paper, where STAR is a Star of Rep 5: paper JSON
paper() {
    printf '%s' "$1" | sed 's/STAR/{"name": "Ulric", "star": true, "rep": 5, "months": 0}/g' > paper.json
    muster new a.muster --rules swordplay --list feudal --from paper.json
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

# Recruits, prepares and plays a turn of a.muster in which the first Grunt goes down and every third is lost; tells where the
# campaign stands then, and for what dice were rolled.
a_turn() {
    muster recruit a.muster --seed "$1" > /dev/null 2>&1
    muster prepare a.muster --seed "$1" > /dev/null
    report $([ $(($1 % 3)) = 0 ] && echo failure || echo success) 1:fine \
        "$(muster --json show a.muster | perl -ne '/"grunts":.*?"id":(\d+)/ && print $1')":out-of-the-fight
    muster --json aftermath a.muster report.json --seed "$1" > .told
    perl -ne '/"next":\{"eal":(\w+),"encounter":"([\w-]+)"/ && print "$2, EAL $1:"' .told
    grep -o '"for":"\(Recovery\|Stay or Go\)' .told | sort -u | sed 's/.*:"/ /' | tr '\n' ';'; echo
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

# Vic (1), a gang's, with Tess (3) and Dutch (4), and Cop (2), the police's, with Marla (5) and Vance (6), all of two
# players, and the encounter that comes by those dice: two_bands DICE
two_bands() {
    founded a.muster "found Vic
  rules: chain-reaction-1
  list: gang
  rep: 4
  player: Ann
  option: genre=gang
  option: terrain=none

player Cop
  player: Bob
  list: police
  rep: 5
$(for grunt in Tess/Vic Dutch/Vic Marla/Cop Vance/Cop; do
        printf '\njoin %s\n  for: %s\n  rep: 3\n  armor: none\n  weapon: pistol\n' ${grunt%/*} ${grunt#*/}
    done)

prepare
  enemy: gang
  dice: $1"
}
