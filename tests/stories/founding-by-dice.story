# Chain Reaction, first edition, p. 2, 18, 19: one's own character rolled or picked, the faction by dice, the Firm with its
# team.
found Mara / rules: chain-reaction-1 / list: tribal / option: genre=wasteland / roll-star: yes
  # A 6: Rep 3, flak jacket, submachine gun.
  dice: 3 3
> The band of Mara began: Mara: Star, Rep 3; Chain Reaction, first edition, Tribal `3 3`
= {"star": {"rep": 3, "weapon": "submachine-gun", "armor": "flak", "type": ""}}
player Ivo / player: Ben / roll-star: yes / dice: 4 4
> Ben joined the campaign with Ivo: Star, Rep 5 R36
= {"stars": [{}, {"rep": 5, "weapon": "shotgun", "armor": "none"}]}
# A weapon that the list leaves open is the first of its weapons.
player Stone / player: Cat / list: military / roll-star: yes / dice: 3 4
= {"stars": [{}, {}, {"rep": 5, "weapon": "assault-rifle", "armor": "flak"}]}
