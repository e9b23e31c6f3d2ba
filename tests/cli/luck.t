How the dice fell.

# Each player's dice and the rarest rolls
  $ muster new a.muster --rules swordplay --list feudal --star Osric --player Ann
  $ muster luck a.muster
  No dice have been rolled yet.
  $ muster recruit a.muster --count 1 --dice 6,6
  $ muster --json luck a.muster
  .by[].who == ["Ann"]
  .by[0].source == "own"
  .by[0].dice == 2
  .by[0].faces == [0, 0, 0, 0, 0, 2]
  .by[0].chi_square == 10
  .by[0].p == 0.0752352461465122
  .rarest == [{"step": 2, "reason": "recruit", "dice": [6, 6], "chance": 0.027777777777777776}]
  .rolls == []
  $ muster luck a.muster
  ...Recruit, ...
