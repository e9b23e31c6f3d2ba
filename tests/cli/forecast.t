Looking ahead.

  $ muster sample a.muster

# The chain is exact, and the band comes from runs
  $ muster --json show a.muster > before
  $ muster --json forecast a.muster --win 0.6 --runs 99 --seed 7 > first; cat first
  .chain.exact == true
  .chain.win == 0.6
  .chain.months[].turn == [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]
  .chain.months[].encounter.sum == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
  .chain.months[].eal.sum == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
  .chain.months[0].encounter.keys == ["patrol", "raid-attack", "raid-defend"]
  .chain.months[0].eal.keys == ["1", "2", "3", "4", "5"]
  .band.runs == 99
  .band.seed == 7
  .band.months[-1].keys == ["figures", "foes", "goals", "rep", "star_alive", "turn"]
  .band.months[-1].rep.keys == ["mean", "p10", "p50", "p90"]
  .band.months[-1].goals == []
  .band.months[-1].foes == []
  .band.months[-1].star_alive.probability > 0
  $ muster --json forecast a.muster --win 0.6 --runs 99 --seed 7 | cmp - first
  $ muster --json forecast a.muster --win 0.6 --runs 99 --seed 8 > other; ! cmp -s other first
  $ muster --json show a.muster | cmp - before

# The campaign's own record is proposed
The sample has won four of six: (4 + 1) / (6 + 2).
  $ muster --json forecast a.muster --runs 1 --months 1
  .chain.win == 0.625
  $ muster forecast a.muster --runs 1
  ...with one win and one defeat added...
Losses are taken as they are typed.
  $ muster --json forecast a.muster --losses obviously-dead:1 --runs 99 --months 2
  .band.months[0].star_alive.probability == 0
  .band.months[1].figures.mean == 0
  $ muster --json forecast a.muster --losses= --win 1 --runs 99
  .band.months[11].star_alive.probability == 1
  $ muster forecast a.muster --months 3 --runs 50 --seed 1 --pdf a.pdf; head -c 4 a.pdf
  ...%PDF

# It has the open goals and the foes at large
Nobody can tell when you will say so.
  $ muster foe a.muster Yrbiz; muster goal a.muster add "Grow old" months=20; muster goal a.muster add "Be merry"
  $ muster --json forecast a.muster --runs 99 --months 24 --losses= --seed 7
  .band.months[-1].goals[].id == [1]
  .band.months[-1].goals[].reached.probability == [1]
  .band.months[0].goals[].reached.probability == [0]
  .band.months[-1].foes[].id == [1]
  .band.months[-1].foes[].met.probability == [1]
  .band.months[-1].foes[].taken.probability == [1]
  $ muster forecast a.muster --runs 99
  ...Goal 1: Grow old...
  ...May be met at least once: Yrbiz...
  ...Captured or killed: Yrbiz...

# What cannot be is refused
  $ muster forecast a.muster --win 1.2
  ! The chance of a success must be from 0 to 1.
  $ muster forecast a.muster --win much
  ! --win must be a number from 0 to 1, not “much”.
  $ muster forecast a.muster --losses ran-away:0.7,captured:0.7
  ! The chances of all losses together must be at most 1.
  $ muster forecast a.muster --losses hurt:0.1
  ! “hurt” is not a loss in these rules. Losses: out-of-the-fight, obviously-dead, ran-away, captured, cheated-death.
  $ muster forecast a.muster --months 0
  ! A forecast is for 1 to 120 months.
  $ muster forecast a.muster --months many
  ! --months must be a whole number, not “many”.
  $ muster forecast a.muster --runs 0
  ! A forecast takes 1 to 1000000 runs.
  $ muster forecast a.muster --dice 3
  ! “muster forecast” rolls no dice: 1 die of --dice left over.

# The first edition has quiet turns and no activity level
  $ rm a.muster; muster new a.muster --rules chain-reaction-1 --list military --star Maud
  $ muster --json forecast a.muster --runs 99 --months 2
  .chain.months[].encounter.none == [0.8333333333333333, 0.8333333333333333]
  .chain.months[].eal == [null, null]
  $ muster forecast a.muster --runs 10

# Every campaign that is kept has one, unless it is over or damaged, and knows the same kinds in each turn
  $ find "$SOURCE/tests/campaigns" -name '*.muster' | sort > kept; while read -r file; do cp "$file" b.muster; chmod 600 b.muster
  >     if muster --json forecast b.muster --runs 9 --months 3 > told 2> why; then
  >         grep -o '"encounter":{[^}]*}' told | sed 's/:[0-9.e-]*//g' | sort -u | wc -l
  >     else grep -q 'over\|damaged' why || cat why; fi; done < kept | sort | uniq -c | sed 's/[0-9]* 1$/so many: 1/'
  so many: 1
