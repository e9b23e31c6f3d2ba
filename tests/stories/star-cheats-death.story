# The Star goes Out of the Fight and passes no die: by the standard ruling the Star cheats death for one Rep (R14), but did go
# down, which costs a die in Stay or Go (R20). A month later the Star cheats death on the table, which does not.
found Thora / list: dwarves / rep: 5
> The band of Thora began: Thora: Star, Noble, Rep 5; Swordplay, Dwarves

recruit 3 / dice: 3 3  4 4  1 2
> Grunts recruited: 3 from the Dwarves list
> - Tibb joined: Dwarves list 6: Soldier, Rep 5 `3 3`
> - Berta joined: Dwarves list 8: Soldier, Rep 5 `4 4`
> - Ulric joined: Dwarves list 3: Crossbow, Rep 4 `1 2`

prepare / enemy: northmen / seed: 21
> Prepared Patrol: EAL 4, PEFs in 2, 1 and 1; against Northmen `2 4 : 2 1 1`
> - Sections 1 to 3: clear, woods, clear `3 3 : 4 3 : 1 4`
> - Sections 4 to 6: hill, hill, clear `6 4 : 5 6 : 1 5`
> - Sections 7 to 9: clear, hill, clear `2 4 : 6 5 : 2 1`

finish failure / out-of-the-fight: Thora / fine: the others
  # Recovery, Thora: against Rep 5 no die passes.
  dice: 6 6
  # Rep 4 now, less one for having gone down: three dice.
  dice: 1 2 3
  dice: 4 5 2 6 6
  dice: 1 6 5 5 4
  dice: 2 2 5 6
> Battle finished: a failure; next Raid: Defend, EAL rises to 5
> - Thora cheated death: Out of the Fight, Rep 5, none passed; Rep 5 to 4 `6 6` R14
> - Tibb stayed firm: 3 to 1, no test next time `(1) (2) (3) : 4 5 (2) 6 6`
> - Berta stayed firm: 3 to 1, no test next time `(1) (2) (3) : (1) 6 5 5 4`
> - Ulric stayed: 3 to 2 `(1) (2) (3) : (2) (2) 5 6`

prepare / seed: 22
> Prepared Raid: Defend: EAL 5, 1 building, day, PEFs in 8, 8 and 9; against Northmen `2 : 5 : 4 3 6`
> - Sections 1 to 3: clear with a building, clear with 2 buildings, woods `6 3 1 : 3 6 5 : 4 3`
> - Sections 4 to 6: clear, rough, woods `5 1 : 1 1 : 6 1`
> - Sections 7 to 9: woods, clear, clear `1 6 : 2 1 : 4 1`

finish success / cheated-death: Thora / fine: the others
  # Rep 3, and nothing off: three dice for Ulric, the only one who is not exempt.
  dice: 1 5 2
  dice: 6 1 4 5
> Battle finished: a success; next Patrol, EAL falls to 4
> - Thora cheated death: left the table safely; Rep 4 to 3
> - Ulric stayed firm: 2 to 1, no test next time `(1) 5 (2) : 6 (1) 4 5`
> - Tibb stays, untested: exempt this time R19
> - Berta stays, untested: exempt this time R19

* Thora Rep 3, 2 months
* Tibb Rep 5, 2 months
* Berta Rep 5, 2 months
* Ulric Rep 4, 2 months, exempt
* Next: Patrol, EAL 4
