# Chain Reaction 3.0 in linked months: the third month in the band gives the Star a die more for this Grunt alone (R16, R21), and a
# Soldier of a higher Rep than the Star's is rolled again (R41).
found Vance / rules: chain-reaction-3 / list: military / rep: 3
  option: attributes=off

recruit 2
  # 7: a Soldier of Rep 4, again. 10: Recruit. 10: Recruit.
  dice: 3 4  5 5  6 4
# Rep 3 leads nobody of Rep 4
= {"grunts": [{"type": "Recruit", "rep": 3}, {"type": "Recruit", "rep": 3}]}

correct 2 / months: 2

correct / next: patrol / eal: 5

prepare / enemy: insurgents / seed: 9

finish success / fine: the others
  # None of three.
  dice: 4 5 6
  # The die for three months: one. Against one: a tie, and the Patrol succeeded, so the Grunt stays. Without that die the Grunt would have left,
  # and poisoned the other.
  dice: 2
  dice: 1 5 6
  # None against none: stays.
  dice: 4 5 6
# The net bonus is rolled for one Grunt and added to the common roll
= {"grunts": [{"id": 2, "months": 3, "status": "active", "exempt": false, "poisoned": false}, {"id": 3, "months": 1,
= "status": "active", "exempt": false, "poisoned": false}], "former": [], "next": {"encounter": "raid-attack",
= "eal": 5}}
