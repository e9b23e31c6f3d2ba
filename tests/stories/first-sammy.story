# Chain Reaction, first edition, p. 15: Sammy uses a player character and three Grunts. The character kills one enemy and causes one to run.
found Sammy / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Lou / type: T-Guy / rep: 3 / armor: none / weapon: pistol
join Mick / type: T-Guy / rep: 3 / armor: none / weapon: pistol
join Vito / type: T-Guy / rep: 3 / armor: none / weapon: pistol
prepare / enemy: police
  # A 7; of the gangs' seven kinds the firefight; a leader of Rep 4, an Officer, and four more.
  dice: 3 4
  dice: 1 1  6 6  1 1  1 1  1 1  1 1  1 1
  dice: 3 3  3 3  3 3  3 3  3 3
# p. 13: one Grunt for each point of the leader's Rep
= {"encounter": {"kind": "firefight", "recruits": 4, "enemy_figures": [{"rep": 4}, {"rep": 4}, {"rep": 4}, {"rep": 4},
= {"rep": 4}]}}
finish success / fine: the others / kills: Sammy 1 / routed: Sammy 1
# 100 for the encounter, 40 for the kill, 20 for the one who ran: 160
= {"star": {"points": 160, "rep": 4}, "grunts": [{"points": 100, "rep": 3}, {"points": 100, "rep": 3}, {"points": 100,
= "rep": 3}], "points": 460}
