# Chain Reaction, first edition, p. 13: the other force is driven off, and half of one's own is lost: half of the points. They are
# divided by those who were used, not by those left alive (p. 15), and the arms of the dead are picked up where they fell.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none

join Ann / type: T-Guy / rep: 3 / armor: none / weapon: pistol

join Bo / type: T-Guy / rep: 3 / armor: none / weapon: shotgun

join Cy / type: T-Guy / rep: 3 / armor: none / weapon: pistol

prepare / enemy: police / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
  dice: 3 3  3 3  3 3  3 3  3 3

finish success / fine: Rook, Ann / dead: Bo, Cy / points: 1/2
# 400 × ½ among four is 50 each, the dead included
= {"star": {"points": 50}, "grunts": [{"name": "Ann", "points": 50, "rep": 3}], "former": [{"name": "Bo", "points": 50,
= "status": "dead"}, {"name": "Cy", "points": 50, "status": "dead"}], "points": 200, "stockpile": [{"item": "pistol",
= "count": 1}, {"item": "shotgun", "count": 1}]}
