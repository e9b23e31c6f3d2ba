# Chain Reaction, first edition, p. 4 and 15, R75: cards say who moves first, ten face cards or twelve turns without cards make a day,
# five more for each side over two; besiegers go home after a day that cost them more than they have left.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
==== Who moves first
prepare / enemy: zombies
  # The firefight of the gangs' seven kinds.
  dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
begin
> The battle begins: 2 figures on the table
> - Group 1, 4 figures, section 2: Leader, Rep 3, Unarmed; 3 × Zombie, Rep 3, Unarmed
? Your band is on the table. Draw a card for each side.
# The book's own example: six of hearts, four of spades.
turn / dice: 6 43
> Turn 1: 6♥ and 4♠: you, then the enemy R75
? Order: you, then the enemy. Highest Rep first. Then draw cards for turn 2.
# Two black cards, the queens of clubs and spades.
turn / dice: 38 51
> Turn 2: Q♣ and Q♠: the enemy, then you R75
car
! This encounter does not use that.
riding
! This encounter does not use that.
==== Three sides have a suit each
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
begin
sides 3
> 3 sides
# Two diamonds and a club.
turn / dice: 14 15 28
> Turn 1: A♦, 2♦ and 2♣: side 2, then side 3, then you R75
# A day is fifteen face cards now.
turn / dice: 24 25 37
> Turn 2: J♦, Q♦ and J♣: side 2, then side 3, then you R75
turn / dice: 24 25 37
> Turn 3: J♦, Q♦ and J♣: side 2, then side 3, then you R75
turn / dice: 24 25 37
> Turn 4: J♦, Q♦ and J♣: side 2, then side 3, then you R75
turn / dice: 24 25 37
> Turn 5: J♦, Q♦ and J♣: side 2, then side 3, then you R75
turn / dice: 24 25 37
> Turn 6: J♦, Q♦ and J♣: side 2, then side 3, then you; day 1 is over R75
==== Ten face cards, twelve turns
prepare / enemy: police
  dice: 3 4  1 1  1 1  1 1  1 1  1 1  6 6  1 1  1  1 1  1 1  1 1  1 1  1 1  1 1  1 1
= {"encounter": {"kind": "siege", "role": "besieged"}}
begin
siege
! This encounter does not use that.
turn / dice: 38 51
turn / dice: 38 51
turn / dice: 38 51
turn / dice: 38 51
turn / dice: 38 51
> Turn 5: Q♣ and Q♠: the enemy, then you; day 1 is over R75
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
> Turn 17: without cards; day 2 is over R75
? Both sides move in turn 17, with a First Sight check for whoever comes into sight. Then draw cards for turn 18.
==== Besiegers who lost more go home
prepare / enemy: gang / dice: 3 4  1 1  1 1  1 1  1 1  1 1  6 6  1 1  1  1 1  1 1  1 1  1 1  1 1
begin
enemy 1 1 dead
enemy 1 2 dead
enemy 1 3 dead
enemy 1 4 unconscious
> Group 1, figure 4 (Meat, Rep 2): unconscious
siege
! The besiegers test at the end of a day, and this day is not over.
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
count-turn
> Turn 12: without cards; day 1 is over R75
? Day 1 is over: the besiegers test whether they stay. Then draw cards for turn 13.
# Four lost and a 4 against one alive and a 4.
siege / dice: 4 4
> The end of day 1: the besiegers slip away `4 : 4`
? The besiegers are gone. Go to After the battle.
% {"enemy_lost":[1,2,3,4],"follows":"nothing","outcome":"success"}
% success, 1/1 of the points: Some of the besieged are free.
