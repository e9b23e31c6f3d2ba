# Four months in a row: a Grunt is captured and later freed by hand (R22), one runs for good, one of Rep 1 runs and has no
# Rep left to lose (R15), one is sent away, and the chain goes Patrol, Raid: Defend, Patrol, Raid: Attack.
found Agnes / name: The Mill Road / list: feudal / rep: 4 / date: 2024-09-07 14:00
> The Mill Road began: Agnes: Star, Noble, Rep 4; Swordplay, Feudal

recruit
  # Up to the limit, four: Infantry, Crossbowman, Infantry, Mounted Sergeant.
  dice: 3 4  5 5  4 4  1 3
> Grunts recruited: 4 from the Feudal list
> - Tibb joined: Feudal list 7: Infantry, Rep 3 `3 4`
> - Berta joined: Feudal list 10: Crossbowman, Rep 4 `5 5`
> - Ulric joined: Feudal list 8: Infantry, Rep 3 `4 4`
> - Hamo joined: Feudal list 4: Mounted Sergeant, Rep 4 `1 3`

correct Ulric / rep: 1
> Ulric edited: Rep 3 to 1 R5

prepare / enemy: orcs / seed: 61
> Prepared Patrol: EAL 4, PEFs in 5, 4 and 4; against Orcs `4 2 : 5 4 4`
> - Sections 1 to 3: woods, clear, clear `3 5 : 3 2 : 1 5`
> - Sections 4 to 6: clear, clear, hill `2 4 : 3 3 : 5 6`
> - Sections 7 to 9: clear, clear, clear with a building `4 2 : 3 3 : 6 3 3`

finish failure / captured: Tibb / ran-away: Berta, Ulric / fine: the others
  # Berta passes none, Ulric one.
  dice: 5 6
  dice: 1 2
  # Hamo: nobody fell, so all four dice. Two against one.
  dice: 1 5 6 3
  dice: 6 6 2 5
> Battle finished: a failure; next Raid: Defend, EAL rises to 5
> - Tibb was captured: out of the band until brought back R22
> - Berta ran away for good: ran away, Rep 4, none passed `5 6`
> - Ulric did not return: ran away, Rep 1, one passed; no Rep left to lose `(1) 2` R15
> - Hamo stayed firm: 2 to 1, no test next time `(1) 5 6 (3) : 6 6 (2) 5`

recruit 2 / date: 2024-10-05 14:10 / dice: 4 4  4 6
> Grunts recruited: 2 from the Feudal list
> - Emmot joined: Feudal list 8: Infantry, Rep 3 `4 4`
> - Gerold joined: Feudal list 10: Crossbowman, Rep 4 `4 6`

prepare / seed: 62
> Prepared Raid: Defend: EAL 5, 1 building, day, PEFs in 9, 7 and 9; against Orcs `5 : 3 : 5 2 6`
> - Sections 1 to 3: rough, woods, woods `1 1 : 5 3 : 2 5`
> - Sections 4 to 6: hill, clear, woods `5 6 : 2 2 : 1 6`
> - Sections 7 to 9: clear, woods, clear with a building `3 1 : 5 3 : 5 4 1`

finish success / fine: Agnes, Emmot
  # Hamo is exempt. Emmot and Gerold have been there for a month.
  rolled: 2 3 6 6
  dice: 1 5 3
  dice: 4 4 1 6
> Battle finished: a success; next Patrol, EAL falls to 4
> - Sat out: Hamo and Gerold
> - Emmot stayed: 2 to 2, and the raid succeeded `(2) (3) 6 6 : (1) 5 (3)` R17
> - Gerold stayed firm: 2 to 1, no test next time `(2) (3) 6 6 : 4 4 (1) 6`
> - Hamo stays, untested: exempt this time R19

bring-back Tibb / date: 2024-11-02 14:00
> Tibb is back: brought back by hand; captured in Month 1 R5

correct Tibb / months: 1
> Tibb edited: months 0 to 1 R5

prepare / enemy: goblins / seed: 63
> Prepared Patrol: EAL 4, PEFs in 1, 5 and 5; against Goblins `1 5 5`
> - Sections 1 to 3: clear, hill, clear `1 5 : 5 5 : 2 1`
> - Sections 4 to 6: hill, woods, woods `4 6 : 2 6 : 5 2`
> - Sections 7 to 9: woods, clear with 2 buildings, woods `3 4 : 4 5 4 : 4 4`

finish success / fine: the others
  # Tibb, Hamo and Emmot; Gerold is exempt. It is Hamo's third month.
  rolled: 1 2 6 4
  rolled: 6 3 5
  rolled: 3
  rolled: 4 1 6 2
  rolled: 5 2 6
> Battle finished: a success; next Raid: Attack, EAL stays 4
> - Tibb stayed firm: 2 to 1, no test next time `(1) (2) 6 4 : 6 (3) 5`
> - Hamo stayed: 3 to 2 `(1) (2) 6 4 (3) : 4 (1) 6 (2)`
> - Emmot stayed firm: 2 to 1, no test next time `(1) (2) 6 4 : 5 (2) 6`
> - Gerold stays, untested: exempt this time R19

dismiss Emmot / date: 2024-12-07 14:00
> Emmot was dismissed: Infantry, Soldier, Rep 3

correct / name: The Old Mill Road / eal: 2
> Campaign edited: now called The Old Mill Road, EAL 4 to 2 R5

prepare / seed: 64
> Prepared Raid: Attack: EAL 2, 1 building, day, PEFs in 2, 6 and 3; against Goblins `1 : 4 : 6 3`
> - Sections 1 to 3: clear with 3 buildings, woods, woods `3 6 6 : 5 3 : 2 6`
> - Sections 4 to 6: clear, woods, clear `4 2 : 6 2 : 2 2`
> - Sections 7 to 9: clear, clear with 2 buildings, clear `2 4 : 6 3 4 : 3 3`

finish success / fine: the others
  # Tibb and Emmot would be exempt, and Emmot is gone. Hamo's fourth month, Gerold's third.
  rolled: 3 5 6 1
  rolled: 2
  dice: 4 1 1 5
  rolled: 6
  dice: 6 5 4 3
> Battle finished: a success; next Raid: Attack, EAL rises to 3
> - Hamo stayed: 3 to 2 `(3) 5 6 (1) (2) : 4 (1) (1) 5`
> - Gerold stayed firm: 2 to 1, no test next time `(3) 5 6 (1) 6 : 6 5 4 (3)`
> - Tibb stays, untested: exempt this time R19

* Agnes Rep 4, 4 months
* Tibb Rep 3, 3 months
* Hamo Rep 4, 4 months
* Gerold Rep 4, 3 months, exempt
* Month 4: Emmot Rep 3 Dismissed
* Month 1: Ulric Rep 1 Gone, with no Rep left to lose
* Month 1: Berta Rep 4 Ran away for good
* Next: Raid: Attack, EAL 3
