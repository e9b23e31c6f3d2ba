# The percentile street skirmish (R81): whoever joins is rolled up, D3 for initiative and 3d6 × 10 for skill.
found Doxey / rules: urban-d100 / list: british / rep: 4 / skill: 160

recruit 3
  # A rifleman: 3 is a D3 of 2, and 16. Another: 6 is 3, and 9. A submachine-gunner: 1 is 1, and 12.
  dice: 2  3  5 5 6
  dice: 3  6  3 3 3
  dice: 5  1  4 4 4
# D3 is half a d6, rounded up; three dice times ten
= {"star": {"initiative": 4, "skill": 160}, "grunts": [{"type": "Rifleman", "initiative": 2, "skill": 160},
= {"type": "Rifleman", "initiative": 3, "skill": 90}, {"type": "Submachine-gunner", "initiative": 1, "skill": 120}]}
