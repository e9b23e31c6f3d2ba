# Chain Reaction, first edition, p. 13, 14, R78, R88, R97: after a robbery that failed the police pursue, round by round, until the
# Runners are rid of them or must make a stand; a stand with surprise is an ambush, which is scored in the Pursuit's place.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
join Ash / rep: 3 / armor: none / weapon: pistol
join Bo / rep: 3 / armor: none / weapon: pistol
prepare / enemy: police / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1
finish failure / fine: the others
> …- Ash came through
> - Bo came through
> - Pursuit follows immediately: against the survivors: 4 figures
prepare / dice: 2
> Prepared Pursuit: your role: Runners; against Police, 4 figures
> - Follow-up to: Robbery
> - The encounter `2`
= {"encounter": {"kind": "pursuit", "role": "runner"}}
& …
recruit 1
! A follow-up is fought by the survivors: nobody can be recruited for it.
==== Caught, and a stand that is an ambush
begin
> The battle begins: 3 figures on the table
> - Group 1, 4 figures, off the table: Leader, Rep 3, Pistol; 3 × Rookie, Rep 3, Pistol
spot
! This encounter does not use that.
riding
> Vehicles: all the Runners are in vehicles, so the Chasers must be too R88
riding
! That is already noted.
riding off
> Vehicles: not all the Runners are in vehicles R88
# A 1 against a 6 each round: the Chasers come nearer by their bonus too.
pursue / dice: 1 6
> Pursuit: Runners 6, Chasers 9; 47″ between them; the Runners now add +1 `1 : 6`
# The Runners have not got away.
% {"outcome":null}
% failure, 0/1 of the points: The Runners have not got away.
pursue / dice: 1 6
pursue / dice: 1 6
pursue / dice: 1 6
> Pursuit: Runners 3, Chasers 9; 32″ between them: they must stand `1 : 6`
pursue
! The Runners are caught and must make a stand.
? The Runners are caught: they must make a stand.
# The Chasers' die, then the Runners'.
stand / dice: 2 6
> The Runners make a stand: the Chasers (first die) walk into an ambush of the Runners (second die) `2 : 6`
> - Group 1 placed: now in section 8
% {"follows":"ambush","outcome":null}
% failure, 0/1 of the points: The Pursuit became an Ambush, and that is scored instead.
finish success / fine: the others / follows: ambush
> Battle finished: Pursuit, a success…
> - Ash came through
> - Bo came through
> - Ambush follows immediately: against the survivors: 4 figures
= {"points": 0}
prepare / dice: 2
> Prepared Ambush: your role: Ambushers; against Police, 4 figures
> - Follow-up to: Pursuit
> - The encounter `2`
= {"encounter": {"kind": "ambush", "role": "ambusher"}}
& Stop the enemy before they reach the far edge.
& Your role: Ambushers. Leader: Rook. You may bring up to 4 Grunts; available: 2. Each figure you bring makes every share smaller. Enemy: Police, 4 figures, leader Rep 3.…
begin
? You are hidden, off the table until the ambush is sprung. Draw a card for each side.
finish success / fine: the others
> …- Rook came through: 133 points R65
> - Ash came through: 133 points R65
> - Bo came through: 133 points R65
==== A stand that is none
begin
stand / dice: 2 5
> The Runners make a stand: the Chasers (first die) meet the Runners (second die) in the open `2 : 5`
> - Group 1 placed: now in section 8
turn / dice: 6 43
spot / dice: 2
> Spotting: not spotted `2`
turn / dice: 6 43
spot / dice: 1
> Spotting: spotted `1`
% {"outcome":null}
% failure, 0/1 of the points: The Runners have not got away.
==== The dice of a stand are called after whose they are
begin
stand
! The dice end before "Stand, the Chasers: 1d6".
stand / dice: 1
! The dice end before "Stand, the Runners: 1d6".
stand / dice: 1 6
% {"follows":"ambush","outcome":null}
% failure, 0/1 of the points: The Pursuit became an Ambush, and that is scored instead.
