# TUMOR: the sheet's tests with the words of the table, in a campaign of the first edition that plays by it.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none / option: sheet=tumor
join Ash / rep: 3 / armor: none / weapon: rifle
prepare / enemy: police / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1 / dice: 1 1  1 1  1 1  1 1
begin
turn / dice: 6 43
==== Reactions
test 2 in-sight situation=active / dice: 1 5
> Ash: In Sight: Shoots last `(1) 5`
test 2 received-fire situation=open / dice: 1 5
> Ash: Received Fire: Duck `(1) 5`
> - Ash: ducked back: to the end of turn 2
test 1 charge situation=cover / dice: 1 6
> Rook: Charge: Stays in cover and fires `(1) 6`
test 1 being-charged situation=rear / dice: 1 6
> Rook: Being Charged: Run Away `(1) 6`
> - Rook: ran away
test 2 rally situation=cover / dice: 1 5
> Ash: Rally: Stops running away `(1) 5`
> - Ash: carrying on
test 2 fast-move / dice: 1 5
> Ash: Fast Move: 12" move `(1) 5`
==== Shots, damage, First Aid
test 1 shoot target=1 conditions= / dice: 4
> Rook: Shooting: Hit `4`
test 1 shoot-alternate shots=3 conditions=cover / dice: 2 3 6
> Rook: Shooting: 1 hit `2 3 6`
test 2 burst / dice: 1
> Ash: All shots of a weapon: 0 hits `1`
enemy-test 1 2 damage impact=2 / dice: 4
> Group 1, Rookie, Rep 3: Damage: Wounded `4`
> - Group 1, figure 2 (Rookie, Rep 3): wounded
enemy-test 1 3 damage impact=2 / dice: 2
> Group 1, Rookie, Rep 3: Damage: Dead `2`
> - Group 1, figure 3 (Rookie, Rep 3): dead
test 2 outgunned-by fired=smg
> Ash: Outgunned?: Not outgunned
test 1 melee rep_b=3 / dice: 1 1  5 5
> Rook: Melee: Other side: Dead `(1) (1) : 5 5`
==== Ratings before rules of thumb
test 2 outgunned-by fired=explosive-or-flame
> Ash: Outgunned?: Outgunned
test 1 outgunned-by fired=assault-rifle own=rifle
> Rook: Outgunned?: Not outgunned
test 1 outgunned-by fired=bar own=unloaded conditions=no-firearm
> Rook: Outgunned?: Not outgunned
test 2 burst weapon=assault-rifle / dice: 1 1 5
> Ash: All shots of a weapon: 1 hit. Out of ammunition `1 1 5`
