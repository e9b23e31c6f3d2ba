# Chain Reaction, first edition, two players (R87): each Star rolls for an encounter in every turn, each band keeps its own points, and
# the higher total leads.
found Rook / rules: chain-reaction-1 / list: gang / player: Ann / rep: 4
  option: genre=gang / option: terrain=none
player Vic / player: Ben / rep: 4
prepare / enemy: police
  # Rook's 7, and no 7 for Vic. The firefight.
  dice: 3 4  1 2
  dice: 1 1  6 6  1 1  1 1  1 1  1 1  1 1
  dice: 3 3  3 3  3 3  3 3  3 3
# Whose dice brought it
= {"encounter": {"star": 1, "kind": "firefight"}}
finish success / fine: Rook
# Rook alone: 400
= {"stars": [{"name": "Rook", "player": "Ann", "points": 400}, {"name": "Vic", "player": "Ben", "points": 0}]}
prepare / enemy: police
  # No 7 for Rook, and Vic's.
  dice: 1 1  5 2
  dice: 1 1  6 6  1 1  1 1  1 1  1 1  1 1
  dice: 3 3  3 3  3 3  3 3  3 3
# Whose dice brought it
= {"encounter": {"star": 2}}
finish success / fine: Vic / kills: Vic 2
# Vic alone: 400, and 40 for each of two
= {"stars": [{"name": "Rook", "points": 400}, {"name": "Vic", "points": 480}], "turn": {"number": 3}}
