# Swordplay, p. 27, R10, R16 to R21: who takes Stay or Go after an encounter, what changes the dice, and what hangs over whom
# afterwards.
found Osric / list: feudal / rep: 3
correct / next: patrol / eal: 3
==== More successes than the Star: the Grunt leaves
correct Osric / rep: 5
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
prepare / enemy: orcs / seed: 61
finish success / fine: the others / dice: 1 2 6 5 4  1 2 3 6
> …- Tibb left: 2 to 3 `(1) (2) 6 5 4 : (1) (2) (3) 6`
* Osric Rep 5, 1 months
* Month 1: Tibb Rep 4 Left…
==== Without dice the Star has no success, and only the Grunts roll
correct Osric / rep: 2
join Tibb / class: soldier / rep: 2 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 2 / armor: 2 / weapon: spear
correct Berta / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / out-of-the-fight: Osric, Berta / fine: the others / dice: 1 1  1 1  6 6
> …- Osric recovered: Out of the Fight, Rep 2, both passed `(1) (1)`
> - Berta recovered: Out of the Fight, Rep 2, both passed `(1) (1)`
> - Tibb stayed: 0 to 0, and the patrol succeeded ` : 6 6` R17
> - Berta stays, untested: exempt this time R19
==== Poison falls on those of equal or lower Rep who are still there, and works next time (R19)
correct Osric / rep: 5
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 4 / armor: 2 / weapon: spear
join Ulric / class: soldier / rep: 5 / armor: 2 / weapon: spear
join Hamo / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Osric / rep: 3
prepare / enemy: orcs / seed: 61
finish success / fine: Osric / dice: 1 5 6  1 2 6 6  1 6 6 6  1 6 6 6 6  1 6 6
> …- Sat out: Tibb, Berta, Ulric and Hamo
> - Tibb left, and poisoned Berta and Hamo: 1 to 2, Rep 4 and below `(1) 5 6 : (1) (2) 6 6` R19
> - Berta stayed: 1 to 1, and the patrol succeeded `(1) 5 6 : (1) 6 6 6` R17
> - Ulric stayed: 1 to 1, and the patrol succeeded `(1) 5 6 : (1) 6 6 6 6` R17
> - Hamo stayed: 1 to 1, and the patrol succeeded `(1) 5 6 : (1) 6 6` R17
* Osric Rep 3, 1 months
* Berta Rep 4, 1 months, poisoned
* Ulric Rep 5, 1 months
* Hamo Rep 3, 1 months, poisoned
* Month 1: Tibb Rep 4 Left, and poisoned minds…
==== A Grunt who joined with a higher Rep goes without a test (R10)
join Tibb / class: soldier / rep: 5 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Berta / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / fine: Osric, Berta
> …- Sat out: Tibb
> - Tibb left: Rep 5, more than the Star's R10…
==== A later fall of the Star drives nobody off (R10)
correct Osric / rep: 4
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Tibb / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / cheated-death: Osric / fine: the others
> …- Osric cheated death: left the table safely; Rep 4 to 3
> - Tibb stays, untested: exempt this time R19
* Osric Rep 3, 1 months
* Tibb Rep 4, 1 months…
==== By option the Reps of today are compared (R10)
correct Osric / rep: 4
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Tibb / exempt: yes
correct / next: patrol / eal: 3 / option: outranked=now
prepare / enemy: orcs / seed: 61
finish success / cheated-death: Osric / fine: the others
> …- Osric cheated death: left the table safely; Rep 4 to 3
> - Tibb left: Rep 4, more than the Star's R10
* Osric Rep 3, 1 months
* Month 1: Tibb Rep 4 Left, outranking the Star…
==
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
==== Equals are settled by the encounter (R17): after a success
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / seed: 61
finish success / fine: the others / dice: 1 4 5  2 6 6
> Battle finished: a success; next Raid: Attack, EAL rises to 4
> - Tibb stayed: 1 to 1, and the raid succeeded `(1) 4 5 : (2) 6 6` R17
==== After a failure, none against none
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / seed: 61
finish failure / fine: the others / dice: 6 4 5  4 6 6
> …- Tibb left: 0 to 0, and the raid failed `6 4 5 : 4 6 6` R17
==== Three months are a die more, and the month just served counts (R21)
correct Tibb / months: 2
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Berta / months: 1
prepare / enemy: orcs / seed: 61
finish success / fine: the others / dice: 1 4 5  2  1 6 6  1 3 6
> …- Tibb stayed firm: 2 to 1, no test next time `(1) 4 5 (2) : (1) 6 6`
> - Berta left, and poisoned Tibb: 1 to 2, Rep 3 and below `(1) 4 5 : (1) (3) 6` R19
==== A die less for the Star who went down, and one for a Grunt who did (R16)
correct Osric / rep: 5
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Berta / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / out-of-the-fight: Osric, Berta / fine: the others / dice: 1 1  1 1  1 2 6  1 6 6
> …- Osric recovered: Out of the Fight, Rep 5, both passed `(1) (1)`
> - Berta recovered: Out of the Fight, Rep 3, both passed `(1) (1)`
> - Tibb stayed firm: 2 to 1, no test next time `(1) (2) 6 : (1) 6 6`…
==== A dead Grunt is a loss (R16)
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Berta / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / obviously-dead: Berta / fine: the others / dice: 1 2  1 6 6
> …- Berta was killed: Obviously Dead, Rep 3
> - Tibb stayed firm: 2 to 1, no test next time `(1) (2) : (1) 6 6`
==== A captured one is none
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Berta / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / captured: Berta / fine: the others / dice: 1 2 3  1 6 6
> …- Berta was captured: out of the band until brought back R22
> - Tibb stayed firm: 3 to 1, no test next time `(1) (2) (3) : (1) 6 6`
==== Poison of two leavers does not add up, and the first is remembered (R19)
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Ulric / class: soldier / rep: 3 / armor: 2 / weapon: spear
prepare / enemy: orcs / seed: 61
finish success / fine: Osric / dice: 1 5 6  1 2 6  1 3 6  1 6 6
> …- Sat out: Tibb, Berta and Ulric
> - Tibb left, and poisoned Ulric: 1 to 2, Rep 3 and below `(1) 5 6 : (1) (2) 6` R19
> - Berta left, with nobody to poison: 1 to 2 `(1) 5 6 : (1) (3) 6` R19
> - Ulric stayed: 1 to 1, and the patrol succeeded `(1) 5 6 : (1) 6 6` R17
* Osric Rep 3, 1 months
* Ulric Rep 3, 1 months, poisoned
* Month 1: Berta Rep 3 Left, with nobody to poison
* Month 1: Tibb Rep 3 Left, and poisoned minds…
==== Poison is spent by the test (R19)
correct Tibb / poisoned: yes
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Berta / poisoned: yes
prepare / enemy: orcs / seed: 61
finish success / fine: Osric / dice: 1 2 6  1 4 6  1 5 6
> …- Sat out: Tibb and Berta
> - Tibb stayed firm: 2 to 1, poisoned: without the Star's last die, no test next time, poison used up `(1) (2) : (1) 4 6` R19
> - Berta stayed firm: 2 to 1, poisoned: without the Star's last die, no test next time, poison used up `(1) (2) : (1) 5 6` R19
* Osric Rep 3, 1 months
* Tibb Rep 3, 1 months, exempt
* Berta Rep 3, 1 months, exempt…
==== Unless somebody leaves with more
correct Tibb / poisoned: yes
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Berta / poisoned: yes
prepare / enemy: orcs / seed: 61
finish success / fine: Osric / dice: 1 5 6  1 4 6  1 2 6
> …- Sat out: Tibb and Berta
> - Tibb stayed: 1 to 1, and the patrol succeeded, poisoned: without the Star's last die, poison used up `(1) 5 : (1) 4 6` R17 R19
> - Berta left, and poisoned Tibb: 1 to 2, poisoned: without the Star's last die, Rep 3 and below `(1) 5 : (1) (2) 6` R19
* Osric Rep 3, 1 months
* Tibb Rep 3, 1 months, poisoned
* Month 1: Berta Rep 3 Left, and poisoned minds…
