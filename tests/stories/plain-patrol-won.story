# Chain Reaction 3.0 by itself (R51): recovery, and a Raid after a successful Patrol. No Stay or Go, no Enemy Activity Level.
found Vance / rules: chain-reaction-3 / list: military / rep: 4
  option: attributes=off / option: campaign=plain
recruit 3
  # 7: Soldier, Rep 4. 11: Recruit. 10: Recruit.
  dice: 4 3  6 5  5 5
prepare / enemy: insurgents / seed: 1
finish success / out-of-the-fight: 2, 3 / ran-away: 4 / fine: Vance
  # Rep 4, both; Rep 3, none: out of the fight becomes dead; Rep 3, one: a Rep less.
  dice: 1 4
  dice: 4 5
  dice: 2 6
# p. 20: both dice, one die, none; and nothing further is rolled
= {"eal": null, "grunts": [{"id": 2, "rep": 4}, {"id": 4, "rep": 2}], "former": [{"id": 3, "rep": 3,
= "status": "dead"}], "next": {"encounter": "raid-attack", "eal": null}, "phase": "prepare"}
