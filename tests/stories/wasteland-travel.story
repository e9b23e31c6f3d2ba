# Chain Reaction, first edition, p. 18, 19, R69: a journey to another locale takes two turns, may meet an encounter on the way
# and goes on after it.
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
==== Two turns without an encounter
= {"locale": {"here": "badlands"}}
travel california / dice: 1 1  1 2
> Set out for the Republic of California: arrived without an encounter; now it is Early February, year 1 `1 1 : 1 2` R69
> - Arrived: in the Republic of California R69
= {"locale": {"here": "california", "travelling_to": null}, "turn": {"number": 3}}
==== An encounter in the first turn, still in the Badlands, where a ten is Tribal
travel california / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 5 5  3  1  3 4  3 4  3 4  3 4  3 4  1 1  2
> Set out for the Republic of California: an encounter on the way R69
> - On the way: Ambush: your role: Ambushed; against Tribal, 5 figures…
= {"locale": {"here": "badlands", "travelling_to": "california", "arrives_in": 3}, "encounter": {"enemy": "tribal"}}
travel
! An encounter is under way. Finish the battle first.
finish success / fine: Mara
> …- Mara came through: 400 points R65
travel old-nevada
! The band is on its way to the Republic of California and arrives in Early February, year 1. From there it can go on.
travel / dice: 2 2
> Travelled on to the Republic of California: arrived without an encounter; now it is Early February, year 1 `2 2` R69
> - Arrived: in the Republic of California R69
= {"locale": {"here": "california"}, "turn": {"number": 3}}
==== One in the second, in California, where a ten is the Firm, ends it
travel california / dice: 1 1  3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1 / dice: 5 5  3  1  3 4  2
> Set out for the Republic of California: an encounter on the way R69
> - On the way: Ambush: your role: Ambushed; against The Firm's Black Ops, 6 figures
> - Late January, year 1: 1 quiet turn before it `1 1 : 3 4`…
= {"encounter": {"enemy": "firm"}, "turn": {"number": 2}}
finish success / fine: Mara
> …- Mara came through: 400 points R65
> - Arrived: in the Republic of California R69
= {"locale": {"here": "california", "travelling_to": null}}
==== Turns that go by otherwise bring the band there too
travel old-nevada / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 5 5  3  1  3 4  3 4  3 4  3 4  3 4  1 1  2
finish success / fine: Mara
prepare / enemy: whoever-comes / dice: 1 1  3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 5 5  3  1  3 4  2
> Prepared Ambush: your role: Ambushed; against The Firm's Black Ops, 6 figures
> - Early February, year 1: 1 quiet turn before it `1 1 : 3 4`
> - Arrived: in Old Nevada R69…
= {"locale": {"here": "old-nevada", "travelling_to": null}, "turn": {"number": 3}, "encounter": {"enemy": "firm"}}
==== Refused
travel badlands
! The band is already in the Badlands.
travel
! Choose a destination: badlands, old-nevada, california.
==== The die for what may follow comes first
prepare / enemy: tribal / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1
  dice: 1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3
finish success / fine: Mara
# A three: nobody follows, and the turns of the journey go by.
travel california / dice: 3  1 1
> Set out for the Republic of California: arrived without an encounter; now it is Early February, year 1 `3 : 1 1` R69
> - Arrived: in the Republic of California R69
= {"encounter": null, "locale": {"here": "california"}}
==== They come before the band is on its way
prepare / enemy: tribal / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1
  dice: 1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3
finish success / fine: Mara
travel california / dice: 2  3 3
> Set out for the Republic of California: an encounter on the way R69
> - On the way: Raid: your role: Defenders; against Tribal, 9 figures
> - Follow-up to: Raid `2`
> - The encounter `3 : 3`
= {"encounter": {"role": "defender"}, "turn": {"number": 1}}
finish success / fine: Mara / follows: nothing
> …- Mara came through: 400 points R65
= {"locale": {"here": "california"}}
==== A locale set right by hand ends it
travel california / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 5 5  3  1  3 4  3 4  3 4  3 4  3 4  1 1  2
finish success / fine: Mara
correct / name: The Dust
= {"locale": {"travelling_to": "california"}}
correct / option: locale=old-nevada / option: genre=wasteland / option: terrain=none
> Campaign edited: Locale of the Wasteland: Old Nevada R5
= {"locale": {"here": "old-nevada", "travelling_to": null}}
