# R5, R22, R33: setting right by hand a figure, the campaign, and who has left the band.
found Osric / list: feudal / rep: 4
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
correct Tibb / months: 2
==== A figure: the step says what changed
correct Tibb / name: Tibbald / rep: 5 / weapon: sword / months: 4 / poisoned: yes
> Tibb edited: Rep 3 to 5, now called Tibbald, Sword, months 2 to 4, poisoned, outranks the Star R5
* Osric Rep 4, 0 months
* Tibbald Rep 5, 4 months, poisoned
* Next: Patrol, EAL to be rolled
==== A Rep is 1 to 6, and what is right already is refused
correct Tibb / rep: 0
! Rep 0 is out of range for Tibb. Use 1 to 6.
correct Tibb / rep: 7
! Rep 7 is out of range for Tibb. Use 1 to 6.
correct Tibb / rep: 6
> Tibb edited: Rep 3 to 6, outranks the Star R5
correct Tibb / rep: 6
! Nothing has changed for Tibb.
==== Another status takes a figure off the band
correct Tibb / status: dead
> Tibb removed from the band: died R5
* Osric Rep 4, 0 months
* Month 1: Tibb Rep 3 Died…
==== A Star who is taken off ends the campaign, and brought back finds the month as it was
correct Osric / status: captured
> Osric removed from the band: captured R5
> - The campaign is over: there is no Star to lead it R5
= {"phase": "over"}
bring-back Osric
> Osric is back: brought back by hand; captured in Month 1 R5
= {"phase": "prepare", "turn": {"number": 1}}
==== Not in an encounter
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
correct Osric / status: captured
! An encounter is under way. Report what became of Osric after the battle.
correct / eal: 4
! An encounter is under way: edit its own Enemy Activity Level. The next encounter can be edited after the battle.
==== A captured Grunt is freed by hand, counts its months anew, and is poisoned no more (R19, R22, R33)
bring-back Tibb
! Tibb is already in the band.
correct Tibb / poisoned: yes
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish success / captured: Tibb / fine: the others
> …- Tibb was captured: out of the band until brought back R22
bring-back Tibb
> Tibb is back: brought back by hand; captured in Month 1 R5
* Osric Rep 4, 1 months
* Tibb Rep 3, 0 months
* Next: Raid: Attack, EAL 3
==== A Star takes the month up where the loss had stopped it (R33)
correct Tibb / months: 0
correct Osric / rep: 3
join Wat / class: soldier / rep: 5 / armor: 2 / weapon: spear
correct Osric / rep: 4
correct / next: patrol / eal: 3
prepare / enemy: orcs / seed: 61
finish failure / captured: Osric / fine: the others
> Battle finished: a failure, and the end of the campaign
> - Osric was captured: out of the band until brought back R22
> - The campaign is over: Osric is in the enemy’s hands R14
bring-back Tibb
! Tibb is already in the band.
bring-back Osric / dice: 1 4 4 5  2 4 6
> Osric is back: brought back by hand; captured in Month 1 R5
> - Wat removed from the band: outranks the Star R5
> - Tibb left: 1 to 1, and the patrol failed `(1) 4 4 5 : (2) 4 6` R17
> - The campaign goes on: next Raid: Defend, EAL 4 R5
* Osric Rep 4, 1 months
* Month 1: Tibb Rep 3 Left after the patrol failed
* Month 1: Wat Rep 5 Left, outranking the Star
* Next: Raid: Defend, EAL 4
==== The campaign: the EAL and that of the next encounter are one
correct / eal: 5
> Campaign edited: EAL 5 R5
= {"next": {"eal": 5}}
correct / next: raid-defend / eal: 2
> Campaign edited: EAL 5 to 2, next Raid: Defend R5
correct / eal: 6 / turn: 0
! Month 0 is out of range. Use 1 to 9999.
! The Enemy Activity Level cannot be 6. It runs from 1 to 5.
correct / name: The Fens / turn: 4 / option: star-dies=true
> Campaign edited: now called The Fens, Month 1 becomes Month 4, A Star who fails recovery: dies, Foes with a name: come only when you say so R5
correct / name: The Fens
! Nothing has changed.
