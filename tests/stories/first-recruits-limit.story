# Chain Reaction, first edition, p. 2, 12, R68, R77: an encounter has its number of Grunts, by the leader's Rep, and no more
# begin or are reported; the best come if nobody is named.
found Rook / rules: chain-reaction-1 / list: gang / rep: 3 / option: genre=gang
  option: terrain=none
join Al / rep: 3 / armor: none / weapon: pistol
join Bo / rep: 4 / armor: none / weapon: pistol
join Cy / rep: 1 / armor: none / weapon: pistol
correct Rook / rep: 1
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
& Drive the other side off the table.
& Your role: Meeting side. Leader: Rook. You may bring up to 1 Grunt; available: 3. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
finish success / fine: the others
! This encounter allows at most 1 Grunt, not 3. Leave some out of the party.
==== Without the Star the best of those who come leads them
begin 2 3
> The battle begins: 2 figures on the table; sat out: Rook and Cy
> - Group 1, 4 figures, section 2: Leader, Rep 3, Unarmed; 3 × Zombie, Rep 3, Unarmed
& Drive the other side off the table.
& Your role: Meeting side. Leader: Bo. Enemy: Zombies, 4 figures, leader Rep 3.…
==== And brings as many as are led by that Rep
correct Bo / rep: 1
correct Al / rep: 1
begin 2 3 4
! Without Rook, Al leads with Rep 1. This encounter allows at most 1 Grunt, not 2. Leave some out of the party.
==== The best come if nobody is named
begin 1 2 3
! This encounter allows at most 1 Grunt, not 2. Leave some out of the party.
begin
> The battle begins: 2 figures on the table; sat out: Al and Cy
> - Group 1, 4 figures, section 2: Leader, Rep 3, Unarmed; 3 × Zombie, Rep 3, Unarmed
% {"outcome":null}
finish success / fine: the others
! Al stayed at home when the battle began.
! Cy stayed at home when the battle began.
