# Chain Reaction, first edition, p. 12, 13, R64, R78: an ambush is sprung on a seven at the product of two dice; half of the convoy
# through the exit earns all the points.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
join Bo / rep: 3 / armor: none / weapon: pistol
==== Ambushed
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3  1  2
= {"encounter": {"kind": "ambush", "role": "ambushed"}}
begin
> The battle begins: 3 figures on the table
turn / dice: 6 43
ambush / dice: 3 3
> Ambush: not sprung yet `3 3`
ambush
! The ambush has already been rolled for this turn.
turn / dice: 6 43
ambush / dice: 3 4  2 5  6
> Ambush: sprung, unseen; roll again when the ambushed have moved `3 4 : 2 5 : 6`
turn / dice: 6 43
# Eighteen inches to the left of section 8.
ambush / dice: 3 6  5
> Ambush: sprung, 18" to the left `3 6 : 5`
> - Group 1, 4 figures, section 7: Leader, Rep 3, Unarmed; 3 × Zombie, Rep 3, Unarmed
? Order: you, then the enemy. Highest Rep first. Then draw cards for turn 4.
state 1 left-table
state 2 dead
# One of three.
% {"figures":[{"fate":"dead","id":2}],"outcome":"1/2"}
% success, 1/2 of the points: 1 of 3 figures left by the far edge.
state 3 left-table
% {"figures":[{"fate":"dead","id":2}],"outcome":"success"}
% success, 1/1 of the points: 2 of 3 figures left by the far edge.
==== Ambushers without a convoy of theirs
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3  5  2
= {"encounter": {"kind": "ambush", "role": "ambusher"}}
begin
> The battle begins: 3 figures, off the table as yet
> - Group 1, 4 figures, section 2: Leader, Rep 3, Unarmed; 3 × Zombie, Rep 3, Unarmed
? You are hidden, off the table until the ambush is sprung. Draw a card for each side.
count-turn
enemy 1 1 left-table
enemy 1 2 left-table
% {"outcome":null}
% failure, 0/1 of the points: 0 of 4 enemies were killed or captured.
