# The Star goes Out of the Fight and passes no die: by the standard ruling the Star cheats death for one Rep (R14), but did go
# down, which costs a die in Stay or Go (R20). A month later the Star cheats death on the table, which does not.
found Thora
  list: dwarves
  rep: 5

recruit 3
  dice: 3 3  4 4  1 2

prepare
  enemy: northmen
  seed: 21

finish failure
  out-of-the-fight: Thora
  fine: the others
  # Recovery, Thora: against Rep 5 no die passes.
  dice: 6 6
  # Rep 4 now, less one for having gone down: three dice.
  dice: 1 2 3
  dice: 4 5 2 6 6
  dice: 1 6 5 5 4
  dice: 2 2 5 6

prepare
  seed: 22

finish success
  cheated-death: Thora
  fine: the others
  # Rep 3, and nothing off: three dice for Ulric, the only one who is not exempt.
  dice: 1 5 2
  dice: 6 1 4 5
