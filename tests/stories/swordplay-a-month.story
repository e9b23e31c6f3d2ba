# Swordplay, p. 23 to 29, R4, R10, R13, R15, R19: a month in the book's order, what the next encounter is by the last one, and
# who may be reported.
found Osric / list: feudal / rep: 3
==== Recovery, who outranks the Star, Stay or Go
join Hamo / class: soldier / rep: 5 / armor: 2 / weapon: spear
correct Osric / rep: 5
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Tibb / months: 5
join Berta / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Berta / exempt: yes
join Ulric / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Emmot / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / seed: 61
finish success / out-of-the-fight: Tibb / ran-away: Berta / obviously-dead: Ulric
  fine: the others / dice: 2 5  5 3  1 5 6 2  3 6  6 2 4 5  1 2 3
> …- Ulric was killed: Obviously Dead, Rep 3
> - Tibb recovered: Out of the Fight, Rep 4, one passed `(2) 5`
> - Berta is back: ran away, Rep 4, one passed; Rep 4 to 3 `5 (3)` R15
> - Hamo left: Rep 5, more than the Star's R10
> - Tibb stayed firm: 3 to 1, no test next time `(1) 5 6 (2) (3) 6 : 6 (2) 4 5`
> - Emmot left: 2 to 3 `(1) 5 6 (2) : (1) (2) (3)`…
* Osric Rep 5, 1 months
* Tibb Rep 4, 6 months, exempt
* Berta Rep 3, 1 months
* Month 1: Emmot Rep 3 Left
* Month 1: Hamo Rep 5 Left, outranking the Star
* Month 1: Ulric Rep 3 Killed
* Next: Raid: Attack, EAL 4
==== The next encounter follows from the last and the EAL it began with (R13)
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish success / fine: Osric
> Battle finished: a success; next Raid: Attack, EAL stays 3
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish failure / fine: Osric
> Battle finished: a failure; next Raid: Defend, EAL rises to 4
correct / next: patrol / eal: 5
prepare / enemy: orcs / seed: 61
finish failure / fine: Osric
> Battle finished: a failure; next Raid: Defend, EAL stays 5
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / seed: 61
finish success / fine: Osric
> Battle finished: a success; next Raid: Attack, EAL rises to 4
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / seed: 61
finish failure / fine: Osric
> Battle finished: a failure; next Patrol, EAL falls to 2
correct / next: raid-attack / eal: 1
prepare / enemy: orcs / seed: 61
finish failure / fine: Osric
> Battle finished: a failure; next Patrol, EAL stays 1
correct / next: raid-defend / eal: 3
prepare / enemy: orcs / seed: 61
finish success / fine: Osric
> Battle finished: a success; next Patrol, EAL falls to 2
correct / next: raid-defend / eal: 3
prepare / enemy: orcs / seed: 61
finish failure / fine: Osric
> Battle finished: a failure; next Raid: Defend, EAL stays 3
==== Half the dice
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish success / fine: the others / dice: 1 2 6  1 5 6
! The dice end before "Stay or Go, Berta: 3d6".
finish success / fine: the others
! The dice end before "Stay or Go, the Star: 3d6".
==== Who may be reported
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 3 / armor: 2 / weapon: spear
finish success / fine: Osric
! There is no current encounter. Prepare one and play it, then report how it went.
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish success / fine: Osric, Tibb / out-of-the-fight: Tibb
! Tibb (number 2) is reported twice. Report each figure once.
finish success / cheated-death: Tibb
! Tibb (number 2) cannot cheat death: only a Star can.
finish success / bad-wound: Tibb
! Tibb (number 2) cannot be “bad-wound” in these rules. Fates: fine, out-of-the-fight, obviously-dead, ran-away, captured, cheated-death.
