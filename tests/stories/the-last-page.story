# The page that closes a campaign of Swordplay, for each way in which one can end.
found Osric / list: feudal / rep: 3
correct / next: patrol / eal: 3
==== With nobody left
prepare / enemy: orcs / seed: 61
finish failure / obviously-dead: Osric
* Month 1: Osric Rep 3 Killed
* The end of The band of Osric
* Osric fell in Month 1 (Patrol).
* No one was left to carry the banner home.…
* Ever in the band: 1…
* Survivors: 0
==
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
==== The Star fell
join Berta / class: soldier / rep: 4 / armor: 2 / weapon: spear
prepare / enemy: orcs / seed: 61
finish failure / obviously-dead: Osric, Tibb / fine: Berta
* Berta Rep 4, 0 months
* Month 1: Tibb Rep 3 Killed
* Month 1: Osric Rep 3 Killed
* The end of The band of Osric
* Osric fell in Month 1 (Patrol).
* The banner came home with Berta.…
* Ever in the band: 3
* Died: 2…
* Survivors: 1
==== In the enemy's hands
prepare / enemy: orcs / seed: 61
finish failure / captured: Osric / fine: Tibb
* Tibb Rep 3, 0 months
* Month 1: Osric Rep 3 Captured
* The end of The band of Osric
* Osric was captured in Month 1 (Patrol). Bring Osric back by hand to continue the campaign.
* The banner came home with Tibb.…
* Ever in the band: 2
* Died: 0…
* Captured: 1
* Survivors: 1
==== Without Rep
correct Osric / rep: 1
prepare / enemy: orcs / seed: 61
finish failure / ran-away: Osric / fine: Tibb / dice: 5 6
* Tibb Rep 3, 0 months
* Month 1: Osric Rep 1 Gone, with no Rep left to lose
* The end of The band of Osric
* Osric hung up the sword in Month 1 (Patrol), with no Rep left to lead with.
* The banner came home with Tibb.…
* Ever in the band: 2
* Died: 0…
* No Rep left: 1
* Survivors: 1
==== Who ran for good and who has no Rep left
join Berta / class: soldier / rep: 1 / armor: 2 / weapon: spear
join Ulric / class: soldier / rep: 3 / armor: 2 / weapon: spear
prepare / enemy: orcs / seed: 61
finish failure / obviously-dead: Osric / ran-away: Tibb, Berta / captured: Ulric / dice: 5 6  1 6
* Month 1: Berta Rep 1 Gone, with no Rep left to lose
* Month 1: Tibb Rep 3 Ran away for good
* Month 1: Ulric Rep 3 Captured
* Month 1: Osric Rep 3 Killed
* The end of The band of Osric
* Osric fell in Month 1 (Patrol).
* No one was left to carry the banner home.…
* Ever in the band: 4…
* Ran away for good: 1
* No Rep left: 1
* Captured: 1
* Survivors: 0
