# Swordplay, p. 28 to 30, R26: a patrol and raiders enter by the near sections, those who are raided stand in the far ones; the
# section may be chosen among them.
found Osric / list: feudal / rep: 5
==== A patrol
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin at 2
! You cannot start in section 2. Sections: 7, 8, 9.
begin at 7
@ A in 7
==== Raiders
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / dice: 1  4  6 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  1
begin at 2
! You cannot start in section 2. Sections: 7, 8, 9.
begin
@ A in 8
==== Raided
correct / next: raid-defend / eal: 3
prepare / enemy: orcs / dice: 1  4  6 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  1  1
begin at 8
! You cannot start in section 8. Sections: 1, 2, 3.
begin
@ A in 2
