The percentile street skirmish (R81, R82).

# A game is played from the founding to the next
  $ street
  $ muster --json show a.muster
  .star.initiative == 4
  .grunts[].initiative == [2, 3, 1]
  .encounter.kind == "game"
  .encounter.enemy_figures.length == 4
  $ muster encounter a.muster
  ...The tram depot...
  ...Initiative 2, skill 120...
  9″ in the open or on a road, 6″ on a tile, 3″ in a building; a wall up to chest height costs half a move.
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": 2},' > report.json
  $ echo '{"id": 2, "fate": "fine", "initiative_lost": 3}, {"id": 3, "fate": "fine", "initiative_lost": 3}]}' >> report.json
  $ muster --json aftermath a.muster report.json
  .campaign.turn.label == "Game 2"
  $ muster undo a.muster; muster aftermath a.muster report.json
  ~ By the rules
  $ muster check a.muster; muster chronicle a.muster && muster undo a.muster --steps 2
  $ muster --json show a.muster
  .former == []
  .turn.number == 1

# It is noted whose go it is, and what was lost is reported
The first step is announced; the figure has an initiative of 2.
  $ street
  $ muster --json show a.muster
  .encounter.go == null
  $ muster play a.muster go
  ...Turn 1: initiative...
  $ muster --json show a.muster
  .encounter.go.initiative == 1
  $ muster play a.muster go
  $ muster --json play a.muster lost 2 3
  .campaign.encounter.go.initiative == 2
  .campaign.encounter.go.lost[].figure == [2]
  $ muster --json undo a.muster
  .campaign.encounter.go.lost == []
  $ muster redo a.muster
  $ muster --json aftermath a.muster --outcome success
  .campaign.former[].id == [2]
  $ muster check a.muster

# Only automatic weapons fire on automatic
  $ muster roll urban-d100 shoot skill=120 range=2 automatic=true shown=5 weapon=rifle --dice 99
  ! The weapon “rifle” fires single shots only. Give automatic=false.
  $ muster roll urban-d100 shoot skill=120 range=2 automatic=true shown=5 weapon=pistol --dice 99
  ! The weapon “pistol” fires single shots only. Give automatic=false.
  $ muster --json roll urban-d100 shoot skill=120 range=2 automatic=true shown=5 weapon=smg --dice 99
  .result.score == 60

# A Star has the numbers thrown at the table
  $ muster new a.muster --rules urban-d100 --list british --star Doxey --rep 3
  ! Percentile street skirmish uses initiative and weapon skill instead of Rep. Give --initiative and --skill, or neither to have them rolled.
  $ muster new a.muster --rules urban-d100 --list british --star Doxey --initiative 2
  ! Give both --initiative and --skill, or neither to have them rolled.
  $ muster new a.muster --rules urban-d100 --list british --star Doxey --initiative 9 --skill 160
  ! Initiative 9 is out of range for the Leader. Use 1 to 4.
  $ muster new a.muster --rules urban-d100 --list british --star Doxey --initiative 2 --skill 165
  ! Weapon skill 165 is out of range for the Leader. Use 30 to 240, in tens.
  $ muster new a.muster --rules urban-d100 --list british --star Doxey --dice 5
  ! Too few dice. The next roll is Weapon skill, Doxey: 4d6; add it to --dice.
  $ muster new a.muster --rules swordplay --list feudal --star Osric --skill 100
  ! Swordplay uses Rep. Give --rep instead.
  $ muster --json new a.muster --rules urban-d100 --list british --star Doxey --initiative 2 --skill 160
  .star.skill == 160
  $ muster --json correct a.muster figure=1 initiative=3 skill=200
  .campaign.star.initiative == 3
  $ muster correct a.muster figure=1 skill=201
  ! Weapon skill 201 is out of range for Doxey. Use 30 to 240, in tens.
  $ muster correct a.muster figure=1 rep=3
  ! “rep” cannot be edited here. Available: figure, name, ...

# A side has at most six figures, recruited by dice
  $ muster --json roll urban-d100 recruit list=british count=1 --dice 2,3,5,5,6
  .result.figures[0].initiative == 2
  .result.figures[0].skill == 160
  $ muster new a.muster --rules urban-d100 --list british --star Doxey --initiative 2 --skill 160
  $ muster --json recruit a.muster --seed 4
  .campaign.grunts.length == 5
  $ muster recruit a.muster
  ! The band is full: a side has at most 6 figures.
  $ muster --json side urban-d100 officers=1 others=1 --dice 5,1,2,3,4,2,6,6,6
  .figures == [{"officer": true, "initiative": 4, "skill": 100}, {"officer": false, "initiative": 1, "skill": 180}]
  $ muster side urban-d100 officers=1 others=3 --pdf cards.pdf; head -c 4 cards.pdf
  ...%PDF
  $ muster side swordplay officers=1 others=3
  ! Swordplay cannot roll up a side. Use “muster side urban-d100”.
  $ muster side urban-d100 officers=1 others=300
  ! others cannot be “300”. Choices: a whole number from 1 to 24.
