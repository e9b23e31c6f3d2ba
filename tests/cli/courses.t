A copy that goes its own way, what was undone and then left by doing something else (R92), and two campaigns side by side.

# A branch is the campaign as it stood after a step
Nothing to redo is copied.
  $ patrol; cp band.muster before
  $ muster --json branch band.muster copy.muster --at 2
  .file has "copy.muster"
  .steps == 2
  $ cmp band.muster before && muster undo band.muster && same band.muster copy.muster
  $ muster redo copy.muster
  ! Nothing to redo: no step was undone.

# A branch has a name of its own where one is given
Undo takes back a step and not the name; a correction says the campaign's name once more.
  $ patrol && muster correct band.muster eal=4
  $ muster --json branch band.muster copy.muster --name "If Ulric had stayed"
  .steps == 4
  $ muster --json show copy.muster
  .name == "If Ulric had stayed"
  .steps == 4
  $ muster --json compare band.muster copy.muster
  .common_steps == 4
  $ for step in 3 2 1; do muster undo copy.muster > /dev/null; muster --json show copy.muster | grep -o '"name":"If Ulric had stayed"'; done
  "name":"If Ulric had stayed"
  "name":"If Ulric had stayed"
  "name":"If Ulric had stayed"
  $ muster --json compare band.muster copy.muster
  .common_steps == 1

# A branch is refused where the step or the name will not do
  $ band
  $ muster branch band.muster copy.muster --at 0
  ! --at must be a step from 1 to 2.
  $ muster branch band.muster copy.muster --at 99
  ! --at must be a step from 1 to 2.
  $ muster branch band.muster copy.muster --at two
  ! --at must be a whole number, not “two”.
  $ muster branch band.muster copy.muster --name=
  ! Campaign name is empty. Type a name.
  $ muster branch band.muster band.muster
  ? 2
  ! “band.muster” already exists and was not changed. Choose another name.
  $ muster branch nothing.muster copy.muster
  ? 2
  ! There is no file “nothing.muster”. Check its name and its folder.

# What was undone and then left is listed
The step that leaves it says so; in a story it counts for nothing.
  $ patrol && muster courses band.muster
  No course was left...
  $ muster undo band.muster && muster recruit band.muster --count 1 --seed 1
  What was undone is kept as “Patrol prepared, Month 1”. “muster courses” lists what was left.
  $ muster --json courses band.muster
  .courses[].id == [1]
  .courses[].name == ["Patrol prepared, Month 1"]
  .courses[].steps == [1]
  .courses[0].left has "Z"
  $ muster courses band.muster
  ...Patrol prepared, Month 1...
  $ muster --json check band.muster
  .courses == 1
  $ muster story band.muster
  ~ prepare
  $ muster undo band.muster
  $ muster --json recruit band.muster --count 1 --seed 2
  .dropped == ["Ulric recruited"]
  $ muster --json recruit band.muster --count 1 --seed 3
  .dropped == []

# The undone step done again is redone
What came after it can still be redone.
  $ band && muster correct band.muster figure=2 rep=5 && muster correct band.muster figure=2 rep=4
  $ muster undo band.muster --steps 2
  $ muster --json correct band.muster figure=2 rep=5
  .dropped == []
  $ muster redo band.muster

# A course is saved as a campaign of its own, or thrown away by its number
  $ patrol; muster --json show band.muster > then && muster undo band.muster
  $ muster recruit band.muster --count 1 --seed 1 && cp band.muster before
  $ muster courses band.muster --save 1
  ! --save needs the name of the new file too: “muster courses FILE --save K COPY”.
  $ muster courses band.muster --save 7 x.muster
  ! There is no left course 7 in band.muster. “muster courses FILE” lists them.
  $ muster courses band.muster --strike 7
  ! There is no left course 7 in band.muster. “muster courses FILE” lists them.
  $ muster courses band.muster --save one x
  ! --save must be a whole number, not “one”.
  $ muster courses band.muster x.muster
  ! Which course? “muster courses FILE” lists them; give its number with --save.
  $ muster courses band.muster --save 1 --strike 1 x.muster
  ! Give either --save or --strike.
  $ muster courses band.muster --save 1 left.muster && cmp band.muster before
  $ muster --json show left.muster | sed 's/"name":"Patrol prepared, Month 1"/"name":"The band of Maud"/' | cmp - then
  $ muster courses band.muster --save 1 left.muster
  ? 2
  ! “left.muster” already exists and was not changed. Choose another name.
  $ muster undo band.muster && muster recruit band.muster --count 1 --seed 5
  $ muster --json show band.muster > shown
  $ muster --json courses band.muster --strike 1
  .struck == 1
  $ muster --json courses band.muster
  .courses[].id == [2]
  $ muster --json show band.muster | cmp - shown
  $ muster courses band.muster --strike 1
  ! There is no left course 1 in band.muster. “muster courses FILE” lists them.
  $ muster courses band.muster --strike 2
  $ muster --json courses band.muster
  .courses == []
  $ muster check band.muster

# Two campaigns are compared: where they part, and what differs since
  $ band && muster branch band.muster other.muster && muster correct other.muster figure=2 rep=5
  $ muster correct other.muster eal=2
  $ muster --json compare band.muster other.muster
  .common_steps == 2
  .first.name == "The band of Maud"
  .first.strength == 12
  .second.strength == 13
  .first.eal == null
  .second.eal == 2
  .first.figures.length == 3
  .second.figures[1].rep == 5
  $ muster foe other.muster Yrbiz && muster goal other.muster add Win_three won=patrol count=3
  $ muster compare band.muster other.muster
  The same for 2 steps; they part after “Grunts recruited, Month 1”.
  Total Rep ≠ 12 13
  EAL ≠ – 2
  Win_three ≠ none 0 of 3
  Yrbiz ≠ none at large
  Tibb ≠ Rep 4 Rep 5

# Campaigns that were never one have nothing in common
  $ band && muster new other.muster --rules swordplay --list orcs --star Grub
  $ muster --json compare band.muster other.muster
  .common_steps == 0
  $ muster new third.muster --rules chain-reaction-1 --list gang --star Rook
  $ muster compare band.muster third.muster
  ! band.muster and third.muster are played by different rules: Swordplay and Chain Reaction, first edition.
