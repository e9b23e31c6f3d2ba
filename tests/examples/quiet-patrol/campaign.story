# A first Patrol on which nothing happens: nobody is hurt, and everybody takes Stay or Go.
found Wulfric
  list: northmen
  rep: 4

recruit 2
  # Two dice each: 2 and 5 are a Warrior, 5 and 5 an Archer.
  dice: 2 5  5 5

prepare
  enemy: goblins
  seed: 7
  # Enemy Activity Level: the higher of 2 and 4.
  dice: 2 4
  # The nine sections; section 2 has two buildings.
  dice: 1 1  4 5 4  3 4  6 6  2 3  3 5  1 4  5 6  2 2
  # The PEFs.
  dice: 3 6 1

finish success
  fine: the others
  # Wulfric's four dice, one Grunt's four, the other's four.
  dice: 1 2 5 3
  dice: 2 6 4 5
  dice: 3 1 6 4
