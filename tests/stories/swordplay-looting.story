# Swordplay, p. 29, 30, R9, R98: looting takes half a die of quiet turns in a row, in an empty building, by those who carry on;
# prisoners are as good; raiders loot as the band does.
found Osric / list: feudal / rep: 5
==== Quiet turns in a row
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / dice: 1  4  6 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  1
> Prepared Raid: Attack: EAL 3, 1 building, day, PEFs in 2, 3 and 1; against Orcs `3 : 2 : 3 1`…
begin
loot 1
! PEF 1 is in building 1 and has not been resolved. Resolve it first.
own-place A 2
> Your group A placed: now in section 2
loot 1
! PEF 1 is in building 1 and has not been resolved. Resolve it first.
resolve 1 / dice: 1
own-place A 5
loot 1
! None of your groups is in section 2, where building 1 stands. Move one there first.
own-place A 2
loot 2
! There is no objective building 2. The highest number is 1.
turn / dice: 5 1
% {"outcome":null}
% failure, 0/1 of the points: Neither were all buildings looted nor was an enemy captured.
loot 1 / dice: 4
> Objective building 1: 2 more quiet turns to loot it `4`
loot 1
! This turn was spent in building 1 already. Roll the next activation first.
turn / dice: 5 1
loot 1
> Objective building 1: 1 more quiet turn to loot it
break-off 1
> Objective building 1: the search was broken off
turn / dice: 6 1
loot 1
! None of those in section 2 may act this turn. Loot in a turn of their activation.
turn / dice: 5 1
loot 1
> Objective building 1: 1 more quiet turn to loot it
state 1 ducked-back
turn / dice: 4 1
loot 1
! Nobody in section 2 carries on, so nobody loots.
state 1 carrying-on
loot 1
! The search of building 1 was interrupted: nobody there has carried on since turn 4. Break it off and begin again.
break-off 1
turn / dice: 4 1
loot 1
turn / dice: 4 1
loot 1
> Objective building 1: looted
? You have the loot. Leave by the edge you entered from, then go to After the battle.
% {"outcome":null}
loot 1
! Building 1 has already been looted.
==== Guards first (R98)
correct / next: raid-attack / eal: 4
prepare / enemy: orcs / dice: 1  4  6 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  1
begin
own-place A 2
turn / dice: 5 1
resolve 1 / dice: 4  1 1  2 2
> PEF 1 resolved: B, contact `4`
> - Group 1, 1 figure, section 2: Archer, Rep 4, Short Bow `1 1 : 2 2`
loot 1
! Building 1 is not empty (guards in it: 1). Put them down or drive them out first.
enemy 1 1 out-of-the-fight
loot 1 / dice: 4
> Objective building 1: 2 more quiet turns to loot it `4`
==== Prisoners are as good (p. 29)
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / dice: 1  4  6 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  1
begin
turn / dice: 5 3
resolve 1 / dice: 4  1 1  2 2
% {"outcome":null}
% failure, 0/1 of the points: Neither were all buildings looted nor was an enemy captured.
enemy 1 1 captured
? You have a prisoner. Leave by the edge you entered from, then go to After the battle.
% {"outcome":null}
==== A defence: the raiders loot
correct / next: raid-defend / eal: 4
prepare / enemy: orcs / dice: 1  4  6 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  1  1
> Prepared Raid: Defend: EAL 4, 1 building, day, PEFs in 8, 7 and 7; against Orcs `3 : 2 : 3 1 1`…
begin
turn / dice: 5 1
resolve 1 / dice: 4  1 1  2 2
place 1 1
loot 1
! No enemy is in section 2, where building 1 stands. Place the group there first.
place 1 2
loot 1 / dice: 1
> Objective building 1: 1 more quiet turn to loot it `1`
% {"outcome":null}
turn / dice: 5 4
loot 1
> Objective building 1: looted
% {"outcome":null}
% failure, 0/1 of the points: A building was looted.
