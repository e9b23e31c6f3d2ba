How a call is read, and what is said to one that is not right.

# Options of every command may stand anywhere
  $ muster --json --dice 3,5 roll swordplay eal > answer
  $ muster roll --json swordplay --dice=3,5 eal | cmp - answer; muster roll swordplay eal --dice 3,5 --json | cmp - answer
  $ muster --json roll swordplay eal --dice 3,5 -style fusion --platform minimal -reverse | cmp - answer
  $ muster -platform offscreen --version
  $ muster roll swordplay eal --dice 3,5 -platform
  ! Missing value after '-platform'. See “muster roll --help”.
  $ muster roll swordplay eal --dice 3,5 -platfrom offscreen
  ! “muster roll” has no option --platfrom. See “muster roll --help”.

# An option is read as its own command has it
It is a flag for chronicle, and a file's name for report.
  $ muster report --markdown out.md x.muster
  ? 2
  ! There is no file “x.muster”. Check its name and its folder.
  $ muster --markdown chronicle x.muster
  ? 2
  ! There is no file “x.muster”. Check its name and its folder.
  $ muster courses x.muster --strike 1
  ? 2
  ! There is no file “x.muster”. Check its name and its folder.
  $ muster x.muster recruit
  ! There is no command “x.muster”. See “muster --help”.

# What is mistyped is told, and the right word named
  $ muster shwo x.muster
  ! There is no command “shwo”. Did you mean “show”?
  $ muster recruit x.muster --cuont 2
  ! “muster recruit” has no option --cuont. Did you mean --count?
  $ muster show x.muster --count 2
  ! “muster show” has no option --count. See “muster show --help”.
  $ muster undo x.muster --pdf out.pdf
  ! “muster undo” has no option --pdf. See “muster undo --help”.
  $ muster aftermath x.muster
  ! “muster aftermath” needs REPORT.json, or --outcome if “muster play” noted the casualties.
  $ muster roll
  ! “muster roll” needs PACK. See “muster roll --help”.
  $ muster show x.muster y.muster
  ! “muster show”: unexpected argument “y.muster”. See “muster show --help”.
  $ muster --json
  ! Which command? See “muster --help”.
  $ muster recruit x.muster --count
  ! Missing value after '--count'. See “muster recruit --help”.

# An option given twice is refused
A choice of the rules may be given for each key, but once: the second call fails for its folder alone.
  $ muster new x.muster --rules swordplay --list feudal --star Ann --star Ben
  ! --star is given twice, so nothing was done. Give it once.
  $ muster roster x.muster --pdf a.pdf --pdf=b.pdf
  ! --pdf is given twice, so nothing was done. Give it once.
  $ muster show x.muster --json --json
  ! --json is given twice, so nothing was done. Give it once.
  $ muster chronicle x.muster --markdown --markdown
  ! --markdown is given twice, so nothing was done. Give it once.
  $ muster correct x.muster eal=2 eal=3
  ! eal is given twice, so nothing was changed. Give it once.
  $ muster new x.muster --rules swordplay --list feudal --star Ann --option outranked=now --option outranked=recruit
  ! --option outranked is given twice, so nothing was done. Give each key once.
  $ muster new /nowhere/x.muster --rules swordplay --list feudal --star Ann --option outranked=now --option star-dies=true
  ? 2
  ! There is no folder “/nowhere”. Create it first, or choose another.

# Every command has its own help
  $ muster version > version; muster --version | cmp - version
  $ muster --help | sed -n '/^Commands/,/^$/s/^  \([a-z]*\) .*/\1/p' > commands; [ $(wc -l < commands) -gt 50 ]
  $ for command in $(cat commands); do
  >     muster $command --help > help; head -1 help | grep -q "^muster $command" || echo $command
  >     muster help $command | cmp - help; done; muster recruit --version | cmp - version
  $ muster new --help
  Chain Reaction, first edition (chain-reaction-1)
  genre Genre military|military-early|gang|wasteland|b-movie|aliens
  terrain Terrain sections|none
  Chain Reaction 3.0 (chain-reaction-3)
  campaign Between battles linked|plain
  numbers Numbers of enemies page|sheet
  Swordplay (swordplay)
  outranked Whether a Grunt outranks the Star recruit|now
  star-dies A Star who fails recovery false|true

# The packs, and what one holds
  $ muster --json rules
  .packs[].id has "swordplay"
  $ muster --json rules swordplay
  .lists[].id == ["feudal", "northmen", "dwarves", "elves", "goblins", "orcs"]
  .weapons.length > 0
  .tables.length > 0
  .procedures.length > 0
  .attributes == []
  .rolls == []
  .questions[].id == ["stay-or-go", "band", "recovery", "contact"]
  .questions[0].parameters[4].kind == "grunt"
  $ muster rules swordplay
  Questions for “muster odds”...
  ...How many PEFs are still to be resolved (a whole number from 0 to 100)...
  $ muster rules urban-d100
  id weapon range
  ~ Outgunned
  $ muster rules swordpaly
  ! There is no rule pack “swordpaly”. Did you mean “swordplay”? Available: chain-reaction-1, chain-reaction-3, ...

# A pack alone lists its procedures and its questions
  $ muster --json roll chain-reaction-3
  .pack == "chain-reaction-3"
  .procedures.length > 10
  .rolls == []
  $ muster --json odds chain-reaction-3
  .questions.length > 0
  $ muster roll swordplay
  ...stay-or-go...
  ...star_rep=...
  $ muster odds swordplay
  ...contact...
  $ muster odds --help
  muster odds PACK [QUESTION] [key=value ...]
  $ muster roll swordplay --dice 3
  ! “muster roll” rolls no dice: 1 die of --dice left over.
  $ muster roll chess
  ! There is no rule pack “chess”. Available: chain-reaction-1, chain-reaction-3, swordplay, tumor, urban-d100.
  $ muster roll swordplay terain
  ! Swordplay has no procedure “terain”. Did you mean “terrain”?
  ! Available: recruit, terrain, ...
  $ muster roll swordplay recruit list=orc count=1
  ! list cannot be “orc”. Did you mean “orcs”? Choices: feudal, northmen, dwarves, elves, goblins, orcs.
  $ muster roll swordplay recovery rep=4 fate=ranaway
  ! fate cannot be “ranaway”. Did you mean “ran-away”? Choices: out-of-the-fight, ran-away.
  $ muster roll swordplay recovery rap=4 fate=ran-away
  ! There is no parameter “rap”. Did you mean “rep”? recovery takes: rep, fate.

# The reference tells the tables of a pack, or one part of them
  $ muster reference chain-reaction-3
  ...Up or down a floor half the move...
  ...Each target group 1d6...
  $ muster reference swordplay
  ...REACTION TESTS...
  ...Loaded and in range...
  ...The stunned count as lost...
  $ muster --json reference tumor
  .entries[0].id == "fast-move"
  $ for pack in swordplay chain-reaction-3 chain-reaction-1 tumor; do muster reference $pack; done | grep …
  ? 1
  $ muster reference chain-reaction-1
  ...It collapses: A building...
  $ muster reference chain-reaction-1 | tr '\n' ' ' | tr -s ' ' | grep -o 'Mercenaries\|three to a figure\|even the unconscious are dead' | sort -u
  Mercenaries
  even the unconscious are dead
  three to a figure
  $ muster reference swordplay --part noble
  ~ Loaded and in range
  $ muster reference swordplay --part campaign
  2 passed 1–2: 16" to the nearest PEF, stops 4" away; 3–6: 16" towards 1–2: splits in two; 3–6: 16" towards you, through cover
  you, through cover
  ...Raid: Attack, EAL as it was...
  ~ REACTION TESTS
  $ muster reference swordplay --part nobel
  ! The reference of Swordplay has no part “nobel”. Did you mean “noble”?
  ! Available: table, missile, noble, peasant, soldier, warrior, campaign.
  $ muster reference swordplai
  ! There is no rule pack “swordplai”. Did you mean “swordplay”? Available: chain-reaction-1, chain-reaction-3, ...
  $ muster --dice 3 reference swordplay
  ! “muster reference” rolls no dice: 1 die of --dice left over.
  $ muster reference
  ! “muster reference” needs PACK. See “muster reference --help”.
  $ muster reference urban-d100 --pdf quick.pdf; head -c 4 quick.pdf
  ...%PDF
  $ echo mine > kept.txt
  $ muster reference urban-d100 --pdf kept.txt
  ! “kept.txt” exists and is not a PDF, so it was not overwritten. Give another name.

# What is not UTF-8 is refused, and where it stands
Nothing that a player meant is kept with other characters in its place.
  $ muster new a.muster --rules swordplay --list feudal --star "$(printf 'Ren\351')"
  ! Argument 8 is not UTF-8 text: “Ren�”. Type it again, in a terminal that is set to UTF-8.
  $ printf 'found Maud\n  list: feudal\njoin Ren\351\n' > a.story
  $ muster new a.muster --story a.story
  ! Line 3 of “a.story” is not UTF-8 text. Save the story as UTF-8.
  $ patrol; printf '{\n"outcome": "succ\351ss"}' > report.json
  $ muster aftermath band.muster report.json
  ! The report “report.json” cannot be used: Line 2 is not JSON: invalid UTF8 string.
  $ LC_ALL=C muster show näh.muster
  ? 2
  ! There is no file “näh.muster”. Check its name and its folder.

# Names come back as they were given
  $ for name in "Ælfgifu of Ōtaki" "שרה בת־אשר" '<img src="/etc/passwd"><b>Bob' "%1 %2 %n %s" "Robert'); DROP TABLE steps;--" \
  >     "--json" "# Wulf [x](y) *z*" "👩‍🚀 Ada" "نرگس‌زاده"; do
  >     muster new a.muster --rules swordplay --list feudal --star "$name" > /dev/null
  >     for command in show roster chronicle; do muster $command a.muster | grep -qF -e "$name" || echo "$command: $name"; done
  >     muster check a.muster > /dev/null || echo "$name"; rm a.muster; done
  $ muster --json new a.muster --rules swordplay --list feudal --star '<img src="a"> “%1”'
  .star.name == "<img src=\"a\"> “%1”"
  $ muster new b.muster --rules swordplay --list feudal --star "$(letters 10000)"
  ! The Star's name has 10000 characters. Use 200 at most.

# The window gets its own options and says where it has no display
  $ env -u QT_QPA_PLATFORM -u DISPLAY -u WAYLAND_DISPLAY muster
  ? 2
  ! No display is available for the window. “muster --help” lists the commands that work without one.
  $ for words in "-platform nowhere a.muster" "a.muster --platform nowhere"; do
  >     (ulimit -c 0; env -u QT_QPA_PLATFORM muster $words) 2>&1 | grep -o 'plugin "nowhere"'; done 2> /dev/null
  plugin "nowhere"
  plugin "nowhere"
