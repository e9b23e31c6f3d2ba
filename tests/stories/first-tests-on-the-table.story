# Chain Reaction, first edition, p. 3 to 7, 9, 10 and QRS: shots, wounds, Reaction Checks, vehicles and launchers with the
# words of the table.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: rifle
join Bo / rep: 3 / armor: none / weapon: shotgun
prepare / enemy: police / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1 / dice: 1 1  1 1  1 1  1 1
begin
turn / dice: 6 43
==== To hit, Scratch, Bad Wound
test 1 to-hit target=1 conditions= / dice: 4
> Rook: To hit: Bad Wound `4`
test 1 to-hit target=1 conditions=cover / dice: 4
> Rook: To hit: Scratch `4`
enemy-test 1 2 scratch / dice: 2 3
> Group 1, Rookie, Rep 3: Scratch: Ignores it and goes on `(2) (3)`
> - Group 1, figure 2 (Rookie, Rep 3): scratched
enemy-test 1 2 scratch outgunned=true / dice: 2 3
> Group 1, Rookie, Rep 3: Scratch: Duck Down, 1 turn `(2) (3)`
> - Group 1, figure 2 (Rookie, Rep 3): ducked back to the end of turn 2
enemy-test 1 2 bad-wound impact=5 / dice: 1 2  5
> Group 1, Rookie, Rep 3: Bad Wound: Duck Down, 2 turns `(1) (2) : 5`
> - Group 1, figure 2 (Rookie, Rep 3): bad wound
> - Group 1, figure 2 (Rookie, Rep 3): ducked back to the end of turn 3
enemy-test 1 3 bad-wound impact=3 / dice: 1 6  2 3
> Group 1, Rookie, Rep 3: Bad Wound: Unconscious `(1) 6 : 2 : 3`
> - Group 1, figure 3 (Rookie, Rep 3): unconscious
test 1 bad-wound impact=3 attacker_rep=4 / dice: 1 6  1 3
> Rook: Bad Wound: Dead `(1) 6 : 1 : 3`
> - Rook: dead
==== Reaction Checks, each with what follows
test 1,2 first-sight / dice: 1 4
> Rook: First Sight: Fire `(1) (4)`
> - Ash: First Sight: Fire `(1) (4)`
test 2 received-fire situation=able conditions=flanked / dice: 3 4
> Ash: Received Fire: Duck Down `(3) 4`
> - Ash: ducked back: to the end of turn 2
test 3 wanting-to-charge situation=able conditions=in-cover / dice: 5 6
> Bo: Wanting to Charge: Stops and fires if able `(5) 6`
test 3 being-charged situation=able / dice: 1 6
> Bo: Being Charged: Stands and fights `(1) 6`
test 2 pursue-by-fire / dice: 1 2
> Ash: Pursue by fire: Fire `(1) (2)`
==== The roll-off
test 1 roll-off rep_b=3 / dice: 2 3  5 1
> Rook: Roll off: who reacts first: Side A goes first `2 : 3 : 5 : 1`
==== A grenade, tight ammunition, rounds, outgunned
test 1 scatter thrown=true / dice: 4 4
> Rook: Where a miss lands: A dud `4 4`
test 1 tight-ammo / dice: 1
> Rook: Out of ammunition after a shot: Out of ammunition `1`
test 3 rounds situation=rocket-launcher / dice: 3 4
> Bo: Rounds for a launcher: Rounds, 9 `3 4`
test 2 outgunned-by fired=assault-rifle
> Ash: Outgunned?: Outgunned
==== Flame, bystanders, vehicles
test 2 flame / dice: 5 4
> Ash: Passing through flame: Scratch `5 4`
> - Ash: scratched
test 2 flame-tank conditions= / dice: 4
> Ash: A flame thrower's tank: The tank holds `4`
test 2 flock-of-seagulls conditions= / dice: 1 2
> Ash: Unarmed bystanders within 12" of a shot: Duck Down `(1) (2)`
> - Ash: ducked back: to the end of turn 2
test 1 civilian-hit target=1 / dice: 3
> Rook: A civilian in the line of fire: Scratch `3`
test 2 interview / dice: 1 5
> Ash: Getting an interview: No comment `(1) 5`
test 2 media-shot target=1 / dice: 4
> Ash: A camera shot or interview: Scratch a sound bite: Scratch `4`
test 2 vehicle-scratch / dice: 1 6 5
> Ash: Scratch on a vehicle or building: Duck Down, 2 turns `(1) 6 : 5`
> - Ash: ducked back: to the end of turn 3
test 2 vehicle-bad-wound impact=5 / dice: 1 2  5
> Ash: Bad Wound on a vehicle or building: Duck Down, 2 turns `(1) (2) : 5`
test 2 bad-wounds-taken bad_wounds=2 target=tank
> Ash: Bad Wounds on a vehicle or building: Holds out
test 2 is-it-catastrophic / dice: 6
> Ash: Is a Bad Wound on a vehicle or building catastrophic: Catastrophic `6`
test 2 catastrophic-hit / dice: 4
> Ash: Catastrophic hit: Immobilised `4`
test 2 catastrophic-hit conditions=building / dice: 5
> Ash: Catastrophic hit: It collapses `5`
test 2 heroic-attack / dice: 3
> Ash: Heroic attack: Bad Wound `3`
> - Ash: bad wound
test 2 hatch / dice: 3
> Ash: Is the hatch locked: Hatch locked `(3)`
test 2 losing-control / dice: 1 5
> Ash: Losing control: Veers off `(1) 5`
test 2 veer / dice: 3
> Ash: Which way a vehicle veers: Left `3`
test 3 crash / dice: 3 3
> Bo: An occupant of a crashing vehicle: Scratch `3 3`
> - Bo: scratched
test 1 police-cars / dice: 4
> Rook: How far off the police's cars are: At the cars, 4 turns `4`
==== Armour, unarmed blows, rivers
test 1 to-hit target=1 conditions=flak / dice: 4
> Rook: To hit: Scratch `4`
enemy-test 1 2 bad-wound impact=3 conditions=unarmed / dice: 6 6
> Group 1, Rookie, Rep 3: Bad Wound: Unconscious `6 6`
> - Group 1, figure 2 (Rookie, Rep 3): unconscious
==== Without a leader each reads the same dice against its own Rep (p. 4)
state 1 dead
correct Bo / rep: 4
test 2,3 received-fire situation=able / dice: 3 4
> Ash: Received Fire: Duck Down `(3) 4`
> - Ash: ducked back: to the end of turn 2
> - Bo: Received Fire: Return fire `(3) (4)`
