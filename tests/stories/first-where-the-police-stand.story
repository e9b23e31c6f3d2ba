# Chain Reaction, first edition, p. 13, 14: police who come to a robbery, and who chase the robbers.
found Rook / rules: chain-reaction-1 / list: police / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
join Bo / rep: 3 / armor: none / weapon: pistol
prepare / enemy: gang / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1   1 1  1 1  1 1
==== After the alarm
begin
& Stop the robbery.
& Your role: Police. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Gang, 3 figures, leader Rep 2.
& At the end of the turn of the robbery, and of each turn after it, the alarm sounds on 1–4 on 1d6. The police arrive in the next turn in which they move first; each turn after that brings one more (1–3) or two (4–6).
& Points: all if the robbery is stopped.
& A pursuit follows immediately.
& The robbers' getaway car, unless it was left running, starts on 1–3 on 1d6, tried once each turn.
& Media coverage, 1d6 at the start: 1–3: a crew is there, 4–5: roll again next turn.
& You arrive after the alarm.
& They start at the robbery.
& You arrive, after the alarm
@ A in 0, 1 in 5
turn / dice: 6 43
objective
alarm / dice: 1
turn / dice: 6 43
police
> The police arrive
> - Your group A placed: now in section 8
@ A in 8, 1 in 5
==== Ahead of the player who chases
finish failure / fine: the others
prepare / dice: 2
begin at 8
! You start off the table, so there is no section to choose.
begin
& Catch the Runners.
& Your role: Chasers. Leader: Rook. You may bring up to 6 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Gang, 3 figures, leader Rep 2.
& The Chasers start 50″ behind. Each round the Runners move 1d6 + 2 + their lowest Rep, the Chasers 1d6 + theirs; each round the Chasers win lowers the 2 by one. Figures that leave by the far edge come back on at the edge to their right.
& At 32″ the Runners must make a stand; they may do so sooner. Each side rolls 1d6 + its leader's Rep: Chasers with half of the Runners' total or less walk into an ambush. If they do, report “Ambush” as the follow-up.
& If all the Runners are in vehicles, you must be in vehicles too.
& Points: all if every Runner is killed or captured.
& Media coverage, 1d6 at the start: 1–3: a crew is there, 4–5: roll again next turn.
& You follow 50″ behind the Runners, off the table until that is near enough.
& The Runners enter by your edge, 50″ ahead of you.
& You follow, 50″ behind them
@ A in 0, 1 in 8
