Army lists of the player's own, in the data folder.

# A list of one's own carries a campaign and an enemy
  $ own_list home.json home-guard 12
  $ muster --json rules chain-reaction-3
  .lists[0].source == "chain-reaction-3"
  .lists[-1].source has "home.json"
  $ muster rules chain-reaction-3
  ...home.json...
  $ muster --json rules swordplay
  .lists[].id lacks "home-guard"
  $ muster new a.muster --rules chain-reaction-3 --list home-guard --star Wilson
  $ muster recruit a.muster --seed 3
  $ muster --json prepare a.muster --enemy home-guard --seed 4
  .campaign.grunts[0].type == "Volunteer"
  .encounter.enemy == "home-guard"
A list that is gone is named by the campaign that wants it.
  $ rm ~/.local/share/muster/lists/home.json
  $ muster show a.muster
  ? 2
  ! “a.muster” cannot be opened and was not changed. It uses the army list “home-guard”, which the installed rules do not have. If it is one of your own, put its file back into .../.local/share/muster/lists. If the campaign is newer than Muster, update Muster.

# One with a fault is refused, and the others keep working
Nor may one take the id of another.
  $ own_list bad.json militia 11; own_list good.json home-guard 12; own_list taken.json military 12; own_list twice.json home-guard 12
  $ muster --json rules chain-reaction-3
  .lists[].id has "home-guard"
  .lists[].id lacks "militia"
  .refused_lists.length == 3
  .refused_lists[0] has "bad.json: there is a gap: no row holds a roll of 12."
  .refused_lists[1] has "taken.json"
  .refused_lists[2] has "twice.json"
  $ muster new a.muster --rules chain-reaction-3 --list militia --star Wilson
  ! Chain Reaction 3.0 has no army list “militia”. Available: military, insurgents, police, gang, home-guard.
  ! .../.local/share/muster/lists/bad.json: there is a gap: no row holds a roll of 12.
  $ muster rules --help
  ....local/share/muster/lists...
  ..."home-guard"...
