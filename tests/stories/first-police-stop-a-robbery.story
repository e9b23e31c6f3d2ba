# Chain Reaction, first edition, p. 14, R63, R78: police stop a robbery where no robber is left and none got away with the
# loot.
found Rook / rules: chain-reaction-1 / list: police / rep: 4 / option: genre=gang
  option: terrain=none

prepare / enemy: gang / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1   1 1  1 1  1 1
& Stop the robbery.
& Your role: Police. Leader: Rook. You may bring up to 4 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Gang, 3 figures, leader Rep 2.
& At the end of the turn of the robbery, and of each turn after it, the alarm sounds on 1–4 on 1d6. The police arrive in the next turn in which they move first; each turn after that brings one more (1–3) or two (4–6).
& Points: all if the robbery is stopped.
& A pursuit follows immediately.
& The robbers' getaway car, unless it was left running, starts on 1–3 on 1d6, tried once each turn.
& Media coverage, 1d6 at the start: 1–3: a crew is there, 4–5: roll again next turn.
& You arrive after the alarm.
& They start at the robbery.
& You arrive, after the alarm
begin
turn / dice: 6 43
objective
# They are still there.
% {"outcome":null}
% failure, 0/1 of the points: The robbery was not stopped.
enemy 1 1 captured
enemy 1 2 captured
enemy 1 3 captured
% {"enemy_lost":[1,2,3],"outcome":"success"}
% success, 1/1 of the points: The robbery was stopped.
# One got away with it.
enemy 1 1 left-table
% {"enemy_lost":[2,3],"outcome":"failure"}
% failure, 0/1 of the points: The robbery was not stopped.
finish failure / fine: Rook
> Battle finished: Robbery, a failure
> - Rook came through
> - Pursuit follows immediately: against the survivors: 3 figures
prepare / dice: 2
> Prepared Pursuit: your role: Chasers; against Gang, 3 figures
> - Follow-up to: Robbery
> - The encounter `2`
& Catch the Runners.
& Your role: Chasers. Leader: Rook. You may bring up to 6 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Gang, 3 figures, leader Rep 2.
& The Chasers start 50″ behind. Each round the Runners move 1d6 + 2 + their lowest Rep, the Chasers 1d6 + theirs; each round the Chasers win lowers the 2 by one. Figures that leave by the far edge come back on at the edge to their right.
& At 32″ the Runners must make a stand; they may do so sooner. Each side rolls 1d6 + its leader's Rep: Chasers with half of the Runners' total or less walk into an ambush. If they do, report “Ambush” as the follow-up.
& If all the Runners are in vehicles, you must be in vehicles too.
& Points: all if every Runner is killed or captured.
& Media coverage, 1d6 at the start: 1–3: a crew is there, 4–5: roll again next turn.
& You follow 50″ behind the Runners, off the table until that is near enough.
& The Runners enter by your edge, 50″ ahead of you.
& You follow, 50″ behind them
begin
pursue / dice: 1 6
> Pursuit: Runners 5, Chasers 10; 45″ between them; the Runners now add +1 `1 : 6`
enemy 1 1 captured
enemy 1 2 captured
% {"enemy_lost":[1,2],"outcome":null}
% failure, 0/1 of the points: 2 of 3 enemies were killed or captured.
enemy 1 3 dead
% {"enemy_lost":[1,2,3],"outcome":"success"}
% success, 1/1 of the points: 3 of 3 enemies were killed or captured.
