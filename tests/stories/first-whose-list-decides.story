# Chain Reaction, first edition, p. 14, 15, 18, R63, R85, R87, R97: the list of the band whose seven it is decides, never the
# campaign's: who robs and who is the police, whether besiegers go home, who has vehicles, whose captives the hostages are.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
==== Tribals have vehicles
player Vic / player: Ben / list: tribal / rep: 4
join Cy / for: Vic / rep: 3 / armor: none / weapon: rifle
join Di / for: Vic / rep: 3 / armor: none / weapon: rifle
prepare / enemy: zombies / dice: 1 2  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
& Drive the other side off the table.
& Ben’s band: Your role: Meeting side. Leader: Vic. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3. Your vehicles, 2d6: on 7–12, one for every 3 figures.…
vehicles / dice: 3 4
> Your vehicles: 1 `3 4`
==
player Vic / player: Ben / list: police / rep: 4
==== Vic's are the police of a gang's campaign
prepare / enemy: gang / dice: 1 2  3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1 / dice:  1 1  1 1  1 1
= {"encounter": {"role": "police", "enemy": "gang"}}
==== Rook's rob
prepare / enemy: gang / dice: 3 4  1 2  1 1  1 1  1 1  1 1  6 6  1 1  1 1 / dice: 1 1  1 1  1 1  1 1
= {"encounter": {"role": "robber", "enemy": "police"}}
==== Police stay
prepare / enemy: zombies / dice: 1 2  3 4  1 1  1 1  1 1  1 1  1 1  6 6  1 1  5
= {"encounter": {"role": "besieger"}}
& Kill or capture everyone inside.
& Ben’s band: Your role: Besiegers. Leader: Vic. You may bring up to 8 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.
& Points: all if everyone inside is killed or captured.…
==== Gangs go home
prepare / enemy: zombies / dice: 3 4  1 2  1 1  1 1  1 1  1 1  1 1  6 6  1 1  5
= {"encounter": {"role": "besieger"}}
& Kill or capture everyone inside.
& Rook’s band: Your role: Besiegers. Leader: Rook. You may bring up to 8 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.
& At the end of each day the besiegers roll 1d6 + their losses and 1d6 + their survivors; if the first total is higher, they slip away. A day is 10 face cards, or 12 turns.…
==== Two bands meet in a robbery where one is the police
prepare / enemy: star=2 / dice: 3 4  1 2  1 1  1 1  1 1  1 1  6 6  1 1  1 1
> Prepared Robbery: your role: Robbers; against Ben’s band R87
> - Brought by: Rook…
& Rob the place and get away down the street.
& Rook’s band: Robbers; leader: Rook; Grunts, at most: 4. Ben’s band: Police; leader: Vic; Grunts, at most: 4. Rook’s band meets Ben’s band. Each records who comes before the other is shown.
& At the end of the turn of the robbery, and of each turn after it, the alarm sounds on 1–4 on 1d6. The police arrive in the next turn in which they move first; each turn after that brings one more (1–3) or two (4–6).
& Rook’s band: Points: all for the loot and the escape.
& Ben’s band: Points: all if the robbery is stopped.…
= {"encounter": {"role": "robber", "enemy": "police"}}
finish success / fine: Rook / dead: Vic
> Battle finished: Robbery: Rook’s band all the points, Ben’s band none of the points
> - Rook came through: 400 points R65
> - Vic was killed
> - Nothing follows immediately: Vic is lost, and the band with its Star R97
==
player Vic / player: Ben / list: gang / rep: 4
==== Whose seven is still to come
prepare / enemy: zombies / dice: 3 4  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
finish success / fine: Rook
> Battle finished: Firefight, a success
> - Rook came through: 400 points R65
= {"next": {"whose": 2}, "turn": {"number": 1}}
prepare / enemy: zombies / dice: 1 1  6 6  1 1  1 1  1 1  1 1  1 1
> Prepared Firefight: your role: Meeting side; against Zombies, 4 figures
> - Brought by: Vic…
==== One after the other until somebody has a seven
prepare / enemy: zombies / dice: 1 1  1 1  1 1  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
> Prepared Firefight: your role: Meeting side; against Zombies, 4 figures
> - Brought by: Vic
> - Late January, year 1: 1 quiet turn before it `1 1 : 1 1 : 1 1 : 3 4`…
= {"turn": {"number": 2}}
==== Hostages are of the band that comes for them
join Al / for: Rook / rep: 3 / armor: none / weapon: pistol
join Cy / for: Vic / rep: 3 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  1 2  1 1  6 6  1 1  1 1  1 1  1 1  1 1
finish failure / fine: Rook / captured: Al
prepare / enemy: zombies / dice: 1 2  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
finish failure / fine: Vic / captured: Cy
prepare / enemy: zombies / dice: 1 2  3 4  1 1  1 1  1 1  6 6  1 1  1 1  1 1 / dice: 1  3 3  5
> Prepared Recover: your role: Rescuers; against Zombies, 4 figures
> - Brought by: Vic
> - Early February, year 1: no quiet turn before it `1 2 : 3 4`…
& Find the dwelling where your people (3) are held, and bring them off the table.
& Ben’s band: Your role: Rescuers. Leader: Vic. You may bring up to 6 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& Among the hostages: Cy. If they are brought out, they are back in the band.…
finish success / fine: Vic / follows: nothing
> …- Vic came through: 400 points R65
> - Cy is free again R85
= {"former": [{"name": "Al", "status": "captured"}]}
==== Two gangs do not
prepare / enemy: star=2 / dice: 3 4  1 2  1 1  1 1  1 1  1 1  6 6  1 1  1 1
  dice: 1 1  1 1  1 1  1 1
> Prepared Robbery: your role: Robbers; against Police, 4 figures
> - Brought by: Rook…
