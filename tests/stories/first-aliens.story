# Chain Reaction, first edition, p. 9: aliens pass charges without dice, stop and scream where others duck, and no armour helps
# against them.
found Rook / rules: chain-reaction-1 / list: military / rep: 4
  option: genre=aliens / option: terrain=none
join Ash / rep: 3 / armor: none / weapon: rifle
prepare / enemy: aliens / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
> Prepared Firefight: your role: Meeting side; against Aliens, 6 figures…
begin
turn / dice: 6 43
enemy-test 1 1 wanting-to-charge situation=able
> Group 1, Leader, Rep 5: Wanting to Charge: Charge
enemy-test 1 1 being-charged situation=able
> Group 1, Leader, Rep 5: Being Charged: Charge
enemy-test 1 2 received-fire situation=able / dice: 1 6
> Group 1, Little alien, Rep 4: Received Fire: Stands still `(1) 6`
enemy-test 1 2 scratch / dice: 1 6 1
> Group 1, Little alien, Rep 4: Scratch: Stands still, 1 turn `(1) 6 : 1`
> - Group 1, figure 2 (Little alien, Rep 4): scratched
test 2 to-hit target=1 conditions=body-armor,by-an-alien / dice: 4
> Ash: To hit: Scratch `4`
