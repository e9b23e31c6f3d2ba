# Ann and Ben play on the same side (Swordplay p. 26, R36): each has a Star with Grunts of its own, in one campaign with one
# encounter at a time. Stay or Go is taken Star by Star, and a lost Star's Grunts go to the other as far as there is room.
found Osric
  name: The Harrow Marches
  player: Ann
  list: feudal
  rep: 3

player Maud
  player: Ben
  rep: 4

# Every band in turn.
recruit
  # Three for Osric: Heavy Infantry, who outranks Osric, and two Infantry.
  dice: 2 3  3 3  4 4
  # Four for Maud: a Crossbowman and three Infantry.
  dice: 5 5  3 3  3 4  4 4

correct
  next: patrol
  eal: 3

prepare
  enemy: orcs
  seed: 11

finish success
  fine: Osric, Maud, 4, 6
  out-of-the-fight: 5
  # Recovery: both dice pass.
  dice: 1 3
  # One of Osric's fell, so two of the three dice.
  dice: 1 2
  # None and one against two: both stay firm.
  dice: 4 5 6
  dice: 1 6 6
  # None of Maud's fell: all four of hers.
  dice: 1 2 3 6
  # The Crossbowman has none against three, the others two, one and none.
  dice: 4 5 6 6
  dice: 1 2 5
  dice: 1 5 5
  dice: 6 6 6

# One place in Maud's band.
dismiss 9

prepare
  seed: 12

finish success
  obviously-dead: Osric
  fine: Maud, 6, 7
  # Number 4 follows Maud without a test, and there is no room for number 5.
  grunts-to: Osric, Maud
  # Of Maud's only number 7 is not exempt.
  dice: 1 2 3 6
  dice: 1 2 6
