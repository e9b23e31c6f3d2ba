Odds are exact.

# They answer with the pack, the question and the result
Twelve digits and more.
  $ muster --json odds swordplay recovery rep=3 fate=out-of-the-fight
  .pack == "swordplay"
  .question == "recovery"
  .rolls == []
  .result == {"returned_same": 0.75, "returned_less": 0, "lost": 0.25}
  $ muster --json odds swordplay recovery rep=1 fate=ran-away
  .result.lost == 0.972222222222222
  .result.returned_same == 0.027777777777778
  $ muster --json odds swordplay stay-or-go star_rep=5 star_oof=false grunt_losses=true last_outcome=failure grunt=4:7:false
  .result.keys == ["leaves", "leaves_poisoning", "stays", "stays_firm"]
  .result.sum == 1
  $ muster --json odds urban-d100 shoot skill=100 weapon=rifle range=3 automatic=false shown=5 initiative=2
  .result.hit == 1
  .result.down == 0.666666666666667

# Those of the band are those of one common roll
  $ muster --json odds swordplay band star_rep=5 star_oof=false grunt_losses=true last_outcome=success grunts=4:7:false,3:0:true,3:1:false
  .result.stay[].probability == [0.0585174560546875, 0.1452484130859375, 0.2761383056640625, 0.5200958251953125]
  .result.stay[].count == [0, 1, 2, 3]
  .result.all_leave == 0.0585174560546875
  .result.all_stay == 0.5200958251953125
  .result.mean == 2.2578125

# They are told in words too
  $ muster odds swordplay contact eal=1 party=1 pefs=1
  enemies
  count probability
  0 0.833333
  1 0.12037
  2 0.0185185
  3 0.0277778
  mean: 0.240741
  nobody: 0.833333

# What cannot be is refused
  $ muster odds swordplay stay-or-gone star_rep=5
  ! Swordplay has no odds for “stay-or-gone”. Did you mean “stay-or-go”?
  ! Available: stay-or-go, band, recovery, contact.
  $ muster odds swordplay recovery rep=9 fate=ran-away
  ! rep cannot be “9”. Choices: a whole number from 1 to 6.
  $ muster odds swordplay contact eal=3 pefs=3
  ! contact needs party: a whole number from 1 to 100.
  $ muster odds
  ! “muster odds” needs PACK. See “muster odds --help”.
  $ muster odds swordplay recovery rep=3 fate=ran-away --dice 3,4
  ! “muster odds” rolls no dice: 2 dice of --dice left over.
