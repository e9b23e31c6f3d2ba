# TUMOR, R4, R14, R50, R80: First Aid to everybody first, with the wounded figure's Rep, then what the campaign's own rules
# make of it.
found Vasquez / rules: chain-reaction-3 / list: military / rep: 5
  option: attributes=off / option: sheet=tumor / option: campaign=plain
join Hudson / type: Soldier / rep: 3 / armor: 0 / weapon: assault-rifle
join Frost / type: Soldier / rep: 4 / armor: 0 / weapon: assault-rifle
prepare / enemy: insurgents / seed: 5
==== Both passed: fine
finish success / fine: Vasquez / wounded: Hudson / dice: 3 1
> Battle finished: a success; next Raid: Attack
> - Sat out: Frost
> - Hudson was wounded: First Aid, Rep 3, both passed: Fine `(3) (1)` R80
==== One passed: out of the fight, and recovery
finish success / wounded: Hudson / fine: the others / dice: 3 4  2 2
> …- Hudson was wounded: First Aid, Rep 3, one passed: Out of the Fight `(3) 4` R80
> - Hudson recovered: Out of the Fight, Rep 3, both passed `(2) (2)`
==== None passed: dead
finish success / wounded: Hudson / fine: the others / dice: 4 6
> …- Hudson was wounded: First Aid, Rep 3, none passed: Obviously Dead `4 6` R80
> - Hudson was killed: Obviously Dead, Rep 3
= {"former": [{"status": "dead"}]}
==== To everybody before anybody recovers
finish success / out-of-the-fight: Hudson / wounded: Frost / fine: the others / dice: 5 4  1 2  6 4
> …- Frost was wounded: First Aid, Rep 4, one passed: Out of the Fight `5 (4)` R80
> - Hudson recovered: Out of the Fight, Rep 3, both passed `(1) (2)`
> - Frost recovered: Out of the Fight, Rep 4, one passed; Rep 4 to 3 `6 (4)` R50
==== A Star who dies of a wound ends the campaign
finish success / wounded: Vasquez / fine: the others / dice: 6 6
> …- Vasquez was wounded: First Aid, Rep 5, none passed: Obviously Dead `6 6` R80
> - Vasquez was killed: Obviously Dead, Rep 5
> - The campaign is over: Vasquez is dead R14
= {"phase": "over"}
==== On the table it is noted
begin
state 2 wounded
> Hudson: wounded
% {"figures":[{"fate":"wounded","id":2}],"outcome":null}
==== One encounter follows another in a plain campaign
finish success / fine: the others
rest
! In these rules one encounter follows another, so no month can pass without one.
