# Ann and Ben play on the same side (Swordplay p. 26, R36): each has a Star with Grunts of its own, in one campaign with one
# encounter at a time. Stay or Go is taken Star by Star, and a lost Star's Grunts go to the other as far as there is room.
found Osric / name: The Harrow Marches / player: Ann / list: feudal / rep: 3
> The Harrow Marches began: Osric: Star, Noble, Rep 3; Swordplay, Feudal
player Maud / player: Ben / rep: 4
> Ben joined the campaign with Maud: Star, Noble, Rep 4 R36
# Every band in turn.
recruit
  # Three for Osric: Heavy Infantry, who outranks Osric, and two Infantry.
  dice: 2 3  3 3  4 4
  # Four for Maud: a Crossbowman and three Infantry.
  dice: 5 5  3 3  3 4  4 4
> Grunts recruited: 7 from the Feudal list
> - Tibb joined: Feudal list 5: Heavy Infantry, Rep 4; follows Osric; more than the Star's, so for one encounter only `2 3` R10
> - Berta joined: Feudal list 6: Infantry, Rep 3; follows Osric `3 3`
> - Ulric joined: Feudal list 8: Infantry, Rep 3; follows Osric `4 4`
> - Hamo joined: Feudal list 10: Crossbowman, Rep 4; follows Maud `5 5`
> - Emmot joined: Feudal list 6: Infantry, Rep 3; follows Maud `3 3`
> - Gerold joined: Feudal list 7: Infantry, Rep 3; follows Maud `3 4`
> - Piers joined: Feudal list 8: Infantry, Rep 3; follows Maud `4 4`
correct / next: patrol / eal: 3
> Campaign edited: EAL 3 R5
prepare / enemy: orcs / seed: 11
> Prepared Patrol: EAL 3, PEFs in 6, 2 and 6; against Orcs `6 2 6`…
finish success / fine: Osric, Maud, 4, 6 / out-of-the-fight: 5
  # Recovery: both dice pass.
  dice: 1 3
  # One of Osric's fell, so two of the three dice.
  dice: 1 2
  # None and one against two: both stay firm.
  dice: 4 5 6
  dice: 1 6 6
  # None of Maud's fell: all four of hers.
  dice: 1 2 3 6
  # The Crossbowman has none against three, the others two, one and none.
  dice: 4 5 6 6
  dice: 1 2 5
  dice: 1 5 5
  dice: 6 6 6
> …- Sat out: Tibb, Emmot, Gerold and Piers
> - Ulric recovered: Out of the Fight, Rep 3, both passed `(1) (3)`
> - Tibb left: Rep 4, more than the Star's R10
> - Berta stayed firm: 2 to 0, no test next time `(1) (2) : 4 5 6` R18
> - Ulric stayed firm: 2 to 1, no test next time `(1) (2) : (1) 6 6`
> - Hamo stayed firm: 3 to 0, no test next time `(1) (2) (3) 6 : 4 5 6 6` R18
> - Emmot stayed: 3 to 2 `(1) (2) (3) 6 : (1) (2) 5`
> - Gerold stayed firm: 3 to 1, no test next time `(1) (2) (3) 6 : (1) 5 5`
> - Piers stayed firm: 3 to 0, no test next time `(1) (2) (3) 6 : 6 6 6` R18
# One place in Maud's band.
dismiss 9
> Piers was dismissed: Infantry, Soldier, Rep 3
prepare / seed: 12
> Prepared Raid: Attack: EAL 3, 2 buildings, day, PEFs in 2, 2 and 5; against Orcs `6 : 3 : 5`…
finish success / obviously-dead: Osric / fine: Maud, 6, 7
  # Number 4 follows Maud without a test, and there is no room for number 5.
  grunts-to: Osric, Maud
  # Of Maud's only number 7 is not exempt.
  dice: 1 2 3 6
  dice: 1 2 6
> …- Sat out: Berta, Ulric and Gerold
> - Osric was killed: Obviously Dead, Rep 3
> - Berta follows Maud from now on: months start again at 0 R36
> - Ulric left: no Star had room R36
> - Emmot stayed: 3 to 2 `(1) (2) (3) 6 : (1) (2) 6`
> - Hamo stays, untested: exempt this time R19
> - Gerold stays, untested: exempt this time R19
* Maud Rep 4, 2 months
* Berta Rep 3, 0 months, exempt
* Hamo Rep 4, 2 months
* Emmot Rep 3, 2 months
* Gerold Rep 3, 2 months
* Month 2: Ulric Rep 3 Left, as no Star had room
* Month 2: Osric Rep 3 Killed
* Month 2: Piers Rep 3 Dismissed
* Month 1: Tibb Rep 4 Left, outranking the Star
* Next: Raid: Attack, EAL 4
