Foes with a name, and what a campaign is played for.

# A foe is named, edited and listed
  $ band
  $ muster --json foe band.muster "Yrbiz the Red" rep=4 list=orcs
  .id == 1
  $ muster --json show band.muster
  .foes == [{"id": 1, "name": "Yrbiz the Red", "rep": 4, "weapon": null, "list": "orcs", "status": "at-large", "met": []}]
  $ muster --json foe band.muster 1 weapon=crossbow name=Yrbiz status=captured
  .id == 1
  $ muster foes band.muster
  1 Yrbiz: captured...
  $ muster --json foes band.muster
  .foes[].name == ["Yrbiz"]
  .foes[].status == ["captured"]
  $ muster undo band.muster
  $ muster --json foes band.muster
  .foes[].status == ["at-large"]
  $ muster foe band.muster "yrbiz the red "
  ! There is a foe called Yrbiz the Red already, number 1. Choose another name.
  $ muster foe band.muster 2 rep=4
  ! There is no foe 2. Foes: 1 Yrbiz the Red.
  $ muster foe band.muster Karim rep=9
  ! Rep 9 is out of range for a foe. Use 1 to 6.
  $ muster foe band.muster Karim weapon=laser
  ! There is no weapon “laser” in Swordplay. Weapons: axe-throwing, crossbow, ...
  $ muster foe band.muster 1 rep=4
  ! That is what is known of Yrbiz the Red already.
  $ muster write band.muster "Red scarf." --about foe=1
  $ muster --json show band.muster
  .words[].about.kind == ["foe"]
  $ muster --json find band.muster yrbiz
  .hits[-1].kind == "foe"
  .hits[-1].id == 1

# A leader who comes may be a foe
Their leader comes with the last PEF at the latest; this seed brings him.
  $ battle && muster foe band.muster Yrbiz; muster foe band.muster Karim
  $ muster play band.muster leader foe=1
  ! The enemy's leader is not on the table, or is already somebody known.
  $ muster play band.muster resolve 1 --dice 1; muster play band.muster resolve 2 --dice 1
  $ muster --json play band.muster resolve 3 --seed 2
  .play.groups[0].figures[0].leader == true
  .foe_candidates == [1, 2]
  $ muster --json play band.muster leader foe=2
  .foe_candidates == nothing
  $ muster --json foes band.muster
  .foes[1].met == [{"turn": 1, "encounter": "patrol", "fate": "carrying-on"}]
  $ muster play band.muster leader foe=1
  ! The enemy's leader is not on the table, or is already somebody known.
  $ muster play band.muster leader foe=2
  ! Karim is in this battle already.
  $ muster play band.muster leader foe=3
  ! There is no foe 3. Foes: 1 Yrbiz, 2 Karim.
  $ muster play band.muster enemy 1 1 dead && muster undo band.muster
  $ muster --json foes band.muster
  .foes[1].status == "at-large"
  $ muster redo band.muster
  $ report success 1:fine; muster aftermath band.muster report.json --seed 1
  $ muster --json foes band.muster
  .foes[1].status == "killed"
  .foes[1].met[].fate == ["dead"]

# Goals are counted over the book
  $ patrol
  $ muster --json goal band.muster add "Two patrols" won=patrol count=2
  .id == 1
  $ muster goal band.muster add "A great band" grunts=5
  $ muster goal band.muster add "Outlive one month" months=1
  $ muster --json show band.muster
  .goals[0] == {"id": 1, "text": "Two patrols", "count": 2, "done": 0, "reached": false}
  .goals[1].done == 2
  $ report success 1:fine; muster aftermath band.muster report.json --seed 1
  $ muster --json show band.muster
  .goals[].done == [1, 2, 1]
  .goals[].reached == [false, false, true]
  $ muster undo band.muster
  $ muster --json show band.muster
  .goals[].done == [0, 2, 0]
  .goals[].reached == [false, false, false]

# A goal of one's own is reached once
  $ band && muster goal band.muster add "Bring Rayan home" && muster goal band.muster reach 1
  $ muster --json show band.muster
  .goals == [{"id": 1, "text": "Bring Rayan home", "count": 1, "done": 1, "reached": true}]
  $ muster goal band.muster reach 1
  ! Goal 1 is reached already.
  $ muster goal band.muster reach 7
  ! There is no goal 7. Goals: 1 Bring Rayan home.
  $ muster goal band.muster strike 1
  $ muster goal band.muster strike 1
  ! There is no goal 1; there are none yet.
  $ muster goal band.muster add X won=robbery
  ! There is no encounter “robbery” in this campaign. Encounters: patrol, raid-attack, raid-defend, raid.
  $ muster goal band.muster add X rep=5 grunts=2
  ! A goal is counted by one thing, not by rep and grunts. Add a goal for each.
  $ muster goal band.muster add X points=5
  ! Swordplay has no encounter points.
  $ muster goal band.muster add X foe=1 killed
  ! There is no foe 1; no foe has a name yet.

# A foe who is taken reaches the goal
  $ band && muster foe band.muster Yrbiz
  $ muster goal band.muster add "Take Yrbiz alive" foe=1 captured
  $ muster foe band.muster 1 status=killed
  $ muster --json show band.muster
  .goals[].reached == [false]
  $ muster foe band.muster 1 status=captured
  $ muster --json show band.muster
  .goals[].reached == [true]
  $ muster chronicle band.muster
  ...Goal reached: Take Yrbiz alive...

# A campaign is closed once, and undo opens it
  $ patrol
  $ report success 1:fine; muster aftermath band.muster report.json --seed 1
  $ muster goal band.muster close maybe
  ! A campaign is closed as won or as lost, not “maybe”.
  $ muster --json goal band.muster close won
  .campaign.phase == "over"
  .campaign.ended == "won"
  $ muster goal band.muster close lost
  ! This campaign was closed as won. To carry on, undo that step.
  $ muster prepare band.muster
  ! This campaign was closed as won. To carry on, undo that step.
  $ muster check band.muster && muster undo band.muster
  $ muster --json show band.muster
  .phase == "prepare"
  .ended == null

# A foe met in a run that does not count was not met
  $ battle && muster foe band.muster Yrbiz; muster goal band.muster add "Take Yrbiz" foe=1
  $ for act in "was 1" "leads 1 1" "leader foe=1" "enemy 1 1 captured"; do
  >     if [ "$act" = "was 1" ]; then muster play band.muster was 1 "Captain 5"; else muster play band.muster $act; fi; done
  $ muster --json show band.muster
  .goals[].reached == [true]
  $ muster aftermath band.muster --outcome failure --not-counted
  $ muster --json show band.muster
  .goals[].reached == [false]
  .foes[0].status == "at-large"
  .foes[0].met == []
  $ muster play band.muster begin; muster play band.muster was 1 "Captain 5"; muster play band.muster leads 1 1
  $ muster play band.muster leader foe=1; muster play band.muster enemy 1 1 captured
  $ muster --json show band.muster
  .foes[0].met.length == 1
  $ muster aftermath band.muster --outcome success --seed 1; muster goal band.muster close won
  $ muster check band.muster && again band.muster; grep leader told.story
  leader foe=1
