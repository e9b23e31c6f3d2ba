A campaign that already runs on paper is entered in one step (R93).

  $ cat > marches.json << END
  > {"turn": 7, "eal": 3, "last": {"encounter": "patrol", "outcome": "success"},
  >  "band": [{"name": "Ulric", "star": true, "rep": 5, "months": 6},
  >           {"name": "Maud", "type": "Infantry", "rep": 4, "months": 3, "exempt": true},
  >           {"type": "Ratcatcher", "rep": 3, "poisoned": true}],
  >  "former": [{"name": "Osric", "rep": 4, "months": 2, "status": "dead", "turn": 3}],
  >  "past": [{"turn": 1, "encounter": "patrol", "outcome": "failure"}]}
  > END

# All of it is told in one step without dice
A Raid follows on a successful Patrol, and a Ratcatcher is of a type that no list has.
  $ muster --json new a.muster --rules swordplay --list feudal --from marches.json
  .steps == 1
  .rolls == []
  .turn.number == 7
  .eal == 3
  .next.encounter == "raid-attack"
  .star.name == "Ulric"
  .star.months == 6
  .grunts[].exempt == [true, false]
  .grunts[1].type == "Ratcatcher"
  .grunts[1].name != ""
  .former[].status == ["dead"]
  $ muster chronicle a.muster
  ...As told, from paper...
  $ muster career a.muster 4
  Osric, Mounted Crossbow, Missile, Rep 4
  Month 3: Died
  $ muster check a.muster; again a.muster
  $ muster new a.muster --rules swordplay --list feudal --from marches.json
  ? 2
  ! “a.muster” already exists and was not changed. Choose another name.
  $ muster prepare a.muster --seed 1

# The help has its form and an example that works
  $ muster new --help > help; cat help
  PAPER.json is one object. What stands in brackets may be left out:
  ..."turn": 1…...
  ...["eal": 1–5]...
  ...["former": [{ FIGURE, "status": ...
  ...["poisoned": true|false]...
  $ perl -0777 -ne '/For example:\n\n(.*?)\n\n/s && print $1' help > paper.json
  $ muster new a.muster --rules swordplay --list feudal --from paper.json

# What the list fills in is said
  $ cat > paper.json << END
  > {"turn": 2, "band": [
  >   {"name": "Ulric", "star": true, "rep": 5, "class": "noble", "type": "Knight", "armor": 4, "weapon": "spear"},
  >   {"name": "Maud", "type": "Infantry", "class": "soldier", "armor": 2, "weapon": "spear"},
  >   {"type": "Ratcatcher", "class": "soldier", "rep": 3, "armor": 2, "weapon": "spear"}]}
  > END
  $ muster --json new a.muster --rules swordplay --list feudal --from paper.json
  .filled_in == [{"name": "Maud", "rep": 3}, {"name": "Tibb"}]
  $ muster new b.muster --rules swordplay --list feudal --from paper.json
  Not on the paper, so taken from the list:
  Maud: Rep 3

# Things named twice are added up, and weapons can be in one's own words
  $ cat > paper.json << END
  > {"turn": 7, "band": [{"name": "Ulric", "star": true, "weapon": "Old Faithful (Spear)", "carries":
  >     [{"name": "torches", "count": 2}, {"name": "Torches", "count": 3}, {"name": "rope", "count": 1}]},
  >   {"name": "Maud", "weapon": "ancient blade (Sword)"}]}
  > END
  $ muster --json new a.muster --rules swordplay --list feudal --from paper.json
  .star.weapon == "spear"
  .star.weapon_words == "Old Faithful"
  .star.carries[].count == [5, 1]
  .grunts[0].weapon == "sword"
  .grunts[0].weapon_words == "ancient blade"

# More Grunts than the limit may be there (R11)
What show says of a figure can be pasted.
  $ echo '{"turn": 7, "band": [{"name": "Ulric", "star": true, "rep": 3}, {"name": "Ann"}, {"name": "Ben"}, {"name": "Cob"}, {"name": "Dan"}, {"name": "Eve"}]}' > paper.json
  $ muster --json new a.muster --rules swordplay --list feudal --from paper.json
  .grunts.length == 5
  $ band; muster --json show band.muster | perl -ne '/"grunts":\[(.*?)\],"list".*"star":(\{.*?\}),"stars"/ &&
  >     print "{\"turn\": 2, \"band\": [$2, $1]}"' | sed 's/"id":[0-9]*,//g' > paper.json
  $ muster --json new b.muster --rules swordplay --list feudal --from paper.json
  .grunts.length == 2

# A hostile paper is refused with the place and the reason
  $ paper 'no JSON at all'
  ! “paper.json” cannot be used: Line 1 is not JSON: illegal value.
  $ paper '[]'
  ! “paper.json” cannot be used: The text is not a JSON object.
  $ paper '{}'
  ! “paper.json” cannot be used: “turn” is missing.
  $ paper '{"turn": 5, "band": [STAR, {"name": "Maud", "months": 99}]}'
  ! Maud cannot have served 99 months: since the beginning there have been 4 months.
  $ paper '{"turn": 2, "band": [STAR, {"name": "ulric"}]}'
  ! Two figures of the band are called ulric. Give each a name of its own.
  $ paper '{"turn": 7, "eal": 9, "band": [STAR]}'
  ! “paper.json” cannot be used: eal: 9 is not a whole number from 1 to 5.
  $ paper '{"turn": 7, "crown": 1, "band": [STAR]}'
  ! “paper.json” cannot be used: “crown” is not known here.
  $ paper '{"turn": 7, "turn": 8, "band": [STAR]}'
  ! “paper.json” cannot be used: A field appears twice in the same object. Name each field once.
  $ paper '{"turn": 7, "last": {"encounter": "picnic", "outcome": "success"}, "band": [STAR]}'
  ! “paper.json” cannot be used: last.encounter: “picnic” is not valid here; use one of patrol, raid-attack, raid-defend.
  $ paper '{"turn": 7, "band": [STAR, {"name": "Maud", "rep": 7}]}'
  ! “paper.json” cannot be used: band[1].rep: 7 is not a whole number from 0 to 6.
  $ paper '{"turn": 7, "band": [STAR, {"name": "Maud", "weapon": "raygun"}]}'
  ! There is no weapon “raygun” in Swordplay. Weapons: Axe, throwing; ...
  $ paper '{"turn": 7, "band": [STAR, {"name": "Maud", "class": "wizard"}]}'
  ! There is no class “wizard” in Swordplay. Classes: missile, noble, peasant, soldier, warrior.
  $ paper '{"turn": 7, "band": [STAR, STAR]}'
  ! The band has several Stars. Tell one; the others can join afterwards.
  $ paper '{"turn": 7, "band": [STAR, {"name": "Maud", "status": "dead"}]}'
  ! “paper.json” cannot be used: “Maud” is not in the band any more. List the figure under “former”.
  $ paper '{"turn": 7, "former": [{"name": "Osric", "status": "dead", "turn": 9}], "band": [STAR]}'
  ! Osric left in Month 9, which has not come yet. Use 1 to 7.
  $ paper '{"turn": 7, "past": [{"turn": 8, "encounter": "patrol", "outcome": "success"}], "band": [STAR]}'
  ! The past encounters must be in order, before Month 7.
  $ paper '{"turn": 7, "band": [STAR, {"name": "Ma\u0007ud"}]}'
  ! The name of figure 2 of the band has a line break or a control character in it. Write it on one line.
  $ ls
  ~ a.muster
  $ muster new a.muster --rules swordplay --list feudal --from marches.json --dice 3
  ! “muster new” rolls no dice: 1 die of --dice left over.
