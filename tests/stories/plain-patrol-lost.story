# Chain Reaction 3.0 by itself: a lost Patrol is followed by a Patrol. The Star passes no die in recovery and cheats death once more
# (R14), which costs a Rep.
found Vance / rules: chain-reaction-3 / list: military / rep: 4
  option: attributes=off / option: campaign=plain

prepare / enemy: insurgents / seed: 2

finish failure / out-of-the-fight: Vance / dice: 5 6
# R14, R51
= {"star": {"rep": 3, "status": "active"}, "next": {"encounter": "patrol", "eal": null}, "phase": "prepare"}
