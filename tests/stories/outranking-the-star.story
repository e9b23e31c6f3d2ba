# A Grunt with a higher Rep than the Star's fights one battle with the Star and leaves, before Stay or Go and without a test, even
# after sitting that battle out. Who does not outrank the Star on the day of recruiting may stay when the Star's Rep falls (R10).
found Hodge / list: northmen / rep: 4
> The band of Hodge began: Hodge: Star, Noble, Rep 4; Swordplay, Northmen

recruit 3
  # Fanatic of Rep 5, Warrior of Rep 4, Household of Rep 5.
  dice: 1 2  3 3  4 5
> Grunts recruited: 3 from the Northmen list
> - Tibb joined: Northmen list 3: Fanatic, Rep 5; more than the Star's, so for one encounter only `1 2` R10
> - Berta joined: Northmen list 6: Warrior, Rep 4 `3 3`
> - Ulric joined: Northmen list 9: Household, Rep 5; more than the Star's, so for one encounter only `4 5` R10

prepare / enemy: orcs / seed: 51
> Prepared Patrol: EAL 5, PEFs in 3, 1 and 6; against Orcs `6 4 : 3 1 6`
> - Sections 1 to 3: hill, clear, clear `5 6 : 2 4 : 1 2`
> - Sections 4 to 6: clear with a building, hill, clear `4 5 3 : 6 6 : 3 3`
> - Sections 7 to 9: woods, clear, rough `2 5 : 1 5 : 1 1`

finish success / cheated-death: Hodge / fine: Tibb, Berta
  # Only Berta is left to be asked: three dice against four.
  dice: 1 6 2
  dice: 5 3 4 6
> Battle finished: a success; next Raid: Attack, EAL stays 5
> - Sat out: Ulric
> - Hodge cheated death: left the table safely; Rep 4 to 3
> - Tibb left: Rep 5, more than the Star's R10
> - Ulric left: Rep 5, more than the Star's R10
> - Berta stayed firm: 2 to 1, no test next time `(1) 6 (2) : 5 (3) 4 6`

prepare / seed: 52
> Prepared Raid: Attack: EAL 5, 1 building, day, PEFs in 2, 5 and 4; against Orcs `3 : 2 : 5 4`
> - Sections 1 to 3: clear, clear, clear `1 5 : 2 3 : 4 2`
> - Sections 4 to 6: clear, woods, rough `1 2 : 1 6 : 1 1`
> - Sections 7 to 9: clear, clear, clear `1 3 : 2 3 : 3 1`

finish success / fine: the others
> Battle finished: a success; next Raid: Attack, EAL stays 5
> - Berta stays, untested: exempt this time R19

* Hodge Rep 3, 2 months
* Berta Rep 4, 2 months
* Month 1: Ulric Rep 5 Left, outranking the Star
* Month 1: Tibb Rep 5 Left, outranking the Star
* Next: Raid: Attack, EAL 5
