# The Wasteland, p. 18: it takes a month to travel to another locale, which is two turns (R69), and each has its dice.
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
# Founded in the Badlands, in early January
= {"locale": {"here": "badlands"}, "turn": {"number": 1}}
travel california
  # No 7, and no 7.
  dice: 1 1  1 2
# A month later
= {"locale": {"here": "california", "travelling_to": null}, "turn": {"number": 3}, "encounter": null}
