Chain Reaction's first edition, from the founding to what comes of a battle.

# An encounter is prepared and finished by the contract
Two turns; a firefight by the choice among seven; a leader and Grunts of the gang's list.
  $ muster new gang.muster --rules chain-reaction-1 --list gang --star Rook --rep 6
  ! Rep 6 is out of range for the Star. Use 2 to 5.
  $ muster new gang.muster --rules chain-reaction-1 --list gang --star Rook --rep 2 --option genre=gang --option terrain=none
  $ muster prepare gang.muster --dice "1 1 3 4"
  ! Too few dice. The next roll is Encounter, Ambush: 2d6; add it to --dice.
  $ muster prepare gang.muster --enemy martians
  ! There is no army list “martians” in Chain Reaction, first edition. Lists: military, mercenaries, ...
  $ muster --json prepare gang.muster --dice "1 1 3 4  1 1 6 6 1 1 1 1 1 1 1 1 1 1  1 1 3 3 3 3"
  .campaign.turn == {"number": 2, "label": "Late January, year 1"}
  .encounter.kind == "firefight"
  .encounter.enemy == "gang"
  .encounter.enemy_figures.length == 3
  .campaign.phase == "play"
  $ report success 1:out-of-the-fight; muster aftermath gang.muster report.json
  ? 1
  $ report success 2:fine; muster aftermath gang.muster report.json
  ? 1
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": -1}]}' > report.json
  $ muster aftermath gang.muster report.json
  ! The report “report.json” cannot be used: figures[0].kills: -1 is not a whole number from 0 to 1000.
Nobody kills or routs more enemies than there were.
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": 65}]}' > report.json
  $ muster aftermath gang.muster report.json
  ! Enemies killed: 65 are reported, but there were only 3.
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": 3, "routed": 4}]}' > report.json
  $ muster aftermath gang.muster report.json
  ! Enemies routed: 4 are reported, but there were only 3.
R66: Rep 3; two months away are four turns.
  $ echo '{"outcome": 0.5, "figures": [{"id": 1, "fate": "bad-wound", "inflicted_damage": true, "kills": 1, "routed": 1}]}' > report.json
  $ muster --json aftermath gang.muster report.json --dice "1 5"
  .campaign.points == 260
  .campaign.star.rep == 3
  .campaign.star.back_in == 7
  .campaign.turn.number == 3
  $ muster check gang.muster && muster undo gang.muster --steps 2
  $ muster --json show gang.muster
  .turn.number == 1

# Hostages of a Recover are counted
  $ gang 2 && muster correct gang.muster kind=recover hostages=2; muster play gang.muster begin
  $ muster play gang.muster hostages 1
  ...1 off the table...
  $ muster play gang.muster hostages off
  ...0 off the table...
  $ muster play gang.muster did 1 kills 4
  ! Enemies killed: 4 are reported, but there were only 3.
  $ muster play gang.muster did 1 kills 3 routed 3

# The press comes, and what was salvaged is given out
  $ gang 2
  $ muster --json press gang.muster --dice "1  3 4  1 2"
  .campaign.encounter.press == "full"
  .campaign.encounter.press_crew.length == 2
  $ muster upgrade gang.muster swat
  ! The list of the band in this encounter has no better equipment.
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "fine"}], "salvage": [{"item": "shotgun", "count": 2}]}' > report.json
  $ muster --json aftermath gang.muster report.json
  .campaign.stockpile == [{"item": "shotgun", "count": 2}]
  $ muster press gang.muster
  ! Media coverage is rolled for an encounter. Prepare one first.
  $ muster --json equip gang.muster --figure 1 --weapon shotgun
  .campaign.star.weapon == "shotgun"
  .campaign.stockpile == [{"item": "shotgun", "count": 1}, {"item": "submachine-gun", "count": 1}]
  $ muster equip gang.muster --figure 1 --weapon rifle
  ! Rook cannot have “Rifle”: the stockpile holds none.
  $ muster equip gang.muster --weapon rifle
  ! “muster equip” needs --figure: the number of the figure to equip.
  $ muster show gang.muster
  ...Stockpile: Shotgun × 1, Submachine Gun × 1...
  $ muster --json equip gang.muster --figure 1 --carry submachine-gun --count 2
  .campaign.stockpile == [{"item": "shotgun", "count": 1}]
  $ muster undo gang.muster --steps 3
  $ muster --json show gang.muster
  .stockpile == []

# What these rules worked out can be put right (R5)
The dice say which encounter comes.
  $ muster new gang.muster --rules chain-reaction-1 --list gang --star Rook --rep 2 --option genre=gang --option terrain=none
  $ muster --json correct gang.muster figure=1 back-in=7 marked=true points=50
  .campaign.star.back_in == 7
  .campaign.star.points == 50
  $ muster correct gang.muster figure=1 back-in=0
  $ muster correct gang.muster figure=1 points=-1
  ! Rook can have 0 to 1000000 points, not -1.
  $ muster --json correct gang.muster turn=24
  .campaign.turn.label == "Late December, year 1"
  $ muster --json correct gang.muster turn=25
  .campaign.turn.label == "Early January, year 2"
  $ muster correct gang.muster next=patrol
  ! “next” cannot be edited here. Available: name, turn, ...
  $ muster prepare gang.muster --seed 3
  $ muster --json correct gang.muster recruits=9
  .campaign.encounter.recruits == 9
  $ muster correct gang.muster recruits=rep-squared

# What the book gives is said where the report says otherwise (R97)
  $ gang 2; muster play gang.muster begin; muster play gang.muster count-turn
  $ muster aftermath gang.muster --outcome success
  ...By the rules it was worth none of the points: The enemy was not driven off. Your report counts.
  $ muster show gang.muster
  ...Encounter points: 400; of the whole band: 400...
With all of them gone it was all of the points.
  $ muster undo gang.muster; for enemy in 1 2 3; do muster play gang.muster enemy 1 $enemy ran-away; done
  $ muster aftermath gang.muster --outcome failure
  ...By the rules it was worth all the points: The enemy was driven off. Your report counts....
And no failure though the Star fell.
  $ rm gang.muster; gang_at_play own; muster play gang.muster state 1 dead
  $ for enemy in 1 2 3; do muster play gang.muster enemy 1 $enemy ran-away; done; muster aftermath gang.muster --outcome success
  ...Rook was killed...
  ~ By the rules

# An enemy in a group checks against its leader's Rep too (p. 4)
A Soldier of Rep 4, whose leader has 2.
  $ gang_at_play own; muster play gang.muster enemy-test 1 2 received-fire situation=able --dice 3,4
  ...Group 1, Soldier, Rep 4: Received Fire: Runaway...
  $ muster undo gang.muster; muster play gang.muster enemy 1 1 dead
  $ muster play gang.muster enemy-test 1 2 received-fire situation=able --dice 3,4
  ...Group 1, Soldier, Rep 4: Received Fire: Return fire...

# A weapon outguns those of less Impact and of fewer targets (p. 3, 6)
Of as much Impact an explosive before all.
  $ gang_at_play own; own=pistol
  > for fired in carbine machine-pistol submachine-gun grenade-launcher rifle shotgun assault-rifle light-machine-gun grenade law; do
  >     muster play gang.muster test 2 outgunned-by fired=$fired own=$own | head -1; own=$fired; done | uniq -c
  10 Ash: Outgunned?: Outgunned
  $ for fired in flame-thrower rocket-launcher; do muster play gang.muster test 2 outgunned-by fired=$fired own=light-machine-gun; done
  Ash: Outgunned?: Outgunned
  Ash: Outgunned?: Outgunned
  $ muster play gang.muster test 2 outgunned-by fired=rifle own=scoped-rifle
  Ash: Outgunned?: Not outgunned

# Who ran and was taken has lost its nerve (p. 7, R67)
A mark beside whatever came of the figure then; surrender is running with nowhere to go.
  $ gang_at_play own
  $ muster play gang.muster state 2 ran-away; muster play gang.muster state 2 captured; muster play gang.muster state 3 surrendered
  $ muster --json aftermath gang.muster --outcome success
  .campaign.former[].rep == [2, 2]
  $ muster chronicle gang.muster
  ...Ash was captured...
  ...lost nerve, Rep 3 to 2...
A report of it costs nerve too.
  $ muster undo gang.muster --steps 4
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "fine"}, {"id": 2, "fate": "surrendered"}, {"id": 3, "fate": "captured", "lost_nerve": true}]}' > report.json
  $ muster --json aftermath gang.muster report.json
  .campaign.former[].rep == [2, 2]

# A hit that is no worse than the one it has changes nothing (p. 6)
  $ gang_at_play own
  $ muster play gang.muster state 2 bad-wound; muster play gang.muster count-turn
  $ muster play gang.muster test 2 crash --dice 3,4
  ...Ash: An occupant of a crashing vehicle: Scratch...
  $ muster --json play gang.muster test 2 crash --dice 6,6
  .play.figures[1].wound == "bad-wound"

# A scratch excuses who surrenders (R97)
But not a wound that came when it was running already.
  $ gang_at_play own
  $ muster play gang.muster state 2 scratched; muster play gang.muster state 2 surrendered
  $ for state in ran-away bad-wound captured; do muster play gang.muster state 3 $state; done
  $ muster --json aftermath gang.muster --outcome success
  .campaign.former[].id == [2, 3]
  .campaign.former[].rep == [3, 2]

# First Aid forgets neither nerve nor running (p. 7, R7, R67, R97)
The wound excuses the running of the one, who learns nothing; the other was running unhurt.
  $ gang_at_play tumor
  $ muster play gang.muster state 2 wounded; muster play gang.muster state 2 ran-away
  $ muster play gang.muster state 3 ran-away; muster play gang.muster state 3 wounded
  $ muster play gang.muster enemy 1 1 dead; muster play gang.muster enemy 1 2 dead
  $ muster play gang.muster did 2 kills 1; muster play gang.muster did 3 kills 1
  $ muster --json aftermath gang.muster --outcome success --dice 2,2,2,2
  .campaign.grunts[].id == [2, 3]
  .campaign.grunts[].rep == [3, 2]

# First Aid on the table forgets them no more (R89)
  $ gang_at_play tumor
  $ muster play gang.muster state 2 wounded; muster play gang.muster state 2 ran-away
  $ muster play gang.muster enemy 1 1 dead; muster play gang.muster did 2 kills 1; muster play gang.muster state 2 stunned
  $ muster --json aftermath gang.muster --outcome success
  .campaign.grunts[].rep == [3, 3]

# A rout alone is damage and teaches (R8)
More that are killed than fell is said.
  $ gang_at_play own && muster play gang.muster count-turn; muster play gang.muster did 2 kills 1
  $ muster play gang.muster
  ...More kills or routs are credited than enemies fell or ran...
  $ muster play gang.muster enemy 1 1 dead
  $ muster play gang.muster
  ~ More kills or routs are credited
  $ muster undo gang.muster --steps 3
  $ muster play gang.muster enemy 1 1 ran-away; muster play gang.muster did 2 routed 1
  $ muster --json aftermath gang.muster --outcome success
  .campaign.grunts[0].rep == 4

# The turns that a figure ducks are counted (p. 7)
One passed; 5 less its Rep of 3: two turns.
  $ gang_at_play own && muster play gang.muster count-turn
  $ muster --json play gang.muster test 2 scratch --dice 1,6,5
  .play.figures[1].state == "ducked-back"
  .play.figures[1].ducked_until == 3
  $ muster play gang.muster
  ...down to the end of turn 3...
Its next turn of movement (p. 4).
  $ muster --json play gang.muster state 3 ducked-back
  .play.figures[2].ducked_until == 2
  $ muster play gang.muster enemy 1 1 ducked-back turns 3; muster play gang.muster count-turn
  $ muster --json play gang.muster count-turn
  .play.figures[].state == ["carrying-on", "ducked-back", "carrying-on"]
  $ muster --json play gang.muster count-turn
  .play.figures[1].state == "carrying-on"
  .play.figures[1].wound == "scratched"
  .play.groups[0].figures[0].ducked_until == 4
  $ muster undo gang.muster
  $ muster --json play gang.muster
  .play.figures[1].state == "ducked-back"
  $ muster play gang.muster state 2 carrying-on turns 2
  ! Turns are counted only for figures that duck down in the first edition, 1 at least. Leave turns out.
  $ muster check gang.muster

# Coverage is rolled again only in the next turn (p. 10)
5 less 1 for the genre: possible.
  $ gang_at_play own && muster press gang.muster --dice 5
  $ muster press gang.muster --dice 5
  ! Media coverage is possible. Roll again in the next turn of the battle, turn 1.
  $ muster play gang.muster count-turn; muster press gang.muster --dice 5
  $ muster press gang.muster --dice 5
  ? 1
  $ muster play gang.muster count-turn; muster press gang.muster --dice 6
  $ muster press gang.muster --dice 6
  ! No media crew will come to this encounter.

# A media crew notes its stories as it gets them (p. 15)
One shot shows one figure.
  $ muster new crew.muster --rules chain-reaction-1 --list media --star Dana --rep 4 --option genre=gang --option terrain=none
  $ muster recruit crew.muster --type Tech --name Lou
  $ muster prepare crew.muster --enemy gang --dice "3 4  1 1 6 6 1 1 1 1 1 1 1 1 1 1  1 1 3 3 3 3"
  $ muster encounter crew.muster | tr '\n' ' ' | tr -s ' ' | grep -o "Bring home shots and interviews.\|40 for a lead story or a shot from 3″\|Points: all for driving them off"
  Bring home shots and interviews.
  40 for a lead story or a shot from 3″
  ~ driving them off
  $ muster play crew.muster begin; muster play crew.muster did 1 lead-stories 1 sound-bites 1 interviewed 5
  $ muster play crew.muster did 1 interviewed 3; muster play crew.muster did 2 close-shots 1 long-shots 1 filmed 4
  $ muster play crew.muster did 2 lead-stories 1
  ! Lou is no reporter, so there are no interviews to report.
  $ muster play crew.muster did 2 filmed 4
  ! Lou has more figures in close shots than close shots. Each shot shows one figure.
No share of the encounter's points is the crew's.
  $ muster --json aftermath crew.muster --outcome success
  .campaign.star.points == 110
  .campaign.grunts[].points == [70]
  $ muster chronicle crew.muster
  ...Dana came through: a lead story, a sound bite, interviewed Rep 5 and 3; 110 points for what was done...
  ...Lou came through: a shot from 3″, showing Rep 4, a shot from 12″; 70 points for what was done...

# Who is unhurt is okay, and nobody is asked twice (p. 10)
“The first time” that a zombie scratches somebody, or worse.
  $ gang_at_play own
  $ muster play gang.muster test 2 are-you-okay --dice 6
  ! Ash has no wound. Record the wound first, then roll this.
  $ muster play gang.muster state 2 scratched; muster play gang.muster test 2 are-you-okay --dice 6
  $ muster play gang.muster test 2 are-you-okay --dice 6
  ! Ash has rolled this already: only the first wound counts.
  $ muster play gang.muster state 3 bad-wound; muster play gang.muster test 3 are-you-okay --dice 1,3
  $ muster play gang.muster test 3 are-you-okay --dice 6
  ! Bo has rolled this already: only the first wound counts.
What a die is for is said: cards by their numbers, turns.
  $ muster play gang.muster turn --dice 6
  ! Too few dice. The next roll is Two cards (red: you, black: the enemy), each 1–52: hearts, diamonds, clubs, spades, ace to king; add it to --dice.
  $ muster play gang.muster test 2 scratch --dice 1,6
  ! Too few dice. The next roll is Amount: 1d6; add it to --dice.

# Raiders who left with their loot do not hold the field (R78, R88)
  $ muster new gang.muster --rules chain-reaction-1 --list gang --star Rook --rep 3 --option genre=gang --option terrain=none
  $ muster recruit gang.muster --dice 5,5,5,5,5,5
  $ muster prepare gang.muster --enemy gang --dice 3,4,1,1,1,1,6,6,1,1,1,1,1,1,1,1,1,5,5,5,5,5,5,5,5,5,5,5,5,5,5,3,3
  $ muster play gang.muster begin 1 2 3 && muster play gang.muster dwellings 2 1
  $ muster play gang.muster state 1 left-table && muster play gang.muster state 2 left-table
  $ muster play gang.muster state 3 dead && muster play gang.muster enemy 1 1 dead
  $ muster aftermath gang.muster --outcome success
  Battle finished: Raid, half the points
  ~ stockpile

Nor does one who is still there beside the defenders when half of the points are earned, or were not.
  $ muster undo gang.muster --steps 2 && muster undo gang.muster && muster play gang.muster state 2 carrying-on
  $ muster aftermath gang.muster --outcome success
  Battle finished: Raid, half the points
  ~ stockpile

# A report that says nothing of the enemy's lost, nor of what follows, takes what was noted on the table
  $ muster new gang.muster --rules chain-reaction-1 --list gang --star Rook --rep 3 --option genre=gang --option terrain=none
  $ muster recruit gang.muster --dice 5,5,5,5,5,5
  $ muster prepare gang.muster --enemy gang --dice 3,4,1,1,1,1,6,6,1,1,1,1,1,1,1,1,1,5,1,5,5,5,5,5,5,5,5,5,5,5,5,3,3,3,2,4,2
  $ muster play gang.muster begin 1 2 && muster play gang.muster enemy 1 1 dead
  $ muster play gang.muster enemy 1 2 captured
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": 1}, {"id": 2, "fate": "fine"}]}' > report.json
  $ muster aftermath gang.muster report.json
  ...against the survivors: 7 figures
  $ rm gang.muster && gang 2 && muster correct gang.muster kind=pursuit; muster play gang.muster begin; muster play gang.muster stand --dice 1,6
  $ report success 1:fine; muster aftermath gang.muster report.json
  ...Ambush follows immediately: against the survivors: 3 figures

# No more special weapons begin than the band may have (p. 9, R76)
  $ muster new gang.muster --rules chain-reaction-1 --list gang --star Rook --rep 3 --option genre=gang --option terrain=none
  $ muster join gang.muster --star Mouse --rep 3
  $ muster recruit gang.muster --count 1 --dice 1,3,1,3
  $ muster prepare gang.muster --enemy police --dice 3,4,1,1,1,1,6,6,1,1,1,1,1,1,1,1,1,1,5,5,5,5,5,5,5,5
  $ echo '{"outcome": "failure", "figures": [{"id": 1, "fate": "dead"}], "grunts_to": {"1": 2}}' > report.json
  $ muster aftermath gang.muster report.json && muster prepare gang.muster --enemy police --seed 7
  $ muster play gang.muster begin 2 3 4
  ! Special weapons in this party: 2. The band may bring 1. Leave some of the figures out, or give them another weapon.
  $ muster play gang.muster begin

# Whoever lay helpless on a lost field is asked about (R97)
  $ muster new gang.muster --rules chain-reaction-1 --list gang --star Rook --rep 3 --option genre=gang --option terrain=none
  $ muster recruit gang.muster --dice 5,5,5,5,5,5
  $ muster prepare gang.muster --enemy gang --dice 3,4,1,1,1,1,6,6,1,1,1,1,1,1,1,1,1,5,5,5,5,5,5,5,5,5,5,5,5,5,5,3,3
  $ echo '{"outcome": "failure", "figures": [{"id": 1, "fate": "ran-away"}, {"id": 2, "fate": "unconscious"}]}' > report.json
  $ muster aftermath gang.muster report.json --dice 3,3
  The field was lost with Tess lying on it. Report whoever the enemy took as captured; the others come home.
  $ muster undo gang.muster && muster play gang.muster begin 1 2 && muster aftermath gang.muster report.json --dice 3,3
  ...The field was lost with Tess lying on it...
  $ muster undo gang.muster --steps 2 && muster play gang.muster begin 2 && muster play gang.muster state 2 bad-wound
  $ muster play gang.muster state 2 carrying-on && muster aftermath gang.muster --outcome failure
  ~ lying on it
  $ muster undo gang.muster; echo '{"outcome": "success", "figures": [{"id": 2, "fate": "fine", "kills": 1}], "enemy_lost": []}' > report.json
  $ muster aftermath gang.muster report.json
  More kills are reported than enemies lost: name in “enemy_lost” who fell, or take them back. Your report counts.

# A fallen Special leaves its weapon to who held the field (p. 15, R76, R88)
  $ muster new squad.muster --rules chain-reaction-1 --list military --star Kurt --rep 4 --option genre=military --option terrain=none
  $ muster recruit squad.muster --type Special --name Gus --weapon light-machine-gun && muster recruit squad.muster --type Private --name Hal
  $ muster prepare squad.muster --enemy guerrillas --seed 5 && muster correct squad.muster kind=firefight
  $ report failure 1:fine 2:dead 3:fine; muster aftermath squad.muster report.json
  ~ stockpile
  $ muster undo squad.muster && report success 1:fine 2:dead 3:fine; muster aftermath squad.muster report.json
  ...Gus was killed...Light Machine Gun to the stockpile...

# Who came to take something away holds the field where nobody else is left on it (p. 15, R88)
  $ gang_at_play own && muster undo gang.muster && muster correct gang.muster kind=recover hostages=1 role=recoverer
  $ muster play gang.muster begin && muster play gang.muster count-turn
  $ muster play gang.muster hostages 1; muster play gang.muster state 2 dead; muster play gang.muster enemy 1 1 dead
  $ muster play gang.muster enemy 1 2 dead; muster play gang.muster enemy 1 3 ran-away
  $ muster aftermath gang.muster --outcome success
  ...Ash was killed...Pistol to the stockpile...
  $ muster undo gang.muster --steps 2 && muster aftermath gang.muster --outcome success
  ~ stockpile

# A retribution that comes by its die may be a Recover or a Sweep (p. 14)
  $ gang 2; muster correct gang.muster kind=raid; report failure 1:fine; muster aftermath gang.muster report.json
  ...Raid may follow immediately...
  $ muster prepare gang.muster --dice 1,3,3
  ...If you like, this retribution is a Recover or a Sweep: edit the encounter to say so...
  $ muster --json correct gang.muster kind=sweep
  .campaign.encounter.kind == "sweep"
  .campaign.encounter.role == "defender"
  $ muster --json correct gang.muster kind=recover hostages=3
  .campaign.encounter.role == "defender"
  .campaign.encounter.hostages == 3
The fewest, until it is said how many.
  $ muster undo gang.muster
  $ muster --json correct gang.muster kind=recover role=recoverer
  .campaign.encounter.hostages == 1

# Where there is nothing to report or to re-roll, that is what is said
  $ muster new gang.muster --rules chain-reaction-1 --list gang --star Rook --rep 3 --option genre=gang --option terrain=none
  $ muster aftermath gang.muster --outcome success
  ! There is no current encounter. Prepare one and play it, then report how it went.
  $ muster prepare gang.muster --enemy gang --seed 3
  $ muster redeal gang.muster
  ! This table has no terrain and no PEFs to re-roll. To re-roll the enemy, name the list it is rolled from.

# The reference tells what a row says in no line below it
  $ muster reference chain-reaction-1 | grep -c 'Attacked to flank or rear, 1 passed'; true
  0
