# Chain Reaction, first edition, p. 18, 19: a faction by dice; the Firm's player has its team, and recruits feudals.
found Kane / rules: chain-reaction-1 / list: outcasts / option: genre=wasteland
  roll-faction: yes / dice: 1 2
> The band of Kane began: Kane: Star, Rep 5; Chain Reaction, first edition, The Firm's Black Ops `1 2`
= {"list": "firm", "star": {"rep": 5, "weapon": "submachine-gun", "armor": "body-armor"}, "grunts": [{"type": "Commando", "rep": 5, "weapon": "rocket-launcher"},
= {"rep": 4, "weapon": "flame-thrower"}, {"rep": 4, "weapon": "submachine-gun"}, {"rep": 4, "weapon": "submachine-gun"}]}
recruit 1 / dice: 3 4
> Marla joined: Feudal list 7: Feudal, Rep 4 `3 4`
