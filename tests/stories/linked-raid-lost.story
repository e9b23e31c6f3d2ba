# Chain Reaction 3.0 in linked months: a Raid fails. The Star is out of the fight and recovers, an Officer who ran is never seen
# again, and a Rookie goes after a tie.
found Ortiz / rules: chain-reaction-3 / list: police / rep: 4
  option: attributes=off

recruit 2
  # 7: Officer, Rep 4. 10: Rookie, Rep 3.
  dice: 3 4  5 5

correct / next: raid-attack / eal: 3

prepare / enemy: gang / seed: 7

finish failure / out-of-the-fight: Ortiz / ran-away: 2 / fine: 3
  # Ortiz passes both, the Officer none.
  dice: 2 3
  dice: 5 6
  # The Star was out of the fight; nobody else was, for the one who ran is not counted: three of four dice, one success.
  dice: 1 5 6
  # One against one after a failure: the Grunt leaves.
  dice: 3 4 5
# Both dice passed: back with the same Rep. Runaways who pass none do not return (p. 20). A lost Raid: Attack is
# followed by a Patrol, EAL down one
= {"star": {"rep": 4, "status": "active"}, "grunts": [], "former": [{"id": 2, "status": "gone"}, {"id": 3,
= "status": "left"}], "next": {"encounter": "patrol", "eal": 2}, "turn": {"number": 2}}
