# The percentile street skirmish: the Star loses more initiative than there was, and the linked games are over.
found Doxey / rules: urban-d100 / list: british / rep: 2 / skill: 110

recruit 1 / dice: 4  2  3 3 4

prepare / enemy: germans / dice: 3  5  2 2 2 2  2  1  1 1 1  2  1  1 1 1
  dice: 2  1  1 1 1
# Two against four: four at least
= {"encounter": {"enemy_figures": [{"initiative": 4, "skill": 80}, {}, {}, {}]}}

finish failure / fine: the others / initiative-lost: Doxey 3, 2 1
# 2 less 3 is below zero (R81)
= {"phase": "over", "star": {"status": "dead"}}
