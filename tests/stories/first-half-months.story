# Chain Reaction, first edition, p. 7, 12, R60, R68: half months go by until a seven and bring back the wounded; who fought has
# a battle more; the Star's loss ends it; recruits are open for the encounter in hand.
found Courtney / rules: chain-reaction-1 / list: civilians / rep: 4
  option: genre=b-movie / option: terrain=none
==== Two quiet turns, and everything is as before
join Annie / type: Civilian / rep: 4 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
finish failure / fine: Courtney / bad-wound: Annie / dice: 1 2
> …- Annie was badly wounded: Recover check, both passed; away until Late February, year 1 `(1) (2)` R60
= {"turn": {"number": 2, "label": "Late January, year 1"}}
prepare / dice: 1 1  2 3  3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
> Prepared Ambush: your role: Ambushers; against Zombies, 4 figures
> - Late February, year 1: 2 quiet turns before it `1 1 : 2 3 : 3 4`
> - Back again: Annie
> - Choice of encounter: Ambush (Ambush 12, Garrison 2 + 1 = 3, Pursuit 2 + 1 = 3, Raid 2, Recover 2, Siege 2 − 1 = 1) `6 6 : 1 1 : 1 1 : 1 1 : 1 1 : 1 1`
> - The encounter: vehicles: 2 `2 : 5 : 2`
= {"turn": {"number": 4, "label": "Late February, year 1"}, "encounter": {"enemy": "zombies"}}
==== Waiting stops when somebody is back
prepare / until-back: yes
! Nobody is away wounded. Prepare the encounter instead.
join Annie / type: Civilian / rep: 4 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
finish failure / fine: Courtney / bad-wound: Annie / dice: 1 2
prepare / until-back: yes / dice: 1 1  2 3
> 2 quiet turns: now it is Late February, year 1 `1 1 : 2 3`
> - Back again: Annie
= {"turn": {"number": 4}, "phase": "prepare"}
==== Or when a seven comes first
join Annie / type: Civilian / rep: 4 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
finish failure / fine: Courtney / bad-wound: Annie / dice: 1 2
prepare / until-back: yes / dice: 1 1  3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
> Prepared Ambush: your role: Ambushers; against Zombies, 4 figures
> - Early February, year 1: 1 quiet turn before it `1 1 : 3 4`
> - Choice of encounter: Ambush (Ambush 12, Garrison 2 + 1 = 3, Pursuit 2 + 1 = 3, Raid 2, Recover 2, Siege 2 − 1 = 1) `6 6 : 1 1 : 1 1 : 1 1 : 1 1 : 1 1`
> - The encounter: vehicles: 2 `2 : 5 : 2`
= {"turn": {"number": 3}, "encounter": {"kind": "ambush"}}
==== Only those who fought have a battle more; who is away cannot have fought
join Annie / type: Civilian / rep: 4 / armor: none / weapon: pistol
join Bobbie / type: Civilian / rep: 4 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
finish failure / fine: Courtney / bad-wound: Annie / dice: 1 2
= {"grunts": [{"name": "Annie", "months": 1}, {"name": "Bobbie", "months": 0}]}
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
finish success / fine: Courtney, Annie
! Annie (number 2) is still away with a wound and cannot have taken part.
finish success / out-of-the-fight: Courtney
! Courtney (number 1) cannot be “out-of-the-fight” in these rules. Fates: fine, scratched, bad-wound, unconscious, ran-away, captured, surrendered, dead, turned.
==== Recruits up to the number of the encounter in hand (R68)
correct Courtney / rep: 2
recruit / dice: 3 4  3 4
> Grunts recruited: 2 from the Civilians list
> - Tess joined: Civilians list 7: Veteran, Rep 4 `3 4`
> - Dutch joined: Civilians list 7: Veteran, Rep 4 `3 4`
recruit 1
! There is no room in the band: Courtney, Rep 2, leads at most 2 Grunts, and there are 2.
# A garrison of a Rep 2 leader has two Grunts, those who attack it four.
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  5  2  1 1
= {"encounter": {"kind": "garrison", "recruits": 4}}
recruit 2 / dice: 3 4  3 4
> Grunts recruited: 2 from the Civilians list
> - Inez joined: Civilians list 7: Veteran, Rep 4 `3 4`
> - Coop joined: Civilians list 7: Veteran, Rep 4 `3 4`
begin
> The battle begins: 5 figures on the table
> - Group 1, 4 figures, section 5: Leader, Rep 3, Unarmed; 3 × Zombie, Rep 3, Unarmed
==== The dice decide which turns are quiet
rest
! In these rules the dice decide which turns are quiet. Prepare the next encounter.
==
prepare / enemy: zombies / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
==== A seven that nobody can meet goes by
finish failure / bad-wound: Courtney / dice: 1 2
> …- Courtney was badly wounded: Recover check, both passed; away until Late February, year 1 `(1) (2)` R60
# Late January and early February she is away, sevens or not; late February is met.
prepare / dice: 3 4  5 2  3 4  6 6  1 1  1 1  1 1  1 1  1 1  2  5  2
> Prepared Ambush: your role: Ambushers; against Zombies, 4 figures
> - Late February, year 1: 2 quiet turns before it `3 4 : 5 2 : 3 4`
> - A 7 with everybody away: Courtney’s band `3 4 : 5 2` R97
> - Back again: Courtney
> - Choice of encounter: Ambush (Ambush 12, Garrison 2 + 1 = 3, Pursuit 2 + 1 = 3, Raid 2, Recover 2, Siege 2 − 1 = 1) `6 6 : 1 1 : 1 1 : 1 1 : 1 1 : 1 1`
> - The encounter: vehicles: 2 `2 : 5 : 2`
= {"turn": {"number": 4}}
==== The Star's loss ends the campaign: captured
finish failure / captured: Courtney
> …- Courtney was captured: may be freed by the next Recover R85
> - Nobody could free Courtney R85
> - The campaign is over: Courtney is in the enemy’s hands
= {"phase": "over"}
==== The Star's loss ends the campaign: surrendered
finish failure / surrendered: Courtney
> …- Courtney surrendered: lost nerve, Rep 4 to 3; may be freed by the next Recover R67 R85
> - Nobody could free Courtney R85
> - The campaign is over: Courtney is in the enemy’s hands
= {"phase": "over"}
==== The Star's loss ends the campaign: turned
finish failure / turned: Courtney
> …- Courtney turned
> - The campaign is over: Courtney is one of them now
= {"phase": "over"}
