A question is put to the dice.

  $ band

# The highest die decides
  $ muster --json --dice "3 4" ask band.muster "Who holds sector E?" --answers Greens:6,Blues:4
  .question == "Who holds sector E?"
  .answer == "Blues"
  .answers == [{"answer": "Greens", "sides": 6, "die": 3}, {"answer": "Blues", "sides": 4, "die": 4}]
  .rolls.length == 2
  .rolls[1].reason == "asked"
  $ muster chronicle band.muster
  ...Who holds sector E?: Blues...
  $ muster undo band.muster
  $ muster chronicle band.muster
  ~ sector

# Only those that tie roll again
  $ muster --json --dice "5 2 5  1 6" ask band.muster Who? --answers "Greens:6, Blues:6, Reds:6"
  .answer == "Reds"
  .answers[].die == [1, 2, 6]

# What makes no sense is refused
  $ muster ask band.muster Who? --answers Greens,Blues
  ! Give each answer with the sides of its die, such as “Greens:6,Blues:4”, not “Greens”.
  $ muster ask band.muster Who? --answers Greens:6
  ! A question has two to four answers.
  $ muster ask band.muster Who? --answers A:6,B:6,C:6,D:6,E:6
  ! A question has two to four answers.
  $ muster ask band.muster Who? --answers A:6,A:6
  ! The answer “A” is given twice.
  $ muster ask band.muster Who? --answers A:6,B:1
  ! A die has 2 to 100 sides, not 1.
  $ muster ask band.muster Who? --answers A:6,:6
  ! An answer is empty.
  $ muster ask band.muster Who? --answers A:6,B:6 --dice 3
  ! Too few dice. The next roll is Question, answer 2: 1d6; add it to --dice.
  $ muster ask band.muster Who? --answers A:6,B:6 --dice 3,4,5
  ! 1 die of --dice left over, so nothing was changed. Give only the dice that are asked for.
  $ muster ask band.muster Who?
  ! “muster ask” needs --answers, such as --answers "Greens:6,Blues:4".
