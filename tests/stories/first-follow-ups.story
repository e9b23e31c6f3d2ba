# Chain Reaction, first edition, p. 13 to 15, R77, R97: what follows at once is fought by those who fought before it and can;
# leaders and numbers are counted anew, the badly wounded of both sides stay out, and where nobody can fight nothing follows.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none
==== Nobody is fit to fight
join Ann / rep: 3 / armor: none / weapon: pistol
prepare / enemy: police / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1 / dice: 1 1  1 1  1 1  1 1
finish failure / bad-wound: Rook / dead: Ann / dice: 1 1
> Battle finished: Robbery, a failure
> - Rook was badly wounded: Recover check, both passed; away until Late February, year 1 `(1) (1)` R60
> - Ann was killed
> - Nothing follows immediately: nobody of the band is fit to fight R97
= {"turn": {"number": 2}}
# Two sevens find everybody away, and are quiet; the third is fought.
prepare / enemy: police / dice: 3 4  3 4  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
  dice: 1 1  1 1  1 1  1 1
> Prepared Firefight: your role: Meeting side; against Police, 4 figures
> - Late February, year 1: 2 quiet turns before it `3 4 : 3 4 : 3 4`
> - A 7 with everybody away: Rook’s band `3 4 : 3 4` R97
> - Back again: Rook…
= {"turn": {"number": 4}, "encounter": {"kind": "firefight"}}
==== Nobody recruits for it, and who stayed at home may not come
join Tess / rep: 2 / armor: none / weapon: pistol
join Big / rep: 5 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1  3 3
recruit 1 / dice: 1 1
> Dutch joined: Gang list 2: Meat, Rep 2 `1 1`
finish failure / bad-wound: Rook / fine: Tess / dice: 1 1
> Battle finished: Raid, a failure
> - Rook was badly wounded: Recover check, both passed; away until Late February, year 1 `(1) (1)` R60
> - Tess came through
> - Raid may follow immediately: against the survivors: 7 figures
# The retribution comes; 1 and Tess's 2 against 6 and 3: surprised, with twice Tess's Rep in Grunts, and not Big's.
prepare / dice: 1  1 6
> Prepared Raid: your role: Defenders; against Zombies, 7 figures
> - Follow-up to: Raid `1`
> - The encounter: Defenders are surprised `1 : 6`
& Drive the raiders away.
& Your role: Defenders. Leader: Tess. You may bring up to 4 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Zombies, 7 figures, leader Rep 3.…
= {"encounter": {"role": "defender", "surprised": "defender", "recruits": 4}}
recruit 1
! A follow-up is fought by the survivors: nobody can be recruited for it.
finish success / fine: Tess, Big
! Big did not fight the encounter before this one. What follows at once is fought by those who did.
% {"outcome":null}
