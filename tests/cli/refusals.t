What cannot be is refused in one or two lines that name the thing and what to do; the runner looks that no file changes.

# Recruiting and preparing
  $ band
  $ muster recruit band.muster --count 4
  ! There is no room for 4 recruits. Places free: 3.
  $ muster recruit band.muster --count 0
  ! You cannot recruit 0. Ask for 1 to 3.
  $ muster recruit band.muster --count two
  ! --count must be a whole number, not “two”.
  $ muster recruit band.muster --count 2 --dice 3,4,1
  ! Too few dice. The next roll is Recruit, Hamo: 2d6; add it to --dice.
  $ muster recruit band.muster --count 1 --dice 3,4,1
  ! 1 die of --dice left over, so nothing was changed. Give only the dice that are asked for.
  $ muster recruit band.muster --count 1 --dice 3,7
  ! Die 2 of --dice is wrong. Recruit, Ulric: 2d6: 7 is not on a die of 6 sides.
  $ muster prepare band.muster --enemy elfs
  ! There is no army list “elfs” in Swordplay. Did you mean “elves”? Lists: feudal, northmen, dwarves, elves, goblins, orcs.
  $ muster prepare band.muster --enemy orc
  ! There is no army list “orc” in Swordplay. Did you mean “orcs”? Lists: feudal, northmen, dwarves, elves, goblins, orcs.
  $ muster prepare band.muster --enemy north
  ! There is no army list “north” in Swordplay. Did you mean “northmen”? Lists: feudal, northmen, ...
  $ muster prepare band.muster --dice 3,1,1,2
  ! Too few dice. The next roll is Terrain, section 2: 2d6; add it to --dice.
  $ muster encounter band.muster
  ! There is no current encounter. Run “muster prepare” first.
  $ report success 2:out-of-the-fight
  $ muster aftermath band.muster report.json
  ! There is no current encounter. Prepare one and play it, then report how it went.
  $ muster show band.muster --dice 1
  ! “muster show” rolls no dice: 1 die of --dice left over.
  $ muster undo band.muster --steps 2
  ! Cannot undo 2 steps: only 1 can be undone, and the creation of the campaign stays.
  $ muster undo band.muster --steps 0
  ! --steps must be 1 or more.
  $ muster undo band.muster --steps 99999999999999999999
  ! --steps must be a whole number, not “99999999999999999999”.
  $ muster redo band.muster
  ! Nothing to redo: no step was undone.

# One picked by hand
  $ band
  $ muster recruit band.muster --type Ogre
  ! The campaign's list has no type “Ogre”. Types: Mounted Knight, Mounted Crossbow, ...
  $ muster recruit band.muster --type Infantry --count 2
  ! --count is for recruits by dice. Leave it out to pick one figure by hand.
  $ muster recruit band.muster --rep 3
  ! Give --type too, to pick one figure by hand: its type in the campaign's list.
  $ muster recruit band.muster --type Infantry --dice 3
  ! “muster recruit” rolls no dice: 1 die of --dice left over.
  $ muster recruit band.muster --type Infantry --weapon rifle
  ! There is no weapon “rifle” in Swordplay. Weapons: axe-throwing, crossbow, ...
  $ muster recruit band.muster --type Infantry --rep 7
  ! Rep 7 is out of range for Ulric. Use 1 to 6.

# Once an encounter is under way
  $ patrol
  $ muster recruit band.muster --count 1
  ! An encounter is under way. Finish the battle first.
  $ muster prepare band.muster
  ! An encounter is already prepared. Play it and finish the battle, or undo its preparation.
  $ report success 2:out-of-the-fight
  $ muster aftermath band.muster report.json --dice=
  ! Too few dice. The next roll is Recovery, Tibb: 2d6; add it to --dice.
  $ muster aftermath band.muster report.json --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
  ! 2 dice of --dice left over, so nothing was changed. Give only the dice that are asked for.
  $ muster aftermath band.muster none.json
  ? 2
  ! The report “none.json” cannot be read: No such file or directory.
  $ echo so it went well > report.json
  $ muster aftermath band.muster report.json
  ! The report “report.json” cannot be used: Line 1 is not JSON: illegal value.
  $ report success 9:fine
  $ muster aftermath band.muster report.json
  ! Nobody in the band has number 9. Numbers: 1 Maud, 2 Tibb, 3 Berta.
  $ report success 2:fine 2:fine
  $ muster aftermath band.muster report.json
  ! The report “report.json” cannot be used: Figure 2 is named twice. Name each figure once.
  $ report success 2:tired
  $ muster aftermath band.muster report.json
  ! The report “report.json” cannot be used: figures[0].fate: “tired” is not valid here; use one of fine, out-of-the-fight, obviously-dead, ran-away, captured, cheated-death, scratched, bad-wound, unconscious, dead, surrendered, turned, wounded.
  $ report draw
  $ muster aftermath band.muster report.json
  ! The report “report.json” cannot be used: outcome: “draw” is not an outcome; use success, failure, or a share of the points from 0 to 2, such as 0.5.
  $ report success 2:cheated-death
  $ muster aftermath band.muster report.json
  ! Tibb (number 2) cannot cheat death: only a Star can.

# Corrections
  $ band
  $ muster correct band.muster figure=2 rap=4
  ! “rap” cannot be edited here. Did you mean “rep”? Available: figure, name, ...
  $ muster correct band.muster colour=red
  ! “colour” cannot be edited here. Available: name, turn, ...
  $ muster correct band.muster section=2 terrain=woods
  ! There is no current encounter. Run “muster prepare” first.
  $ muster correct band.muster figure=9 rep=4
  ! There is no figure 9. “muster show” lists them by number.
  $ muster correct band.muster figure=2 rep=9
  ! Rep 9 is out of range for Tibb. Use 1 to 6.
  $ muster correct band.muster figure=2 shield=perhaps
  ! shield=perhaps must be yes or no.
  $ muster prepare band.muster --seed 1
  $ muster correct band.muster colour=red
  ! “colour” cannot be edited here. Available: eal, time, ...
  $ muster correct band.muster section=10 terrain=woods
  ! There is no section 10. Give one from 1 to 9.
  $ muster correct band.muster section=2 terrain=wooded-hill
  ! terrain cannot be “wooded-hill”. Choices: clear, woods, hill, rough.
  $ muster correct band.muster section=2 buildings=10
  ! Section 2 can have 0 to 9 buildings, not 10.
  $ muster correct band.muster section=2 river=ford
  ! “river” cannot be edited here. Available: section, terrain, buildings, words.
  $ muster correct band.muster pef=4 section=2
  ! There is no PEF 4. Give one from 1 to 3.

# A campaign that cannot be founded leaves no file
  $ muster new b.muster --rules swordplay --list feudal
  ! “muster new” needs --star. See “muster new --help”.
  $ muster new b.muster --rules chess --list feudal --star Maud
  ! There is no rule pack “chess”. Available: chain-reaction-1, chain-reaction-3, swordplay, tumor, urban-d100.
  $ muster new b.muster --rules swordplay --list feudel --star Maud
  ! Swordplay has no army list “feudel”. Did you mean “feudal”? Available: feudal, northmen, dwarves, elves, goblins, orcs.
  $ muster new b.muster --rules swordplay --list feudal --star Maud --rep 6
  ! Rep 6 is out of range for the Star. Use 3 to 5.
  $ muster new b.muster --rules swordplay --list feudal --star Maud --rep 0
  ! A Star's Rep must be 3 to 5, not 0.
  $ muster new b.muster --rules swordplay --list feudal --star Maud --class king
  ! There is no class “king” in Swordplay. Classes: missile, noble, peasant, soldier, warrior.
  $ muster new b.muster --rules swordplay --list feudal --star=
  ! The Star's name is empty. Type a name.
  $ muster new b.muster --rules swordplay --list feudal --star Maud --option luck=on
  ! There is no option “luck” in Swordplay. Options: outranked, star-dies, prisoners, foes, loyalty.
  $ muster new b.muster --rules swordplay --list feudal --star Maud --option outranked=never
  ! Option outranked cannot be “never”. Choices: recruit, now.
  $ muster new b.muster --rules swordplay --list feudal --star Maud --option outranked
  ! --option “outranked” must be in the form key=value.
  $ echo Dear Maud > letter.txt
  $ muster new letter.txt --rules swordplay --list feudal --star Maud
  ? 2
  ! “letter.txt” already exists and was not changed. Choose another name.

# Files that are no campaigns are told and left alone
The step's changes, the newer format's number and the foreign mark lie in the file's header and pages.
  $ band && cp band.muster damaged; damage damaged changes chanqes
  $ cp band.muster newer; printf '\143' | dd of=newer bs=1 seek=63 conv=notrunc status=none
  $ cp band.muster foreign; printf X | dd of=foreign bs=1 seek=68 conv=notrunc status=none
  $ head -c 9000 band.muster > cut && touch empty; echo a band of brothers > text
  $ muster show damaged
  ? 2
  ! “damaged” is damaged and was not changed. Entry 1 of its log has been altered. Restore a backup, or open another copy of it.
  $ muster show newer
  ? 2
  ! “newer” needs a newer version of Muster and was not changed. Update Muster to open it.
  $ muster show foreign
  ? 2
  ! “foreign” is not a Muster campaign. Choose a file that Muster made.
  $ muster show cut
  ? 2
  ! “cut” is damaged and was not changed. Restore a backup, or open another copy of it.
  $ muster show empty
  ? 2
  ! “empty” is not a Muster campaign. Choose a file that Muster made.
  $ muster show text
  ? 2
  ! “text” is not a Muster campaign. Choose a file that Muster made.
  $ muster show missing
  ? 2
  ! There is no file “missing”. Check its name and its folder.
  $ muster show .
  ? 2
  ! “play” is not an ordinary file. Choose a campaign file.
  $ sha256sum * > before
  $ for file in damaged newer foreign cut empty text; do for command in check recruit undo; do
  >     muster $command $file; echo $command $file $?; done; done 2> /dev/null | grep -v '2$'
  ? 1
  $ sha256sum --check --quiet before

# A read-only file is shown
  $ band; chmod 400 band.muster && muster show band.muster && muster check band.muster
  $ [ $(id -u) = 0 ] && exit; muster recruit band.muster --count 1 2> why; [ $? = 2 ] && grep -q band.muster why
  $ chmod 600 band.muster

# The input's end during asking writes nothing
  $ band
  $ cp band.muster before; echo 3 4 | muster --ask recruit band.muster --count 2
  ! Recruit, Ulric: 2d6 > Recruit, Hamo: 2d6 >
  ! The input ended before the roll for Recruit, Hamo: 2d6, so nothing was changed.
  $ cmp band.muster before

# A file's name cannot steer the terminal
  $ name=$(printf 'a\033[31m\nb\342\200\256.muster'); muster show "$name" 2>&1
  There is no file “a�[31m
  b�.muster”. Check its name and its folder.
  ? 2
