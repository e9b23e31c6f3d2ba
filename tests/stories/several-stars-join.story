# Swordplay, p. 26, R36: several players in one campaign, each with a Star and Grunts: who joins and leaves, whose Grunts test
# against whom, and what becomes of those whose Star is lost.
found Osric / list: feudal / player: Ann / rep: 3
==== Another player joins with a Star and no Grunts
join Tibb / for: Osric / class: soldier / rep: 3 / armor: 2 / weapon: spear
player Maud / player: Ben / rep: 4
> Ben joined the campaign with Maud: Star, Noble, Rep 4 R36
= {"stars": [{"name": "Osric"}, {"name": "Maud"}], "grunts": [{"name": "Tibb"}]}
player Ulf / player: ann / rep: 4
! Ann already has a Star in this campaign: Osric. Give each player's name only once.
player Ulf / player: Cis / rep: 6
! Rep 6 is out of range for the Star. Use 3 to 5.
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
player Ulf / player: Cis / rep: 4
! An encounter is under way. Finish the battle first.
==== With an army list of their own, by which each band recruits
player Maud / player: Ben / list: elvs / rep: 4
! There is no army list “elvs” in Swordplay. Did you mean “elves”? Lists: feudal, northmen, dwarves, elves, goblins, orcs.
player Maud / player: Ben / list: orcs / rep: 4
> Ben joined the campaign with Maud: Star, Noble, Rep 4; Orcs list R36
recruit 1 / dice: 3 4  3 4
> Grunts recruited: 2 from the Feudal and Orcs list
> - Tibb joined: Feudal list 7: Infantry, Rep 3; follows Osric `3 4`
> - Berta joined: Orcs list 7: Orc, Rep 4; follows Maud `3 4`
==== Another Star takes them over as far as there is room
join Tibb / for: Osric / class: soldier / rep: 2 / armor: 2 / weapon: spear
correct Tibb / months: 6
join Berta / for: Osric / class: soldier / rep: 3 / armor: 2 / weapon: spear
player Maud / player: Ben / rep: 3
join Ranulf / for: Maud / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Maud / rep: 2
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish success / obviously-dead: Osric / grunts-to: Osric, Maud / dice: 1 2  4 5 6
> …- Sat out: Maud, Tibb, Berta and Ranulf
> - Osric was killed: Obviously Dead, Rep 3
> - Tibb follows Maud from now on: months start again at 0 R36
> - Berta left: no Star had room R36
> - Ranulf stayed firm: 2 to 0, no test next time `(1) (2) : 4 5 6` R18
* Maud Rep 2, 1 months
* Tibb Rep 2, 0 months
* Ranulf Rep 3, 1 months, exempt
* Month 1: Berta Rep 3 Left, as no Star had room
* Month 1: Osric Rep 3 Killed…
==== Nobody is promised to a Star without room
join Tibb / for: Osric / class: soldier / rep: 2 / armor: 2 / weapon: spear
player Maud / player: Ben / rep: 3
join Ranulf / for: Maud / class: soldier / rep: 1 / armor: 2 / weapon: spear
correct Maud / rep: 1
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish success / obviously-dead: Osric / grunts-to: Osric, Maud
! Maud has no room for the Grunts of Osric.
==== A Grunt whose Star is lost comes back to the one who has room
join Tibb / for: Osric / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / for: Osric / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Joan / for: Osric / class: soldier / rep: 3 / armor: 2 / weapon: spear
player Maud / player: Ben / rep: 3
join Ranulf / for: Maud / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Maud / rep: 2
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish failure / obviously-dead: Maud / captured: Ranulf / dice: 1 2 3  6 6 6  6 6 6  6 6 6
> Battle finished: a failure; next Raid: Defend, EAL rises to 4
> - Sat out: Osric, Tibb, Berta and Joan
> - Maud was killed: Obviously Dead, Rep 2
> - Ranulf was captured: out of the band until brought back R22
> - Tibb stayed firm: 3 to 0, no test next time `(1) (2) (3) : 6 6 6` R18
> - Berta stayed firm: 3 to 0, no test next time `(1) (2) (3) : 6 6 6` R18
> - Joan stayed firm: 3 to 0, no test next time `(1) (2) (3) : 6 6 6` R18
player Ulf / player: Ben / rep: 4
bring-back Ranulf
> Ranulf is back: brought back by hand; captured in Month 1 R5
> - Ranulf follows Ulf from now on: months start again at 0 R36
= {"former": [{"name": "Maud"}], "grunts": [{"leader": 1}, {"leader": 1}, {"leader": 1}, {"name": "Ranulf", "leader": 7}]}
part Ulf / grunts-to: Osric
! Osric has no room for all the Grunts of Ulf. Places free: 0; left without one: Ranulf.
part Ulf
> Ben left the campaign with Ulf: and with them Ranulf R36
bring-back Ranulf
! No Star has room for Ranulf, whose own Star is lost. Dismiss a Grunt first.
