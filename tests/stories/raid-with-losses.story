# A raid that costs blood, and the two rounds of Stay or Go that follow: one Grunt leaves and poisons, one stays firm and
# sits out the next test, and what hung over them is spent (R16 to R19).
found Isolde / list: feudal / rep: 5
> The band of Isolde began: Isolde: Star, Noble, Rep 5; Swordplay, Feudal
recruit 4
  # Heavy Infantry, Crossbowman, Infantry, Infantry.
  dice: 2 3  5 5  3 3  4 4
> Grunts recruited: 4 from the Feudal list
> - Tibb joined: Feudal list 5: Heavy Infantry, Rep 4 `2 3`
> - Berta joined: Feudal list 10: Crossbowman, Rep 4 `5 5`
> - Ulric joined: Feudal list 6: Infantry, Rep 3 `3 3`
> - Hamo joined: Feudal list 8: Infantry, Rep 3 `4 4`
correct / next: raid-attack / eal: 3
> Campaign edited: EAL 3, next Raid: Attack R5
prepare / enemy: orcs / seed: 11
> Prepared Raid: Attack: EAL 3, 2 buildings, day, PEFs in 2, 2 and 6; against Orcs `6 : 2 : 6`…
finish failure / out-of-the-fight: 2, 4 / ran-away: 3 / fine: Isolde, 5
  # Recovery: number 2 passes one die, number 3 one and loses a Rep, number 4 both.
  dice: 6 2
  dice: 5 4
  dice: 1 3
  # Stay or Go: Grunts fell, so four of Isolde's five dice.
  dice: 1 4 2 6
  # Twice as many for number 2: this one leaves and poisons.
  dice: 1 2 3 3
  # One against two: number 3 stays firm.
  dice: 6 5 1
  # A tie after a failure: number 4 goes.
  dice: 2 3 5
  # Two to one: number 5 stays firm as well.
  dice: 4 1 6
> Battle finished: a failure; next Patrol, EAL falls to 2
> - Tibb recovered: Out of the Fight, Rep 4, one passed `6 (2)`
> - Berta is back: ran away, Rep 4, one passed; Rep 4 to 3 `5 (4)` R15
> - Ulric recovered: Out of the Fight, Rep 3, both passed `(1) (3)`
> - Tibb left, and poisoned Berta and Hamo: 2 to 4, Rep 4 and below `(1) 4 (2) 6 : (1) (2) (3) (3)` R19
> - Berta stayed firm: 2 to 1, no test next time `(1) 4 (2) 6 : 6 5 (1)`
> - Ulric left: 2 to 2, and the raid failed `(1) 4 (2) 6 : (2) (3) 5` R17
> - Hamo stayed firm: 2 to 1, no test next time `(1) 4 (2) 6 : 4 (1) 6`
prepare / seed: 12
> Prepared Patrol: EAL 2, PEFs in 6, 3 and 5; against Orcs `6 3 5`…
finish success / fine: the others
  # Both are exempt, so nobody takes the test and nobody rolls. Poison and exemption are spent all the same.
> Battle finished: a success; next Raid: Attack, EAL stays 2
> - Berta stays, untested: exempt this time, poison used up R19
> - Hamo stays, untested: exempt this time, poison used up R19
* Isolde Rep 5, 2 months
* Berta Rep 3, 2 months
* Hamo Rep 3, 2 months
* Month 1: Ulric Rep 3 Left after the raid failed
* Month 1: Tibb Rep 4 Left, and poisoned minds
* Next: Raid: Attack, EAL 2
