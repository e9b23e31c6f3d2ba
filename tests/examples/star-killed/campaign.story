# The Star is killed. Whoever is out of the fight is still rolled for, then nothing more: the campaign is over.
found Osric Vane
  name: A Short Life
  list: feudal
  rep: 4

recruit 3
  dice: 5 5  4 4  2 5

prepare
  enemy: elves
  seed: 31

finish failure
  obviously-dead: Osric Vane
  out-of-the-fight: Tibb, Berta
  fine: Ulric
  dice: 1 2
  dice: 5 6
