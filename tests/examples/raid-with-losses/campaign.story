# A raid that costs blood, and the two rounds of Stay or Go that follow: one Grunt leaves and poisons, one stays firm and
# sits out the next test, and what hung over them is spent (R16 to R19).
found Isolde
  list: feudal
  rep: 5

recruit 4
  # Heavy Infantry, Crossbowman, Infantry, Infantry.
  dice: 2 3  5 5  3 3  4 4

correct
  next: raid-attack
  eal: 3

prepare
  enemy: orcs
  seed: 11

finish failure
  out-of-the-fight: 2, 4
  ran-away: 3
  fine: Isolde, 5
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

prepare
  seed: 12

finish success
  fine: the others
  # Both are exempt, so nobody takes the test and nobody rolls. Poison and exemption are spent all the same.
