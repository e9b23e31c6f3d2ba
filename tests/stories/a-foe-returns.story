# R91: an enemy leader with a name comes back on 1 to 3, the one at large who was seen last; captured, never.
found Osric / list: feudal / rep: 5 / option: foes=die
join Tibb / class: soldier / rep: 4 / armor: 2 / weapon: spear
correct Tibb / exempt: yes
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin 1 2
resolve 1 / dice: 4  1 2  3 3
resolve 2 / dice: 1
resolve 3 / dice: 5  3 4  2 3 5 4
> PEF 3 resolved: B, contact `5`
> - Group 2, 2 figures, section 3: Leader, Rep 5, Spear; Mounted Wolf Rider, Rep 5, Javelin, Sword `3 4 : 2 3 : 5 4` R24
name-leader Yrbiz
> Foe named: Yrbiz: Orcs, Rep 5, Spear
> - Their leader is Yrbiz: Orcs, Rep 5, Spear R91
==== Captured: no die is rolled, and nobody comes back
enemy 2 1 captured
> Group 2, figure 1 (Yrbiz, Rep 5): captured
= {"foes": [{"status": "captured"}]}
finish success / fine: the others
correct Tibb / exempt: yes
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin 1 2
resolve 1 / dice: 4  1 2  3 3
resolve 2 / dice: 1
resolve 3 / dice: 5  3 4  2 3 5 4
> PEF 3 resolved: B, contact `5`
> - Group 2, 2 figures, section 3: Leader, Rep 5, Spear; Mounted Wolf Rider, Rep 5, Javelin, Sword `3 4 : 2 3 : 5 4` R24
leader foe=1
! Yrbiz was captured and does not come back.
leader foe=3
! There is no foe 3. Foes: 1 Yrbiz.
==
enemy 2 1 ran-away
> Group 2, figure 1 (Yrbiz, Rep 5): ran away
finish success / fine: the others
= {"foes": [{"name": "Yrbiz", "status": "at-large"}]}
correct Tibb / exempt: yes
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
begin 1 2
resolve 1 / dice: 4  1 2  3 3
resolve 2 / dice: 1
==== At large: on a 3 it is the leader again
resolve 3 / dice: 5  3 4  2 3 5 4  3
> PEF 3 resolved: B, contact `5`
> - Group 2, 2 figures, section 3: Leader, Rep 5, Spear; Mounted Wolf Rider, Rep 5, Javelin, Sword `3 4 : 2 3 : 5 4` R24
> - Their leader is Yrbiz: Orcs, Rep 5, Spear `(3)` R91
enemy 2 1 dead
> Group 2, figure 1 (Yrbiz, Rep 5): dead
= {"foes": [{"status": "killed"}]}
==== On a 4 it is somebody else
resolve 3 / dice: 5  3 4  2 3 5 4  4
> PEF 3 resolved: B, contact `5`
> - Group 2, 2 figures, section 3: Leader, Rep 5, Spear; Mounted Wolf Rider, Rep 5, Javelin, Sword `3 4 : 2 3 : 5 4` R24
leader foe=1
> Their leader is Yrbiz: Orcs, Rep 5, Spear R91
= {"foes": [{"name": "Yrbiz"}]}
