# Chain Reaction, first edition, p. 12 to 15, R78, R87: where the sides of each encounter begin, who is off the table as yet,
# and where they come onto it.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
join Bo / rep: 3 / armor: none / weapon: pistol
==== Ambushed: the convoy enters, the ambushers are hidden
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3  1  2
begin
& Get your vehicles (3) from one edge to the far edge.
& Your role: Ambushed. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.
& The enemy is not on the table at first.
& Each turn roll 2d6: a 7 springs the ambush, from cover. Distance: two more dice multiplied, in inches. Direction on 1d6: 1–2 ahead, 3 right, 4 behind, 5 left, 6 unseen until the ambushed have moved.
& Points: all if at least half of your figures leave by the far edge, half if any do.
& Media coverage, 1d6 at the start: 1–3: a crew is there, 4–5: roll again next turn.
& You enter by any edge.
& They are hidden, off the table until the ambush is sprung.
& You enter, by any edge
@ A in 8
turn / dice: 6 43
ambush / dice: 3 4  2 5  3
> Ambush: sprung, 10" to the right `3 4 : 2 5 : 3`
> - Group 1, 4 figures, section 9: Leader, Rep 3, Unarmed; 3 × Zombie, Rep 3, Unarmed
@ A in 8, 1 in 9
==== Ambushed from another edge
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3  1  2
begin at 4
turn / dice: 6 43
ambush / dice: 3 4  2 5  3
# Right of a convoy that comes on from the left.
@ A in 4, 1 in 7
==== Ambushers come where the convoy sees them
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3  5  2
begin
& Stop the enemy's vehicles (3) before they reach the far edge.
& Your role: Ambushers. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.
& You are not on the table at first.…
& Points: all if every enemy is killed or captured, none if at least half of them get away, otherwise half.…
& You are hidden, off the table until the ambush is sprung.
& They enter by any edge.
& You are hidden, off the table
@ A in 0, 1 in 2
turn / dice: 6 43
ambush / dice: 3 4  2 5  1
> Ambush: sprung, 10" ahead `3 4 : 2 5 : 1`
> - Your group A placed: now in section 5
@ A in 5, 1 in 2
==== A firefight: opposite edges
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
begin
& Drive the other side off the table.
& Your role: Meeting side. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.
& One side sets up the table, the other chooses its edge; the first enters from the opposite edge.
& Points: all for driving them off, half if you lose half of your force or more.…
& You enter by one edge.
& They enter opposite you.
& You enter, by one edge
@ A in 8, 1 in 2
==== From an edge of choice
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
begin at 6
@ A in 6, 1 in 4
==== Raiders enter, defenders hold the buildings
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1  3 3
begin
& Drive the defenders away, or loot their dwellings.
& Your role: Raiders. Leader: Rook. You may bring up to 6 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 7 figures, leader Rep 3.
& Each turn the defenders roll 1d6: a 1 spots the attackers.
& The defenders set up the buildings and terrain and may hide; the raiders enter where they like.
& Points: all if the defenders are all killed, captured or driven away; half if figures that entered half of the dwellings leave the table.
& The survivors may meet again immediately with the roles reversed: a raid on 1–2.…
& You enter by any edge.
& They hold the buildings.
& You enter, by any edge
@ A in 8, 1 in 5
==== Surprised defenders have them within one move
correct Rook / rep: 3
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  5  1 6
begin
& Drive the raiders away.
& Your role: Defenders. Leader: Rook. You may bring up to 6 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 6 figures, leader Rep 3.
& You are surprised: they may approach to within one move of the buildings.…
& Points: all if the raiders are killed, captured or driven away, otherwise none.…
& You hold the buildings.
& They enter, up to within one move of the buildings.
& You hold, the buildings
@ A in 5, 1 in 2
==== Defenders
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  5  3 3
begin
& …
& Your role: Defenders. Leader: Rook. You may bring up to 8 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 6 figures, leader Rep 3.…
& You hold the buildings.
& They enter by any edge.
& You hold, the buildings
@ A in 5, 1 in 2
==== Rescuers
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  6 6  1 1  1 1  1 1  1  3 3  3
begin
& Find the dwelling where your people (2) are held, and bring them off the table.
& Your role: Rescuers. Leader: Rook. You may bring up to 6 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& The defenders set up the table and name one dwelling; nobody in it moves until a rescuer reaches it.
& Points: all or none.
& A pursuit follows immediately.…
& You enter by any edge.
& They hold the buildings.
& You enter, by any edge
@ A in 8, 1 in 5
==== Defenders with hostages
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  6 6  1 1  1 1  1 1  5  3 3  2
begin
& Keep your prisoners (1) and drive the rescuers off.
& Your role: Defenders. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 6 figures, leader Rep 3.…
& You hold the buildings.
& They enter by any edge.
& You hold, the buildings
@ A in 5, 1 in 2
==== Robbers are at the scene, and the police arrive after the alarm
prepare / enemy: police / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1 / dice: 1 1  1 1  1 1  1 1
begin
& Rob the place and get away down the street.
& Your role: Robbers. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Police, 4 figures, leader Rep 3.
& At the end of the turn of the robbery, and of each turn after it, the alarm sounds on 1–4 on 1d6. The police arrive in the next turn in which they move first; each turn after that brings one more (1–3) or two (4–6).
& Points: all for the loot and the escape.…
& Leave a getaway car running: one that stands starts on 1–3 on 1d6, tried once each turn.…
& You start at the robbery.
& The police arrive after the alarm.
& You start, at the robbery
@ A in 5
==== The besieged stand inside, the besiegers all round
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  6 6  1 1  1
begin
& Get off the table, or outlast the besiegers.
& Your role: Besieged. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 7 figures, leader Rep 3.
& At the end of each day the besiegers roll 1d6 + their losses and 1d6 + their survivors; if the first total is higher, they slip away. A day is 10 face cards, or 12 turns.
& Points: all if any of you escape.
& If the besieged get out, a pursuit follows on 1–3.…
& You are inside the buildings, surrounded.
& They stand all round you.
& You are inside, and surrounded
@ A in 5, 1 in 2
==== Besiegers
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  6 6  1 1  5
begin
& Kill or capture everyone inside.
& Your role: Besiegers. Leader: Rook. You may bring up to 8 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& Points: all if everyone inside is killed or captured.…
& You stand all round the buildings.
& They are inside the buildings, surrounded.
& You stand, all round them
@ A in 8, 1 in 5
==== A siege by police cannot be outlasted
prepare / enemy: police / dice: 3 4  1 1  1 1  1 1  1 1  1 1  6 6  1 1
  dice: 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1
& Get off the table: the police do not leave.
& Your role: Besieged. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Police, 7 figures, leader Rep 3.…
& You are inside the buildings, surrounded.
& They stand all round you.
& You are inside, and surrounded
begin
siege
! This encounter does not use that.
==== Attackers of a sweep
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  1 1  6 6  1  3 3
begin
& Kill or capture every enemy.
& Your role: Attackers. Leader: Rook. You may bring up to 8 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& The defenders set up the buildings and terrain and may hide; the attackers enter where they like.
& Points: the share of the enemy you killed or captured; double if you killed them all.…
& You enter by any edge.
& They hold the buildings.
& You enter, by any edge
@ A in 8, 1 in 5
==== Defenders of a sweep
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  1 1  6 6  5  3 3
begin
& Drive the attackers away.
& Your role: Defenders. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Zombies, 7 figures, leader Rep 3.…
& Points: all for driving them away, half if you lose half of your force or more.…
& You hold the buildings.
& They enter by any edge.
& You hold, the buildings
@ A in 5, 1 in 2
==== A pursuit: the Chasers are off the table until the distance allows them
prepare / enemy: police / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1 / dice: 1 1  1 1  1 1  1 1
finish failure / fine: the others
prepare / dice: 2
begin
& Cross the table and get away: 100″ ahead of the Chasers.
& Your role: Runners. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Police, 4 figures, leader Rep 3.
& The Chasers start 50″ behind. Each round the Runners move 1d6 + 2 + their lowest Rep, the Chasers 1d6 + theirs; each round the Chasers win lowers the 2 by one. Figures that leave by the far edge come back on at the edge to their right.
& At 32″ the Runners must make a stand; they may do so sooner. Each side rolls 1d6 + its leader's Rep: Chasers with half of the Runners' total or less walk into an ambush. If they do, report “Ambush” as the follow-up.
& If all of you are in vehicles, the Chasers must be in vehicles too.
& Points: all for getting away.…
& You enter by any edge.
& The Chasers follow 50″ behind you, off the table until that is near enough.
& You enter, by any edge
@ A in 8, 1 in 0
pursue / dice: 6 1
> Pursuit: Runners 11, Chasers 4; 57″ between them `6 : 1`
@ A in 8, 1 in 0
pursue / dice: 1 6
> Pursuit: Runners 6, Chasers 9; 54″ between them; the Runners now add +1 `1 : 6`
> - Your group A placed: now in section 5
@ A in 5, 1 in 0
pursue / dice: 1 6
pursue / dice: 1 6
pursue / dice: 1 6
@ A in 2, 1 in 0
stand / dice: 6 1
> The Runners make a stand: the Chasers (first die) meet the Runners (second die) in the open `6 : 1`
> - Group 1 placed: now in section 8
@ A in 2, 1 in 8
