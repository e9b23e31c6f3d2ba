# Chain Reaction, first edition, p. 14: a gang robs, the alarm sounds, the police come in a later turn in which they move first, and
# more of them after that. A Pursuit follows immediately with those who are left of them all (R77).
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none

join Ann / type: T-Guy / rep: 3 / armor: none / weapon: pistol

prepare / enemy: police
  # The robbery, the fifth of seven. A Rookie of Rep 3 and three more.
  dice: 3 4
  dice: 1 1  1 1  1 1  1 1  6 6  1 1  1 1
  dice: 1 1  1 1  1 1  1 1
# A gang robs, and the police are police (R63)
= {"encounter": {"kind": "robbery", "role": "robber", "enemy": "police", "enemy_figures": [{"rep": 3}, {"rep": 3},
= {"rep": 3}, {"rep": 3}]}}

begin

# The six of hearts against the four of spades: the gang first.
turn / dice: 6 43

objective

alarm / dice: 4

# Two black cards: the police first.
turn / dice: 38 51

police

turn / dice: 6 43

# 4 to 6 bring two: an Officer of Rep 4 and a Rookie.
police / dice: 5  3 3  5 5

# It was not left running.
car / dice: 2

finish success / fine: the others
  # The first Rookie, and the one who came last.
  enemy-lost: 1, 6

prepare
  # Nobody else is there.
  dice: 2
# Of six policemen four are left, and whoever robbed runs
= {"encounter": {"kind": "pursuit", "after": "robbery", "role": "runner", "enemy_role": "chaser",
= "enemy_figures": [{"rep": 4}, {"rep": 3}, {"rep": 3}, {"rep": 3}]}, "star": {"points": 200},
= "grunts": [{"points": 200}], "turn": {"number": 1}, "phase": "play"}
