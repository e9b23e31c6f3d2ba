# The Wasteland, p. 20: a settlement of the Badlands. 6 less 1 is a good sized one for nomads: 3d6 structures that are not homes, the six
# mandatory ones first, one more by 2d6, and four times as many homes (R70).
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
settlement / dice: 6  2 2 3
  # 10: Medical.
  dice: 5 5
# p. 20
= {"settlements": [{"locale": "badlands", "size": 5, "structures": ["government", "mechanical", "food-stores",
= "bar-entertainment", "hardware", "water", "medical"], "residences": 28}]}
