# Chain Reaction, first edition, p. 7: a lost Firefight. Ann hurts somebody and comes through; Bo has a Bad Wound and passes no die
# of the Recover check; Cy runs without a wound.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none

join Ann / type: T-Guy / rep: 3 / armor: none / weapon: pistol

join Bo / type: T-Guy / rep: 3 / armor: none / weapon: pistol

join Cy / type: T-Guy / rep: 3 / armor: none / weapon: pistol

prepare / enemy: police / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
  dice: 3 3  3 3  3 3  3 3  3 3

finish failure / fine: Rook, Ann / bad-wound: Bo / ran-away: Cy / kills: Ann 1
  dice: 4 5
# Rep 3 to 4 by experience; two months away and a Rep gone for good; a Rep for the nerve. Nothing for the encounter, 40
# for the kill
= {"star": {"points": 0, "rep": 4}, "grunts": [{"name": "Ann", "rep": 4, "points": 40}, {"name": "Bo", "rep": 2,
= "points": 0, "back_in": 6, "marked": true}, {"name": "Cy", "rep": 2, "points": 0, "back_in": 0}], "former": [],
= "turn": {"number": 2}}
