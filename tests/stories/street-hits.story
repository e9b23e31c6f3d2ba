# The percentile street skirmish: initiative that is lost in a game comes back after it, unless it went below zero, which is death
# (R81).
found Doxey / rules: urban-d100 / list: british / rep: 4 / skill: 160
recruit 3 / dice: 2  3  5 5 6  3  6  3 3 3  5  1  4 4 4
prepare / enemy: germans
  # The ground. Their leader: a 1 is D3 1, and one more; four dice. Three more, each a row, an initiative, three dice.
  dice: 1
  dice: 1  3 3 3 3
  dice: 2  1  1 1 1
  dice: 3  2  2 2 2
  dice: 4  3  3 3 3
# Four a side at least, an officer first (p. 1, R83)
= {"encounter": {"enemy_figures": [{"initiative": 2, "skill": 120}, {"initiative": 1, "skill": 30}, {"initiative": 1,
= "skill": 60}, {"initiative": 2, "skill": 90}]}}
finish success / fine: the others
  # 2 less 3 is below zero; 3 less 3 is not, and comes back.
  initiative-lost: 2 3, 3 3
# Below zero is dead; zero is pinned and no more
= {"grunts": [{"id": 3, "initiative": 3, "status": "active"}, {"id": 4, "initiative": 1, "status": "active"}],
= "former": [{"id": 2, "status": "dead"}], "turn": {"number": 2}, "phase": "prepare"}
