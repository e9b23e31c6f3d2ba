# Swordplay, p. 5, 23, R3, R14, R15, R20, R22: fates and recovery after a battle; the Star rolls first, then the others by
# number. Charles and Gunther are the book's.
found Osric / list: feudal / rep: 5
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Tibb / exempt: yes
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
==== Out of the Fight, one die passed: back unchanged (Charles)
finish success / out-of-the-fight: Tibb / fine: the others / dice: 4 2
> …- Tibb recovered: Out of the Fight, Rep 3, one passed `4 (2)`…
==== None passed: the wounded die
finish success / out-of-the-fight: Tibb / fine: the others / dice: 4 6
> …- Tibb died of wounds: Out of the Fight, Rep 3, none passed `4 6`
= {"former": [{"status": "dead"}]}
==== And runaways stay away
finish success / ran-away: Tibb / fine: the others / dice: 4 6
> …- Tibb ran away for good: ran away, Rep 3, none passed `4 6`
= {"former": [{"status": "gone"}]}
==== A Star who passes no die cheats death for one Rep (R14)
correct Osric / rep: 4
finish success / out-of-the-fight: Osric / fine: the others / dice: 5 6
> …- Osric cheated death: Out of the Fight, Rep 4, none passed; Rep 4 to 3 `5 6` R14…
= {"phase": "prepare", "star": {"rep": 3}}
==== A Star who ran and passes none is back at one less (R14)
correct Osric / rep: 4
finish failure / ran-away: Osric / fine: the others / dice: 5 6
> …- Osric is back: ran away, Rep 4, none passed; Rep 4 to 3 `5 6` R14…
==== Cheating Death on the table costs one Rep and no roll
finish success / cheated-death: Osric / fine: the others
> …- Osric cheated death: left the table safely; Rep 5 to 4…
==== A captured Star ends the campaign (R14)
finish failure / captured: Osric / fine: the others
> …- Osric was captured: out of the band until brought back R22
> - The campaign is over: Osric is in the enemy’s hands R14
= {"phase": "over"}
