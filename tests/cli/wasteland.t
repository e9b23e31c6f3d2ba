The Wasteland of the first edition: journeys and the settlements that are kept.

# The band travels and is shown where it is
  $ wasteland outcasts --rep 4
  $ muster --json travel a.muster --to old-nevada --dice "1 1 1 2"
  .rolls.length == 2
  .campaign.locale.here == "old-nevada"
  $ muster travel a.muster --to texas
  ! There is no locale “texas”. Locales: badlands, old-nevada, california.
  $ muster undo a.muster
  $ muster --json show a.muster
  .locale.here == "badlands"

# It begins with the faction and the Star of the dice, or as the Firm with its team
  $ muster --json new a.muster --rules chain-reaction-1 --list tribal --star Mara --option genre=wasteland --roll-faction \
  >     --roll-star --dice "3 3 1 3"
  .rolls.length == 2
  .list == "outcasts"
  .star.rep == 3
  .star.weapon == "pistol"
A 7 leaves it to the player.
  $ muster --json new b.muster --rules chain-reaction-1 --list tribal --star Mara --option genre=wasteland --roll-faction --dice "1 6"
  .list == "tribal"
  $ muster new rook.muster --rules chain-reaction-1 --list gang --star Rook --rep 3 --roll-star
  ! --roll-star rolls the figure on its list, so --rep cannot be given as well.
  $ rm a.muster; wasteland firm
  $ muster --json show a.muster
  .list == "firm"
  .star.rep == 5
  .grunts.length == 4
  $ muster --json recruit a.muster
  .campaign.grunts.length == 5

# Settlements are kept and printed
A name is for a new one, and one thing is done at a time.
  $ wasteland outcasts --rep 4
  $ muster --json settlement a.muster --new --name "Dry Wells" --dice "6 2 3 3 6 6 1 1"
  .settlement.residences == 32
  .settlement.nomads == "tribal"
  $ muster correct a.muster settlement=1 notes="They trade in salt."
  $ muster --json settlement a.muster
  .settlements[].name == ["Dry Wells"]
  .settlements[].notes == ["They trade in salt."]
  $ muster settlement a.muster
  1. Dry Wells...
  $ muster settlement a.muster --pdf binder.pdf; head -c 4 binder.pdf
  ...%PDF
  $ muster settlement a.muster --id 4 --pdf other.pdf
  ! There is no settlement 4. “muster settlement FILE” lists them.
  $ muster settlement a.muster --strike --id 1 --name Gulch
  ! --name names a new settlement: add --new. To rename an existing one, use “muster correct”.
  $ muster settlement a.muster --strike --fight --id 1
  ! Give only one of --new, --fight or --strike.
  $ muster --json settlement a.muster --strike --id 1
  .campaign.settlements == []
  $ muster check a.muster

# An encounter is set right
An ambush by five Tribals becomes a raid; a settlement rolled up then is where it is fought.
  $ wasteland outcasts --rep 4
  $ muster prepare a.muster --enemy tribal --dice "3 4 6 6 1 1 1 1 1 1 1 1 1 1 1 1 3 1 3 4 3 4 3 4 3 4 3 4 1 1 2"
  $ muster encounter a.muster
  ...You enter by any edge...
  $ muster --json correct a.muster kind=raid enemies=3 civilians=2
  .campaign.encounter.kind == "raid"
  .campaign.encounter.role == "raider"
  .campaign.encounter.vehicles == 0
  .campaign.encounter.enemy_figures.length == 3
  $ muster --json settlement a.muster --new --dice "4 2"
  .campaign.encounter.settlement == 1
  $ muster encounter a.muster
  ...Settlement 1...
  $ muster --json settlement a.muster --new --name Gulch --dice "4 2"
  .campaign.encounter.settlement == 2
  $ muster --json settlement a.muster --fight --id 1
  .campaign.encounter.settlement == 1
  $ muster settlement a.muster --fight --id 7
  ! There is no settlement 7. “muster settlement FILE” lists them.
  $ muster chronicle a.muster
  ...fought in Settlement 1...
  $ muster encounter a.muster --pdf raid.pdf
A leader of Rep 4, two Grunts for each point of it, and no vehicle for the nine of them.
  $ muster --json redeal a.muster --enemy feudal --dice "3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 1 1"
  .campaign.encounter.enemy == "feudal"
  .campaign.encounter.enemy_figures.length == 9
  $ muster correct a.muster role=ambushed
  ! Raid has no side “Ambushed”.
  $ muster check a.muster

# Other campaigns have neither
  $ muster new a.muster --rules chain-reaction-1 --list gang --star Rook --rep 4
  $ muster settlement a.muster --new
  ! This campaign is not set in the Wasteland, so it has no settlements.
  $ muster --json show a.muster
  .settlements == nothing
