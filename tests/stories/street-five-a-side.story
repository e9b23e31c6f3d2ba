# The percentile street skirmish: as many come as there are of ours, from four to six (R83). A row 1 is an NCO, who is rolled up with
# D3 + 1 and four dice.
found Doxey / rules: urban-d100 / list: british / rep: 4 / skill: 200

recruit 4 / dice: 2  3  5 5 6  3  6  3 3 3  5  1  4 4 4  6  4  1 2 3
# A machine-gunner, D3 of a 4
= {"grunts": [{}, {}, {}, {"type": "Machine-gunner", "initiative": 2, "skill": 60}]}

prepare / enemy: germans / dice: 6  6  6 6 6 6  1  3  3 3 3 3  6  1  2 2 2
  dice: 5  1  1 1 1 / dice: 2  4  2 2 2
# Five against five; two of them are officers
= {"encounter": {"enemy_figures": [{"initiative": 4, "skill": 240}, {"type": "NCO", "initiative": 3, "skill": 120},
= {"type": "Machine-gunner", "initiative": 1, "skill": 60}, {"type": "Submachine-gunner", "initiative": 1,
= "skill": 30}, {"type": "Rifleman", "initiative": 2, "skill": 60}]}}
