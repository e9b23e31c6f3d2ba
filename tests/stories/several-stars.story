# Swordplay, p. 26, R36: several players in one campaign, each with a Star and Grunts: who joins and leaves, whose Grunts test
# against whom, and what becomes of those whose Star is lost.
found Osric / list: feudal / player: Ann / rep: 3
join Tibb / for: Osric / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / for: Osric / class: soldier / rep: 3 / armor: 2 / weapon: spear
player Maud / player: Ben / rep: 3
join Ranulf / for: Maud / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Maud / rep: 2
==== Every band recruits in turn
recruit / dice: 3 4  3 4
> Grunts recruited: 2 from the Feudal list
> - Ulric joined: Feudal list 7: Infantry, Rep 3; follows Osric `3 4`
> - Hamo joined: Feudal list 7: Infantry, Rep 3; follows Maud; more than the Star's, so for one encounter only `3 4` R10
recruit
! The band of Osric cannot recruit. The band is full: a Star of Rep 3 leads at most 3 Grunts, and there are 3.
==== One band recruits alone
recruit 2 / for: Maud
! The band of Maud has no room for that. Places free: 1.
recruit 1 / for: Ranulf
! Number 5 is not a Star of this campaign. Stars: 1 Osric, 4 Maud.
recruit / for: Maud / dice: 3 4
> Ulric joined: Feudal list 7: Infantry, Rep 3; follows Maud; more than the Star's, so for one encounter only `3 4` R10
= {"grunts": [{"leader": 1}, {"leader": 1}, {"leader": 4}, {"leader": 4}]}
==== A player leaves with the Grunts, and comes back with them
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
* Ranulf Rep 3, 0 months…
==== The Grunts stay with another Star who has room for all
part Osric / grunts-to: Maud
! Maud has no room for all the Grunts of Osric. Places free: 1; left without one: Berta.
part Maud / grunts-to: Maud
! Number 4 is not another Star of this campaign. Stars: 1 Osric.
part Maud / grunts-to: Osric
> Ben left the campaign with Maud R36
> - Ranulf follows Osric from now on: months start again at 0 R36
==
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
==== The reason is that of the Star who was there
begin 4 5
state 4 ran-away
% {"figures":[{"fate":"ran-away","id":4}],"outcome":null}
% failure, 0/1 of the points: Maud did not leave by your own edge.
==== Stay or Go is taken Star by Star, against the own one
finish success / fine: the others / dice: 1 2 6  4 5 6  1 2 3   4 5  1 2 3
> …- Tibb stayed firm: 2 to 0, no test next time `(1) (2) 6 : 4 5 6` R18
> - Berta left: 2 to 3 `(1) (2) 6 : (1) (2) (3)`
> - Ranulf left, with nobody to poison: 0 to 3 `4 5 : (1) (2) (3)` R18 R19
* Osric Rep 3, 1 months
* Maud Rep 2, 1 months
* Tibb Rep 3, 1 months, exempt
* Month 1: Ranulf Rep 3 Left, with nobody to poison
* Month 1: Berta Rep 3 Left…
==== A fallen Grunt counts against its own Star only
finish success / fine: Osric / out-of-the-fight: Ranulf / dice: 1 1   1 2 3  4 5 6  4 5 6   1  4 5 6
> …- Sat out: Maud, Tibb and Berta
> - Ranulf recovered: Out of the Fight, Rep 3, both passed `(1) (1)`
> - Tibb stayed firm: 3 to 0, no test next time `(1) (2) (3) : 4 5 6` R18
> - Berta stayed firm: 3 to 0, no test next time `(1) (2) (3) : 4 5 6` R18
> - Ranulf stayed firm: 1 to 0, no test next time `(1) : 4 5 6` R18
==== Poison works in the leaver's band only
finish success / fine: the others / dice: 6 6 6  1 2 3  1 6 6   1 1  6 6 6
> …- Tibb left, with nobody to poison: 0 to 3 `6 6 6 : (1) (2) (3)` R18 R19
> - Berta left, with nobody to poison: 0 to 1 `6 6 6 : (1) 6 6` R18 R19
> - Ranulf stayed firm: 2 to 0, no test next time `(1) (1) : 6 6 6` R18
* Osric Rep 3, 1 months
* Maud Rep 2, 1 months
* Ranulf Rep 3, 1 months, exempt
* Month 1: Berta Rep 3 Left, with nobody to poison
* Month 1: Tibb Rep 3 Left, with nobody to poison…
==== Each player's figures begin as a group of their own
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
finish success / obviously-dead: Osric / dice: 1 2  4 5 6
> …- Sat out: Maud, Tibb, Berta and Ranulf
> - Osric was killed: Obviously Dead, Rep 3
> - Berta left: Osric leads no longer R36
> - Tibb left: Osric leads no longer R36
> - Ranulf stayed firm: 2 to 0, no test next time `(1) (2) : 4 5 6` R18
= {"phase": "prepare", "star": {"name": "Maud"}}
==== The campaign ends with the last Star; one of them may be brought back
finish failure / captured: Osric / obviously-dead: Maud / ran-away: Ranulf / dice: 1 2
> …- Sat out: Tibb and Berta
> - Osric was captured: out of the band until brought back R22
> - Maud was killed: Obviously Dead, Rep 2
> - Ranulf is back: ran away, Rep 3, both passed `(1) (2)`
> - The campaign is over: Maud is dead R14
= {"phase": "over"}
bring-back Maud / dice: 1 2  4 5 6
> Maud is back: brought back by hand; died in Month 1 R5
> - Berta removed from the band: left R5
> - Tibb removed from the band: left R5
> - Ranulf stayed firm: 2 to 0, no test next time `(1) (2) : 4 5 6` R18
> - The campaign goes on: next Raid: Defend, EAL 4 R5
= {"phase": "prepare", "stars": [{"name": "Maud"}], "grunts": [{"name": "Ranulf", "leader": 4}]}
