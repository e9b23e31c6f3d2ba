# Chain Reaction, first edition, p. 11, R68: an agreed number of points for each side, paid figure by figure; or the square of
# the Rep.
found Rook / rules: chain-reaction-1 / list: civilians / rep: 3 / weapon: pistol
  armor: none / option: recruits=points / option: force-points=100
  option: genre=gang / option: terrain=none
recruit 1
! This campaign's forces are bought by points, so nobody is rolled up. Pick each figure by hand.
join Ash / type: Civilian / rep: 4 / armor: none / weapon: assault-rifle
join Bo / type: Civilian / rep: 4 / armor: none / weapon: rifle
join Di / type: Civilian / rep: 5 / armor: body-armor / weapon: assault-rifle
join Cy / type: Civilian / rep: 5 / armor: flak / weapon: assault-rifle
! That figure costs 25; points left to spend: 22 of 100.
join Cy / type: Civilian / rep: 4 / armor: none / weapon: pistol
==== Paid figure by figure, until what is left is nobody's price
prepare / enemy: police / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1 / dice: 1 2  1 2  1 2  1 2  1 2  1 2  1 2  1 2
> Prepared Firefight: your role: Meeting side; against Police, 7 figures…
==== Zombies come as they are printed
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
> Prepared Firefight: your role: Meeting side; against Zombies, 16 figures…
& Drive the other side off the table.
& Your role: Meeting side. Leader: Rook. Your force may cost up to 100 points. Each figure you bring makes every share smaller. Enemy: Zombies, 16 figures, leader Rep 3.…
