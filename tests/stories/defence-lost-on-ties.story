# A Raid: Defend that fails. Ties go against the Star after a failure, no successes at all included (R17); three months in
# the band are a die more (R16), a month short of it is none (R21).
found Maud / list: feudal / rep: 3
> The band of Maud began: Maud: Star, Noble, Rep 3; Swordplay, Feudal

recruit 3 / dice: 3 3  4 4  3 4
> Grunts recruited: 3 from the Feudal list
> - Tibb joined: Feudal list 6: Infantry, Rep 3 `3 3`
> - Berta joined: Feudal list 8: Infantry, Rep 3 `4 4`
> - Ulric joined: Feudal list 7: Infantry, Rep 3 `3 4`

correct / next: raid-defend / eal: 5
> Campaign edited: EAL 5, next Raid: Defend R5

correct Tibb / months: 2
> Tibb edited: months 0 to 2 R5

correct Berta / months: 1
> Berta edited: months 0 to 1 R5

prepare / enemy: goblins / seed: 41
> Prepared Raid: Defend: EAL 5, 1 building, day, PEFs in 9, 8 and 7; against Goblins `3 : 5 : 5 3 1`
> - Sections 1 to 3: hill, clear, hill `6 6 : 3 3 : 6 5`
> - Sections 4 to 6: clear, woods, clear `2 2 : 2 6 : 1 5`
> - Sections 7 to 9: clear, woods, hill `5 1 : 5 2 : 5 5`

finish failure / fine: the others
  # Maud's three dice: no success.
  dice: 4 5 6
  # Tibb's third month: one die more, and it helps. One against one, after a failure: Tibb leaves.
  dice: 2
  dice: 1 5 6
  # None against none: she goes.
  dice: 4 4 5
  # None against one is twice as many: the Grunt leaves, and there is nobody left to poison.
  dice: 3 6 6
> Battle finished: a failure; next Raid: Defend, EAL stays 5
> - Tibb left: 1 to 1, and the raid failed `4 5 6 (2) : (1) 5 6` R17
> - Berta left: 0 to 0, and the raid failed `4 5 6 : 4 4 5` R17
> - Ulric left, with nobody to poison: 0 to 1 `4 5 6 : (3) 6 6` R18 R19

* Maud Rep 3, 1 months
* Month 1: Ulric Rep 3 Left, with nobody to poison
* Month 1: Berta Rep 3 Left after the raid failed
* Month 1: Tibb Rep 3 Left after the raid failed
* Next: Raid: Defend, EAL 5
