# Chain Reaction, first edition, p. 14, R63, R78: police stop a robbery where no robber is left and none got away with the
# loot.
found Rook / rules: chain-reaction-1 / list: police / rep: 4 / option: genre=gang
  option: terrain=none
prepare / enemy: gang / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1   1 1  1 1  1 1
& Stop the robbery.
& Your role: Police. Leader: Rook. You may bring up to 4 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Gang, 3 figures, leader Rep 2.…
==== Stopped
begin
alarm
! The first turn has not begun yet.
turn / dice: 6 43
alarm
! Nothing has been robbed yet, so there is no alarm to roll for.
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
> …- Pursuit follows immediately: against the survivors: 3 figures
prepare / dice: 2
> Prepared Pursuit: your role: Chasers; against Gang, 3 figures
> - Follow-up to: Robbery
> - The encounter `2`
& Catch the Runners.
& Your role: Chasers. Leader: Rook. You may bring up to 6 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Gang, 3 figures, leader Rep 2.…
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
==== More police than the band has are recruited for this encounter
begin
turn / dice: 6 43
objective
alarm / dice: 1
turn / dice: 6 43
police
turn / dice: 6 43
police / dice: 5  3 4  3 4
> More police `5`
> - Tess came as a reinforcement: Veteran, for this encounter only, Rep 5 `3 4` R59
> - Dutch came as a reinforcement: Veteran, for this encounter only, Rep 5 `3 4` R59
> - Tess: group B
> - Dutch: group B
> - Your group B placed: now in section 8
% {"outcome":null}
% failure, 0/1 of the points: The robbery was not stopped.
finish success / fine: the others
> Battle finished: Robbery, a success
> - Rook came through: 133 points R65
> - Tess came through: 133 points R65
> - Dutch came through: 133 points R65
> - Pursuit follows immediately: against the survivors: 3 figures
# They are in the Pursuit, too, and leave after it (R77).
prepare / dice: 2
finish failure / fine: the others
> Battle finished: Pursuit, a failure
> - Rook came through
> - Tess came through
> - Dutch came through
> - Tess left: came for this encounter only R59
> - Dutch left: came for this encounter only R59
