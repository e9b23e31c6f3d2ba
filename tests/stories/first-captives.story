# Chain Reaction, first edition, p. 7, 10, 14, R85, R97: a Star who is captured is away and the best Grunt leads; the captured
# are a Recover's hostages, the highest Rep first, and free when they are brought out.
found Courtney / rules: chain-reaction-1 / list: civilians / rep: 3
  option: genre=b-movie / option: terrain=none
join Annie / rep: 4 / armor: none / weapon: pistol
join Bobbie / rep: 2 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
==== A captured Star is away and the best Grunt leads
finish failure / captured: Courtney / fine: Annie, Bobbie
> Battle finished: Ambush, a failure
> - Courtney was captured: may be freed by the next Recover R85
> - Annie came through
> - Bobbie came through
= {"phase": "prepare", "star": {"status": "captured"}}
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1  3 3  5
& Find the dwelling where your people (3) are held, and bring them off the table.
& Your role: Rescuers. Leader: Annie. You may bring up to 6 Grunts; available: 1. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& Among the hostages: Courtney. If they are brought out, they are back in the band.
& First wound from a zombie: 1d6 + Rep; on 7 or more the figure is fine, otherwise it turns in ½d6 turns. A zombie that brings a figure down eats for ½d6 turns.
& Starting a car in a hurry: 1d6 each turn; it starts on 1–3.
& Media coverage, 1d6 at the start: 1: a crew is there, 2–3: roll again next turn.…
finish success / fine: Courtney
! Courtney (number 1) is captured and cannot have taken part.
finish success / fine: Annie, Bobbie / follows: nothing
> Battle finished: Recover, a success
> - Annie came through: 200 points R65
> - Bobbie came through: 200 points R65
> - Courtney is free again R85
= {"star": {"status": "active"}}
==== Who is not freed then ends the campaign
finish failure / surrendered: Courtney / fine: Annie
> …- Courtney surrendered: lost nerve, Rep 3 to 2; may be freed by the next Recover R67 R85…
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1  3 3  5
finish failure / fine: Annie / follows: nothing
> Battle finished: Recover, a failure…
> - Nobody could free Courtney R85
> - The campaign is over: Courtney is in the enemy’s hands
= {"phase": "over"}
==== Other encounters leave the Star captured
finish failure / captured: Courtney / fine: Annie
> …- Courtney was captured: may be freed by the next Recover R85…
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
finish failure / fine: Annie
> Battle finished: Ambush, a failure
> - Annie came through
= {"phase": "prepare", "star": {"status": "captured"}}
==== Nobody is left to come
finish failure / captured: Courtney, Bobbie / dead: Annie
> …- Courtney was captured: may be freed by the next Recover R85
> - Annie was killed
> - Bobbie was captured
> - Nobody could free Courtney R85
> - The campaign is over: Courtney is in the enemy’s hands
= {"phase": "over"}
==== A killed Star ends the campaign
finish failure / dead: Courtney / fine: Annie
> …- Courtney was killed…
> - The campaign is over: Courtney is dead
= {"phase": "over"}
==== Set free or taken by hand (R5)
finish failure / captured: Courtney / fine: Annie
> …- Courtney was captured: may be freed by the next Recover R85…
correct Courtney / status: active
> Courtney is free again R5
correct Courtney / status: captured
> Courtney is captured R5
= {"phase": "prepare", "star": {"status": "captured"}}
==== The captured are the hostages and come back
finish failure / fine: Courtney / captured: Annie / surrendered: Bobbie
> …- Courtney came through
> - Annie was captured
> - Bobbie surrendered: lost nerve, Rep 2 to 1 R67
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1  3 3  5
& Find the dwelling where your people (3) are held, and bring them off the table.
& Your role: Rescuers. Leader: Courtney. You may bring up to 5 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& Among the hostages: Annie and Bobbie. If they are brought out, they are back in the band.…
finish success / fine: Courtney / follows: nothing
> …- Courtney came through: 400 points R65
> - Annie is free again R85
> - Bobbie is free again R85
# They fought in the battle that they were captured in.
= {"grunts": [{"name": "Annie", "weapon": "pistol", "months": 1}, {"name": "Bobbie", "months": 1}]}
==== Or not
finish failure / fine: Courtney / captured: Annie / surrendered: Bobbie
> …- Annie was captured
> - Bobbie surrendered: lost nerve, Rep 2 to 1 R67
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1  3 3  5
finish failure / fine: Courtney / follows: nothing
> Battle finished: Recover, a failure…
= {"grunts": []}
==== Who was brought out is free though the other was not, whatever is reported
finish failure / fine: Courtney / captured: Annie, Bobbie
> …- Annie was captured
> - Bobbie was captured
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1  3 3  5
begin
hostages 1
% {"outcome":null}
% failure, 0/1 of the points: Not all that they came for is off the table.
finish success / fine: Courtney / follows: nothing
> …- Courtney came through: 400 points R65
> - Annie is free again R85
= {"grunts": [{"name": "Annie"}]}
==== One hostage, and the captured Grunt has the higher Rep
finish failure / captured: Courtney, Annie / fine: Bobbie
> …- Courtney was captured: may be freed by the next Recover R85
> - Annie was captured…
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1  3 3  1
& Find the dwelling where your people (1) are held, and bring them off the table.
& Your role: Rescuers. Leader: Bobbie. You may bring up to 3 Grunts; available: 0. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& Among the hostages: Annie. If they are brought out, they are back in the band.
& Not among them: Courtney, who is lost when this Recover is over.…
==== A Recover may be about an antidote
finish failure / fine: Courtney, Bobbie / turned: Annie
> …- Annie turned…
prepare / enemy: zombies / dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1  3 3  5
& Find the dwelling where your people (3) are held, and bring them off the table.
& Your role: Rescuers. Leader: Courtney. You may bring up to 5 Grunts; available: 1. Each figure you bring makes every share smaller. Enemy: Zombies, 4 figures, leader Rep 3.…
& This Recover may be about an antidote for Annie: edit the encounter to say so.…
