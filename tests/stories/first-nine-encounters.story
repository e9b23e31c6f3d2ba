# Chain Reaction, first edition, p. 12 to 15, R63, R77, R78: each encounter rolled up at fixed dice, finished, and what follows
# on it.
found Rook / rules: chain-reaction-1 / list: military / rep: 4
  option: genre=military-early / option: terrain=none
==== Ambush: its convoy, its role, its bystanders
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1  1 1 / dice: 4  2  1 3
> Prepared Ambush: your role: Ambushed; against Zombies, 4 figures
> - Early January, year 1: no quiet turn before it `3 4`
> - Choice of encounter: Ambush (Ambush 12, Firefight 2 + 2 = 4, Garrison 2 + 1 = 3, Pursuit 2 − 1 = 1, Raid 2 + 2 = 4, Recover 2 − 1 = 1, Siege 2, Sweep 2 + 2 = 4) `6 6 : 1 1 : 1 1 : 1 1 : 1 1 : 1 1 : 1 1 : 1 1`
> - The encounter: vehicles: 4, civilians: 3 `4 : 2 : 1 : 3`
& Get your vehicles (4) from one edge to the far edge.
& Your role: Ambushed. Leader: Rook. You may bring up to 4 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& Civilians: 3.
& Media coverage, 1d6 at the start: 1–2: a crew is there, 3–4: roll again next turn.…
= {"encounter": {"role": "ambushed", "vehicles": 4, "civilians": 3}}
finish success / fine: the others
> Battle finished: Ambush, a success
> - Rook came through: 400 points R65
= {"points": 400, "turn": {"number": 2}}
==== Firefight: no dice of its own, and half for heavy losses
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1
= {"encounter": {"role": "meeting"}}
finish success / fine: the others / follows: siege
! “siege” cannot follow this encounter. Possible follow-ups: nothing.
finish success / fine: the others / enemy-lost: 9
! There is no enemy number 9. Use 1 to 4.
finish success / fine: the others / kills: Rook 1 / points: 1/2
> Battle finished: Firefight, half the points
> - Rook came through: 240 points: a share of 200, and 40 for what was done R65
= {"points": 240}
==== Garrison: 1 and 3 are half of 6 and 4 or less
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1 1 / dice: 5  2  1 6
= {"encounter": {"role": "attacker", "surprised": "garrison", "recruits": 8}}
& Drive the garrison out of the buildings, or destroy it.
& Your role: Attackers. Leader: Rook. You may bring up to 8 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.
& They are surprised: you may approach to within one move of the buildings.
& The garrison sets up the buildings and terrain and may hide; the attackers enter where they like.
& Points: all for winning, half if you lose half of your force or more.
& Media coverage, 1d6 at the start: 1–2: a crew is there, 3–4: roll again next turn.
& You enter, up to within one move of the buildings.
& They hold the buildings.
& You enter, within one move
finish failure / fine: the others
> Battle finished: Garrison, a failure
> - Rook came through
= {"points": 0}
==== Pursuit: an Ambush where the Runners laid one comes before the calendar turns
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1  1 2
= {"encounter": {"role": "runner", "civilians": 2}}
finish failure / fine: the others / kills: Rook 1 / follows: ambush
> Battle finished: Pursuit, a failure
> - Rook came through: 40 points for what was done R65
> - Ambush follows immediately: against the survivors: 5 figures
= {"turn": {"number": 1}}
prepare / dice: 2
> Prepared Ambush: your role: Ambushers; against Zombies, 5 figures
> - Follow-up to: Pursuit
> - The encounter `2`
= {"encounter": {"kind": "ambush", "role": "ambusher"}, "turn": {"number": 1}}
finish success / fine: the others
> …- Rook came through: 400 points R65
= {"turn": {"number": 2}}
==== Raid: paid back on a 1 or 2
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1  1 1  1  1 6
= {"encounter": {"role": "raider", "surprised": "defender", "recruits": 6}}
finish success / fine: the others
> Battle finished: Raid, a success
> - Rook came through: 400 points R65
> - Raid may follow immediately: against the survivors: 7 figures
prepare / dice: 2  3 3
> Prepared Raid: your role: Defenders; against Zombies, 7 figures
> - Follow-up to: Raid `2`
> - The encounter `3 : 3`
= {"encounter": {"kind": "raid", "role": "defender"}}
==== Recover: hostages, and a Pursuit of those who are left
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  6 6  1 1  1 1 / dice: 4  3 3  5
= {"encounter": {"role": "defender", "hostages": 3}}
finish success / fine: the others / enemy-lost: 1
> …- Rook came through: 400 points R65
> - Pursuit follows immediately: against the survivors: 5 figures
prepare / dice: 2
> Prepared Pursuit: your role: Chasers; against Zombies, 5 figures
> - Follow-up to: Recover
> - The encounter `2`
= {"encounter": {"kind": "pursuit", "role": "chaser"}}
==== Siege: a Pursuit of those who got out
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  1 1  6 6  1 1  2
= {"encounter": {"role": "besieged"}}
begin
state 1 left-table
finish failure / fine: the others
> Battle finished: Siege, a failure
> - Rook came through
> - Pursuit may follow immediately: against the survivors: 7 figures
prepare / dice: 3  2
> Prepared Pursuit: your role: Runners; against Zombies, 7 figures
> - Follow-up to: Siege `3`
> - The encounter `2`
= {"encounter": {"kind": "pursuit", "role": "runner"}}
==== A follow-up that does not come makes no quiet turn
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  1 1  6 6  1 1  2
finish success / fine: the others
> …- Rook came through: 400 points R65
> - Pursuit may follow immediately: against the survivors: 7 figures
prepare / enemy: zombies / dice: 4  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1
> Prepared Firefight: your role: Meeting side; against Zombies, 4 figures
> - Late January, year 1: no quiet turn before it `4 : 3 4`
> - Choice of encounter: Firefight (Ambush 2, Firefight 12 + 2 = 14, Garrison 2 + 1 = 3, Pursuit 2 − 1 = 1, Raid 2 + 2 = 4, Recover 2 − 1 = 1, Siege 2, Sweep 2 + 2 = 4) `1 1 : 6 6 : 1 1 : 1 1 : 1 1 : 1 1 : 1 1 : 1 1`
> - The encounter
= {"turn": {"number": 2}}
==== Sweep: the part of them that is gone, and a Recover in its stead
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  1 1  1 1  6 6  1  3 3
= {"encounter": {"role": "attacker"}}
finish success / fine: the others / kills: Rook 2 / points: 2/4 / follows: recover
> Battle finished: Sweep, half the points
> - Rook came through: 280 points: a share of 200, and 80 for what was done R65
> - Recover follows immediately: against the survivors: 2 figures
= {"points": 280}
prepare / dice: 3 3  1
> Prepared Recover: your role: Defenders; against Zombies, 2 figures
> - Follow-up to: Sweep
> - The encounter: hostages: 1 `3 : 3 : 1`
= {"encounter": {"kind": "recover", "role": "defender"}}
==== A follow-up is fought by those who fought before it
join Tess / rep: 3 / armor: none / weapon: pistol
join Charlie / rep: 3 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  1 1  1 1  6 6  1 1  2
finish success / fine: Rook, Charlie
prepare / dice: 3  2
& Cross the table and get away: 100″ ahead of the Chasers.
& Your role: Runners. Leader: Rook. You may bring up to 4 Grunts; available: 1. Each figure you bring makes every share smaller. Enemy: Zombies, 7 figures, leader Rep 3.…
begin 1 2
! Tess did not fight the encounter before this one. What follows at once is fought by those who did.
begin
> The battle begins: 2 figures on the table
> - Group 1, 7 figures, off the table: Leader, Rep 3, Unarmed; 6 × Zombie, Rep 3, Unarmed
==== A journey is for the Wasteland
travel california
! This campaign is not set in the Wasteland, so there is no other locale to travel to.
