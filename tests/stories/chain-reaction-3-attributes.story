# Chain Reaction 3.0, p. 6, 19: what a Star is by nature stands beside what is said of a fight. Rep 3 and a Brawler's die, two less
# for one who is prone; a Marksman fires a bolt-action rifle twice, at a target in cover too.
found Billy / rules: chain-reaction-3 / list: military / rep: 3 / armor: 0
  weapon: bolt-action-rifle / attribute: brawler / attribute: marksman
prepare / enemy: insurgents / seed: 5
begin
test 1 melee-dice conditions=prone / dice: 1 6
> Billy: One side's dice in melee: 1 success `(1) 6`
test 1 burst conditions=cover / dice: 1 6  2
> Billy: A burst: 1 hit `1 6 : 2`
test 1 burst / dice: 1 6
> Billy: A burst: 1 hit `1 6`
