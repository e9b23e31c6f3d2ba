# A first Patrol on which nothing happens: nobody is hurt, and everybody takes Stay or Go.
found Wulfric / list: northmen / rep: 4
> The band of Wulfric began: Wulfric: Star, Noble, Rep 4; Swordplay, Northmen

recruit 2
  # Two dice each: 2 and 5 are a Warrior, 5 and 5 an Archer.
  dice: 2 5  5 5
> Grunts recruited: 2 from the Northmen list
> - Tibb joined: Northmen list 7: Warrior, Rep 4 `2 5`
> - Berta joined: Northmen list 10: Archer, Rep 4 `5 5`

prepare / enemy: goblins / seed: 7
  # Enemy Activity Level: the higher of 2 and 4.
  dice: 2 4
  # The nine sections; section 2 has two buildings.
  dice: 1 1  4 5 4  3 4  6 6  2 3  3 5  1 4  5 6  2 2
  # The PEFs.
  dice: 3 6 1
> Prepared Patrol: EAL 4, PEFs in 3, 6 and 1; against Goblins `2 4 : 3 6 1`
> - Sections 1 to 3: rough, clear with 2 buildings, woods `1 1 : 4 5 4 : 3 4`
> - Sections 4 to 6: hill, clear, woods `6 6 : 2 3 : 3 5`
> - Sections 7 to 9: clear, hill, clear `1 4 : 5 6 : 2 2`

finish success / fine: the others
  # Wulfric's four dice, one Grunt's four, the other's four.
  dice: 1 2 5 3
  dice: 2 6 4 5
  dice: 3 1 6 4
> Battle finished: a success; next Raid: Attack, EAL stays 4
> - Tibb stayed firm: 3 to 1, no test next time `(1) (2) 5 (3) : (2) 6 4 5`
> - Berta stayed: 3 to 2 `(1) (2) 5 (3) : (3) (1) 6 4`

* Wulfric Rep 4, 1 months
* Tibb Rep 4, 1 months, exempt
* Berta Rep 4, 1 months
* Next: Raid: Attack, EAL 4
