# Chain Reaction 3.0, p. 4, 6, 7, 9, 12 to 19, 25, R54, R59, R98: tests taken with the words of the table; heroes, empty
# weapons, who is never outgunned, what a scout finds.
found Rock / rules: chain-reaction-3 / list: military / rep: 5 / armor: 0
  weapon: assault-rifle / option: attributes=off
==== The best of a group may act, not the Star alone
join Char / type: Soldier / rep: 5 / armor: 0 / weapon: assault-rifle
correct Rock / rep: 2
recruit
! Nobody on the list “military” has a Rep of 2 or less, and no Grunt may have a higher Rep than the Star. Pick a Grunt by hand, with such a Rep.
correct Rock / rep: 3
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
turn / dice: 4 1
? Your groups of Rep 4 or more act. Then move PEF 3, PEF 2 and PEF 1.
==== Each is in the first situation it can be in: a Star is never outgunned
join Dez / type: Soldier / rep: 4 / armor: 0 / weapon: assault-rifle
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
test A received-fire situation=outgunned,cover / dice: 1 4  6
> Rock: Received Fire: Return fire `(1) (4) : 6`
> - Dez: Received Fire: Duck Back `(1) (4) : 6`
> - Dez: ducked back
test 1 outgunned-by fired=squad-automatic-weapon own=pistol
> Rock: Outgunned?: Not outgunned
test 1 focus-dice sides=3 / dice: 1 2  3 3
> Rock: Focus by dice: group A is the closest: Group A is the target `1 2 : 3 : 3`
test 2 outgunned-by fired=squad-automatic-weapon own=pistol
> Dez: Outgunned?: Outgunned
test 1 received-fire situation=outgunned
! “Outgunned” never holds for Rock, Rep 5. Choose another situation.
==== Two ones make a hero, who passes two without dice
join Char / type: Soldier / rep: 3 / armor: 0 / weapon: assault-rifle
join Dez / type: Soldier / rep: 3 / armor: 0 / weapon: assault-rifle
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
test 2 received-fire situation=open leader_rep=none / dice: 1 1
> Char: Received Fire: Return fire. Becomes a hero `(1) (1)`
> - Char: In hero mode
test 2 being-charged situation=can-fire
> Char: Being Charged: Fire, then melee
test 2,3 man-down situation=together / dice: 6 6
> Char: Man Down: Carry On `6 6`
> - Dez: Man Down: Retire `6 6`
> - Dez: hunkered down
unmark 2 hero
mark 3 hero
> Dez: In hero mode
mark 3 hero
! That is already noted of the figure.
unmark 2 hero
! That is not noted of the figure.
mark 2 heroic
! “heroic” does not last in these rules. Did you mean “hero”? Available: hero, out-of-ammo.
==== An empty weapon is kept until it is reloaded
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
test 1 burst first=1 second=1 / dice: 1 1 5
> Rock: A burst: 1 hit (First target: 1, Second target: 0, Third target: 0). Out of ammunition `1 1 5`
> - Rock: Out of ammunition (Assault Rifle)
test 1 burst
! Rock, Rep 5 is out of ammunition (Assault Rifle). A turn of activation goes into reloading first; note it then, and fire again.
test 1 to-hit target=1
! Rock, Rep 5 is out of ammunition (Assault Rifle). A turn of activation goes into reloading first; note it then, and fire again.
unmark 1 out-of-ammo
> Rock: Reloaded (Assault Rifle)
test 1 burst / dice: 6 5 5
> Rock: A burst: 3 hits `6 5 5`
==== A shot, its damage and Recover From Knocked Down, a grenade, melee, a fast move
join Char / type: Soldier / rep: 4 / armor: 0 / weapon: assault-rifle
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
test 1 to-hit target=1 conditions=cover / dice: 3
> Rock: Ranged combat: Miss `3`
test 2 damage impact=2 / dice: 3
> Char: Ranged combat damage: Knocked down `3`
test 2 knock-down / dice: 3 1
> Char: Recover From Knocked Down: Stunned `(3) (1)`
> - Char: stunned
state 2 carrying-on
test 2 grenade conditions= / dice: 3 6
> Char: Throwing a grenade: Missed `(3) 6`
test 1 melee-dice conditions= / dice: 1 3 3 4 6
> Rock: One side's dice in melee: 3 successes `(1) (3) (3) 4 6`
test 2 fast-move situation=open leader_rep=none / dice: 5 4
> Char: Fast Move: One and a half moves, 12" `5 (4)`
test 2 rally situation=cover leader_rep=none / dice: 5 2
> Char: Rally: Carry On `5 (2)`
==== What a scout finds is resolved before anything else (p. 25, R59)
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  5 6  3 2  4 1 4  2 5  4 6  6 5  1 1
begin
scout 8 / dice: 1 1
> Scouting section 8: both passed, an enemy found `(1) (1)` R56
> - Section 8 scouted: 1 of 9
> - PEF 4 found in section 8 R6
? A scout found somebody in section 8: resolve PEF 4 now.
scout 5
! PEF 4 was found by a scout. Resolve it first.
turn
! PEF 4 was found by a scout. Resolve it first.
==== Pitiful shot, two pistols, a shotgun, launchers
join Reed / type: Soldier / rep: 3 / armor: 0 / weapon: shotgun
join Dez / type: Soldier / rep: 4 / armor: 0 / weapon: pistol
prepare / enemy: insurgents / dice: 3 2  1 1 1 1 1 1 1 1 1  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  3 2  4 1 4  2 5  4 6  6 5
begin
test 2 to-hit target=1 conditions=cover / dice: 6 2
> Reed: Ranged combat: Hit `6 : 2`
test 3 burst conditions=two-weapons / dice: 3 4
> Dez: A burst: 0 hits `3 4`
test 2 burst first=1 second=1 / dice: 1 3 2 4 5 6
> Reed: A burst: 1 hit (First target: 1, Second target: 0, Third target: 0) `1 3 2 4 5 6`
test 1 larger-than-life enemy_rep=3 star_rep=5
> Rock: Larger than Life: who hurt the Star: At worst Out of the Fight
test 1 building-hit impact=3 building=concrete
> Rock: A building under fire: Impact against its Defensive Value: Cover
==== Shots are declared: the highest die is the first target's (p. 16)
join Carlos / type: Soldier / rep: 4 / armor: 0 / weapon: squad-automatic-weapon
prepare / enemy: insurgents / seed: 5
begin
test 2 burst first=1 second=3 / dice: 3 5 1 2
> Carlos: A burst: 1 hit (First target: 1, Second target: 0) `3 5 1 2`
test 2 burst first=4 second=1
! Only 4 of its dice count; aim no more than that many.
