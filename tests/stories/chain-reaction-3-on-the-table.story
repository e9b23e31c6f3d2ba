# Chain Reaction 3.0, p. 23 to 26, R53, R59, R98: PEFs have a Rep of their own; enemy groups split round a flank and go on
# without dice; reinforcements on doubles and on seven; a Patrol is over when all is scouted and whoever was met is gone.
found Sgt Rock / rules: chain-reaction-3 / list: military / rep: 5 / option: attributes=off
==== A group that outnumbers splits and goes round a flank
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
add 3 5 / dice: 2 2  3 3  4 4
turn / dice: 2 4
np-move 1 / dice: 3 2 6  4
> Group 1 moved: both passed, goes round your right flank `(3) (2) 6`
> - Group 1 splits: firing from cover: 2 figures; going round the flank as group 2: 1 figure `4`
np-move 2
! Group 2 has already moved this turn.
==== Doubles may bring another PEF (R53)
correct / option: attributes=off / option: reinforcements=doubles
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
# Yours was higher.
turn / dice: 3 3  5 2  1 4
> Turn 1: enemy first: groups of Rep 4 or more; then yours of Rep 1 or more `3 3 : 5 2 : 1 4`
turn / dice: 3 3  2 5  4  4 3  1 4
> Turn 2: enemy first: groups of Rep 4 or more; then yours of Rep 1 or more `3 3 : 2 5 : 1 4`
> - PEF 4 appeared in section 4 `4 : 4 3`
turn / dice: 1 2
turn / dice: 3 3  2 5  4  4 3  6 1
> Turn 4: you first: groups of Rep 6 or more; then the enemy's of Rep 1 or more `3 3 : 2 5 : 6 1`
> - PEF 5 appeared in section 4 `4 : 4 3`
# What came just now does not wait.
? None of your groups can act: the best has Rep 5, and Rep 6 is needed. Then move PEF 3, PEF 2, PEF 4, PEF 5 and PEF 1.
==== Seven brings figures for the higher die (R53)
correct / option: attributes=off / option: reinforcements=seven
join Char / type: Soldier / rep: 4 / armor: 0 / weapon: assault-rifle
join Dez / type: Soldier / rep: 3 / armor: 0 / weapon: assault-rifle
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin 1 2
turn / dice: 4 3  6
> Turn 1: you first: groups of Rep 4 or more; then the enemy's of Rep 3 or more `4 3`
> - Reinforcements for you: up to 1 figure from those who sat out `6` R53
# By their own edge.
turn / dice: 2 5  3  4 4 5 5
> Turn 2: enemy first: groups of Rep 5 or more; then yours of Rep 2 or more `2 5`
> - Group 1, 2 figures, section 2: Experienced, Rep 3, Assault Rifle; Recruit, Rep 2, Assault Rifle `3 : 4 4 : 5 5`
==== Recruited for the encounter where nobody stayed at home (R59)
correct / option: attributes=off / option: reinforcements=seven
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
turn / dice: 5 2  4  4 4  5 5
> Turn 1: you first: groups of Rep 5 or more; then the enemy's of Rep 2 or more `5 2`
> - Ines came as a reinforcement: Soldier, for this encounter only, Rep 4 `4 : 4 4` R59
> - Okafor came as a reinforcement: Recruit, for this encounter only, Rep 3 `5 5` R59
> - Ines: group B
> - Okafor: group B
> - Your group B placed: now in section 8
finish success / fine: the others
> Battle finished: a success; next Raid: Attack, EAL stays 3
> - Ines left: came for this encounter only R59
> - Okafor left: came for this encounter only R59
* Sgt Rock Rep 5, 1 months
* Month 1: Okafor Rep 3 Left after the one encounter it came for
* Month 1: Ines Rep 4 Left after the one encounter it came for
* Next: Raid: Attack, EAL 3
==== A Patrol is over when all is scouted and whoever was met is driven off (p. 23)
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
add 2 5 / dice: 2 2  3 3
turn / dice: 5 4
% {"outcome":null}
% failure, 0/1 of the points: 0 of 9 sections were scouted.
seen 1
seen 2
seen 3
seen 4
seen 5
seen 6
seen 7
seen 8
seen 9
? All sections are scouted. Drive off the 2 enemies you met. Your groups of Rep 5 or more act. Then move PEF 3, PEF 2 and group 1.
% {"outcome":null}
% failure, 0/1 of the points: 2 enemies who were met are still on the table.
enemy 1 1 ran-away
enemy 1 2 captured
? All 9 sections are scouted and no enemy you met is left. Go to After the battle.
% {"outcome":null}
==
join Char / type: Soldier / rep: 4 / armor: 0 / weapon: assault-rifle
==== PEFs move by their Rep and resolve by how many were before
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
turn / dice: 5 3
? Your groups of Rep 5 or more act. Then move PEF 3 and PEF 2.
move-pef 1
! PEF 1 has Rep 2; on a 3 its side acts with Rep 3 or more.
move-pef 3 / dice: 2 6  1
> PEF 3 moved: 8" to the nearest PEF `(2) 6 : 1`
turn / dice: 5 3
move-pef 3 / dice: 2 6  6
> PEF 3 moved: 8" towards you `(2) 6 : 6`
resolve 1 / dice: 3
> PEF 1 resolved: C, false alarm `3`
# The second row.
resolve 2 / dice: 5
> PEF 2 resolved: C, false alarm `5`
# A list may have Leaders of its own.
resolve 3 / dice: 1  5  1  1 1  1 1  3 3
> PEF 3 resolved: A, main body `1`
> - Group 1, 3 figures, section 4: Their leader, Rep 5, Assault Rifle; Leader, Rep 5, Assault Rifle; Experienced, Rep 3, Assault Rifle `5 : 1 : 1 1 : 1 1 : 3 3` R49
==== A group that passed both goes on without dice
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
resolve 1 / dice: 2  2 2  6  4 4
> PEF 1 resolved: B, stragglers `2`
> - Group 1, 1 figure, section 4: Experienced, Rep 3, Assault Rifle `2 2 : 6 : 4 4`
turn / dice: 5 2
np-move 1 / dice: 1 2
> Group 1 moved: both passed, fires from cover in range, follows you if you retire `(1) (2)`
turn / dice: 5 2
? Your groups of Rep 5 or more act. Then move PEF 3, PEF 2 and group 1.
np-move 1
> Group 1 moved: both passed, fires from cover in range, follows you if you retire
==== Who passed both and outnumbers by now goes round a flank (R98)
join Dez / type: Soldier / rep: 4 / armor: 0 / weapon: assault-rifle
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
add 3 5 / dice: 2 2  3 3  4 4
turn / dice: 2 4
np-move 1 / dice: 1 2
> Group 1 moved: both passed, fires from cover in range, follows you if you retire `(1) (2)`
state 2 out-of-the-fight
turn / dice: 2 4
np-move 1 / dice: 5
> Group 1 moved: both passed, goes round your right flank
> - Group 1 splits: firing from cover: 2 figures; going round the flank as group 2: 1 figure `5`
turn / dice: 2 3
# Round the flank it goes on.
np-move 2
> Group 2 moved: both passed, goes round your right flank
==== Who outnumbers nobody goes by the other column
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
add 1 5 / dice: 2 2
turn / dice: 2 4
np-move 1 / dice: 3 6
> Group 1 moved: one passed, moves to cover and stays, retires if attacked on a flank `(3) 6`
==== Who hunkers down stays on the table until rallied
join Dez / type: Soldier / rep: 3 / armor: 0 / weapon: assault-rifle
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
turn / dice: 2 6
state 3 hunkered-down
> Dez: hunkered down
% {"outcome":null}
% failure, 0/1 of the points: 0 of 9 sections were scouted.
turn / dice: 2 6
? Your groups of Rep 2 or more act. Then roll activation for turn 3. Hunkered down until rallied: Dez.
==== A scout finds an enemy who is no false alarm (R56)
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  5 6  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5  1
begin
scout 8 / dice: 1 2
> Scouting section 8: one passed, nobody found `(1) 2` R56
> - Section 8 scouted: 1 of 9
scout 8
! Section 8 has already been scouted.
scout 5 / dice: 1 1
> Scouting section 5: both passed, an enemy found `(1) (1)` R56
> - Section 5 scouted: 2 of 9
> - PEF 4 found in section 5 R6
move-pef 4
! PEF 4 was found by a scout. Resolve it instead.
# A 6 would be a false alarm.
resolve 4 / dice: 6  2 2  6  4 4
> PEF 4 resolved: B, stragglers `6`
> - Group 1, 1 figure, section 5: Experienced, Rep 3, Assault Rifle `2 2 : 6 : 4 4`
