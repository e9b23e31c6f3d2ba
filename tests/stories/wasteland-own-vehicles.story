# The Wasteland, p. 18: outcasts have one vehicle for every four characters, on 8 to 12 on 2d6. Five of them have one, as four would.
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
recruit 4
  # 7: Rep 4, assault rifle. 9: Rep 3, rifle. 3: Rep 4, shotgun. 12: Rep 5, assault rifle.
  dice: 3 4  4 5  1 2  6 6
# The list of p. 18
= {"grunts": [{"rep": 4, "weapon": "assault-rifle"}, {"rep": 3, "weapon": "rifle"}, {"rep": 4, "weapon": "shotgun"},
= {"rep": 5, "weapon": "assault-rifle"}]}
prepare / enemy: feudal / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  # Two vehicles, which the player ambushes. 9: Rep 3, so three more; too few for a vehicle of theirs. Nobody else is there.
  dice: 2  4
  dice: 4 5  4 5  4 5  4 5
  dice: 2
# Feudals have one for every six; not rolled for yet
= {"encounter": {"role": "ambusher", "enemy": "feudal", "enemy_vehicles": 0, "own_vehicles": null,
= "enemy_figures": [{"rep": 3}, {"rep": 3}, {"rep": 3}, {"rep": 3}]}}
vehicles / dice: 3 5
# An 8 brings one for each full four
= {"encounter": {"own_vehicles": 1}}
