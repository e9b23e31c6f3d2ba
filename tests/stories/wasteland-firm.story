# Chain Reaction, first edition, p. 18, 19, R97: a team of the Firm always has one vehicle; the Feudals who joined it roll for more.
found Kane / rules: chain-reaction-1 / list: firm / rep: 5 / option: genre=wasteland
  option: terrain=none
==== On its own
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3  1  2
& Get your vehicles (3) from one edge to the far edge.
& Your role: Ambushed. Leader: Kane. You may bring up to 5 Grunts; available: 4. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3. Your vehicles: 1.…
vehicles
> Your vehicles: 1
==== With six Feudals
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  6  3 3
join Ada / type: Feudal / rep: 3 / armor: none / weapon: shotgun
join Bea / type: Feudal / rep: 3 / armor: none / weapon: shotgun
join Cal / type: Feudal / rep: 3 / armor: none / weapon: shotgun
join Dan / type: Feudal / rep: 3 / armor: none / weapon: shotgun
join Eve / type: Feudal / rep: 3 / armor: none / weapon: shotgun
join Fay / type: Feudal / rep: 3 / armor: none / weapon: shotgun
vehicles / dice: 3 5
> Your vehicles: 2 `3 5`
