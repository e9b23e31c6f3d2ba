Procedures by their contract: the dice in the order they are asked for, the result field by field.

# Swordplay recruits and moves a PEF
  $ muster --json roll swordplay recruit list=feudal count=2 --dice "1 1 6 6"
  .pack == "swordplay"
  .procedure == "recruit"
  .result.figures[0] == {"type": "Mounted Knight", "class": "noble", "rep": 5, "armor": 4, "shield": true, "weapon": "lance-and-sword"}
  .result.figures[1] == {"type": "Crossbowman", "class": "missile", "rep": 4, "armor": 2, "shield": false, "weapon": "crossbow"}
  .rolls[].for == ["Recruit, figure 1", "Recruit, figure 2"]
  .rolls[].dice == [[1, 1], [6, 6]]
  $ muster --json roll swordplay pef-move eal=4 others=true --dice "2 6 3"
  .result == {"passed": 1, "move": "to-pef", "inches": 8}
  .rolls[].for == ["Move", "Direction"]

# Stay or Go rolls for the Star and for each
  $ muster --json roll swordplay stay-or-go star_rep=4 star_oof=true grunt_losses=false last_outcome=success grunts=4:7:false,3:0:true \
  >     --dice "1 4 1 5 2 1 6 4 4 1 2 6"
  .result.grunts[0] == {"star_successes": 3, "grunt_successes": 1, "result": "stays-firm"}
  .result.grunts[1] == {"star_successes": 1, "grunt_successes": 2, "result": "leaves-poisoning"}
  .rolls[].for == ["Stay or Go, the Star", "Stay or Go, the Star for figure 1", "Stay or Go, figure 1", "Stay or Go, figure 2"]

# What was rolled and what comes of it is told in words
  $ muster roll swordplay recovery rep=1 fate=ran-away --dice "1 6"
  Recovery: 1 6
  fate: gone
  passed: 1
  returns: no
  $ muster roll swordplay melee dice_a=1 dice_b=1 armor_a=2 armor_b=2 --dice "6 6"
  Melee, side A: 6
  fate: –
  successes a: 0
  winner: –
  $ muster roll swordplay resolve-pef eal=5 party=3 leader_placed=false last=true list=feudal --dice 5,3,4,5,5,3,3,3,4,6,1,1,1,3,4,6
  Side of the second group: 6
  armor class rep shield type weapon
  2 soldier 3 yes Infantry spear
  type: Crossbowman
  side: –
  leader: –
  side: right
  $ muster roll swordplay reaction test=received-fire class=soldier rep=4 situation=out-of-reach --dice "4 5"
  ...Duck Back: To the nearest cover within 6"...
  $ muster roll swordplay stay-or-go star_rep=4 star_oof=true grunt_losses=false last_outcome=success grunts=
  grunts: none
