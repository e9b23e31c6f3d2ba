# The Star is killed. Whoever is out of the fight is still rolled for, then nothing more: the campaign is over.
found Osric Vane / name: A Short Life / list: feudal / rep: 4
> A Short Life began: Osric Vane: Star, Noble, Rep 4; Swordplay, Feudal

recruit 3 / dice: 5 5  4 4  2 5
> Grunts recruited: 3 from the Feudal list
> - Tibb joined: Feudal list 10: Crossbowman, Rep 4 `5 5`
> - Berta joined: Feudal list 8: Infantry, Rep 3 `4 4`
> - Ulric joined: Feudal list 7: Infantry, Rep 3 `2 5`

prepare / enemy: elves / seed: 31
> Prepared Patrol: EAL 3, PEFs in 5, 5 and 2; against Elves `3 2 : 5 5 2`
> - Sections 1 to 3: clear, hill, clear `3 2 : 5 6 : 1 3`
> - Sections 4 to 6: clear with 2 buildings, woods, woods `4 5 4 : 3 5 : 4 3`
> - Sections 7 to 9: clear, clear, clear `3 2 : 2 4 : 1 3`

finish failure / obviously-dead: Osric Vane / out-of-the-fight: Tibb, Berta
  fine: Ulric / dice: 1 2  5 6
> Battle finished: a failure, and the end of the campaign
> - Osric Vane was killed: Obviously Dead, Rep 4
> - Tibb recovered: Out of the Fight, Rep 4, both passed `(1) (2)`
> - Berta died of wounds: Out of the Fight, Rep 3, none passed `5 6`
> - The campaign is over: Osric Vane is dead R14

* Tibb Rep 4, 0 months
* Ulric Rep 3, 0 months
* Month 1: Berta Rep 3 Died of wounds
* Month 1: Osric Vane Rep 4 Killed
* The end of A Short Life
* Osric Vane fell in Month 1 (Patrol).
* The banner came home with Tibb and Ulric.
* If this is not how it went, undo the step that ended it. Otherwise, create a new campaign.
* Battles: 1
* Won: 0
* Lost: 1
* Ever in the band: 4
* Died: 2
* Left: 0
* Survivors: 2
