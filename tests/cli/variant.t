Rules of the player's own that extend a pack: a campaign keeps those it was founded with.

  $ cat > harrow.json << END
  > { "extends": "swordplay", "title": "Harrow house rules",
  >   "chain": { "nextEncounter": { "patrol": { "failure": { "encounter": "patrol", "eal": 2 } } } },
  >   "names": { "names": ["Ebba", "Ketil", "Svala"] },
  >   "lists": { "lists": [ { "id": "fenmen", "title": "Fenmen", "dice": "2d6", "rows": [
  >     { "roll": "2-5", "type": "Thrall", "class": "missile", "rep": 3, "armor": 2, "shield": false, "weapon": "short-bow" },
  >     { "roll": "6-12", "type": "Eel spear", "class": "soldier", "rep": 4, "armor": 2, "shield": true, "weapon": "spear" } ] } ] } }
  > END

# A campaign is founded, recruited and chained by it
Where the book has a Raid, a patrol that fails is followed by a patrol.
  $ muster --json new a.muster --variant harrow.json --list fenmen --star Osa --rep 5
  .rules == "swordplay"
  .variant == "Harrow house rules"
  $ muster --json recruit a.muster --count 2 --dice 1,3,5,4
  .recruited[].type == ["Thrall", "Eel spear"]
  .recruited[0].name == "Ketil"
  $ muster prepare a.muster --enemy fenmen --seed 5; report failure 1:fine 2:fine 3:fine
  $ muster --json aftermath a.muster report.json --seed 6
  .campaign.next.encounter == "patrol"
It is kept in the file wherever it lies now, goes with the story, and stays through undo to the first day.
  $ rm harrow.json; muster check a.muster && muster variant save a.muster out.json
  $ muster --json variant check out.json
  .differs == ["chain", "lists", "names"]
  $ muster variant save a.muster out.json
  ? 2
  ! “out.json” exists already and was not overwritten. Give another name.
  $ again a.muster; grep -A1 variant: told.story
  variant: |
  {
  $ muster undo a.muster --steps 3
  $ muster --json show a.muster
  .variant == "Harrow house rules"
  $ muster redo a.muster --steps 3; same a.muster again.muster; muster check a.muster

# It stands wherever a command takes a pack
  $ muster rules harrow.json
  ...Fenmen...
  $ muster odds harrow.json
  $ muster --json roll harrow.json recruit list=fenmen count=1 --dice 1,3
  .result.figures[].type == ["Thrall"]

# Faults are told place by place, and found nothing
  $ sed 's/2-5/2-4/; s/"eal": 2/"eal": 9/' harrow.json > bad.json
  $ muster variant check bad.json
  ! bad.json: "lists", list "fenmen": there is a gap: no row holds a roll of 5.
  ! bad.json: "chain", "nextEncounter", "patrol", "failure": "eal" is 9, but it must be from -4 to 4.
  $ muster new none.muster --variant bad.json --list fenmen --star Osa
  ? 1
  $ muster new none.muster --rules tumor --variant harrow.json --list fenmen --star Osa
  ! The variant extends swordplay and not tumor. Leave out --rules.
  $ band; muster variant save band.muster out.json
  ? 1
  $ muster variant check nowhere.json
  ! There is no variant at nowhere.json. Give a file, or a folder with variant.json in it.
  $ muster variant frob harrow.json
  ! “frob” is not known here: use “muster variant check PLACE” or “muster variant save FILE OUT”.
