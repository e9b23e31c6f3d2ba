# Chain Reaction, first edition, p. 19: a team of the Firm always has one vehicle.
found Kane / rules: chain-reaction-1 / list: firm / rep: 5 / option: genre=wasteland
  option: terrain=none
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3  1  2
& Get your vehicles (3) from one edge to the far edge.
& Your role: Ambushed. Leader: Kane. You may bring up to 5 Grunts; available: 4. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3. Your vehicles: 1.…
vehicles
> Your vehicles: 1
