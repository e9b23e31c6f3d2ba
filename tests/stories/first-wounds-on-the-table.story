# Chain Reaction, first edition, p. 7, R7, R67, R80: wounds, ducking and running are kept apart on the table, for friend and enemy; what
# the report opens with has both.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
join Bo / rep: 3 / armor: none / weapon: pistol
prepare / enemy: police / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1
begin
> The battle begins: 3 figures on the table
> - Group 1, 4 figures, section 2: Leader, Rep 3, Pistol; 3 × Rookie, Rep 3, Pistol
==== Running without a wound is a lost nerve, whatever comes after
state 2 ran-away
> Ash: ran away
state 2 unconscious
> Ash: unconscious
> - Ash's deeds: lost nerve R67
state 3 bad-wound
> Bo: bad wound
state 3 ran-away
> Bo: ran away
> - Bo's deeds: already wounded when running away
state 1 stunned
! These rules have no state “stunned”.
% {"figures":[{"fate":"unconscious","id":2,"lost_nerve":true},{"fate":"ran-away","id":3,"wound":"bad-wound","wounded":true}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
==== A Bad Wound stays beside what the figure does
state 2 bad-wound
> Ash: bad wound
state 2 ducked-back
> Ash: ducked back: to the end of turn 1
state 2 carrying-on
> Ash: carrying on
% {"figures":[{"fate":"bad-wound","id":2}],"outcome":null}
state 2 bad-wound
! Ash already has a Bad Wound; a second one kills.
state 2 ran-away
% {"figures":[{"fate":"ran-away","id":2,"wound":"bad-wound","wounded":true}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
# By hand, where it was a slip.
state 2 fine
> Ash: no wound
> - Ash's deeds: none
% {"figures":[{"fate":"ran-away","id":2}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
==== A wound that comes later leaves what the figure does
state 2 ducked-back
state 2 scratched
> Ash: scratched
state 2 scratched
! Ash is already noted as ducked back, scratched.
state 2 ran-away
state 3 ran-away
state 3 bad-wound
# Bo ran before he was hit.
% {"figures":[{"fate":"ran-away","id":2,"wound":"scratched","wounded":true},{"fate":"ran-away","id":3,"lost_nerve":true,"wound":"bad-wound"}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
==== Who lies and is captured is both
state 2 unconscious
state 2 captured
> Ash: captured
% {"figures":[{"fate":"captured","id":2,"wound":"unconscious"}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
state 2 carrying-on
% {"outcome":null}
==== An enemy's Bad Wound stays too
enemy 1 2 bad-wound
> Group 1, figure 2 (Rookie, Rep 3): bad wound
enemy 1 2 carrying-on
> Group 1, figure 2 (Rookie, Rep 3): carrying on
enemy 1 2 bad-wound
! Figure 2 of group 1 already has a Bad Wound; a second one kills.
==== Nobody has won yet, and then nobody is left who could
% {"outcome":null}
count-turn
state 2 dead
# A proposal with its reason, and not chosen (R9).
% {"figures":[{"fate":"dead","id":2}],"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
state 1 dead
state 3 ran-away
% {"figures":[{"fate":"dead","id":1},{"fate":"dead","id":2},{"fate":"ran-away","id":3}],"outcome":"failure"}
% failure, 0/1 of the points: The enemy was not driven off.
==== Deeds and the enemy's losses
did 1 kills 2
# Who kills has hurt somebody.
> Rook's deeds: killed 2, inflicted damage
enemy 1 1 dead
> Group 1, figure 1 (Leader, Rep 3): dead
enemy 1 3 dead
enemy 1 4 dead
enemy 1 2 ran-away
> Group 1, figure 2 (Rookie, Rep 3): ran away
? No enemy is left on the table. Go to After the battle.
% {"enemy_lost":[1,3,4],"figures":[{"fate":"fine","id":1,"kills":2}],"outcome":"success"}
% success, 1/1 of the points: The enemy was driven off.
==== A kill that is taken back takes its damage along (R8)
did 1 kills 1
> Rook's deeds: killed 1, inflicted damage
did 1 kills 0
> Rook's deeds: none
did 1 kills 1 hurt
> Rook's deeds: killed 1, inflicted damage
did 1 kills 0 hurt
> Rook's deeds: inflicted damage
