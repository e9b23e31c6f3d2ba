What was decided by hand and not by the dice: a figure, what it carries, a section of the table, a PEF, an enemy's list.

# A Grunt is picked from the list without dice, and what is said of it stands in place of the list
  $ band
  $ muster --json recruit band.muster --type "heavy infantry"
  .rolls == []
  .recruited[].id == [4]
  .recruited[].type == ["Heavy Infantry"]
  $ muster chronicle band.muster
  ...picked by hand...
  $ muster --json recruit band.muster --type Infantry --rep 5 --weapon two-hand-axe --armor 6 --shield no --class warrior --name Grub
  .recruited[0].name == "Grub"
  .recruited[0].rep == 5
  .recruited[0].weapon == "two-hand-axe"
  .recruited[0].class == "warrior"
  $ muster undo band.muster --steps 2
  $ muster --json show band.muster
  .grunts.length == 2

# A figure has another type in one step, and one of the player's own
Nobody leaves for it.
  $ band
  $ muster --json correct band.muster figure=3 "type=Dog handler"
  .campaign.grunts[1].type == "Dog handler"
  .campaign.former == []
  $ muster correct band.muster figure=3 type=
  ! The type is empty. Type a name.
  $ again band.muster

# Where figures are rolled up the numbers are said or rolled
  $ muster new a.muster --rules urban-d100 --list british --star Maud --seed 3
  $ muster recruit a.muster --type nobody
  ! The campaign's list has no type “nobody”. Types: NCO, Rifleman, Submachine-gunner, Machine-gunner.
  $ muster --json recruit a.muster --type Rifleman --initiative 2 --skill 120
  .recruited[0].skill == 120
  .rolls == []
  $ muster --json recruit a.muster --type Rifleman --seed 5
  .rolls.length > 0

# A section is set as it lies on the table, and a PEF stands where it was put
  $ patrol
  $ muster --json correct band.muster section=5 terrain=woods buildings=2
  .campaign.encounter.sections[4].terrain == "woods"
  .campaign.encounter.sections[4].buildings == 2
  .campaign.encounter.sections[3].terrain == "clear"
  $ muster --json correct band.muster pef=2 section=6
  .campaign.encounter.pefs[1].section == 6
  $ muster correct band.muster pef=2 section=12
  ! PEF 2 cannot be in section 12. Use 1 to 9.
  $ muster correct band.muster star-dies=true
  $ muster --json correct band.muster eal=2
  .campaign.encounter.eal == 2

# A section has the country, road and river of its rules
A lake lies in the middle.
  $ muster new a.muster --rules chain-reaction-3 --list military --star Maud
  $ muster prepare a.muster --enemy insurgents --seed 11
  $ muster --json correct a.muster section=2 terrain=wooded-hill country=mountains road=up-down river=bridge width=4
  .campaign.encounter.sections[1].country == "mountains"
  .campaign.encounter.sections[1].road == "up-down"
  .campaign.encounter.sections[1].river.width == 4
  .campaign.encounter.sections[1].river.bridge == true
  $ muster --json correct a.muster section=2 road=none river=none
  .campaign.encounter.sections[1].river == null
  .campaign.encounter.sections[1].road == null
  $ muster correct a.muster section=2 river=lake
  ! river cannot be “lake”. Choices: none, ford, bridge.
  $ muster correct a.muster section=5 river=lake
  $ muster correct a.muster section=2 river=ford width=99
  ! A river is 4 to 9 inches wide, not 99.
  $ muster correct a.muster section=2 width=4
  ! Section 2 has no river. Give river= too.

# Armour by a word is set by a word, and whoever can be met is named
  $ muster new a.muster --rules chain-reaction-1 --list gang --star Maud
  $ muster --json correct a.muster figure=1 armor=flak
  .campaign.star.armor == "flak"
  $ muster correct a.muster figure=1 armor=flack
  ! There is no armour “flack” in Chain Reaction, first edition. Did you mean “flak”? Armour: none, flak, body-armor.
  $ muster prepare a.muster --enemy zombis
  ! There is no army list “zombis” in Chain Reaction, first edition. Did you mean “zombies”? Lists: military, mercenaries, ...

# Attributes are set right by hand and never twice
  $ muster new a.muster --rules chain-reaction-3 --list military --star "Billy Pink" --attribute agile --attribute born-leader
  $ muster show a.muster
  ...Agile, Born Leader...
  ~ Star,
  ~ AC
  $ muster --json correct a.muster figure=1 attributes=agile,brawler
  .campaign.star.attributes == ["agile", "brawler"]
  $ muster correct a.muster figure=1 attributes=agile,agile
  ! Billy Pink has the same attribute twice. Choose different ones.
  $ muster correct a.muster figure=1 attributes=invisible
  ! There is no attribute “invisible” in Chain Reaction 3.0. Attributes: born-leader, poser, ...
  $ muster --json correct a.muster figure=1 attributes=
  .campaign.star.attributes == []

# Every option can be changed later
  $ muster new a.muster --rules chain-reaction-3 --list military --star Kane
  $ for option in campaign=plain numbers=sheet country=table pefs=eal reinforcements=doubles attributes=off outranked=now \
  >     star-dies=true sheet=tumor foes=die loyalty=off; do muster correct a.muster $option > /dev/null || echo $option; done
  $ muster --json show a.muster
  .turn.label == "Battle 1"

# A figure has as many weapons and things as the player likes
A title of the list is its weapon. What is counted keeps its count to the last.
  $ muster new a.muster --rules chain-reaction-3 --list military --star Kane --rep 5 --option attributes=off
  $ muster equip a.muster --figure 1 --carry Shotgun; muster equip a.muster --figure 1 --carry grenade --count 2
  $ muster --json equip a.muster --figure 1 --carry "a  length of rope"
  .campaign.star.carries == [{"name": "shotgun", "count": 1}, {"name": "grenade", "count": 2}, {"name": "a length of rope", "count": 1}]
  $ muster roster a.muster
  ...Kane also carries: Shotgun, 2 × Grenade, a length of rope...
  $ muster equip a.muster --figure 1 --carry grenade --count 1; muster equip a.muster --figure 1 --carry shotgun --count 0
  $ muster --json show a.muster
  .star.carries == [{"name": "grenade", "count": 1}, {"name": "a length of rope", "count": 1}]
  $ muster undo a.muster
  $ muster --json show a.muster
  .star.carries.length == 3
  $ muster equip a.muster --figure 1 --carry rockets --count 2; muster equip a.muster --figure 1 --carry rockets --count 1
  $ muster show a.muster
  ...rope, rockets
  $ muster equip a.muster --figure 1 --carry rockets --count 0 && muster chronicle a.muster
  ...Kane is equipped: carries: 2 × Grenade...
  ...Kane is equipped: rockets: 1 left of 2...
  ...Kane is equipped: rockets: none left...

# What cannot be written down is refused
  $ muster new a.muster --rules chain-reaction-3 --list military --star Kane --rep 5 --option attributes=off
  $ muster equip a.muster --figure 1 --carry rope --count 0
  ! The figure does not carry “rope”.
  $ muster equip a.muster --figure 1 --carry rope --count 1001
  ! The number of a thing must be 0 to 1000.
  $ muster equip a.muster --figure 1 --carry rope --count some
  ! --count must be a whole number, not “some”.
  $ muster equip a.muster --figure 1 --carry " "
  ! Name what the figure carries.
  $ muster equip a.muster --figure 1 --count 2
  ! --count goes with --carry: how many of that thing the figure carries.
  $ muster equip a.muster --figure 1 --carry "$(letters 61)"
  ! “xxxxxxxxxxxxxxxxxxxx…” must be at most 60 characters.

# Things are used up on the table one by one, and the report tells what they came with
  $ muster new a.muster --rules chain-reaction-3 --list military --star Kane --rep 5 --option attributes=off
  $ muster equip a.muster --figure 1 --carry rockets --count 2
  $ muster prepare a.muster --seed 1; muster play a.muster begin
  $ muster --json play a.muster use-up 1 rockets
  .campaign.star.carries == [{"name": "rockets", "count": 1}]
  $ muster play a.muster
  ..., rockets...
  $ muster play a.muster lose-rep 1
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": 2}]}' > report.json
  $ muster aftermath a.muster report.json --seed 1 && muster report a.muster
  ...Assault Rifle, 2 × rockets...
  Kane uses up 1 × rockets: 1 of 2 left
  ...5 → 4...killed: 2...
  - Total Rep: **5 to 4**
  $ muster chronicle a.muster
  ...Kane uses up 1 × rockets: 1 of 2 left...
  $ muster undo a.muster --steps 2
  $ muster --json play a.muster use-up 1 rockets
  .campaign.star.carries == []
  $ muster play a.muster use-up 1 rockets
  ! Kane does not carry “rockets”.
  $ muster check a.muster

# A shot is taken with the weapon that is said
What another weapon's test asks only by its rank is brought by the weapon said.
  $ muster new a.muster --rules chain-reaction-3 --list military --star Kane --rep 5 --option attributes=off
  $ muster equip a.muster --figure 1 --carry shotgun
  $ muster prepare a.muster --seed 1; muster play a.muster begin
  $ muster play a.muster test 1 burst conditions= --dice 1,2,3
  $ muster play a.muster test 1 burst weapon=shotgun conditions= --dice 1,2,3,4,5,6
  $ muster play a.muster test 1 outgunned-by fired=pistol weapon=shotgun
  $ muster play a.muster test 1 outgunned-by fired=pistol weapon=grenade
  ! There is no parameter “weapon”. outgunned-by takes: fired, own, conditions.
