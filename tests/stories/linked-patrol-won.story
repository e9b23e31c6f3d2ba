# Chain Reaction 3.0 in linked months (R51): a Patrol is won, one of Vance's soldiers is hit, and a Team Leader who thinks little of
# the Star leaves and poisons the others (Swordplay p. 27).
found Vance / rules: chain-reaction-3 / list: military / rep: 5 / option: attributes=off
recruit 3
  # 4: Team Leader, Rep 5. 8: Soldier, Rep 4. 11: Recruit, Rep 3.
  dice: 3 1  4 4  5 6
# The list of p. 7 read with 4, 8 and 11
= {"grunts": [{"type": "Team Leader", "rep": 5}, {"type": "Soldier", "rep": 4}, {"type": "Recruit", "rep": 3}]}
correct / next: patrol / eal: 3
prepare / enemy: insurgents / seed: 5
finish success / out-of-the-fight: 3 / fine: the others
  # Recovery against Rep 4: only the 2 passes, so the figure returns at Rep −1 (p. 20).
  dice: 5 2
  # A Grunt fell: four of Vance's five dice. Two successes.
  dice: 1 2 4 6
  # Four against two: more, and twice as many. The Team Leader leaves and poisons those of the same Rep or less.
  dice: 1 2 3 3 6
  # Rep 3 by now: one against two. Half as many: the Grunt stays firm.
  dice: 1 4 5
  # Two against two after a success: stays.
  dice: 1 2 6
# One die passed costs a Rep (R50); the ties and doubles of Stay or Go; Patrol and success is Raid: Attack at the same
# EAL
= {"star": {"rep": 5, "status": "active"}, "grunts": [{"id": 3, "rep": 3, "months": 1, "poisoned": true,
= "exempt": true}, {"id": 4, "rep": 3, "months": 1, "poisoned": true, "exempt": false}], "former": [{"id": 2, "rep": 5,
= "status": "left"}], "eal": 3, "next": {"encounter": "raid-attack", "eal": 3}, "turn": {"number": 2},
= "phase": "prepare"}
