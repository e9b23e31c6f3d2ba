# Chain Reaction 3.0 in linked months: Kane cheats death in a defence that fails. That costs a Rep at once, and it is no wound for
# Stay or Go (p. 5, R20).
found Kane / rules: chain-reaction-3 / list: insurgents / rep: 5
  option: attributes=off

recruit 2
  # 7: Experienced, Rep 3. 4: Military Trained, Rep 4 (R40).
  dice: 3 4  1 3

correct / next: raid-defend / eal: 4

prepare / enemy: military / seed: 3

finish failure / cheated-death: Kane / obviously-dead: 2 / fine: 3
  # Rep 4 by now, one die less for the dead: three successes of three dice.
  dice: 1 2 3
  # None of four: the Grunt stays firm.
  dice: 4 5 6 6
# Cheating death: Rep 5 to 4, no recovery roll. Raid: Defend and failure is Raid: Defend at the same EAL
= {"star": {"rep": 4, "status": "active"}, "grunts": [{"id": 3, "rep": 4, "months": 1, "exempt": true,
= "poisoned": false}], "former": [{"id": 2, "rep": 3, "status": "dead"}], "next": {"encounter": "raid-defend",
= "eal": 4}}
