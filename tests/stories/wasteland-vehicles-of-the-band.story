# Chain Reaction, first edition, p. 18, 19: outcasts have one vehicle for every four characters, on 8 to 12.
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
vehicles
! Vehicles are rolled for an encounter. Prepare one first.
join Nomad 1 / type: Outcast / rep: 3 / armor: none / weapon: pistol
join Nomad 2 / type: Outcast / rep: 3 / armor: none / weapon: pistol
==== By the list and the size of the group
join Nomad 3 / type: Outcast / rep: 3 / armor: none / weapon: pistol
prepare / enemy: tribal / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 3  1  3 4  3 4  3 4  3 4  3 4  1 1  2
& Get your vehicles (3) from one edge to the far edge.
& Your role: Ambushed. Leader: Mara. You may bring up to 4 Grunts; available: 3. Each figure you bring makes every share smaller. Enemy: Tribal, 5 figures, leader Rep 4. Your vehicles, 2d6: on 8–12, one for every 4 figures.…
vehicles / dice: 3 5
> Your vehicles: 1 `3 5`
= {"encounter": {"own_vehicles": 1}}
vehicles
! Your vehicles have already been rolled for this encounter.
==== Or none
join Nomad 3 / type: Outcast / rep: 3 / armor: none / weapon: pistol
prepare / enemy: tribal / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 3  1  3 4  3 4  3 4  3 4  3 4  1 1  2
= {"encounter": {"own_vehicles": null}}
vehicles / dice: 3 4
> Your vehicles: none `3 4`
==== The group is too small
prepare / enemy: tribal / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 3  1  3 4  3 4  3 4  3 4  3 4  1 1  2
vehicles
! There is one vehicle for every 4 figures, and your group has 3.
