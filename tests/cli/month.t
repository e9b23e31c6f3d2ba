A campaign from its founding through its first month.

# A campaign begins with a Star and a Patrol ahead
  $ muster --json new a.muster --rules swordplay --list orcs --star "Grak Two-Teeth" --rep 4 --class warrior \
  > --name "The Red Hand" --option star-dies=true > told
  $ cat told
  .name == "The Red Hand"
  .rules == "swordplay"
  .list == "orcs"
  .eal == null
  .turn == {"number": 1, "label": "Month 1"}
  .phase == "prepare"
  .next == {"encounter": "patrol", "eal": null}
  .encounter == null
  .steps == 1
  .star.id == 1
  .star.name == "Grak Two-Teeth"
  .star.star == true
  .star.class == "warrior"
  .star.rep == 4
  .star.status == "active"
  $ muster --json show a.muster | cmp - told

# The Star is whom the player describes
  $ muster --json new a.muster --rules swordplay --list feudal --star Maud --class missile --weapon longbow --armor 2 --shield no
  .star.rep == 5
  .star.class == "missile"
  .star.weapon == "longbow"
  .star.armor == 2
  .star.shield == false
  $ muster --json new b.muster --rules swordplay --list feudal --star Wat --class peasant
  .star.weapon == "unarmed"
  .star.armor == 2
  .star.shield == false

# Recruiting fills the band up to the limit
A Star of Rep 5 leads five, and there were two.
  $ band
  $ muster --json recruit band.muster --dice 1,1,2,3,3,3
  .recruited[].id == [4, 5, 6]
  .recruited[0].type == "Mounted Knight"
  .rolls.length == 3
  .campaign.grunts.length == 5
  $ muster recruit band.muster
  ! The band is full: a Star of Rep 5 leads at most 5 Grunts, and there are 5.

# Can pass without an encounter (R34)
  $ band; muster --json show band.muster > before
  $ muster --json rest band.muster
  .campaign.turn.number == 2
  .campaign.next == {"encounter": "patrol", "eal": null}
  .campaign.grunts[0].months == 1
  $ muster undo band.muster && muster --json show band.muster | cmp - before
  $ muster rest band.muster --dice 3
  ! “muster rest” rolls no dice: 1 die of --dice left over.
  $ muster prepare band.muster --seed 1

# Preparing rolls up the first patrol
  $ patrol
  $ muster --json show band.muster
  .phase == "play"
  .eal == 3
  .encounter.kind == "patrol"
  .encounter.eal == 3
  .encounter.time == "day"
  .encounter.enemy == "feudal"
  .encounter.objective_buildings == 0
  .encounter.sections.length == 9
  .encounter.pefs[].section == [1, 2, 3]
  $ muster --json encounter band.muster
  .encounter.kind == "patrol"
  .encounter.pefs[].section == [1, 2, 3]
  $ muster encounter band.muster
  ~ seed

# The same seed prepares the same twice
  $ band && muster --json prepare band.muster --enemy orcs --seed 77 > first
  $ muster encounter band.muster
  ...seed 77...
  $ muster undo band.muster
  $ muster --json prepare band.muster --enemy orcs --seed 77 | cmp - first

# After the battle the fallen recover and the rest stay or go
3 recovers (both pass at Rep 3). One Grunt is down: Maud rolls four dice, then 2 its four, 3 its three: 2 against 1 is twice as
many and stays firm, 3 stays by a tie after a success.
  $ patrol; report success 1:fine 2:fine 3:out-of-the-fight
  $ muster --json aftermath band.muster report.json --dice 2,3,1,2,4,4,1,4,4,4,1,2,4
  .rolls.length == 4
  .rolls[0].for has "Recovery"
  .campaign.phase == "prepare"
  .campaign.turn.number == 2
  .campaign.next == {"encounter": "raid-attack", "eal": 3}
  .campaign.grunts[].exempt == [true, false]
  .campaign.grunts[].months == [1, 1]

# The chronicle tells it in words and in Markdown
  $ patrol && muster chronicle band.muster
  Month 1
  ...3 1...
  $ muster chronicle band.muster --markdown
  # ...
  ## Month 1
  $ muster --json chronicle band.muster
  .chronicle.length == 3
  .chronicle[1].rolls.length == 2

# Undo and redo go back and forth by name
  $ patrol; muster --json show band.muster > played && muster undo band.muster --steps 2
  Undone: Grunts recruited, Patrol prepared.
  $ muster --json show band.muster
  .steps == 1
  .grunts == []
  $ muster redo band.muster --steps 2
  Redone: Grunts recruited, Patrol prepared.
  $ muster --json show band.muster | cmp - played
  $ muster undo band.muster --steps 3
  ! Cannot undo 3 steps: only 2 can be undone, and the creation of the campaign stays.

# A correction is a step like any other
  $ band && muster correct band.muster figure=3 rep=4 name=Wat
  $ muster --json show band.muster
  .grunts[1].rep == 4
  .grunts[1].name == "Wat"
  $ muster correct band.muster eal=2 next=raid-defend
  $ muster --json show band.muster
  .next == {"encounter": "raid-defend", "eal": 2}
  $ muster undo band.muster --steps 2
  $ muster --json show band.muster
  .grunts[1].rep == 3
Whatever a figure has and is can be set, who left comes back, and so can what the campaign and its encounter are.
  $ muster --json correct band.muster figure=2 class=warrior armor=6 shield=no months=7 poisoned=true exempt=true
  .campaign.grunts[0].class == "warrior"
  .campaign.grunts[0].armor == 6
  .campaign.grunts[0].shield == false
  .campaign.grunts[0].months == 7
  .campaign.grunts[0].poisoned == true
  .campaign.grunts[0].exempt == true
  $ muster --json correct band.muster figure=2 status=captured
  .campaign.former[].status == ["captured"]
  $ muster --json correct band.muster figure=2 status=active
  .campaign.grunts[].id == [2, 3]
  $ muster --json correct band.muster name="The Ford" turn=5 outranked=now
  .campaign.name == "The Ford"
  .campaign.turn.number == 5
  $ muster prepare band.muster --seed 1
  $ muster --json correct band.muster time=night enemy=orcs entry="by the ford"
  .campaign.encounter.time == "night"
  .campaign.encounter.enemy == "orcs"
  .campaign.encounter.entry == "by the ford"

# Sheets are written as PDF
  $ patrol
  $ muster --json roster band.muster --pdf roster.pdf
  .pdf has "roster.pdf"
  .rolls == []
  $ muster roster band.muster --pdf roster.pdf && muster encounter band.muster --pdf encounter.pdf
  $ head -c 4 roster.pdf; head -c 4 encounter.pdf; [ $(wc -c < encounter.pdf) -gt 10000 ]
  %PDF%PDF
  $ env -u QT_QPA_PLATFORM -u DISPLAY muster roster band.muster --pdf - -platform offscreen | head -c 4
  %PDF
  $ muster --json roster band.muster --pdf -
  ! Standard output takes the PDF or the JSON, not both. Give a file to --pdf, or leave out --json.

# A sheet never takes the place of something else
  $ patrol
  $ muster encounter band.muster --pdf band.muster
  ! “band.muster” exists and is not a PDF, so it was not overwritten. Give another name.
  $ muster roster band.muster --pdf no/such/folder.pdf
  ? 2
  ! “no/such/folder.pdf” could not be written: No such file or directory. No file was left behind.
  $ muster roster band.muster --pdf .
  ? 2
  ! “.” is not a file. Give the name of the PDF to write.
  $ muster roster band.muster --pdf /dev/null
  ? 2
  ! “/dev/null” is not a file. Give the name of the PDF to write.

# The sample is a campaign of its own
  $ muster sample sample.muster && muster check sample.muster
  $ muster --json show sample.muster
  .turn.number > 3
  $ muster sample sample.muster
  ? 2
  ! “sample.muster” already exists and was not changed. Choose another name.
