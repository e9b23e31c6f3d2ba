# Chain Reaction, first edition, p. 14: hostages move once a rescuer has reached them, and decide a Recover when they are out; who defends
# them keeps every one and drives the others off.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
join Bo / rep: 3 / armor: none / weapon: pistol
==== Rescuers
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  6 6  1 1  1 1  1 1  1  3 3  3
= {"encounter": {"kind": "recover", "role": "recoverer", "hostages": 2}}
begin
turn / dice: 6 43
objective
! This encounter is decided by its hostages. Record how many of them are off the table.
hostages 3
! There are 2 hostages, so 0 to 2 can be off the table, not 3.
hostages 0
> Hostages: found
hostages 1
> Hostages: 1 off the table
? Order: you, then the enemy. Highest Rep first. The defenders roll to spot the attackers. Bring the hostages off the table (1 of 2 are off). Then draw cards for turn 2.
# No part of the points for a part.
% {"outcome":null}
% failure, 0/1 of the points: Not all that they came for is off the table.
hostages 2
> Hostages: 2 off the table
? The hostages are off the table. Go to After the battle.
% {"outcome":"success"}
% success, 1/1 of the points: What they came for is off the table.
==== Defenders
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  6 6  1 1  1 1  1 1  5  3 3  2
= {"encounter": {"kind": "recover", "role": "defender", "hostages": 1}}
begin
% {"outcome":null}
enemy 1 1 ran-away
enemy 1 2 ran-away
# Some are there still.
% {"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
enemy 1 3 ran-away
enemy 1 4 ran-away
enemy 1 5 ran-away
enemy 1 6 ran-away
% {"outcome":"success"}
% success, 1/1 of the points: Nothing was taken, and the enemy was driven off.
hostages 1
% {"outcome":"failure"}
% failure, 0/1 of the points: The enemy took what it came for.
