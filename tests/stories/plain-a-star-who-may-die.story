# Chain Reaction 3.0 by itself, with Stars who may die (option star-dies): Vance passes no die, and the campaign is over. Recovery is
# rolled for everybody before that is known.
found Vance / rules: chain-reaction-3 / list: military / rep: 5
  option: attributes=off / option: campaign=plain / option: star-dies=true

recruit 1
  # 12: Recruit, Rep 3.
  dice: 6 6

prepare / enemy: insurgents / seed: 6

finish success / out-of-the-fight: Vance, 2 / dice: 6 6  1 2
# Out of the fight becomes dead where no die is passed (p. 20, R14)
= {"phase": "over", "star": {"status": "dead", "rep": 5}}
