# Four months in a row: a Grunt is captured and later freed by hand (R22), one runs for good, one of Rep 1 runs and has no
# Rep left to lose (R15), one is sent away, and the chain goes Patrol, Raid: Defend, Patrol, Raid: Attack.
found Agnes
  name: The Mill Road
  list: feudal
  rep: 4
  date: 2024-09-07 14:00

recruit
  # Up to the limit, four: Infantry, Crossbowman, Infantry, Mounted Sergeant.
  dice: 3 4  5 5  4 4  1 3

correct Ulric
  rep: 1

prepare
  enemy: orcs
  seed: 61

finish failure
  captured: Tibb
  ran-away: Berta, Ulric
  fine: the others
  # Berta passes none, Ulric one.
  dice: 5 6
  dice: 1 2
  # Hamo: nobody fell, so all four dice. Two against one.
  dice: 1 5 6 3
  dice: 6 6 2 5

recruit 2
  date: 2024-10-05 14:10
  dice: 4 4  4 6

prepare
  seed: 62

finish success
  fine: Agnes, Emmot
  # Hamo is exempt. Emmot and Gerold have been there for a month.
  rolled: 2 3 6 6
  dice: 1 5 3
  dice: 4 4 1 6

bring-back Tibb
  date: 2024-11-02 14:00

correct Tibb
  months: 1

prepare
  enemy: goblins
  seed: 63

finish success
  fine: the others
  # Tibb, Hamo and Emmot; Gerold is exempt. It is Hamo's third month.
  rolled: 1 2 6 4
  rolled: 6 3 5
  rolled: 3
  rolled: 4 1 6 2
  rolled: 5 2 6

dismiss Emmot
  date: 2024-12-07 14:00

correct
  name: The Old Mill Road
  eal: 2

prepare
  seed: 64

finish success
  fine: the others
  # Tibb and Emmot would be exempt, and Emmot is gone. Hamo's fourth month, Gerold's third.
  rolled: 3 5 6 1
  rolled: 2
  dice: 4 1 1 5
  rolled: 6
  dice: 6 5 4 3
