# Chain Reaction, first edition, p. 10, 11, R76: a media crew is one Reporter, who leads, and one Tech; a driver and a
# bodyguard may go along.
found Dana / rules: chain-reaction-1 / list: media / armor: none / weapon: camera
! A media crew is led by its Reporter (p. 10): the Star carries the mike.
# A Tech is rolled again.
found Dana / rules: chain-reaction-1 / list: media / roll-star: yes / dice: 1 2  2 2 / option: genre=gang
  option: setting=urban / option: terrain=none
= {"star": {"weapon": "mike"}}
==== One Tech
# A 7 is another Reporter and rolled again; a 3 is a Tech.
recruit / dice: 3 4  1 2
> Tess joined: Media crew list 3: Tech, Rep 3 `3 4 : 1 2`
= {"grunts": [{"weapon": "camera"}]}
recruit
! The media crew has its Tech. A driver and a bodyguard can be picked by hand.
==== A driver and a bodyguard
join Lou / type: Driver / rep: 2 / armor: none / weapon: pistol
join Max / type: Bodyguard / rep: 4 / armor: none / weapon: pistol
join Bo / type: Driver / rep: 3 / armor: none / weapon: pistol
! A media crew has one Reporter, who leads it, and one Tech; one driver and one bodyguard may go along. That part is taken.
recruit 1 / dice: 1 2
> Tess joined: Media crew list 3: Tech, Rep 3 `1 2`
==== Nobody else
join Max / type: Bodyguard / rep: 5 / armor: none / weapon: pistol
! A media crew takes a Tech with a camera, a driver of Rep 2 or 3, or a bodyguard of Rep 4.
join Max / type: Soldier / rep: 4 / armor: none / weapon: pistol
! A media crew takes a Tech with a camera, a driver of Rep 2 or 3, or a bodyguard of Rep 4.
