# Swordplay, p. 27, R10, R16 to R21: who takes Stay or Go after an encounter, what changes the dice, and what hangs over whom
# afterwards.
found Osric / list: feudal / rep: 3
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
==== One against none is twice as many (R18), and those who stayed at home take it too
finish success / dice: 1 4 5  4 6 6
> …- Sat out: Osric and Tibb
> - Tibb stayed firm: 1 to 0, no test next time `(1) 4 5 : 4 6 6` R18
* Osric Rep 3, 1 months
* Tibb Rep 3, 1 months, exempt…
==== Cheating Death on the table is not going down (R20)
correct Osric / rep: 4
finish success / cheated-death: Osric / fine: the others / dice: 1 2 6  1 6 6
> …- Osric cheated death: left the table safely; Rep 4 to 3
> - Tibb stayed firm: 2 to 1, no test next time `(1) (2) 6 : (1) 6 6`
==== Cheating Death in recovery is (R20)
correct Osric / rep: 4
finish success / out-of-the-fight: Osric / fine: the others / dice: 5 6  1 2  1 6 6
> …- Osric cheated death: Out of the Fight, Rep 4, none passed; Rep 4 to 3 `5 6` R14
> - Tibb stayed firm: 2 to 1, no test next time `(1) (2) : (1) 6 6`
==== A net penalty leaves out the last of the common roll (R16)
correct Tibb / poisoned: yes
finish success / fine: the others / dice: 1 5 2  1 6 4
> …- Tibb stayed: 1 to 1, and the patrol succeeded, poisoned: without the Star's last die, poison used up `(1) 5 : (1) 6 4` R17 R19
==== Months and poison cancel out (R16)
correct Tibb / months: 2 / poisoned: yes
finish success / fine: the others / dice: 1 5 2  1 6 4
> …- Tibb stayed firm: 2 to 1, no test next time, poison used up `(1) 5 (2) : (1) 6 4` R19
==== Where nobody takes the test nothing is rolled
correct Tibb / exempt: yes
finish success / fine: the others
> Battle finished: a success; next Raid: Attack, EAL stays 3
> - Tibb stays, untested: exempt this time R19
==== An exemption is spent by the next test, and poison that hung over him too (R19)
correct Tibb / exempt: yes / poisoned: yes
finish success / fine: the others
> …- Tibb stays, untested: exempt this time, poison used up R19
* Osric Rep 3, 1 months
* Tibb Rep 3, 1 months…
