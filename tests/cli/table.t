A battle on the table, told as it happens: the report after it is filled in already.

# The report is filled in
  $ patrol
  $ muster --json play band.muster
  .what_now == "Choose your party, place it at your edge, and begin play."
  .rolls == []
  $ muster --json play band.muster begin
  .play.figures.length == 3
  $ muster --json play band.muster turn --dice 2,5
  .play.turn == 1
  .play.theirs == 5
  .what_now == "The enemy acts: move PEF 2, PEF 1 and PEF 3. Your groups of Rep 2 or more act."
  $ muster play band.muster move-pef 1 --dice 1,2,5
  $ muster --json play band.muster place-pef 1 8
  .play.pefs[0].section == 8
In force: three with their leader, and two to their left.
  $ muster --json play band.muster resolve 1 --dice 6,3,4,3,3,3,3,3,4,2,1,1,2,3,6,6
  .play.groups[].figures.length == [3, 2]
  .play.groups[0].section == 8
  .play.groups[0].figures[0].leader == true
  .play.groups[0].figures[0].profile.rep == 5
  .play.groups[1].side == "left"
  $ muster play band.muster turn --dice 4,3
A die more in cover.
  $ muster --json play band.muster np-move 1 cover --dice 6,6,5
  .play.groups[0].move == "hold-fire"
  $ muster --json play band.muster np-move 2 outnumbers --dice 1,6,1
  .play.groups[1].move == "advance"
  .what_now == "Your groups of Rep 4 or more act. Then move PEF 2 and PEF 3."
  $ muster play band.muster place 2 7; muster play band.muster enemy 1 2 dead; muster play band.muster strike 2
  $ muster play band.muster state 2 out-of-the-fight
  $ muster --json play band.muster star-power dead --dice 4,5,6,6,1
  .play.star_power == 3
  .play.figures[0] == {"id": 1, "wound": "out-of-the-fight", "state": "carrying-on", "star_power": 3}
  $ muster play band.muster seen 7; muster play band.muster note "Berta holds the <ford>"
  $ muster --json play band.muster state 3 ran-away
  .play.notes[0] == "Berta holds the <ford>"
  .what_now == "None of your figures is left on the table. Go to After the battle."
  $ cp band.muster copy.muster; report failure 1:out-of-the-fight 2:out-of-the-fight 3:ran-away
  $ muster aftermath band.muster
  ! “muster aftermath” needs REPORT.json, or --outcome if “muster play” noted the casualties.
  $ muster aftermath --help
  ..."wound": "scratched", "inflicted_damage"...
  ..."enemy_lost"..."follows"...
  ..."salvage"...
  ..."lead_stories", "sound_bites", "close_shots", "long_shots" and...
  $ muster aftermath band.muster --outcome victory
  ! The outcome must be success or failure, not “victory”.
  $ muster --json aftermath copy.muster report.json --seed 5 > by-report
  $ muster --json aftermath band.muster --outcome failure --seed 5 | cmp - by-report
  $ muster check band.muster

# It is taken back step by step, and stands on the terminal
  $ patrol; muster play band.muster begin 1 3; muster --json play band.muster > before
  $ muster play band.muster turn --dice 4,3 && muster play band.muster resolve 1 --dice 4,1,2,3,3
  $ muster play band.muster
  Turn 1: you 4, enemy 3; Enemy Activity Level 3; Star Power 5
  PEF 1 section 1 B, contact
  Group 1, figure 1 Infantry, Rep 3, Spear section 1, carrying on
  1 Maud carrying on group A, section 8 Lance, Sword
  2 Tibb sat out Spear
  Now: Take the In Sight Test with group 1 first. Your groups of Rep 4 or more act. Then move PEF 2, PEF 3 and group 1.
  $ muster undo band.muster --steps 2 && muster --json play band.muster | cmp - before
  $ muster help play
  move-pef PEF
  note TEXT
  np-move GROUP...
  star-power STATE...

# Where nobody is said to have come, the book's verdict is told beside the player's (R9)
  $ patrol; report success && muster aftermath band.muster report.json --seed 1
  ...By the rules it was a failure: None of the party was left on the table. Your report counts....

# What makes no sense is refused
  $ patrol
  $ muster play band.muster begin
  $ muster play band.muster resolve x
  ! Give a number for “PEF”, not “x”.
  $ muster play band.muster resolve 1 2
  ! Unexpected argument “2”.
  $ muster play band.muster resolve 1 --dice 6
  ! Too few dice. The next roll is How many, PEF 1: 2d6; add it to --dice.
  $ muster play band.muster state 2 asleep
  ! “asleep” is not a state. States: carrying-on, stunned, ...
  $ muster play band.muster resolv 1
  ! “resolv” is not an act of the battle. Did you mean “resolve”? Available: add, alarm, ...
  $ muster play band.muster loot 1
  ! There is no building to loot in this encounter.

# Tests are written down with the state that follows (Swordplay p. 15)
The Heavy Infantry's Rep of 4 and its Star's of 5 are known: a 2 passes, a 5 does not, nor does the Leader Die.
  $ battle
  $ muster --json play band.muster test 2 received-fire situation=out-of-reach --dice 2,5,6
  .play.figures[1].state == "ducked-back"
  .rolls.length == 2
  $ muster chronicle band.muster
  ...Received Fire...
  $ muster undo band.muster
  $ muster --json play band.muster
  .play.figures[1].state == "carrying-on"
What is said counts over what is known, and where nothing changes it is a note.
  $ muster --json play band.muster test 3 knock-down rep=1 --dice 1,1
  .play.figures[2].state == "stunned"
  $ muster --json play band.muster test 2 challenge-test --dice 2,3
  .play.figures[1].state == "carrying-on"
A whole group takes one set of dice.
  $ muster --json play band.muster test 2 received-fire situation=out-of-reach group=3 --dice 2,5,6
  .rolls.length == 2
  .play.figures[].state == ["carrying-on", "ducked-back", "ducked-back"]
  $ muster undo band.muster
  $ muster play band.muster test A received-fire situation=out-of-reach --dice 2,5,6
  ...Duck Back: To the nearest cover within 6...

# Only a Star may choose (Swordplay p. 5)
  $ battle
  $ muster --json play band.muster test 1 received-fire situation=in-reach choose=2
  .rolls == []

# The Leader Die is left out where it is said, and away from the Star (p. 9, R31)
  $ battle
  $ muster --json play band.muster test 2 received-fire situation=out-of-reach leader_rep=none --dice 2,5
  .rolls.length == 1
  .play.figures[1].state == "ducked-back"
  $ muster play band.muster join 2 B
  $ muster --json play band.muster test 2 received-fire situation=out-of-reach --dice 2,5
  .rolls.length == 1
  $ muster --json play band.muster test 3 received-fire situation=out-of-reach leader_rep=4 --dice 2,2,5
  .rolls.length == 2
Nor is there one while the Star does not carry on.
  $ muster undo band.muster --steps 2; muster play band.muster state 1 stunned
  $ muster --json play band.muster test 3 received-fire situation=out-of-reach --dice 2,2
  .rolls.length == 1

# Tests are taken for an enemy too
  $ battle; muster play band.muster turn --dice 4,3; muster play band.muster resolve 1 --dice 4,1,2,3,3
  $ muster --json play band.muster enemy-test 1 1 knock-down --dice 6,6
  .play.groups[0].figures[0].wound == "obviously-dead"
  $ muster play band.muster enemy-test 1 1 knock-down --dice 6,6
  ! That figure is out of the battle and takes no test.
  $ muster play band.muster enemy-test 4 1 knock-down
  ! Choose a figure on the table: one of the band, or an enemy in a group.
  $ muster play band.muster test 2 recieved-fire
  ! Swordplay has no test or table “recieved-fire”. Did you mean “received-fire”? Available: activation, fast-move, ...
  $ muster play band.muster test 2 received-fire
  ! received-fire needs situation: in-reach, out-of-reach.
  $ muster play band.muster test 2 stay-or-go
  ! Swordplay has no test or table “stay-or-go”. Available: activation, fast-move, ...
  $ muster play band.muster test 2
  ! Give a name for “test”.
  $ muster play band.muster test 2 star-power damage=dead
  ! Tibb has no Star Power to spend.

# Neither a wound nor what a figure does ends the other (R7)
  $ battle; muster play band.muster state 2 ran-away
  $ muster --json play band.muster state 2 out-of-the-fight
  .play.figures[1] == {"id": 2, "wound": "out-of-the-fight", "state": "ran-away"}
  $ muster play band.muster state 3 out-of-the-fight >/dev/null; muster --json play band.muster state 3 ducked-back
  .play.figures[2] == {"id": 3, "wound": "out-of-the-fight", "state": "ducked-back"}
  $ muster play band.muster state 3 ducked-back
  ! Berta is already noted as ducked back, Out of the Fight.

# What is liked of an encounter is kept, and the rest rolled again
  $ patrol
  $ muster --json redeal band.muster --keep 1,2,3,4,5,6,7,8 --keep-pefs "1, 3" --dice "1 1  6"
  .campaign.encounter.sections[].terrain == ["clear", "clear", "clear", "clear", "clear", "clear", "clear", "clear", "rough"]
  .campaign.encounter.pefs[].section == [1, 6, 3]
  $ muster undo band.muster
  $ muster --json show band.muster
  .encounter.sections[8].terrain == "clear"
  $ muster redeal band.muster --keep 1,b
  ! --keep must be whole numbers separated by commas, not “b”.
  $ muster redeal band.muster --keep 1,2,3,4,5,6,7,8,9 --keep-pefs 1,2,3
  ! Everything is locked, so there is nothing to re-roll. Unlock a section or a PEF.
  $ muster redeal band.muster --keep 1,99 --keep-pefs 9
  ! There is no section 99 on the table. Use 1 to 9.
  ! There is no PEF 9 on the table.

# Cards and blank sheets are put on paper
  $ patrol
  $ for sheet in "cards band.muster" "cards band.muster --of enemies" "cards band.muster --of slips" "roster band.muster --blank" \
  >     "encounter band.muster --blank"; do muster $sheet --pdf out.pdf > /dev/null; head -c 5 out.pdf; rm out.pdf; done
  %PDF-%PDF-%PDF-%PDF-%PDF-
  $ muster cards band.muster
  ! These are for printing. Give a file to write: --pdf OUT.pdf.
  $ muster cards band.muster --of nobody --pdf x.pdf
  ! There are no “nobody” cards. Give --of figures, enemies or slips.

# A table has as many sections as the player likes (U73)
Words alone take nothing of what was rolled; in a larger table section 4 is still the first of the second row.
  $ band
  $ muster --json prepare band.muster --sections 6 --seed 4
  .encounter.table == {"columns": 3, "rows": 2}
  .encounter.sections.length == 6
  $ muster --json correct band.muster section=4 words="the old mill"
  .campaign.encounter.sections[3].words == "the old mill"
  $ muster encounter band.muster
  Month 1: Patrol, Day; Enemy Activity Level 5; seed 4
  | the old mill |...
  $ muster --json correct band.muster table=4x4
  .campaign.encounter.sections.length == 16
  .campaign.encounter.sections[4].words == "the old mill"
  $ muster play band.muster begin at 16; muster play band.muster place-pef 1 13
  $ muster play band.muster place-pef 1 17
  ! The table has sections 1 to 16, not 17.
  $ muster correct band.muster table=3x3
  ! The battle has begun, so the table keeps its sections. Undo the start of the battle first.
  $ muster check band.muster && again band.muster && muster undo band.muster --steps 5
  $ for shape in 1 17 0 six 5x4 1x1 3x x3 2x2x2 99999999999x1; do muster prepare band.muster --sections $shape; done 2>&1 \
  >     | grep -c "^--sections must be 2 to 16, or columns and rows such as 3x2, not “"
  10
  $ muster prepare band.muster --sections 2x4
  $ muster correct band.muster section=9 words=x
  ! There is no section 9. Give one from 1 to 8.
  $ for shape in 1 17 0 six 5x4 1x1 3x x3 2x2x2 99999999999x1; do muster correct band.muster table=$shape; done 2>&1 \
  >     | grep -c "^table=.* must be 2 to 16 sections, or columns and rows such as 3x2.$"
  10
  $ muster correct band.muster section=1 words="$(letters 61)"
  ! The words for section 1 can have at most 60 characters.
  $ muster correct band.muster pef=1 section=9
  ! PEF 1 cannot be in section 9. Use 1 to 8.

# A weapon is known by the player's words
Another weapon has none of them.
  $ band
  $ muster --json correct band.muster figure=2 weapon-words="Grandmother's bow"
  .campaign.grunts[0].weapon_words == "Grandmother's bow"
  $ muster roster band.muster
  ...Grandmother's bow (...
  $ muster --json correct band.muster figure=2 weapon-words=
  .campaign.grunts[0].weapon_words == nothing
  $ muster correct band.muster figure=2 weapon-words="Old Faithful"
  $ muster --json correct band.muster figure=2 weapon=sword
  .campaign.grunts[0].weapon == "sword"
  .campaign.grunts[0].weapon_words == nothing

# After shots no die says where a guard looks (Swordplay p. 29)
  $ band; muster correct band.muster next=raid-attack eal=3
  $ muster prepare band.muster --enemy orcs --dice 1,4,6,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,1,1,1 && muster play band.muster begin
  $ muster play band.muster resolve 1 --dice 4,3,4,2,3,2,3,2,3 && muster play band.muster guards 1 shots
  ...all inside after the shots...
  $ muster play band.muster
  ...inside, unaware...
  $ muster check band.muster && again band.muster
