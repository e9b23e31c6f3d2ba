Where the dice come from: a seed, the player's own, asked for one by one, or chance.

# The same seed gives the same dice everywhere
The generator is fixed by the C++ standard and the draw of a face is ours: these may never change. A seed may have all 64 bits.
  $ muster --json roll swordplay challenge rep=4 difficulty=normal --seed 42
  .rolls[0].dice == [5, 4]
  .rolls[0].by == "program"
  $ for seed in 42 42 43 18446744073709551615 9223372036854775807; do muster roll swordplay terrain --seed $seed | cksum; done | sort -u | wc -l
  4
  $ muster roll swordplay eal --seed 0
  $ muster roll swordplay eal --seed 18446744073709551616
  ! --seed “18446744073709551616” is not a seed. Give a whole number from 0 to 18446744073709551615.
  $ muster roll swordplay eal --seed=-1
  ! --seed “-1” is not a seed. Give a whole number from 0 to 18446744073709551615.
  $ muster roll swordplay eal --seed ten
  ! --seed “ten” is not a seed. Give a whole number from 0 to 18446744073709551615.
  $ for run in 1 2; do muster roll swordplay terrain | cksum; done | sort -u | wc -l
  2

# Commas and blanks part the player's dice
  $ for dice in "3 5" 3,5 " 3 , 5 " "3,$(printf '\t')5"; do muster --json --dice "$dice" roll swordplay eal; done | sort -u > told
  $ wc -l < told; grep -o '"by":"player","dice":.3,5.' told
  1
  "by":"player","dice":[3,5]
  $ muster --json roll swordplay pefs encounter=patrol --dice 1,4,6
  .rolls[].reason == ["pef-place", "pef-place", "pef-place"]
  .rolls[].subject == [1, 2, 3]
  .rolls[1].for == "Place, PEF 2"
  $ muster --json roll swordplay eal --dice 1,4
  .rolls[].reason == ["enemy-activity"]
  .rolls[].subject == [null]

# Too few dice name the next roll, and those left over are counted
  $ muster roll swordplay terrain --dice 1,2,1,2,1,2,1
  ! Too few dice. The next roll is Terrain, section 4: 2d6; add it to --dice.
  $ muster roll swordplay eal --dice 3,5,1,1,1
  ! 3 dice of --dice left over, so nothing was changed. Give only the dice that are asked for.
  $ muster rules --dice 3
  ! “muster rules” rolls no dice: 1 die of --dice left over.

# A die shows only its own faces
  $ muster roll swordplay eal --dice=5,7
  ! Die 2 of --dice is wrong. Enemy Activity Level: 2d6: 7 is not on a die of 6 sides.
  $ muster roll swordplay eal --dice=abc
  ! --dice: “abc” is not a die result. Type numbers such as 3 5 2.
  $ for dice in 0,5 3,5.0 -1,5 3,999999999999 ½,1 "3;5"; do muster roll swordplay eal "--dice=$dice" 2> /dev/null; echo $?; done | sort | uniq -c
  6 1

# They come from one place
  $ muster roll swordplay eal --seed 1 --dice 3,5
  ! Give only one of --seed, --dice or --ask, and only once.
  $ muster roll swordplay eal --seed 1 --ask
  ! Give only one of --seed, --dice or --ask, and only once.

# Asking takes each roll from a line, and rolls where the line is empty
A wrong line asks again.
  $ printf '3 4\nnine\n\n' | muster --json --ask roll swordplay recruit list=feudal count=2
  .rolls[0].dice == [3, 4]
  .rolls[].by == ["player", "program"]
  ? 0
  ! Recruit, figure 1: 2d6 > Recruit, figure 2: 2d6 > “nine” is not a die result. Type numbers such as 3 5 2.
  ! Recruit, figure 2: 2d6 > rolled for you: ...
  $ printf '3\n3 5 1\nx y\n7 1\n2 2\n' | muster --json --ask roll swordplay eal 2> asked
  .result.eal == 2
  $ echo 3 4 | muster --ask roll swordplay recruit list=feudal count=2
  ! Recruit, figure 1: 2d6 > Recruit, figure 2: 2d6 >
  ! The input ended before the roll for Recruit, figure 2: 2d6, so nothing was changed.
