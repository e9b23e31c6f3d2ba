# Chain Reaction, first edition, p. 14, R97: raiders who loot half of the dwellings have half of the points, at most; who
# defends has all or nothing, and raiders who looted and left were not driven off.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
==== Raiding
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1  3 3
& Drive the defenders away, or loot their dwellings.
& Your role: Raiders. Leader: Rook. You may bring up to 6 Grunts; available: 1. Each figure you bring makes every share smaller. Enemy: Zombies, 7 figures, leader Rep 3.…
begin
count-turn
% {"outcome":null}
% failure, 0/1 of the points: 0 of 0 dwellings were looted by figures that left the table, and the defenders were not driven off.
# They are in half of the dwellings, and nobody is out with anything.
dwellings 4 2
> Dwellings: 2 of 4 looted
% {"outcome":null}
% failure, 0/1 of the points: 0 of 4 dwellings were looted by figures that left the table, and the defenders were not driven off.
state 2 left-table
% {"outcome":"1/2"}
% success, 1/2 of the points: 2 of 4 dwellings were looted by figures that left the table, and the defenders were not driven off.
dwellings 4 1
% {"outcome":null}
% failure, 0/1 of the points: 1 of 4 dwellings were looted by figures that left the table, and the defenders were not driven off.
dwellings 4 4
% {"outcome":"1/2"}
% success, 1/2 of the points: 4 of 4 dwellings were looted by figures that left the table, and the defenders were not driven off.
dwellings 4 5
! There are 4 dwellings, so 5 cannot have been looted.
finish success / fine: the others / points: 1/2
> Battle finished: Raid, half the points
> - Rook came through: 100 points R65
> - Ash came through: 100 points R65
> - Raid may follow immediately: against the survivors: 7 figures
==== Defending
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  5  3 3
vehicles
! The list of this band has no vehicles to roll for.
& Drive the raiders away.
& Your role: Defenders. Leader: Rook. You may bring up to 8 Grunts; available: 1. Each figure you bring makes every share smaller. Enemy: Zombies, 6 figures, leader Rep 3.…
begin
count-turn
# The raiders were not driven off.
% {"outcome":null}
% failure, 0/1 of the points: The raiders were not driven off.
enemy 1 1 ran-away
enemy 1 2 ran-away
enemy 1 3 ran-away
enemy 1 4 ran-away
% {"outcome":null}
% failure, 0/1 of the points: The raiders were not driven off.
# They got away with what they had looted.
dwellings 4 2
% {"outcome":null}
% failure, 0/1 of the points: The raiders got away with what they had looted.
recruit 1 / dice: 1 1
> Tess joined: Gang list 2: Meat, Rep 2; sits out this battle `1 1`
==== The leader of those who come counts for surprise (p. 13, 14)
correct Ash / rep: 2
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  5  1 5
# 1 and Rook's 4 against 5 and 3.
= {"encounter": {"role": "defender", "surprised": null}}
# 1 and Ash's 2.
begin 2
> The battle begins: 1 figure on the table; sat out: Rook
> - Surprise, by the leaders who came: Defenders are surprised R97
> - Group 1, 6 figures, section 2: Leader, Rep 3, Unarmed; 5 × Zombie, Rep 3, Unarmed
= {"encounter": {"role": "defender", "surprised": "defender"}}
