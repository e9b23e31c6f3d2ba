# Chain Reaction 3.0 by itself: after a Raid comes a Patrol again, whoever won it. A runaway who passes no die does not return.
found Vance / rules: chain-reaction-3 / list: military / rep: 5
  option: attributes=off / option: campaign=plain

recruit 1
  # 9: Soldier, Rep 4.
  dice: 4 5

correct / next: raid-attack

prepare / enemy: insurgents / seed: 4
# The encounter in hand
= {"encounter": {"kind": "raid-attack"}}

finish success / fine: Vance / ran-away: 2 / dice: 5 5
# p. 20, R51
= {"star": {"rep": 5}, "grunts": [], "former": [{"id": 2, "rep": 4, "status": "gone"}], "next": {"encounter": "patrol",
= "eal": null}}
