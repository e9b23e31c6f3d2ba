A year of Chain Reaction 3.0 in both of its ways: a Grunt goes down in each turn, and every third is lost. The same seeds make the
same year.

# Twelve linked months have an Enemy Activity Level and Stay or Go
  $ muster new a.muster --rules chain-reaction-3 --list military --star "Billy Pink" --attribute agile --attribute born-leader
  $ for turn in 1 2 3 4 5 6 7 8 9 10 11 12; do a_turn $turn; done | paste - - -
  raid-attack, EAL 1: Recovery; Stay or Go; raid-attack, EAL 2: Recovery; Stay or Go; patrol, EAL 1: Recovery; Stay or Go;
  raid-attack, EAL 1: Recovery; Stay or Go; raid-attack, EAL 2: Recovery; Stay or Go; patrol, EAL 1: Recovery; Stay or Go;
  raid-attack, EAL 1: Recovery; Stay or Go; raid-attack, EAL 2: Recovery; Stay or Go; patrol, EAL 1: Recovery; Stay or Go;
  raid-attack, EAL 1: Recovery; Stay or Go; raid-attack, EAL 2: Recovery; Stay or Go; patrol, EAL 1: Recovery; Stay or Go;
  $ muster chronicle a.muster | grep -c '^Month '
  12
  $ muster check a.muster

# Twelve plain battles are linked by recovery alone
  $ muster new a.muster --rules chain-reaction-3 --list military --star "Billy Pink" --attribute agile --attribute born-leader \
  >     --option campaign=plain
  $ for turn in 1 2 3 4 5 6 7 8 9 10 11 12; do a_turn $turn; done | paste - - -
  raid-attack, EAL null: Recovery; patrol, EAL null: Recovery; patrol, EAL null: Recovery;
  raid-attack, EAL null: Recovery; patrol, EAL null: Recovery; patrol, EAL null: Recovery;
  raid-attack, EAL null: Recovery; patrol, EAL null: Recovery; patrol, EAL null: Recovery;
  raid-attack, EAL null: Recovery; patrol, EAL null: Recovery; patrol, EAL null: Recovery;
  $ muster chronicle a.muster | grep -c '^Battle '
  12
  $ muster chronicle a.muster
  ~ Month
  ~ EAL
  $ muster show a.muster
  ~ Month
