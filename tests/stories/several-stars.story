# Swordplay, p. 26, R36: several players in one campaign, each with a Star and Grunts: who joins and leaves, whose Grunts test
# against whom, and what becomes of those whose Star is lost.
found Osric
  list: feudal
  player: Ann
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword

==== Another player joins with a Star and no Grunts
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 4
  armor: 4
  shield: yes
  weapon: lance-and-sword
> Ben joined the campaign with Maud: Star, Noble, Rep 4 R36
= {"stars": [{"name": "Osric"}, {"name": "Maud"}], "grunts": [{"name": "Tibb"}]}
player Ulf
  player: ann
  rep: 4
! Ann already has a Star in this campaign: Osric. Give each player's name only once.
player Ulf
  player: Cis
  rep: 6
! Rep 6 is out of range for the Star. Use 3 to 5.
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
player Ulf
  player: Cis
  rep: 4
! An encounter is under way. Finish the battle first.

==== With an army list of their own, by which each band recruits
player Maud
  player: Ben
  list: elvs
  rep: 4
! There is no army list “elvs” in Swordplay. Did you mean “elves”? Lists: feudal, northmen, dwarves, elves, goblins, orcs.
player Maud
  player: Ben
  list: orcs
  rep: 4
> Ben joined the campaign with Maud: Star, Noble, Rep 4; Orcs list R36
recruit 1
  dice: 3 4  3 4
> Grunts recruited: 2 from the Feudal and Orcs list
> - Tibb joined: Feudal list 7: Infantry, Rep 3; follows Osric `3 4`
> - Berta joined: Orcs list 7: Orc, Rep 4; follows Maud `3 4`

==== Every band recruits in turn
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
recruit
  dice: 3 4  3 4
> Grunts recruited: 2 from the Feudal list
> - Ulric joined: Feudal list 7: Infantry, Rep 3; follows Osric `3 4`
> - Hamo joined: Feudal list 7: Infantry, Rep 3; follows Maud; more than the Star's, so for one encounter only `3 4` R10
recruit
! The band of Osric has no room for that. Places free: 0.

==== One band recruits alone
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
recruit 2
  for: Maud
! The band of Maud has no room for that. Places free: 1.
recruit 1
  for: Ranulf
! Number 5 is not a Star of this campaign. Stars: 1 Osric, 4 Maud.
recruit
  for: Maud
  dice: 3 4
> Ulric joined: Feudal list 7: Infantry, Rep 3; follows Maud; more than the Star's, so for one encounter only `3 4` R10
= {"grunts": [{"leader": 1}, {"leader": 1}, {"leader": 4}, {"leader": 4}]}

==== Stay or Go is taken Star by Star, against the own one
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish success
  fine: the others
  dice: 1 2 6  4 5 6  1 2 3   4 5  1 2 3
> Battle finished: a success; next Raid: Attack, EAL stays 3
> - Tibb stays firm: 2 to 0, no test next time `(1) (2) 6 : 4 5 6` R18
> - Berta left: 2 to 3 `(1) (2) 6 : (1) (2) (3)`
> - Ranulf left in anger: 0 to 3, with nobody left to listen `4 5 : (1) (2) (3)` R18 R19
* Osric Rep 3, 1 months
* Maud Rep 2, 1 months
* Tibb Rep 3, 1 months, exempt
* Month 1: Ranulf Rep 3 Left in anger
* Month 1: Berta Rep 3 Left
* Next: Raid: Attack, EAL 3

==== A fallen Grunt counts against its own Star only
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish success
  fine: Osric
  out-of-the-fight: Ranulf
  dice: 1 1   1 2 3  4 5 6  4 5 6   1  4 5 6
> Battle finished: a success; next Raid: Attack, EAL stays 3
> - Sat out: Maud, Tibb and Berta
> - Ranulf recovered: Out of the Fight, Rep 3, both passed `(1) (1)`
> - Tibb stays firm: 3 to 0, no test next time `(1) (2) (3) : 4 5 6` R18
> - Berta stays firm: 3 to 0, no test next time `(1) (2) (3) : 4 5 6` R18
> - Ranulf stays firm: 1 to 0, no test next time `(1) : 4 5 6` R18

==== Poison works in the leaver's band only
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish success
  fine: the others
  dice: 6 6 6  1 2 3  1 6 6   1 1  6 6 6
> Battle finished: a success; next Raid: Attack, EAL stays 3
> - Tibb left in anger: 0 to 3, with nobody left to listen `6 6 6 : (1) (2) (3)` R18 R19
> - Berta left in anger: 0 to 1, with nobody left to listen `6 6 6 : (1) 6 6` R18 R19
> - Ranulf stays firm: 2 to 0, no test next time `(1) (1) : 6 6 6` R18
* Osric Rep 3, 1 months
* Maud Rep 2, 1 months
* Ranulf Rep 3, 1 months, exempt
* Month 1: Berta Rep 3 Left in anger
* Month 1: Tibb Rep 3 Left in anger
* Next: Raid: Attack, EAL 3

==== The same with a leaver of the other band
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish success
  fine: the others
  dice: 1 1 1  6 6 6  6 6 6   6 6  1 2 3
> Battle finished: a success; next Raid: Attack, EAL stays 3
> - Tibb stays firm: 3 to 0, no test next time `(1) (1) (1) : 6 6 6` R18
> - Berta stays firm: 3 to 0, no test next time `(1) (1) (1) : 6 6 6` R18
> - Ranulf left in anger: 0 to 3, with nobody left to listen `6 6 : (1) (2) (3)` R18 R19
* Osric Rep 3, 1 months
* Maud Rep 2, 1 months
* Tibb Rep 3, 1 months, exempt
* Berta Rep 3, 1 months, exempt
* Month 1: Ranulf Rep 3 Left in anger
* Next: Raid: Attack, EAL 3

==== Each player's figures begin as a group of their own
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
begin 1 3 4 5
> The battle begins: 4 figures on the table; sat out: Tibb
> - Maud: group B
> - Ranulf: group B
own-place B 7
> Your group B placed: now in section 7
# A failure is proposed only when all Stars are killed.
state 1 dead
% {"figures":[{"fate":"obviously-dead","id":1}],"outcome":null}
state 4 dead
% {"figures":[{"fate":"obviously-dead","id":1},{"fate":"obviously-dead","id":4}],"outcome":null}
% failure, 0/1 of the points: Osric was killed.

==== Grunts of a lost Star leave, the last first, without a test
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish success
  obviously-dead: Osric
  dice: 1 2  4 5 6
> Battle finished: a success; next Raid: Attack, EAL stays 3
> - Sat out: Maud, Tibb, Berta and Ranulf
> - Osric was killed: Obviously Dead, Rep 3
> - Berta left: Osric leads no longer R36
> - Tibb left: Osric leads no longer R36
> - Ranulf stays firm: 2 to 0, no test next time `(1) (2) : 4 5 6` R18
= {"phase": "prepare", "star": {"name": "Maud"}}

==== Another Star takes them over as far as there is room
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 2
  armor: 2
  shield: yes
  weapon: spear
correct Tibb
  months: 6
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish success
  obviously-dead: Osric
  grunts-to: Osric, Maud
  dice: 1 2  4 5 6
> Battle finished: a success; next Raid: Attack, EAL stays 3
> - Sat out: Maud, Tibb, Berta and Ranulf
> - Osric was killed: Obviously Dead, Rep 3
> - Tibb follows Maud from now on: months start again at 0 R36
> - Berta left: no Star had room R36
> - Ranulf stays firm: 2 to 0, no test next time `(1) (2) : 4 5 6` R18
* Maud Rep 2, 1 months
* Tibb Rep 2, 0 months
* Ranulf Rep 3, 1 months, exempt
* Month 1: Berta Rep 3 Left, as no Star had room
* Month 1: Osric Rep 3 Killed
* Next: Raid: Attack, EAL 3

==== Nobody is promised to a Star without room
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 2
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 1
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 1
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish success
  obviously-dead: Osric
  grunts-to: Osric, Maud
! Maud has no room for the Grunts of Osric.

==== The campaign ends with the last Star; one of them may be brought back
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish failure
  captured: Osric
  obviously-dead: Maud
  ran-away: Ranulf
  dice: 1 2
> Battle finished: a failure, and the end of the campaign
> - Sat out: Tibb and Berta
> - Osric was captured: out of the band until brought back R22
> - Maud was killed: Obviously Dead, Rep 2
> - Ranulf is back: ran away, Rep 3, both passed `(1) (2)`
> - The campaign is over: Maud is dead R14
= {"phase": "over"}
bring-back Maud
  dice: 1 2  4 5 6
> Maud is back: brought back by hand; died in Month 1 R5
> - Berta removed from the band: left R5
> - Tibb removed from the band: left R5
> - Ranulf stays firm: 2 to 0, no test next time `(1) (2) : 4 5 6` R18
> - The campaign goes on: next Raid: Defend, EAL 4 R5
= {"phase": "prepare", "stars": [{"name": "Maud"}], "grunts": [{"name": "Ranulf", "leader": 4}]}

==== A player leaves with the Grunts, and comes back with them
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
part Osric
> Ann left the campaign with Osric: and with them Tibb and Berta R36
part Maud
! Maud is the last Star of this campaign and cannot leave it.
bring-back Osric
> Osric is back: brought back by hand; left in Month 1 R5
> - Berta is back: brought back by hand; left in Month 1 R5
> - Tibb is back: brought back by hand; left in Month 1 R5
* Osric Rep 3, 0 months
* Maud Rep 2, 0 months
* Tibb Rep 3, 0 months
* Berta Rep 3, 0 months
* Ranulf Rep 3, 0 months
* Next: Patrol, EAL to be rolled

==== The Grunts stay with another Star who has room for all
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
part Osric
  grunts-to: Maud
! Maud has no room for the Grunts of Osric. Places free: 1; Grunts: 2.
part Maud
  grunts-to: Maud
! Number 4 is not another Star of this campaign. Stars: 1 Osric.
part Maud
  grunts-to: Osric
> Ben left the campaign with Maud R36
> - Ranulf follows Osric from now on: months start again at 0 R36

==== A Grunt whose Star is lost comes back to the one who has room
join Tibb
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Berta
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
join Joan
  for: Osric
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
player Maud
  player: Ben
  class: noble
  rep: 3
  armor: 4
  shield: yes
  weapon: lance-and-sword
join Ranulf
  for: Maud
  type: Infantry
  class: soldier
  rep: 3
  armor: 2
  shield: yes
  weapon: spear
correct Maud
  rep: 2
correct
  next: patrol
  eal: 3
prepare
  enemy: orcs
  seed: 61
finish failure
  obviously-dead: Maud
  captured: Ranulf
  dice: 1 2 3  6 6 6  6 6 6  6 6 6
> Battle finished: a failure; next Raid: Defend, EAL rises to 4
> - Sat out: Osric, Tibb, Berta and Joan
> - Maud was killed: Obviously Dead, Rep 2
> - Ranulf was captured: out of the band until brought back R22
> - Tibb stays firm: 3 to 0, no test next time `(1) (2) (3) : 6 6 6` R18
> - Berta stays firm: 3 to 0, no test next time `(1) (2) (3) : 6 6 6` R18
> - Joan stays firm: 3 to 0, no test next time `(1) (2) (3) : 6 6 6` R18
player Ulf
  player: Ben
  rep: 4
bring-back Ranulf
> Ranulf is back: brought back by hand; captured in Month 1 R5
> - Ranulf follows Ulf from now on: months start again at 0 R36
= {"former": [{"name": "Maud"}], "grunts": [{"leader": 1}, {"leader": 1}, {"leader": 1}, {"name": "Ranulf", "leader": 7}]}
part Ulf
  grunts-to: Osric
! Osric has no room for the Grunts of Ulf. Places free: 0; Grunts: 1.
part Ulf
> Ben left the campaign with Ulf: and with them Ranulf R36
bring-back Ranulf
! No Star has room for Ranulf, whose own Star is lost. Dismiss a Grunt first.
