# Chain Reaction, first edition, pp. 16 to 18: the book's own sample encounter. Courtney puts down three zombies, one of them Harry;
# Bobbie two; Annie is knocked out as she runs; Harry turns.
found Courtney / rules: chain-reaction-1 / list: civilians / rep: 5
  option: genre=b-movie / option: terrain=none
join Annie / type: Civilian / rep: 4 / armor: none / weapon: pistol
join Bobbie / type: Civilian / rep: 4 / armor: flak / weapon: pistol
join Harry / type: Civilian / rep: 3 / armor: none / weapon: axe
prepare / enemy: zombies
  # A 7 in early January; the first of the movies' six kinds, an ambush; two vehicles, the player sets it, nobody else is there.
  dice: 3 4
  dice: 6 6  1 1  1 1  1 1  1 1  1 1
  dice: 2  5  2
finish success / fine: Courtney / unconscious: Annie / scratched: Bobbie
  turned: Harry / kills: Courtney 3, Bobbie 2 / lost-nerve: Annie
  # Annie's Recover check, against the Rep of 3 that her nerve has left her: both pass, a month away.
  dice: 1 2
# p. 17: 400 points among four, 40 for each zombie; Annie drops a Rep for losing her nerve
= {"points": 600, "star": {"name": "Courtney", "points": 220, "rep": 5}, "grunts": [{"name": "Annie", "points": 100,
= "rep": 3, "back_in": 4}, {"name": "Bobbie", "points": 180, "rep": 4}], "former": [{"name": "Harry", "points": 100,
= "status": "turned"}], "turn": {"number": 2}}
