# Chain Reaction, first edition, p. 13, 15, R8, R9, R65, R66: points are shared by all who were brought; a player's are the
# Star's own, and the band's stand beside. Deeds may be credited when the enemy falls. What the book gives less is proposed
# with its reason.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Al / rep: 3 / armor: none / weapon: pistol
join Bo / rep: 3 / armor: none / weapon: pistol
join Cy / rep: 3 / armor: none / weapon: pistol
join Di / rep: 3 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
==== Shared
finish success / fine: the others / kills: Rook 1 / routed: Al 1
> Battle finished: Firefight, a success
> - Rook came through: 120 points: a share of 80, and 40 for what was done R65
> - Al came through: 100 points: a share of 80, and 20 for what was done; learnt from it, Rep 3 to 4 R65 R66
> - Bo came through: 80 points R65
> - Cy came through: 80 points R65
> - Di came through: 80 points R65
= {"star": {"points": 120}, "points": 460}
==== Credited on the table
begin 1 2 3
enemy 1 2 dead
enemy 1 3 ran-away
enemy 1 4 unconscious
credit / state: dead / by: 2
> Al's deeds: killed 1, inflicted damage
credit / state: dead / by: 1
! That is already credited to a figure.
credit / state: ran-away / by: 1
> Rook's deeds: routed 1, inflicted damage
credit / state: unconscious / by: 3
> Bo's deeds: inflicted damage
% {"enemy_lost":[2,4],"figures":[{"fate":"fine","id":1,"routed":1},{"fate":"fine","id":2,"kills":1},{"fate":"fine","id":3,"inflicted_damage":true}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
==== Driving them off at the cost of half
begin 1 2
state 2 dead
count-turn
% {"figures":[{"fate":"dead","id":2}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
enemy 1 1 ran-away
enemy 1 2 ran-away
enemy 1 3 ran-away
enemy 1 4 ran-away
% {"figures":[{"fate":"dead","id":2}],"outcome":"1/2"}
% success, 1/2 of the points: 1 of 2 figures were lost.
==== A killed Star is no failure where the enemy was driven off
begin 1 2 3
state 1 dead
enemy 1 1 ran-away
enemy 1 2 ran-away
enemy 1 3 ran-away
enemy 1 4 ran-away
% {"figures":[{"fate":"dead","id":1}],"outcome":"success"}
% success, 1/1 of the points: The enemy was driven off.
