# Swordplay, p. 9, 10, 28, 30 to 32, R13, R23, R24, R37: activation, PEFs moved and resolved, the enemy's groups, and when a
# Patrol is over.
found Osric / list: feudal / rep: 5
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
==== A turn begins with two different dice; each PEF moves once, by the EAL
begin
> The battle begins: 3 figures on the table
turn / dice: 3 3  2 5
> Turn 1: enemy first: groups of Rep 5 or more; then yours of Rep 2 or more `3 3 : 2 5`
move-pef 1 / dice: 3 1  4
> PEF 1 moved: 16" towards you, through cover `(3) (1) : 4`
move-pef 1
! PEF 1 has already moved this turn.
move-pef 2 / dice: 4 5
> PEF 2 does not move `4 5`
? The enemy acts: move PEF 3. Your groups of Rep 2 or more act.
move-pef 3 / dice: 1 6  2
> PEF 3 moved: 8" to the nearest PEF, stops 4" away `(1) 6 : 2`
place-pef 3 6
> PEF 3 placed: now in section 6
? Your groups of Rep 2 or more act. Then roll activation for turn 2.
place-pef 3 6
! PEF 3 is already in section 6.
place-pef 3 10
! The table has sections 1 to 9, not 10.
==== Contact brings a group, and the last PEF the leader (R23, R24)
begin 1 2
resolve 1 / dice: 4  1 2  3 3
> PEF 1 resolved: B, contact `4`
> - Group 1, 1 figure, section 3: Orc, Rep 4, Spear `1 2 : 3 3`
resolve 2 / dice: 1
resolve 3 / dice: 5  3 4  2 3 5 4
> PEF 3 resolved: B, contact `5`
> - Group 2, 2 figures, section 3: Leader, Rep 5, Spear; Mounted Wolf Rider, Rep 5, Javelin, Sword `3 4 : 2 3 : 5 4` R24
==== Whoever left by the own edge counts no more (R23)
begin 1 2
state 2 left-table
# A 10 against one: three.
resolve 1 / dice: 4  4 6  1 1  2 2  3 3
> PEF 1 resolved: B, contact `4`…
==== Two groups come in force
begin 1
resolve 1 / dice: 6  1 1  2 2  5  1 1  6 6
> PEF 1 resolved: C, in force `6`
> - Group 1, 1 figure, section 3: Leader, Rep 5, Short Bow `1 1 : 2 2` R24
> - Group 2, 1 figure, section 3: 6" to the right of the first; Greater Orc, Rep 5, Spear `5 : 1 1 : 6 6`
==== Nobody acts on a die above the best Rep
begin 2 3
turn / dice: 6 1
? None of your groups can act: the best has Rep 4, and Rep 6 is needed. Then move PEF 2, PEF 1 and PEF 3.
==== A success of a Patrol is the Star's alone (R9)
begin 2 3
% {"outcome":null}
% failure, 0/1 of the points: Osric was not on the table.
turn / dice: 1 4
% {"outcome":null}
% failure, 0/1 of the points: Osric was not on the table.
==== Begins with those who come along (R28)
turn
! The battle has not begun. Begin play first.
? Choose your party, place it at your edge, and begin play.
begin 7
! Nobody in the band has number 7. Numbers: 1 Osric, 2 Tibb, 3 Berta.
begin 1 3
> The battle begins: 2 figures on the table; sat out: Tibb
begin
! The battle has already begun.
turn / dice: 4 4  2 2  5 3
> Turn 1: you first: groups of Rep 5 or more; then the enemy's of Rep 3 or more `4 4 : 2 2 : 5 3`
? Your groups of Rep 5 or more act. Then move PEF 2, PEF 1 and PEF 3.
turn / dice: 1 6
> Turn 2: enemy first: groups of Rep 6 or more; then yours of Rep 1 or more `1 6`
==
begin
==== The last PEF may split in two
resolve 1 / dice: 1
> PEF 1 resolved: X, none `1`
resolve 2 / dice: 2
> PEF 2 resolved: X, none `2`
turn / dice: 1 2
move-pef 3 / dice: 1 2  1
> PEF 3 moved: splits in two `(1) (2) : 1`
> - PEF 4 appeared in section 3
move-pef 4
! PEF 4 has already moved this turn.
==== An A raises the EAL for the rest of the encounter (R13)
resolve 2 / dice: 3
> PEF 2 resolved: A, something’s out there; EAL 4 from now on `3` R13
resolve 2
! PEF 2 has been resolved: A, something’s out there.
# At EAL 4 a 5 is a B: the party and two more.
resolve 1 / dice: 5  6 5  1 1 2 2 3 3 4 4 5 5
> PEF 1 resolved: B, contact `5`
> - Group 1, 5 figures, section 3: 2 × Archer, Rep 4, Short Bow; Orc, Rep 4, Spear; Troll, Rep 4, Two-hand Axe; Greater Orc, Rep 5, Spear `6 5 : 1 1 : 2 2 : 3 3 : 4 4 : 5 5`
= {"eal": 3}
==== The enemy moves the closest first, and ties by number
place-pef 1 1
place-pef 2 6
turn / dice: 1 2
? The enemy acts: move PEF 2, PEF 1 and PEF 3. Your groups of Rep 1 or more act.
own-place A 2
? The enemy acts: move PEF 1, PEF 3 and PEF 2. Your groups of Rep 1 or more act.
==== Who was stunned or ducked back is named at the next activation of the side
resolve 1 / dice: 1
resolve 2 / dice: 1
resolve 3 / dice: 1
turn / dice: 3 6
state 2 stunned
state 3 ducked-back
? Your groups of Rep 3 or more act. Then roll activation for turn 2.
turn / dice: 6 5
? None of your groups can act: the best has Rep 5, and Rep 6 is needed. Then roll activation for turn 3.
turn / dice: 5 6
? Your groups of Rep 5 or more act. Then roll activation for turn 4. No longer stunned after this activation: Tibb. Ducked back, and may act again: Berta.
state 2 carrying-on
state 3 carrying-on
? Your groups of Rep 5 or more act. Then roll activation for turn 4.
==== Head to head a PEF is turned over and not rolled (R37)
reveal 1
! What PEF 1 hides is not recorded yet. Record it first, or resolve the PEF by dice.
hide 1 2 Orc 4; Troll 5 two-hand axe
> Recorded what PEF 1 hides R37
resolve 1
! PEF 1 already hides something. Reveal it instead.
hide 2 decoy
reveal 1
> PEF 1 revealed: figures R37
> - Group 1, 3 figures, section 3: 2 × Orc, Rep 4, Spear; Troll, Rep 5, Two-hand Axe
reveal 2
> PEF 2 revealed: a decoy R37
reveal 2
! PEF 2 has been resolved: a decoy, turned over.
==== Over when nine sections are seen
seen 1
% {"outcome":null}
% failure, 0/1 of the points: 1 of 9 sections were scouted.
turn / dice: 5 1
seen 2
seen 3
seen 4
seen 5
seen 6
seen 7
seen 8
seen 9
> Section 9 scouted: 9 of 9
? All 9 sections are scouted. Leave by the edge you entered from, then go to After the battle.
unseen 4
> Section 4 no longer counts as scouted: 8 of 9
% {"outcome":null}
% failure, 0/1 of the points: 8 of 9 sections were scouted.
note Tibb holds the <b>ford</b>
> Note: Tibb holds the <b>ford</b>
seen 4
% {"outcome":null}
state 1 out-of-the-fight
? All 9 sections are scouted, but the Patrol is no success: Osric did not leave by your own edge. None of your groups can act: the best has Rep 4, and Rep 5 is needed. Then move PEF 2, PEF 1 and PEF 3.
% {"figures":[{"fate":"out-of-the-fight","id":1}],"outcome":null}
% failure, 0/1 of the points: Osric did not leave by your own edge.
==== In Sight is taken as soon as a PEF turns out to be somebody, by each figure of both sides (p. 12)
turn / dice: 5 2
resolve 1 / dice: 4  1 2  3 3
enemy 1 1 ducked-back
? Take the In Sight Test with group 1 first. Your groups of Rep 5 or more act. Then move PEF 2, PEF 3 and group 1.
test 1 in-sight conditions=active / dice: 1 2 3 4
test 2 in-sight conditions=active / dice: 1 3 5
test 3 in-sight conditions=active / dice: 2 4
? Take the In Sight Test with group 1 first. Your groups of Rep 5 or more act. Then move PEF 2, PEF 3 and group 1.
enemy-test 1 all in-sight / dice: 1 2 3 4
? Your groups of Rep 5 or more act. Then move PEF 2, PEF 3 and group 1.
==
begin 2
==== Nobody sees a PEF where nobody stands
state 2 ran-away
resolve 1
! None of your figures is on the table to see PEF 1.
? None of your figures is left on the table. Go to After the battle.
% {"figures":[{"fate":"ran-away","id":2}],"outcome":null}
% failure, 0/1 of the points: None of the party was left on the table.
==== Enemy groups move by their leader's Rep, with a die more in cover and for numbers
resolve 1 / dice: 4  6 5  2 2 3 3 4 4
> PEF 1 resolved: B, contact `4`
> - Group 1, 3 figures, section 3: Archer, Rep 4, Short Bow; Orc, Rep 4, Spear; Troll, Rep 4, Two-hand Axe `6 5 : 2 2 : 3 3 : 4 4`
turn / dice: 2 4
? The enemy acts: move PEF 2, PEF 3 and group 1. Your groups of Rep 2 or more act.
np-move 1 cover / dice: 5 6 4 6
> Group 1 moved: one passed, halts, missile troops fire `5 6 (4) 6`
np-move 1
! Group 1 has already moved this turn.
turn / dice: 1 3
np-move 1 not-outnumbers / dice: 1 2
> Group 1 moved: both passed, advances on you, missile troops fire `(1) (2)`
enemy 1 1 dead
enemy 1 2 dead
enemy 1 3 dead
np-move 1
! Group 1 has nobody left to move.
==== Groups stand in sections and are struck off
resolve 1 / dice: 4  1 1  2 2
place 1 5
> Group 1 placed: now in section 5
strike 1
> Group 1 removed
strike 1
! Group 1 is already off the table.
unstrike 1
> Group 1 is back
place 2 5
! There is no enemy group 2 on the table. Numbers: 1.
enemy 1 1 at-home
! An enemy cannot be sat out.
enemy 1 2 dead
! Group 1 has figures 1 to 1, not 2.
==== A group acts on the die of its own side
side 1 3
! There is no enemy group 1 on the table.
resolve 1 / dice: 4  1 1  2 2
side 1 3
! Only two sides are fighting. Set the number of sides first.
sides 3
side 1 3
> Group 1: fights for side 3
side 1 3
! Group 1 is already on side 3.
side 1 4
! A group can be on side 2 to 3, not 4.
turn / dice: 2 6 1
? In this order: side 2: move PEF 2 and PEF 3; you: Rep 2 or more; side 3: move group 1.
sides 4
? In this order: side 2: move PEF 2 and PEF 3; you: Rep 2 or more; side 3: move group 1; side 4: from the next turn on.
sides 3
turn / dice: 2 1 6
np-move 1
! Group 1 has Rep 4; on a 6, its side acts with Rep 6 or more.
sides 2
> 2 sides
==== More of them come as the players agree
sides 3
add 2 4 side 3 / dice: 2 2  3 3
> Group 1, 2 figures, section 4: side 3; Archer, Rep 4, Short Bow; Orc, Rep 4, Spear `2 2 : 3 3`
add 2 4 side 4
! A group can be on side 2 to 3, not 4.
add 0 4
! Bring on 1 to 30 figures at a time, not 0.
add 1 10
! The table has sections 1 to 9, not 10.
==== Who leads and tells them apart
resolve 1 / dice: 4  1 1  2 2
turn / dice: 3 2
sides 4
side 1 4
np-move 1
! Group 1 belongs to side 4, which rolls from the next activation on.
sides 3
side 1 2
! Group 1 is already on side 2.
sides 2
np-move 1 / dice: 1 1
> Group 1 moved: both passed, advances on you, missile troops fire `(1) (1)`
