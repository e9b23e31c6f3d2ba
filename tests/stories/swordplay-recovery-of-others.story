# Swordplay, p. 5, 23, R3, R14, R15, R20, R22: fates and recovery after a battle; the Star rolls first, then the others by
# number. Charles and Gunther are the book's.
found Osric / list: feudal / rep: 5
correct / next: patrol / eal: 3
==== Ran away, one die passed: back at one less (Gunther, R15)
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Tibb / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / ran-away: Tibb / fine: the others / dice: 5 3
> …- Tibb is back: ran away, Rep 4, one passed; Rep 4 to 3 `5 (3)` R15…
* Osric Rep 5, 1 months
* Tibb Rep 3, 1 months…
==== Ran away at Rep 1 with one passed: no Rep left to lose (R15)
join Tibb / class: soldier / rep: 1 / armor: 2 / weapon: spear
correct Tibb / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / ran-away: Tibb / fine: the others / dice: 1 6
> …- Tibb did not return: ran away, Rep 1, one passed; no Rep left to lose `(1) 6` R15
= {"former": [{"status": "gone"}]}
==== The killed and the captured roll nothing (R22)
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 4 / armor: 2 / weapon: spear
prepare / enemy: orcs / seed: 61
finish success / obviously-dead: Tibb / captured: Berta / fine: the others
> …- Tibb was killed: Obviously Dead, Rep 3
> - Berta was captured: out of the band until brought back R22
* Osric Rep 5, 1 months
* Month 1: Berta Rep 4 Captured
* Month 1: Tibb Rep 3 Killed…
==== With the Star lost everybody is still rolled for, and then nothing more
correct Osric / rep: 3
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Osric / rep: 5
prepare / enemy: orcs / seed: 61
finish failure / obviously-dead: Osric / out-of-the-fight: Tibb / ran-away: Berta / dice: 2 6  5 2
> …- Osric was killed: Obviously Dead, Rep 5
> - Tibb recovered: Out of the Fight, Rep 3, one passed `(2) 6`
> - Berta is back: ran away, Rep 4, one passed; Rep 4 to 3 `5 (2)` R15
> - The campaign is over: Osric is dead R14
* Tibb Rep 3, 0 months
* Berta Rep 3, 0 months
* Month 1: Osric Rep 5 Killed
* The end of The band of Osric
* Osric fell in Month 1 (Patrol).
* The banner came home with Tibb and Berta.
* If this is not how it went, undo the step that ended it. Otherwise, create a new campaign.
* Battles: 1
* Won: 0
* Lost: 1
* Ever in the band: 3
* Died: 1
* Left: 0
* Survivors: 2
==
join Tibb / class: soldier / rep: 1 / armor: 2 / weapon: spear
correct Tibb / exempt: yes
correct Osric / rep: 1
prepare / enemy: orcs / seed: 61
==== A Star of Rep 1 has nothing to cheat death with (R14)
finish success / out-of-the-fight: Osric / fine: the others / dice: 5 6
> Battle finished: a success, and the end of the campaign
> - Osric died of wounds: Out of the Fight, Rep 1, none passed `5 6` R14
> - The campaign is over: Osric is dead R14
==== A Star who runs out of Rep ends the career (R3)
finish failure / ran-away: Osric / fine: the others / dice: 1 6
> …- Osric did not return: ran away, Rep 1, one passed; no Rep left to lose `(1) 6` R3
> - The campaign is over: Osric has no Rep left to lead with R14
==== At Rep 1 it is once too often (R3)
finish success / cheated-death: Osric / fine: the others
> …- Osric cheated death once too often: left the table safely; no Rep left to lose R3
> - The campaign is over: Osric has no Rep left to lead with R14
==
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Tibb / exempt: yes
==== The Star first, then by number
join Berta / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Berta / exempt: yes
prepare / enemy: orcs / seed: 61
finish success / out-of-the-fight: Berta, Osric / ran-away: Tibb / fine: the others
  dice: 1 1  2 2  3 3
> …- Osric recovered: Out of the Fight, Rep 5, both passed `(1) (1)`
> - Tibb is back: ran away, Rep 3, both passed `(2) (2)`
> - Berta recovered: Out of the Fight, Rep 4, both passed `(3) (3)`…
==== By option such a Star dies (R14)
correct Osric / rep: 4
correct / next: patrol / eal: 3 / option: star-dies=true
prepare / enemy: orcs / seed: 61
finish success / out-of-the-fight: Osric / fine: the others / dice: 5 6
> …- Osric died of wounds: Out of the Fight, Rep 4, none passed `5 6` R14
> - The campaign is over: Osric is dead R14
= {"phase": "over"}
==== One who was only stunned needs no check (R98)
correct / next: patrol / eal: 3 / option: prisoners=checked
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin
state 2 stunned
state 2 captured
finish success / captured: Tibb / fine: the others
> …- Tibb was captured: out of the band until brought back R22
= {"former": [{"status": "captured"}]}
==== Prisoners are checked if desired
correct / next: patrol / eal: 3 / option: prisoners=checked
prepare / enemy: orcs / seed: 61
finish success / captured: Tibb / fine: the others / dice: 5 2
> …- Tibb was captured: out of the band until brought back R22
> - Tibb is alive, a prisoner: Captured, Rep 3, one passed `5 (2)`
= {"former": [{"status": "captured"}]}
==== And may have died
correct / next: patrol / eal: 3 / option: prisoners=checked
prepare / enemy: orcs / seed: 61
finish success / captured: Tibb / fine: the others / dice: 5 6
> …- Tibb was captured R22
> - Tibb died of wounds: Captured, Rep 3, none passed `5 6`
= {"former": [{"status": "dead"}]}
