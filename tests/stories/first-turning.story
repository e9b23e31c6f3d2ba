# Chain Reaction, first edition, p. 10, R84: who was scratched by a zombie may turn in half a die of turns, wherever the battle
# is by then, unless death comes first.
found Courtney / rules: chain-reaction-1 / list: civilians / rep: 4
  option: genre=b-movie / option: terrain=none
join Harry / type: J Blow / rep: 3 / armor: none / weapon: axe
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  5  2  1 1
begin
count-turn
state 2 scratched
==== Over in its turns
# 1 and the Rep are 4; half a die of 3 is two turns.
test 2 are-you-okay / dice: 1  3
> Harry: Fine or turning: Will turn, 2 turns `1 : 3`
> - Harry will turn: a zombie at the beginning of turn 3 R84
count-turn
> Turn 2: without cards R75
count-turn
> Turn 3: without cards R75
> - Harry: turned
> - Group 2, 1 figure, section 8: Zombie, Rep 3, Unarmed
count-turn
> Turn 4: without cards R75
==== Not stopped by the end of the battle, but by death
test 2 are-you-okay / dice: 1  6
% {"figures":[{"fate":"turned","id":2}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
state 2 dead
% {"figures":[{"fate":"dead","id":2}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
count-turn
count-turn
count-turn
count-turn
> Turn 5: without cards R75
% {"figures":[{"fate":"dead","id":2}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
==== Who is okay is not asked twice
test 2 are-you-okay / dice: 4
> Harry: Fine or turning: Is fine `4`
test 2 are-you-okay
! Harry has rolled this already: only the first wound counts.
==== The pace of the badly wounded is halved (p. 4)
state 2 bad-wound
> Harry: bad wound
? The defenders roll to spot the attackers. Then draw cards for turn 2.
==== Zombies neither duck nor run (p. 10)
enemy-test 1 2 received-fire situation=able / dice: 6 6
> Group 1, Zombie, Rep 3: Received Fire: Stands still `6 6`
enemy-test 1 2 scratch / dice: 2 6 3
> Group 1, Zombie, Rep 3: Scratch: Stands still, 1 turn `(2) 6 : 3`
> - Group 1, figure 2 (Zombie, Rep 3): scratched
enemy-test 1 2 being-charged situation=able
> Group 1, Zombie, Rep 3: Being Charged: Charge
