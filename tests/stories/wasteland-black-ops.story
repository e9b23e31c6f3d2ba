# The Wasteland, p. 19: in California a 10 is the Firm. One team of Black Ops comes as printed, with its one vehicle; its leader of
# Rep 5 brings five, so the fifth beside the leader is a feudal.
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
travel california
  # A quiet turn in the Badlands; a 7 in California.
  dice: 1 1
  dice: 3 4
  dice: 6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 5 5
  dice: 3  1
  # 7: a feudal of Rep 4 with a shotgun, in flak.
  dice: 3 4
  dice: 2
# The team of p. 19
= {"encounter": {"enemy": "firm", "enemy_vehicles": 1, "enemy_figures": [{"rep": 5, "armor": "body-armor",
= "weapon": "submachine-gun", "carries": [{"name": "grenade", "count": 2}, {"name": "sword", "count": 1}]}, {"rep": 5,
= "armor": "body-armor", "weapon": "rocket-launcher", "carries": [{"name": "grenade", "count": 2}, {"name": "rifle",
= "count": 1}, {"name": "rounds", "count": 4}]}, {"rep": 4, "armor": "body-armor", "weapon": "flame-thrower",
= "carries": [{"name": "grenade", "count": 2}]}, {"rep": 4, "armor": "body-armor", "weapon": "submachine-gun",
= "carries": [{"name": "grenade", "count": 2}]}, {"rep": 4, "armor": "body-armor", "weapon": "submachine-gun",
= "carries": [{"name": "grenade", "count": 2}]}, {"rep": 4, "armor": "flak", "weapon": "shotgun", "carries": []}]},
= "turn": {"number": 2}}
