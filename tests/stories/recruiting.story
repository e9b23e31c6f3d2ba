# Swordplay, p. 8, R10, R11, R12: as many Grunts as the Star has Rep, between encounters; who outranks the Star is marked on
# that day.
found Osric / list: feudal / rep: 3
join Ann / class: soldier / rep: 3 / armor: 2 / weapon: spear
==== Up to the limit
recruit 3
! There is no room for 3 recruits. Places free: 2.
recruit 0
! You cannot recruit 0. Ask for 1 to 2.
recruit / dice: 2 3  6 6
> Grunts recruited: 2 from the Feudal list
> - Tibb joined: Feudal list 5: Heavy Infantry, Rep 4; more than the Star's, so for one encounter only `2 3` R10
> - Berta joined: Feudal list 12: Crossbowman, Rep 4; more than the Star's, so for one encounter only `6 6` R10
= {"grunts": [{"name": "Ann"}, {"name": "Tibb"}, {"name": "Berta"}]}
recruit
! The band is full: a Star of Rep 3 leads at most 3 Grunts, and there are 3.
==== One is told in a line
recruit 1 / dice: 3 4
> Tibb joined: Feudal list 7: Infantry, Rep 3 `3 4`
==== When the Rep fell nobody is turned out, and nobody joins
recruit / dice: 3 4  3 4
correct Osric / rep: 2
recruit
! The band is full: a Star of Rep 2 leads at most 2 Grunts, and there are 3.
* Osric Rep 2, 0 months
* Ann Rep 3, 0 months
* Tibb Rep 3, 0 months
* Berta Rep 3, 0 months…
==== Not in an encounter nor when all is over
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
recruit 1
! An encounter is under way. Finish the battle first.
finish failure / captured: Osric
> …- Sat out: Ann
> - Osric was captured: out of the band until brought back R22
> - The campaign is over: Osric is in the enemy’s hands R14
recruit 1
! This campaign is over. To carry on, undo its last step or bring back its leader.
==== By hand anything on the shelf
join Grub / type: Ogre / class: warrior / rep: 6 / armor: 6 / shield: no / weapon: two-hand-axe
> Grub joined: picked by hand: Ogre, Warrior, Rep 6; more than the Star's, so for one encounter only R10
join Giant / type: Giant / class: warrior / rep: 7 / armor: 6 / shield: no / weapon: spear
! Rep 7 is out of range for Giant. Use 1 to 6.
==== Sent away
dismiss Ann
> Ann was dismissed: Soldier, Rep 3
* Osric Rep 3, 0 months
* Month 1: Ann Rep 3 Dismissed…
dismiss Osric
! Osric leads the band and cannot be dismissed.
