A battle told to others, and the campaign as a book.

  $ muster sample sample.muster

# The last battle is told as Markdown where nothing else is said
There is no file for a picture.
  $ muster report sample.muster
  # Patrol
  *The Harrow Marches, Month 6*
  ~ ![
  $ muster --json report sample.muster
  .turn == 6
  .encounter == "patrol"
  .markdown has "*The Harrow Marches, Month 6*"
  .rolls == []
  $ muster --json report sample.muster --month 3
  .encounter == "raid-attack"
  $ muster --json report sample.muster --all
  .battles.length == 6
  $ muster report sample.muster --month 7
  ! No battle was finished in month 7. The last one was in month 6.
  $ muster report sample.muster --month 0
  ! No battle was finished in month 0. The last one was in month 6.
  $ muster report sample.muster --month 3 --all
  ! Give only one of --month and --all.
  $ muster report sample.muster --html a --bbcode b
  ! Give only one of --html, --markdown or --bbcode.
  $ muster report sample.muster --dice thrown
  ! --dice “thrown” is not a way to show the dice of a report. Give brackets, story or none.
  $ patrol; muster report band.muster
  ? 1

# The dice are shown as is asked
Elsewhere --dice says how they fell.
  $ muster report sample.muster > report; muster report sample.muster --dice brackets | cmp - report; cat report
  ...[3 and 4;...
  ~ ## The dice
  $ muster report sample.muster --dice story
  ## The dice
  ...[3 and 4;...
  $ muster report sample.muster --dice story | sed '/^## The dice/,$d'
  ~ [3 and 4;
  $ muster --dice none report sample.muster
  ~ [

# An older one is replaced, with its pictures in a folder beside it
  $ echo older > "month 6.md"
  $ muster --json report sample.muster --markdown "month 6.md"
  .file has "month 6.md"
  .pictures == ["month 6-pictures/map-18.png"]
  .bytes > 1000
  $ ls "month 6-pictures"; grep -o "month%206-pictures/map-18[.a-z]*" "month 6.md"
  map-18.png
  month%206-pictures/map-18.png

# It goes to standard output as well, and never over a campaign
The map is in the page.
  $ muster report sample.muster --html - > report.html; head -1 report.html; grep -c http report.html; [ $(wc -c < report.html) -lt 400000 ]
  <!DOCTYPE html>
  0
  $ grep -o 'src="data:image/svg+xml;base64,' report.html | head -1
  src="data:image/svg+xml;base64,
  $ muster --json report sample.muster --html -
  ! Standard output takes the report or the JSON, not both. Give a file to --html, or leave out --json.
  $ muster report sample.muster --html sample.muster
  ! “sample.muster” is a campaign or another database, so it was not overwritten. Give another name.
  $ muster report sample.muster --html nowhere/a.html
  ? 2
  ! The report could not be written to nowhere/a.html: No such file or directory. Choose another folder, or free some space.
  $ muster report sample.muster --html .
  ! “.” is not a file. Give the name of the page to write.
  $ muster report sample.muster --html ""
  ! --html needs the name of the file to write.

# Words are left out where they are not wanted
  $ muster write sample.muster "Two halls stand by the ford." --about battle=18 --title "Fire at the ford"
  $ muster report sample.muster
  # Fire at the ford
  Two halls stand by the ford.
  $ muster report sample.muster --no-words
  ~ Two halls

# The whole campaign is a book
  $ muster book sample.muster
  ! These are for printing. Give a file to write: --pdf OUT.pdf.
  $ muster book sample.muster --pdf book.pdf; head -c 4 book.pdf
  ...%PDF
  $ muster book sample.muster --pdf sample.muster
  ! “sample.muster” exists and is not a PDF, so it was not overwritten. Give another name.

# A phone gets the encounter on one page, or the roster
  $ patrol; echo older > page.html
  $ muster --json phone band.muster --html page.html
  .file has "page.html"
  .encounter == "patrol"
  .turn == 1
  .bytes > 1000
  $ grep -o "<h1>Patrol</h1>\|src=.data:image/png;base64,\|To the nearest cover within 6" page.html | sort -u
  <h1>Patrol</h1>
  To the nearest cover within 6
  src="data:image/png;base64,
  $ muster undo band.muster; muster phone band.muster --html - | grep -o "<!DOCTYPE html>\|<h1>Roster</h1>"
  <!DOCTYPE html>
  <h1>Roster</h1>
  $ muster phone band.muster --html band.muster
  ! “band.muster” is a campaign or another database, so it was not overwritten. Give another name.
  $ muster phone band.muster
  ! Give a file to write: --html OUT.html (- for standard output).
  $ muster phone band.muster --html .
  ! “.” is not a file. Give the name of the page to write.
  $ muster phone band.muster --html nowhere/a.html
  ? 2
  ! “nowhere/a.html” could not be written: No such file or directory. No file was left behind.
  $ muster --json phone band.muster --html -
  ! Standard output takes the page or the JSON, not both. Give a file to --html, or leave out --json.
  $ muster phone band.muster --html a --dice 3
  ! “muster phone” rolls no dice: 1 die of --dice left over.

# No page is larger than a phone's line likes
In every rule set: of the band alone, of its first encounter, and of the largest table there may be, full of trees.
  $ for rules in "swordplay --list feudal" "chain-reaction-3 --list military" "chain-reaction-3 --list military --option sheet=tumor" \
  >     "chain-reaction-1 --list military" "urban-d100 --list modern"; do
  >     muster new a.muster --star Maud --rules $rules > /dev/null; muster phone a.muster --html - > band.html
  >     muster prepare a.muster --seed 7 > /dev/null; muster phone a.muster --html - > first.html
  >     muster undo a.muster > /dev/null
  >     if muster prepare a.muster --seed 7 --sections 16 --pefs 6 > /dev/null 2>&1; then
  >         for section in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do muster correct a.muster section=$section terrain=woods > /dev/null 2>&1; done
  >         muster phone a.muster --html - > woods.html; fi
  >     find . -name '*.html' -size -3k -o -name '*.html' -size +292k; rm a.muster; done
  ~ html

# A thumbnail shows the table, else the Reps, and a campaign that is over looks like it
It is a PNG and is called so; a file manager names the file it has made.
  $ patrol
  $ muster --json thumbnail band.muster a.png --size 64
  .encounter == "patrol"
  .size == 64
  $ head -c 4 a.png | tail -c 3
  PNG
  $ muster undo band.muster; muster thumbnail band.muster a.png; muster thumbnail band.muster A.PNG; muster thumbnail band.muster harrow
  $ : > .gnome_desktop_thumbnail.6QK1V2; muster thumbnail band.muster .gnome_desktop_thumbnail.6QK1V2
  $ muster thumbnail band.muster harrow.gif
  ! “harrow.gif” does not end in .png, but the picture is a PNG. Give a name such as “harrow.png”.
  $ echo mine > notes.txt; muster thumbnail band.muster notes.txt
  ? 1
  $ muster thumbnail band.muster band.muster
  ! “band.muster” exists and is not a PNG, so it was not overwritten. Give another name.
  $ for size in 15 1025 0 -3 large; do muster thumbnail band.muster b.png --size=$size 2>&1; done; ls b.png 2> /dev/null
  --size must be from 16 to 1024 pixels.
  --size must be from 16 to 1024 pixels.
  --size must be from 16 to 1024 pixels.
  --size must be from 16 to 1024 pixels.
  --size must be a whole number, not “large”.
  ? 2
  $ muster thumbnail sample.muster under.png; muster goal sample.muster close won; muster thumbnail sample.muster won.png
  $ muster undo sample.muster; muster thumbnail sample.muster again.png; cmp under.png again.png
  $ muster goal sample.muster close lost; muster thumbnail sample.muster lost.png; md5sum under.png won.png lost.png | cut -c1-32 | sort -u | wc -l
  ...3

# Of a damaged or foreign file nothing is drawn, and a read-only one stays as it is
  $ echo no campaign > text.muster; : > empty.muster; patrol; chmod 400 band.muster; cp band.muster before
  $ for file in text empty none; do muster thumbnail $file.muster a.png; echo $?; muster phone $file.muster --html a.html; echo $?; done 2> /dev/null | sort | uniq -c
  6 2
  $ muster thumbnail band.muster a.png; muster phone band.muster --html a.html; cmp band.muster before; ls -A
  a.html
  a.png
  band.muster
  before
  empty.muster
  sample.muster
  text.muster
  $ chmod 600 band.muster
