# TUMOR, R80: on its sheet a figure of the first edition may be stunned, which lasts an activation.
found Rook / rules: chain-reaction-1 / list: gang / rep: 4 / option: genre=gang
  option: terrain=none / option: sheet=tumor
join Ash / rep: 3 / armor: none / weapon: pistol
prepare / enemy: zombies / dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1
begin
state 2 stunned
> Ash: stunned
? Your band is on the table. Draw a card for each side.
% {"outcome":null}
% failure, 0/1 of the points: The enemy was not driven off.
