# A Grunt with a higher Rep than the Star's fights one battle with the Star and leaves, before Stay or Go and without a test, even
# after sitting that battle out. Who does not outrank the Star on the day of recruiting may stay when the Star's Rep falls (R10).
found Hodge
  list: northmen
  rep: 4

recruit 3
  # Fanatic of Rep 5, Warrior of Rep 4, Household of Rep 5.
  dice: 1 2  3 3  4 5

prepare
  enemy: orcs
  seed: 51

finish success
  cheated-death: Hodge
  fine: Tibb, Berta
  # Only Berta is left to be asked: three dice against four.
  dice: 1 6 2
  dice: 5 3 4 6

prepare
  seed: 52

finish success
  fine: the others
