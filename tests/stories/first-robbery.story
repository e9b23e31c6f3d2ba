# Chain Reaction, first edition, p. 10, 14, R77 to R79: the alarm is rolled once something is robbed, each turn until it sounds; the police
# come in a later turn in which they move first, and more of them each turn after that. Whoever leaves with the loot has won.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
prepare / enemy: police
  # Of the gangs' seven kinds the robbery; a Rookie of Rep 3 and three more.
  dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1
  dice: 1 1  1 1  1 1  1 1
& Rob the place and get away down the street.
& Your role: Robbers. Leader: Rook. You may bring up to 4 Grunts; available: 1. Each figure you bring makes every share smaller. Enemy: Police, 4 figures, leader Rep 3.…
begin
> The battle begins: 2 figures on the table
? Your band is on the table. Draw a card for each side.
==== The alarm and the police
# The six of hearts against the four of spades.
turn / dice: 6 43
> Turn 1: 6♥ and 4♠: you, then the enemy R75
? Order: you, then the enemy. Highest Rep first. Then draw cards for turn 2.
police
! The police arrive only after the alarm.
alarm
! Nothing has been robbed yet, so there is no alarm to roll for.
objective
> The objective: reached
alarm / dice: 5
> Alarm: silence `5`
alarm
! The alarm has already been rolled for this turn.
turn / dice: 6 43
alarm / dice: 4
> Alarm: it sounds `4`
police
! The alarm has only just sounded. The police arrive in a later turn.
turn / dice: 6 43
police
! The police arrive only in a turn in which they move first.
# Two black cards: the police first.
turn / dice: 38 51
> Turn 4: Q♣ and Q♠: the enemy, then you R75
police
> The police arrive
> - Group 1, 4 figures, section 2: Leader, Rep 3, Pistol; 3 × Rookie, Rep 3, Pistol
turn / dice: 6 43
# Two more.
police / dice: 5  3 4  3 4
> More police `5`
> - Group 2, 2 figures, section 2: 2 × Veteran, Rep 5, Pistol `3 4 : 3 4`
? Order: you, then the enemy. Highest Rep first. Then draw cards for turn 6.
==== The loot must leave the table
turn / dice: 6 43
% {"outcome":null}
% failure, 0/1 of the points: Nothing was robbed.
objective
% {"outcome":null}
% failure, 0/1 of the points: Nothing was robbed.
state 2 left-table
% {"outcome":"success"}
% success, 1/1 of the points: Somebody got away with what was robbed.
==== A getaway car starts on 1 to 3, tried once a turn
turn / dice: 6 43
? Order: you, then the enemy. Highest Rep first. Then draw cards for turn 2.
car / dice: 4
> The getaway car: it does not start `4`
car
! Starting the car has already been tried this turn.
turn / dice: 6 43
? Order: you, then the enemy. Highest Rep first. Try to start the getaway car again. Then draw cards for turn 3.
car / dice: 3
> The getaway car: it starts `3`
car
! The getaway car is already running.
==== Reinforcements fight in what follows (R77), and the next in line leads (R97)
turn / dice: 6 43
objective
alarm / dice: 1
turn / dice: 38 51
police
turn / dice: 6 43
# Two more: a Rookie and a Veteran.
police / dice: 5  2 1  3 4
> More police `5`
> - Group 2, 2 figures, section 2: 2 × Veteran, Rep 5, Pistol `2 1 : 3 4`
enemy 1 1 bad-wound
enemy 1 2 dead
enemy 2 1 unconscious
state 1 left-table
state 2 left-table
% {"enemy_lost":[1,2,5],"outcome":"success"}
% success, 1/1 of the points: Somebody got away with what was robbed.
finish success / fine: the others / enemy-lost: 1, 2, 5
> Battle finished: Robbery, a success
> - Rook came through: 200 points R65
> - Ash came through: 200 points R65
> - Pursuit follows immediately: against the survivors: 3 figures
prepare / enemy: zombies
! Pursuit follows immediately, against the survivors. Leave out the enemy.
prepare / dice: 2
> Prepared Pursuit: your role: Runners; against Police, 3 figures
> - Follow-up to: Robbery
> - The encounter `2`
= {"encounter": {"kind": "pursuit", "enemy_figures": [{"rep": 5}, {"rep": 3}, {"rep": 3}]}}
