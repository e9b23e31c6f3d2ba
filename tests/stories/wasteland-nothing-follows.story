# Chain Reaction, first edition, p. 13, 19: where nobody is named the enemy is rolled by the locale; where no retribution
# comes, the calendar goes on.
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
# 11 in the Badlands: outcasts.
prepare / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1
  dice: 5 6  1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  3 3
> Prepared Raid: your role: Raiders; against Outcasts, 9 figures…
finish failure / fine: Mara
> Battle finished: Raid, a failure
> - Mara came through
> - Raid may follow immediately: against the survivors: 9 figures
# No retribution; a quiet turn; then a 7, and Tribals.
prepare / dice: 6  1 1  3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 2 3  3  1  3 4  3 4  3 4  3 4  3 4  1 1  2
> Prepared Ambush: your role: Ambushed; against Tribal, 5 figures
> - Early February, year 1: 1 quiet turn before it `6 : 1 1 : 3 4`…
= {"turn": {"number": 3}, "encounter": {"enemy": "tribal"}}
