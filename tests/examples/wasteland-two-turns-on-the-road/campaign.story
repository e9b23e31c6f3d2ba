# The Wasteland, p. 18: it takes a month to travel to another locale, which is two turns (R69), and each has its dice.
found Mara
  rules: chain-reaction-1
  list: outcasts
  rep: 4
  option: genre=wasteland
  option: terrain=none

travel california
  # No 7, and no 7.
  dice: 1 1  1 2
