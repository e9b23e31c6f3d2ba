# Swordplay, p. 8, 9, 12, 15, 16, 18 to 23, R38, R98: tests taken with the words of the table, by one or by a group on one set
# of dice; who leads; what a figure brings to its dice.
found Maud / list: feudal / rep: 5
==== A group that a Star leads acts by the Star's Rep, though a Grunt has more
join Hamo / class: soldier / rep: 5 / armor: 2 / weapon: spear
join Emmot / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Maud / rep: 3
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
turn / dice: 4 1
? None of your groups can act: the best has Rep 3, and Rep 4 is needed. Then move PEF 2, PEF 1 and PEF 3.
join 2 B
> Hamo: group B
? Your groups of Rep 4 or more act. Then move PEF 2, PEF 1 and PEF 3.
join 2 A
state 1 stunned
# Who is stunned leads nobody.
? Your groups of Rep 4 or more act. Then move PEF 2, PEF 1 and PEF 3.
==== One set of dice, each against its own Rep
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 5 / armor: 2 / weapon: spear
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
test C cohesion situation=broken
! Nobody who stands goes by “C”. Say figures by number, “2,3”, or a group.
test 2,3 knock-down
! Each figure takes “knock-down” on dice of its own. Take it for one figure at a time.
test 2,9 cohesion situation=broken
! Nobody in the band has number 9. Numbers: 1 Maud, 2 Tibb, 3 Berta.
test 2,3 cohesion situation=broken leader_rep=none / dice: 5 3
> Tibb: Cohesion Test: Runaway `5 (3)`
> - Tibb: ran away
> - Berta: Cohesion Test: Carry On `(5) (3)`
==== The Leader Die is rolled once for all: the book's Billy (p. 9)
join Fourth / class: soldier / rep: 4 / armor: 2 / weapon: spear
join Third / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
test 2,3 received-fire situation=out-of-reach / dice: 4 5  4
> Fourth: Received Fire: Carry On `(4) 5 : 4`
> - Third: Received Fire: Duck Back `4 5 : 4`
> - Third: ducked back
==== Weapon, shield and what is said beside them add dice in melee
correct Maud / rep: 4
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
# Rep 4, the sword, the shield, and one against a figure on foot.
test 1 melee-dice conditions=against-foot / dice: 1 2 3 4 5 6 6
> Maud: One side's dice in melee: 3 successes `(1) (2) (3) 4 5 6 6`
test 1 melee-dice conditions=against-foot,-shield / dice: 1 2 3 4 5 6
> Maud: One side's dice in melee: 3 successes `(1) (2) (3) 4 5 6`
test 1 melee-dice conditions= / dice: 1 2 3 4
> Maud: One side's dice in melee: 3 successes `(1) (2) (3) 4`
==== A knight's horse and a Troll's weight bring their die to a charge beside what is said
join Rolf / type: Mounted Knight / class: noble / rep: 4 / armor: 4 / shield: yes / weapon: lance-and-sword
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
resolve 1 / dice: 4  1 1  4 4
test 2 charge-into-melee rep_b=4 conditions_a=three-to-one conditions_b= / dice: 1 2 3 4  5 6
> Rolf: Charge into Melee: The target runs away `(1) (2) (3) (4) : 5 6`
enemy-test 1 1 charge-into-melee rep_b=4 conditions_a=three-to-one / dice: 1 2 3 4  5 6
> Group 1, Troll, Rep 4: Charge into Melee: The target runs away `(1) (2) (3) (4) : 5 6`
==== A captured Star who cheats death comes home where prisoners are checked (R98)
correct / option: prisoners=checked / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
finish failure / captured: Maud / dice: 6 6
> …- Maud was captured R22
> - Maud cheated death: Captured, Rep 5, none passed; Rep 5 to 4 `6 6` R14
==== Reloading, parting and pitiful shots, a fast move
join Tibb / class: missile / rep: 4 / armor: 2 / weapon: crossbow
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
test 2 reload / dice: 2 6
> Tibb: Reload: Reloaded for next time `(2) 6`
test 2 parting-shot / dice: 4
> Tibb: Parting shot: Miss `4`
test 3 ranged conditions=cover / dice: 6 2
> Berta: Ranged combat: Hit `6 : 2`
test 2,3 fast-move situation=foot / dice: 4 5
> Tibb: Fast Move: One step more, 12" `(4) 5`
> - Berta: Fast Move: No further, 8" `4 5`
==
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
==== In Sight, and what a Grunt does then
test 2 in-sight conditions=active / dice: 1 3 5
> Tibb: In Sight: 2 successes `(1) (3) 5`
test 2 in-sight-action situation=in-reach / dice: 5
> Tibb: A Grunt's In Sight action: Duck Back `5`
> - Tibb: ducked back
==== A shot, its damage and Recover From Knock Down
resolve 1 / dice: 4  1 1  2 2
> PEF 1 resolved: B, contact `4`
> - Group 1, 1 figure, section 3: Archer, Rep 4, Short Bow `1 1 : 2 2`
enemy-test 1 1 ranged conditions=cover / dice: 3
> Group 1, Archer, Rep 4: Ranged combat: Miss `3`
enemy-test 1 1 ranged conditions= / dice: 5
> Group 1, Archer, Rep 4: Ranged combat: Hit `5`
test 2 ranged-damage impact=2 / dice: 4
> Tibb: Ranged combat damage: Knocked down `4`
test 2 knock-down / dice: 3 2
> Tibb: Recover From Knock Down: Stunned `(3) (2)`
> - Tibb: stunned
==== A Star chooses what to pass, and takes damage down by Star Power
test 1 received-fire situation=in-reach choose=2
> Maud: Received Fire: Charge
star-power out-of-the-fight / dice: 1 2 3 4 6
> Star Power: 3 levels less; 4 dice left `(1) (2) (3) 4 6` R28
test 2 received-fire situation=in-reach choose=2
! Only a Star may choose the result. Leave out choose.
==== Breaking off, a charge, a challenge, reloading, capture
test 1 break-off
! “A Grunt breaks off melee” is not for Maud, Rep 5. Go on without it.
test 2 break-off / dice: 4
> Tibb: A Grunt breaks off melee: Stays in melee `(4)`
test 2 charge-into-melee rep_b=4 / dice: 1 2  5 6
> Tibb: Charge into Melee: The target runs away `(1) (2) : 5 6`
test 2 challenge-test / dice: 3 6
> Tibb: Challenge: Again, or give up `(3) 6`
==== Melee, won and even, and its damage
test 2 melee dice_a=5 dice_b=3 armor_b=6 / dice: 1 2 2 3 5  1 2 4  2
> Tibb: Melee: the opponent: Knocked down `(1) (2) (2) (3) 5 : (1) (2) 4 : 2`
test 1 melee-damage impact=1 / dice: 2
> Maud: Melee damage: Knocked down `2`
test 1 larger-than-life enemy_rep=3 star_rep=5
> Maud: Larger than Life: who hurt the Star: At worst Out of the Fight
test 2 peasant-arms / dice: 4
> Tibb: What a peasant carries: A farm tool `4`
test 2 building-hit impact=3 building=wooden-frame
> Tibb: A building is hit: Impact against its Defensive Value: It goes through
==
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
==== By the letter of the group, with the Leader Die
test A cohesion situation=broken / dice: 4 5  6
> Maud: Cohesion Test: Carry On `(4) (5) : 6`
> - Tibb: Cohesion Test: Runaway `4 5 : 6`
> - Tibb: ran away
> - Berta: Cohesion Test: Runaway `4 5 : 6`
> - Berta: ran away
==== By numbers beside one
test 1 cohesion situation=broken group=2,3 / dice: 4 5  6
> Maud: Cohesion Test: Carry On `(4) (5) : 6`
> - Tibb: Cohesion Test: Runaway `4 5 : 6`
> - Tibb: ran away
> - Berta: Cohesion Test: Runaway `4 5 : 6`
> - Berta: ran away
==== Who left by the own edge or surrendered is noted too (R98)
state 2 left-table
> Tibb: left the table
state 3 surrendered
> Berta: surrendered
% {"figures":[{"fate":"captured","id":3}],"outcome":null}
mark 1 hero
! Nothing lasts from a test on in these rules.
