# The Wasteland, p. 18: still subject to encounters on the way. In the Badlands a 10 is Tribal; five Tribals have a vehicle for every
# three on 7 to 12 (p. 19).
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
travel california / dice: 3 4
  # The ambush; the enemy; three vehicles in the convoy, which the player leads.
  dice: 6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 5 5
  dice: 3  1
  # A leader of Rep 4, so four more: all 7s, Rep 4 with assault rifles. A 7 brings their vehicle. Nobody else is there.
  dice: 3 4  3 4  3 4  3 4  3 4
  dice: 3 4
  dice: 2
# pp. 12, 18, 19
= {"encounter": {"kind": "ambush", "role": "ambushed", "enemy": "tribal", "vehicles": 3, "enemy_vehicles": 1,
= "enemy_figures": [{"rep": 4, "weapon": "assault-rifle"}, {"rep": 4}, {"rep": 4}, {"rep": 4}, {"rep": 4}]},
= "locale": {"here": "badlands", "travelling_to": "california", "arrives_in": 3}}
finish success / fine: Mara
# On to where the journey goes.
travel / dice: 2 2
# All 400 for one figure, and there in the third turn
= {"star": {"points": 400}, "locale": {"here": "california"}, "turn": {"number": 3}}
