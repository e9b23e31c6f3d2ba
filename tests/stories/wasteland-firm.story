# Chain Reaction, first edition, p. 19: a team of the Firm always has one vehicle.
found Kane / rules: chain-reaction-1 / list: firm / rep: 5 / option: genre=wasteland
  option: terrain=none
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3  1  2
& Get your vehicles (3) from one edge to the far edge.
& Your role: Ambushed. Leader: Kane. You may bring up to 5 Grunts; available: 4. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3. Your vehicles: 1.
& The enemy is not on the table at first.
& Each turn roll 2d6: a 7 springs the ambush, from cover. Distance: the two dice multiplied, in inches. Direction on 1d6: 1–2 ahead, 3 right, 4 behind, 5 left, 6 unseen until the ambushed have moved.
& Points: all if at least half of your figures leave by the far edge, half if any do.
& Media coverage, 1d6 at the start: 1–3: a crew is there, 4–5: roll again next turn.
& You enter by any edge.
& They are hidden, off the table until the ambush is sprung.
& You enter, by any edge
vehicles
> Your vehicles: 1
