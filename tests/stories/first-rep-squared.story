# Chain Reaction, first edition, p. 2, 12, R68, R77: Rep 4 squared is 16 points of Rep for Grunts, and the defenders of a Raid
# have twice that.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none / option: recruits=rep-squared
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  5  3 3
& Drive the raiders away.
& Your role: Defenders. Leader: Rook. You may bring Grunts of Rep 32 in all; available: Rep 0. Each figure you bring makes every share smaller. Enemy: Zombies, 6 figures, leader Rep 3.…
join G0 / rep: 4 / armor: none / weapon: pistol
join G1 / rep: 4 / armor: none / weapon: pistol
join G2 / rep: 4 / armor: none / weapon: pistol
join G3 / rep: 4 / armor: none / weapon: pistol
join G4 / rep: 4 / armor: none / weapon: pistol
join G5 / rep: 4 / armor: none / weapon: pistol
join G6 / rep: 4 / armor: none / weapon: pistol
join G7 / rep: 4 / armor: none / weapon: pistol
join Late / rep: 2 / armor: none / weapon: pistol
! There is no room in the band. Rep left to spend: 0 of 32, which this encounter allows.
finish success / fine: the others / follows: nothing
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
& Drive the other side off the table.
& Your role: Meeting side. Leader: Rook. You may bring Grunts of Rep 16 in all; available: Rep 32. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
begin 1 2 3 4 5 6 7 8 9
! This encounter allows Grunts of Rep 16 in all, and these have 32. Leave some out of the party.
begin
> The battle begins: 5 figures on the table; sat out: G4, G5, G6 and G7
> - Group 1, 4 figures, section 2: Leader, Rep 3, Unarmed; 3 × Zombie, Rep 3, Unarmed
