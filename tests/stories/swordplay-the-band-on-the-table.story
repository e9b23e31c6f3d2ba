# Swordplay, p. 5, 8, 9, 29, 31, R28, R57, R80; Chain Reaction 3.0 p. 9: Star Power, groups of one's own, sides, guards, and
# what the report opens with.
found Osric / list: feudal / rep: 5
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
==== The report opens as the battle stands
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin 1 2
state 1 ducked-back
state 2 captured
% {"figures":[{"fate":"captured","id":2}],"outcome":null}
==== Guards are dealt when the building is seen
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / dice: 1  4  6 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  1
begin 1 2
resolve 1 / dice: 4  3 4  2 3 5 4
> PEF 1 resolved: B, contact `4`
> - Group 1, 2 figures, section 2: Orc, Rep 4, Spear; Mounted Wolf Rider, Rep 5, Javelin, Sword `3 4 : 2 3 : 5 4`
guards 1 / dice: 2 3  5 4 4
> Guards of group 1: 1: inside, facing out; 2: 5" outside, facing away `2 : 3 : 5 : 4 : 4`
guards 1
! The guards of group 1 have already been placed.
guard 1 2 met
> Group 1, figure 2: met
guard 1 all alarmed
> Group 1, figure 1: alarmed
> - Group 1, figure 2: alarmed
==== The first encounter rolls its Enemy Activity Level
prepare / enemy: romans
! There is no army list “romans” in Swordplay. Lists: feudal, northmen, dwarves, elves, goblins, orcs.
prepare / enemy: orcs / dice: 2 4  1 1  4 5 4  3 4  6 6  2 3  3 5  1 4  5 6  2 2  3 6 1
> Prepared Patrol: EAL 4, PEFs in 3, 6 and 1; against Orcs `2 4 : 3 6 1`
> - Sections 1 to 3: rough, clear with 2 buildings, woods `1 1 : 4 5 4 : 3 4`
> - Sections 4 to 6: hill, clear, woods `6 6 : 2 3 : 3 5`
> - Sections 7 to 9: clear, hill, clear `1 4 : 5 6 : 2 2`
= {"eal": 4, "phase": "play"}
prepare
! An encounter is already prepared. Play it and finish the battle, or undo its preparation.
rest
! An encounter is under way. Finish the battle first.
==== A raid deals its buildings, its hour and the PEFs that are not inside
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / dice: 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  6  6  4
> Prepared Raid: Attack: EAL 3, 2 buildings, night, PEFs in 2, 2 and 4; against Orcs `6 : 6 : 4`…
==== A quiet month is served by everybody and leaves the rest as it is (R34)
correct Tibb / months: 2 / poisoned: yes
correct Berta / exempt: yes
correct / next: raid-attack / eal: 3
rest
> A quiet month: now it is Month 2 R34
* Osric Rep 5, 1 months
* Tibb Rep 4, 3 months, poisoned
* Berta Rep 3, 1 months, exempt…
==
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
==== Star Power takes the damage down, and sixes are lost (R28)
star-power dead / dice: 2 2 3 5 6
> Star Power: 3 levels less; 4 dice left `(2) (2) (3) 5 6` R28
star-power dead / dice: 4 1 6 6
> Osric: Out of the Fight
> - Star Power: 1 level less; 2 dice left `4 (1) 6 6` R28
star-power ran-away
! Star Power works only against Stunned, Out of the Fight and Obviously Dead.
star-power stunned / dice: 6 6
> Osric: stunned
> - Star Power: no effect on the damage; 0 dice left `6 6` R28
star-power stunned
! Osric has no Star Power left.
==== Only a Star cheats death
state 1 cheated-death
> Osric: cheated death
state 2 cheated-death
! Tibb cannot cheat death: only a Star can.
state 1 cheated-death
! Osric is already noted as cheated death.
state 2 wounded
! These rules have no state “wounded”.
state 3 hunkered-down
! These rules have no state “hunkered down”.
==== Groups split and stand in sections
join 3 B
> Berta: group B
own-place B 5
> Your group B placed: now in section 5
own-place C 5
! The band has no group C.
join 2 D
! The band's groups are A to C.
scout 5
! This encounter does not use scouting dice.
==== Over two sides have a die each, and equals do not activate (R57)
sides 3
> 3 sides
turn / dice: 4 4 4  5 3 6
> Turn 1: side 3 with Rep 6 or more, then you with Rep 5 or more, then side 2 with Rep 3 or more `4 4 4 : 5 3 6`
sides 5
! Two to four sides can fight, not 5.
turn / dice: 2 5 2
> Turn 2: side 2 with Rep 5 or more; not you and side 3, whose dice are equal `2 5 2`
