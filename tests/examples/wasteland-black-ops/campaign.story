# The Wasteland, p. 19: in California a 10 is the Firm. One team of Black Ops comes as printed, with its one vehicle; its leader of
# Rep 5 brings five, so the fifth beside the leader is a feudal.
found Mara
  rules: chain-reaction-1
  list: outcasts
  rep: 4
  option: genre=wasteland
  option: terrain=none

travel california
  # A quiet turn in the Badlands; a 7 in California.
  dice: 1 1
  dice: 3 4
  dice: 6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 5 5
  dice: 3  1
  # 7: a feudal of Rep 4 with a shotgun, in flak.
  dice: 3 4
  dice: 2
