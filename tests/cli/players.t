Several players in one campaign (R36, R87).

# Players join with Stars of their own
  $ muster new a.muster --rules swordplay --list feudal --star Osric --rep 3 --player Ann
  $ muster join a.muster --star Maud --player Ben --rep 4
  $ muster --json show a.muster
  .star.id == 1
  .stars[].player == ["Ann", "Ben"]
  .stars[].id == [1, 2]
  .stars[1].rep == 4
  $ muster join a.muster --player Cat
  ! “muster join” needs --star. See “muster join --help”.
  $ muster undo a.muster
  $ muster --json show a.muster
  .stars.length == 1

# What is left of each Star's Power is told (R28, R36)
  $ muster new a.muster --rules swordplay --list feudal --star Osric --rep 3 --player Ann
  $ muster join a.muster --star Maud --player Ben --rep 4 && muster prepare a.muster --seed 3 && muster play a.muster begin
  $ muster play a.muster star-power stunned of 2 --dice 6,6,4,4 && muster play a.muster
  ...; Star Power of Osric: 3; Star Power of Maud: 2
  $ muster --json play a.muster
  .play.figures[].star_power == [3, 2]

# They recruit in turn, or one band alone, and are told band by band
  $ muster new a.muster --rules swordplay --list feudal --star Osric --rep 3 --player Ann
  $ muster join a.muster --star Maud --player Ben --rep 4
  $ muster --json recruit a.muster --for 2 --count 1 --dice 3,4
  .campaign.grunts[].leader == [2]
  $ muster --json recruit a.muster --count 2 --dice 3,4,3,4,3,4,3,4
  .campaign.grunts[].leader == [2, 1, 1, 2, 2]
  $ muster --json recruit a.muster --dice 3,4,3,4
  .campaign.grunts[].leader == [2, 1, 1, 2, 2, 1, 2]
  $ muster recruit a.muster --for 9
  ! Number 9 is not a Star of this campaign. Stars: 1 Osric, 2 Maud.
  $ muster roster a.muster
  The band of Osric (Ann)...
  The band of Maud (Ben)...
  $ muster --json roster a.muster
  .stars.length == 2
  $ muster check a.muster

# An army list of one's own (R36)
  $ muster new a.muster --rules swordplay --list feudal --star Osric --rep 3 --player Ann
  $ muster join a.muster --star Maud --player Ben --rep 4 --list orcs
  $ muster --json recruit a.muster --count 1 --dice 3,4,3,4
  .campaign.stars[].list == [null, "orcs"]
  .campaign.grunts[].type == ["Infantry", "Orc"]
  $ muster check a.muster && again a.muster

# They leave with their Grunts or without them
  $ muster new a.muster --rules swordplay --list feudal --star Osric --rep 3 --player Ann
  $ muster join a.muster --star Maud --player Ben --rep 4
  $ muster recruit a.muster --count 2 --dice 3,4,3,4,3,4,3,4
  $ muster part a.muster star=2 --grunts-to 1
  ! Osric has no room for all the Grunts of Maud. Places free: 1; left without one: Hamo.
  $ muster part a.muster star=3
  ! Number 3 is not a Star of this campaign. Stars: 1 Osric, 2 Maud.
  $ muster part a.muster star=x
  ! star=x must be a whole number.
  $ muster part a.muster star=1 --grunts-to 1
  ! Number 1 is not another Star of this campaign. Stars: 2 Maud.
  $ muster part a.muster star=1 --grunts-to 2
  $ muster --json show a.muster
  .grunts[].leader == [2, 2, 2, 2]
  .star.name == "Maud"
  .former[].name == ["Osric"]
  $ muster correct a.muster figure=1 status=active
  $ muster --json show a.muster
  .stars.length == 2

# Whoever is away takes no place with the Star they follow then (first edition)
  $ muster new a.muster --rules chain-reaction-1 --list gang --star Rook --rep 2 --option genre=gang --option terrain=none
  $ muster join a.muster --star Vic --rep 2
  $ for name in Ash Bo Cy; do
  >     muster recruit a.muster --for 2 --type T-Guy --rep 2 --armor none --weapon pistol --name $name
  >     [ $name != Ash ] || muster correct a.muster figure=3 back-in=7; done
  $ muster part a.muster star=2 --grunts-to 1
  $ muster --json show a.muster
  .grunts[].name == ["Ash", "Bo", "Cy"]

# Stay or Go is taken Star by Star, and a lost one's Grunts are handed over
Maud's common roll, then her own two; Osric's take no test.
  $ muster new a.muster --rules swordplay --list feudal --star Osric --rep 3 --player Ann
  $ muster join a.muster --star Maud --player Ben --rep 4
  $ muster recruit a.muster --count 2 --dice 3,4,3,4,3,4,3,4 && muster prepare a.muster --seed 3
  $ echo '{"outcome": "success", "figures": [], "grunts_to": {"1": 9}}' > report.json
  $ muster aftermath a.muster report.json
  ! Number 9 is not a Star of this campaign. Stars: 1 Osric, 2 Maud.
  $ echo '{"outcome": "success", "figures": [{"id": 1, "fate": "obviously-dead"}], "grunts_to": {"1": 2}}' > report.json
  $ muster --json aftermath a.muster report.json --dice 1,2,3,6,4,5,6,4,5,6
  .campaign.grunts[].leader == [2, 2, 2, 2]
  .campaign.grunts[].months == [0, 0, 1, 1]
  .campaign.phase == "prepare"
  $ muster chronicle a.muster
  ...follows Maud from now on...

# Where no Grunt outranks the Star, nobody who does follows it (R41)
  $ muster new a.muster --rules chain-reaction-3 --list military --star Ann --rep 5 --player Ann --option attributes=off
  $ muster join a.muster --star Ben --rep 3 --player Ben
  $ muster recruit a.muster --for 1 --type Veteran && muster prepare a.muster --seed 3
  $ echo '{"outcome": "failure", "figures": [{"id": 1, "fate": "obviously-dead"}], "grunts_to": {"1": 2}}' > report.json
  $ muster aftermath a.muster report.json
  ! All Grunts of Ann have a higher Rep than Ben and cannot follow.
  $ echo '{"outcome": "failure", "figures": [{"id": 1, "fate": "obviously-dead"}], "grunts_to": {"3": 2}}' > report.json
  $ muster aftermath a.muster report.json
  ! Ines has a higher Rep than Ben and cannot follow.

# In the first edition each rolls for an encounter (R87)
  $ muster new a.muster --rules chain-reaction-1 --list military --star Osric --rep 4 --player Ann
  $ muster join a.muster --star Maud --rep 4 --player Ben
  $ muster --json prepare a.muster --seed 5
  .rolls[0].reason == "players-turn"
  .rolls[1].reason == "players-turn"
  .campaign.stars[].points == [0, 0]

# In the first edition they meet each other (R87)
Ann's 7; of the gangs' seven kinds the Firefight. What the other band brings is not shown: its player may be reading.
  $ muster new a.muster --rules chain-reaction-1 --list gang --star Rook --rep 4 --player Ann --option genre=gang --option terrain=none
  $ muster join a.muster --star Vic --rep 4 --player Ben
  $ muster bring a.muster --for 1
  ! No bands meet in the current encounter.
  $ muster prepare a.muster --enemy star=7
  ! Number 7 is not a Star of this campaign. Stars: 1 Rook, 2 Vic.
  $ muster prepare a.muster --enemy star=2 --dice 3,4,1,2,1,1,6,6,1,1,1,1,1,1,1,1,1,1
  $ muster bring a.muster
  ! “muster bring” needs --for, the number of the Star whose band it is. See “muster bring --help”.
  $ muster bring a.muster --for 1 1
  $ muster --json show a.muster
  .encounter.against == 2
  .encounter.recorded == [1]
  .encounter.party == nothing
  $ muster play a.muster begin
  ! Ben’s band has not recorded who comes. Do that on the Encounter page, or with “muster bring”.
  $ muster bring a.muster --for 2
  $ muster --json play a.muster begin
  .campaign.encounter.party_against == [2]
  .play.groups[0].figures[0].name == "Vic"
  .play.groups[0].figures[0].profile.type == "Star"
Those who are met are the enemies of this table.
  $ muster play a.muster state 2 dead
  ! Vic is of the band that is met: on this table, figure 1 of enemy group 1.
  $ muster play a.muster lose-rep 2
  ! Vic is of the band that is met: on this table, figure 1 of enemy group 1.
  $ cat > report.json << END
  > {"outcome": 0.5, "their_outcome": "success",
  >  "figures": [{"id": 1, "fate": "ran-away"}, {"id": 2, "fate": "fine", "routed": 1}]}
  > END
  $ muster --json aftermath a.muster report.json
  .campaign.stars[].points == [200, 420]
  $ muster check a.muster
What may follow a Raid is fought against the band that was met.
  $ muster undo a.muster --steps 5
  $ muster prepare a.muster --enemy star=2 --dice 3,4,1,2,1,1,1,1,6,6,1,1,1,1,1,1,1,1,1,3,3
  $ muster bring a.muster --for 1 && muster bring a.muster --for 2 && report success 1:fine 2:fine && muster aftermath a.muster report.json
  ...Raid may follow immediately: against Ben’s band...

# Bands that compete: nobody of another band joins, and a lost Star's points stay the player's (first edition, R65, R87)
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Vito --rep 3
  $ muster join a.muster --star Mouse --rep 3
  $ muster recruit a.muster --dice 5,5,5,5,5,5,5,5,5,5,5,5
  $ muster prepare a.muster --enemy police --dice 3,4,1,1,1,1,6,6,1,1,1,1,1,1,1,1,1,1,5,5,5,5,5,5,5,5
  $ muster play a.muster begin 1 2 3
  ! Mouse is of another band, and this encounter is not theirs. Leave the figure out.
  $ muster play a.muster begin 2
  ! Mouse is of another band...
  $ muster play a.muster begin 1 3 && muster play a.muster state 1 dead
  $ muster play a.muster enemy 1 1 dead && muster play a.muster did 1 kills 1
  $ muster aftermath a.muster --outcome failure
  ...Vito was killed: 40 points for what was done...
  ...left: Vito leads no longer...
  $ muster show a.muster
  ...Encounter points: 0; of the whole band: 0...
  ...Vito (Star lost): encounter points: 40; of the whole band: 40...
  $ muster report a.muster
  - Vito: **0 of 1 won, 0 to 40 points**
  - Mouse: **0 of 0 won, 0 points**
Of those who left since nobody led them none was lost in the battle.
  $ muster --json career a.muster 3
  .careers[0].sums.comrades_lost == 1

# With the Grunts of a Star who falls go its stockpile, its arms and what was salvaged, and their battles (p. 15, R36, R97)
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Ann --rep 3
  $ muster join a.muster --star Ben --rep 2 --weapon rifle && muster recruit a.muster --for 2 --count 1 --dice 5,5
  $ muster prepare a.muster --enemy gang --dice 1,1,3,4,1,1,6,6,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
  $ echo '{"outcome": 0.5, "figures": [{"id": 2, "fate": "dead"}, {"id": 3, "fate": "fine"}], "enemy_lost": [1, 2, 3],
  >  "salvage": [{"item": "pistol", "count": 2}]}' > report.json
  $ muster aftermath a.muster report.json
  ...Ben was killed: 100 points; Rifle to the stockpile...
  ...Salvaged from the field: 2 Pistol...
  ...The stockpile of Ben’s band is lost: 2 × Pistol, Rifle...
  $ sed -i 's/}]}/}], "grunts_to": {"2": 1}}/' report.json && muster undo a.muster && muster aftermath a.muster report.json
  ...The stockpile of Ben’s band goes to Ann’s band: 2 × Pistol, Rifle...
  $ muster --json show a.muster
  .grunts[].months == [1]
  $ muster show a.muster
  ...Stockpile: Pistol × 2, Rifle × 1
  $ muster check a.muster && again a.muster

# A band whose Star is lost cannot fight what would follow (first edition, p. 14, R36, R97)
  $ muster new a.muster --rules chain-reaction-1 --list military --star Ann --player Ann --rep 3 --option terrain=none
  $ muster join a.muster --star Ben --player Ben --rep 3 && muster recruit a.muster --for 2 --count 2 --dice 1,1,1,1
  $ muster prepare a.muster --enemy star=2 --dice 3,4,1,1,1,1,1,1,1,1,1,1,1,1,6,6,1,1,1,1,1,6,6,6
  $ muster bring a.muster --for 1 && muster bring a.muster --for 2 && muster play a.muster begin
  $ muster play a.muster hostages 3 && muster play a.muster enemy 1 1 dead && muster aftermath a.muster --outcome success
  ...Nothing follows immediately: Ben is lost, and the band with its Star...

# The unconscious of a lost field count as taken for the winner's points, and come home unless they are reported taken (R97)
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Ann --rep 3
  $ muster join a.muster --star Ben --rep 3
  $ muster prepare a.muster --enemy star=2 --dice 3,4,1,1,1,1,1,1,1,1,1,1,1,1,6,6,1,1,1
  $ muster bring a.muster --for 1 && muster bring a.muster --for 2 && muster play a.muster begin
  $ muster play a.muster state 1 unconscious && muster aftermath a.muster --outcome failure --dice 1,1
  Battle finished: Siege: Ann’s band none of the points, Ben’s band all the points...
  ...The field was lost with Ann lying on it. For the points, whoever lay unconscious counts as taken...

# The points of both bands are told by name, also while a Star who was freed does not fight (first edition, R77, R87)
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Ann --rep 3
  $ muster join a.muster --star Ben --rep 3 && muster recruit a.muster --for 1 --count 1 --dice 5,5
  $ muster prepare a.muster --enemy star=2 --dice 3,4,1,1,1,1,1,1,1,1,1,1,1,1,6,6,1,1,1
  $ muster bring a.muster --for 1 && muster bring a.muster --for 2 && muster play a.muster begin
  $ muster play a.muster state 1 captured && muster play a.muster state 3 left-table && muster aftermath a.muster --outcome success
  $ muster prepare a.muster --enemy star=2 --dice 6,3,4,1,1,1,1,1,1,1,1,6,6,1,1,1,1,1,1,1,6,6,1
  $ muster bring a.muster --for 1 && muster bring a.muster --for 2 && muster play a.muster begin
  $ muster play a.muster hostages 1 && muster aftermath a.muster --outcome success && muster prepare a.muster --dice 6
  ...Ann’s band: Points: all for getting away...
  ...Ben’s band: Points: all if every Runner is killed or captured...

# Bands that meet each remember the battle as it ended for them (R87)
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Vito --rep 3
  $ muster join a.muster --star Mouse --rep 3
  $ muster recruit a.muster --dice 5,5,5,5,5,5,5,5,5,5,5,5
  $ muster prepare a.muster --enemy star=2 --dice 3,4,1,1,1,1,6,6,1,1,1,1,1,1,1,1,1,1
  $ muster bring a.muster --for 1 1 3 && muster bring a.muster --for 2 2 6
  $ muster play a.muster begin && muster play a.muster state 1 ran-away
  $ muster play a.muster state 3 ran-away && muster aftermath a.muster --outcome failure
  $ muster --json career a.muster 2
  .careers[0].sums.won == 1
  $ muster --json career a.muster 1
  .careers[0].sums.won == 0
  $ muster report a.muster
  - Mouse: **1 of 1 won, 0 to 200 points**

# Police who came as reinforcements fight what follows beside the band (first edition, p. 14, R77)
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Ann --rep 3
  $ muster join a.muster --star Cid --list firm && muster undo a.muster && muster join a.muster --star Ben --rep 3 --list police
  $ muster prepare a.muster --enemy star=2 --dice 3,4,1,1,1,1,1,1,1,1,1,1,6,6,1,1,1,1
  $ muster bring a.muster --for 1 1 && muster bring a.muster --for 2 2 && muster play a.muster begin
  $ muster play a.muster turn --dice 6,43 && muster play a.muster objective && muster play a.muster alarm --dice 1
  $ muster play a.muster turn --dice 38,51 && muster play a.muster police && muster play a.muster turn --dice 6,43
  $ muster play a.muster police --dice 5,2,1,3,4 && muster play a.muster enemy 2 1 dead && muster play a.muster state 1 left-table
  $ muster aftermath a.muster --outcome success && muster prepare a.muster --dice 1,1
  $ muster bring a.muster --for 1 && muster bring a.muster --for 2 && muster play a.muster begin
  ...Group 1, 2 figures...

# Each side of an Ambush between bands has its own share (first edition, p. 13, R64, R97)
One of three got through, and two of them fell.
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Ann --rep 3
  $ muster join a.muster --star Ben --rep 3 && muster recruit a.muster --dice 5,5,5,5,5,5,5,5,5,5,5,5
  $ muster prepare a.muster --enemy star=2 --dice 3,4,1,2,6,6,1,1,1,1,1,1,1,1,1,1,1,1,5,1,2
  $ muster bring a.muster --for 1 1 3 4 && muster bring a.muster --for 2 2 6 && muster play a.muster begin
  $ muster play a.muster turn --dice 6,43 && muster play a.muster ambush --dice 3,4,3,6,5
  $ muster play a.muster state 1 left-table && muster play a.muster state 3 dead && muster play a.muster state 4 dead
  $ muster aftermath a.muster --outcome success
  Battle finished: Ambush: Ann’s band half the points, Ben’s band half the points

# Whoever lay helpless is asked about where the other band held the field (R97)
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Ann --rep 3
  $ muster join a.muster --star Ben --rep 3 && muster prepare a.muster --enemy star=2 --dice 3,4,1,1,1,1,6,6,1,1,1,1,1,1,1,1,1,1
  $ muster bring a.muster --for 1 && muster bring a.muster --for 2
  $ report failure 1:unconscious 2:fine; muster aftermath a.muster report.json --dice 3,3
  The field was lost with Ann lying on it...

# Points stay with the band they were won for (first edition, R65)
  $ muster new a.muster --rules chain-reaction-1 --list gang --option genre=gang --option terrain=none --star Ann --rep 4
  $ muster join a.muster --star Ben --rep 2 && muster recruit a.muster --for 2 --type T-Guy --rep 3 --name Cy
  $ muster correct a.muster figure=3 points=50; muster part a.muster star=2 --grunts-to 1
  $ muster --json show a.muster
  .grunts[0].points == 50
  .points == 50
  $ muster correct a.muster figure=2 status=active
  $ muster --json show a.muster
  .stars[].band_points == [0, 50]
  .grunts[0].leader == 1
  $ muster check a.muster && again a.muster

# Who is of the other band, or away, has no part in a battle
Bob's Robbery.
  $ two_bands "1 1 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1   1 1  1 1  1 1"
  $ muster play a.muster begin 2 5
  The battle begins: 2 figures, off the table as yet; sat out: Vance...
  $ muster play a.muster state 4 carrying-on
  ! Dutch is of another band, and this encounter is not theirs. Leave the figure out.
  $ muster play a.muster turn --dice "6 43" && muster play a.muster objective && muster play a.muster alarm --dice 1
  $ muster play a.muster turn --dice "6 43" && muster play a.muster police && muster play a.muster turn --dice "6 43"
Two more police, and one of Bob's sat out.
  $ muster play a.muster police --dice 6
  Reinforcements for you: up to 1 figure from those who sat out...

# What the notes say it was worth is said with its reason, though a fate was reported otherwise
Nothing was noted of Bob's Robbery but that it began.
  $ two_bands "1 1 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1   1 1  1 1  1 1"
  $ muster play a.muster begin 2 5 && report success 2:fine 5:ran-away && muster aftermath a.muster report.json
  ...By the rules it was worth none of the points: The robbery was not stopped. Your report counts....
The robbers stand; who was well is reported unconscious.
  $ muster undo a.muster && muster play a.muster turn --dice "6 43"
  $ report success 2:fine 5:unconscious && muster aftermath a.muster report.json --dice "1 1"
  ...By the rules it was worth none of the points: The robbery was not stopped. Your report counts....
The robbery was stopped; who was well is reported dead.
  $ muster undo a.muster
  $ for robber in 1 2 3; do muster play a.muster enemy 1 $robber dead; done
  $ report failure 2:fine 5:dead && muster aftermath a.muster report.json
  ...By the rules it was worth all the points: The robbery was stopped. Your report counts....
Once both are dead nobody is left to have stopped it.
  $ muster undo a.muster
  $ report success 2:dead 5:dead && muster aftermath a.muster report.json
  ...By the rules it was worth none of the points: None of the side is left. Your report counts....

# Why a band has no room is told as it is
  $ two_bands "1 1 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1   1 1  1 1  1 1"
  $ report failure 2:fine 5:fine && muster aftermath a.muster report.json && muster recruit a.muster --for 2
  ! The band of Cop cannot recruit. A follow-up is fought by the survivors: nobody can be recruited for it.
