# A Raid: Defend that fails. Ties go against the Star after a failure, no successes at all included (R17); three months in
# the band are a die more (R16), a month short of it is none (R21).
found Maud
  list: feudal
  rep: 3

recruit 3
  dice: 3 3  4 4  3 4

correct
  next: raid-defend
  eal: 5

correct Tibb
  months: 2

correct Berta
  months: 1

prepare
  enemy: goblins
  seed: 41

finish failure
  fine: the others
  # Maud's three dice: no success.
  dice: 4 5 6
  # Tibb's third month: one die more, and it helps. One against one, after a failure: Tibb leaves.
  dice: 2
  dice: 1 5 6
  # None against none: she goes.
  dice: 4 4 5
  # None against one is twice as many: the Grunt leaves, and there is nobody left to poison.
  dice: 3 6 6
