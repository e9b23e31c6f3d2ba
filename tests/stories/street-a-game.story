# The percentile street skirmish, R81: whose go it is, what is lost, and two games linked by those who live.
found Doxey / rules: urban-d100 / list: british / dice: 5  4 4 4 4
recruit 6
! There is no room for 6 recruits. Places free: 5.
recruit 3 / dice: 2  3 5 5 6   3  6 3 3 3   5  1 4 4 4
> Figures recruited: 3 from the British list
> - Dorn joined: British list 2: Rifleman, Initiative 2, skill 160 `2 : 3 : 5 5 6`
> - Keller joined: British list 3: Rifleman, Initiative 3, skill 90 `3 : 6 : 3 3 3`
> - Pryce joined: British list 5: Submachine-gunner, Initiative 1, skill 120 `5 : 1 : 4 4 4`
prepare / enemy: feudal
! There is no army list “feudal” in Percentile street skirmish. Lists: british, germans, partisans, modern.
prepare / enemy: germans / dice: 1   1 3 3 3 3   2 1 1 1 1   3 2 2 2 2   4 3 3 3 3
> Prepared The tram depot: against Germans, 4 figures
> - The tram depot: A long shed at one end, burnt-out trams on open track, a low wall along the street. `1`
> - Enemy 1: NCO, SMG; Initiative 2, skill 120 `1 : 3 3 3 3`
> - Enemy 2: Rifleman, Rifle; Initiative 1, skill 30 `2 : 1 : 1 1 1`
> - Enemy 3: Rifleman, Rifle; Initiative 1, skill 60 `3 : 2 : 2 2 2`
> - Enemy 4: Rifleman, Rifle; Initiative 2, skill 90 `4 : 3 : 3 3 3`
==== All move from the lowest up and fire from the highest down, nobody twice
? Play it, then go to After the battle and report the outcome.
go
> Turn 1: initiative 1 moves, Pryce, enemy 2 and enemy 3
go
> Turn 1: initiative 2 moves, Dorn, enemy 1 and enemy 4
lost 2 1
> Dorn: initiative lost 1: of 2 R81
enemy-lost 1 3
> Enemy 1: initiative lost 3: of 2: below zero R81
? Turn 1: initiative 2 moves, enemy 4. When the game is over, go to After the battle and report the outcome.
lost 2 1
! Initiative lost by Dorn is 1 already.
lost 9 1
! Nobody in the band has number 9. Numbers: 1 Doxey, 2 Dorn, 3 Keller, 4 Pryce.
enemy-lost 5 1
! There is no enemy 5 in this game. Enemies are 1 to 4.
go
> Turn 1: initiative 3 moves, Keller
go
> Turn 1: initiative 4 moves, Doxey
go
> Turn 1: initiative 4 fires, Doxey
# Hit by one who fires later, Doxey has 2 left, and does not fire again.
lost 1 2
go
> Turn 1: initiative 3 fires, Keller
go
> Turn 1: initiative 2 fires, enemy 4
go
> Turn 1: initiative 1 fires, Dorn, Pryce, enemy 2 and enemy 3
go
> Turn 1: those at initiative 0 fire
go
> Turn 2: initiative 1 moves, Dorn, Pryce, enemy 2 and enemy 3
==== Who is hit acts with what is left
lost 2 2
lost 3 1
lost 4 2
> Pryce: initiative lost 2: of 1: below zero R81
enemy-lost 1 3
enemy-lost 3 1
% {"figures":[{"fate":"fine","id":2,"initiative_lost":2},{"fate":"fine","id":3,"initiative_lost":1},{"fate":"dead","id":4,"initiative_lost":2}],"outcome":null}
go
> Turn 1: initiative 1 moves, enemy 2
==== Two games linked by those who live
finish success / fine: Doxey, Dorn, Keller / kills: Doxey 2, Keller 1
  initiative-lost: Dorn 3, Keller 3
> Battle finished: The tram depot, a success
> - Doxey came through: no initiative lost; taken out: 2
> - Dorn was killed: initiative 2, 3 lost: below zero R81
> - Keller came through: initiative 3, 3 lost; back to 3; taken out: 1 R81
# Four at least against the three who are left; the last enemy is met again.
prepare / dice: 6   6 6 6 6 6   1 3 3 3 3 3   6 1 2 2 2   5 1 1 1 1
> Prepared The crossroads: against Germans, 4 figures
> - The crossroads: Two streets that cross, a ruin on every corner, a barricade on one of the roads. `6`
> - Enemy 1: NCO, SMG; Initiative 4, skill 240 `6 : 6 6 6 6`
> - Enemy 2: NCO, SMG; Initiative 3, skill 120 `1 : 3 : 3 3 3 3`
> - Enemy 3: Machine-gunner, Belt LMG; Initiative 1, skill 60 `6 : 1 : 2 2 2`
> - Enemy 4: Submachine-gunner, SMG; Initiative 1, skill 30 `5 : 1 : 1 1 1`
= {"encounter": {"title": "The crossroads", "enemy": "germans"}}
finish failure / fine: Doxey / dead: Keller / initiative-lost: Keller 1
> Battle finished: The crossroads, a failure
> - Doxey came through: no initiative lost
> - Keller was killed: initiative 3, 1 lost R81
= {"star": {"initiative": 4, "months": 2}, "grunts": [{"name": "Pryce"}]}
==== It ends with its leader
finish failure / fine: Doxey / initiative-lost: Doxey 5
> Battle finished: The tram depot, a failure
> - Doxey was killed: initiative 4, 5 lost: below zero R81
> - The campaign is over: Doxey is dead
= {"phase": "over"}
bring-back Doxey
> Doxey is back: brought back by hand; died in Game 1 R5
> - The campaign goes on R5
= {"star": {"initiative": 4}, "turn": {"number": 2}}
==== Refused
finish success
! Report at least one figure that took part.
finish success / out-of-the-fight: Doxey
! Doxey (number 1) cannot be “out-of-the-fight” in these rules. Fates: fine, dead.
finish success / fine: Doxey / lost-nerve: Doxey
! These rules do not use wounds or lost nerve. Leave them out for Doxey (number 1).
==== No month passes without a game
finish success / fine: the others
rest
! In these rules one encounter follows another, so no month can pass without one.
