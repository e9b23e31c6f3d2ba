The player's own words: written, changed, taken out, and found.

# A note is about the present month if nothing is said
  $ band
  $ muster --json write band.muster "A cold day." --title "The start"
  .id == 1
  $ muster --json show band.muster
  .words == [{"id": 1, "about": {"kind": "month", "id": 1}, "title": "The start", "text": "A cold day.", "turn": 1}]

# Notes are about whatever is named
The fourth step finished a battle, and the second month has come.
  $ patrol; report success 1:fine; muster aftermath band.muster report.json --seed 1 > /dev/null
  $ for what in campaign month=1 month=2 battle=4 step=2 figure=3; do muster write band.muster $what --about $what; done
  $ muster --json show band.muster
  .words[].about.kind == ["campaign", "month", "month", "battle", "step", "figure"]
  .words[].about.id == [null, 1, 2, 4, 2, 3]
  .words[].turn == [2, 1, 2, 1, 1, 2]
  $ muster write band.muster Words --about weather
  ! “weather” is nothing that a note or a picture can be about. Use campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID.
  $ muster write band.muster Words --about figure
  ! “figure” is nothing that a note or a picture can be about. Use campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID.
  $ muster write band.muster Words --about month=x
  ! “month=x” is nothing that a note or a picture can be about. Use campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID.
  $ muster write band.muster Words --about campaign=1
  ! “campaign=1” is nothing that a note or a picture can be about. Use campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID.
  $ muster write band.muster Words --about month=3
  ! Turn 3 has not come yet; it is turn 2.
  $ muster write band.muster Words --about figure=4
  ! There never was a figure 4. Figures: 1 to 3
  $ muster write band.muster Words --about step=50
  ! There is no step 50. Steps: 1 to 10
  $ muster write band.muster Words --about battle=2
  ! Step 2 did not finish a battle. Battles: 4
  $ muster write band.muster Words --about foe=1
  ! There is no foe 1.

# They are changed and taken out by their numbers, and come and go with undo and redo
A number is not used again.
  $ band && muster write band.muster One. --title First && muster write band.muster Two.
  $ muster --json write band.muster --change 1 Uno.
  .id == 1
  $ muster --json write band.muster --strike 2
  .id == 2
  $ muster write band.muster Three.
  $ muster --json show band.muster
  .words[].id == [1, 3]
  .words[].text == ["Uno.", "Three."]
  .words[0].title == "First"
  $ muster write band.muster --strike 2
  ! There is no note 2. Notes: 1, 3
  $ muster write band.muster --change 9 Nine
  ! There is no note 9. Notes: 1, 3
  $ muster write band.muster --change 3 Three.
  ! That is what note 3 says already.
  $ muster write band.muster --change 3 --strike 3
  ! Give only one of --change or --strike.
  $ muster write band.muster --strike 3 Three
  ! --strike takes no text: it removes the note.
  $ muster write band.muster Four --change 3 --about campaign
  ! --about is for a new note: what a note is about stays.
  $ muster write band.muster
  ! “muster write” needs TEXT (- reads it from standard input).
  $ muster undo band.muster --steps 3
  $ muster --json show band.muster
  .words[].text == ["One.", "Two."]
  $ muster redo band.muster
  Redone: Note edited.

# They are plain text of a hundred thousand characters
  $ band
  $ muster write band.muster "$(printf 'a\tb')"
  ! A note must be plain text: it has a control character other than a line break. Remove it.
  $ muster write band.muster "$(printf 'a\033b')"
  ! A note must be plain text: it has a control character other than a line break. Remove it.
  $ muster write band.muster "$(printf ' \n ')"
  ! A note needs some text.
  $ muster write band.muster "$(letters 100001)"
  ! A note has at most 100000 characters.
  $ muster write band.muster a --title "$(letters 201)"
  ! A title has at most 200 characters.
  $ muster write band.muster a --title "$(printf 'a\nb')"
  ! A title must be one line.
  $ muster write band.muster "$(printf 'One\r\ntwo\rthree\n\nfour')"
  $ letters 100000 | sed 's/x/🏰/g' | muster write band.muster -
  $ muster --json show band.muster
  .words[0].text == "One\ntwo\nthree\n\nfour"
  .words[1].text.length == 200000
  $ muster check band.muster

# They are read from standard input
  $ band && printf 'Früh am Tag.\n\nDann zurück.\n' | muster write band.muster -
  $ muster --json show band.muster
  .words[0].text == "Früh am Tag.\n\nDann zurück."
  $ printf '\377\376' | muster write band.muster -
  ! Line 1 of the standard input is not UTF-8 text, so nothing was written.
  $ printf 'An early day.\nIn a caf\351' | muster write band.muster -
  ! Line 2 of the standard input is not UTF-8 text, so nothing was written.
  $ letters 500000 | muster write band.muster -
  ! A note has at most 100000 characters.

# They stand in the chronicle in their place as they say now
  $ patrol; report success 1:fine; muster aftermath band.muster report.json --seed 1 > /dev/null
  $ muster write band.muster "$(printf 'No moon.\nWe went in.')" --about battle=4 --title "Fire at the ford"
  $ muster write band.muster "Spring came *late*." --about month=2
  $ muster write band.muster --change 2 "Spring came *early*."
  $ muster chronicle band.muster
  Fire at the ford
  No moon.
  We went in.
  Month 2
  6. Note added: Month 2
  Spring came *early*.
  ~ Note edited
  $ muster chronicle band.muster --markdown
  **Fire at the ford**
  No moon.
  We went in.
  ...Spring came \*early\*...
  $ muster --json chronicle band.muster
  .chronicle.length == 7
  .chronicle[3].words[].id == [1]
  .chronicle[5].words[].id == [2]
  .chronicle[6].words == []

# Those about a figure stand in its career
  $ patrol; report success 1:fine; muster aftermath band.muster report.json --seed 1 > /dev/null
  $ muster write band.muster "She could not swim." --about figure=2 && muster career band.muster 2
  She could not swim.
  $ muster --json career band.muster
  .careers[0].sums.battles == 1
  .careers[1].words[].text == ["She could not swim."]
  $ muster career band.muster 99
  ! Nobody in this campaign has number “99”. “muster career FILE” lists everybody with their numbers.

# They are found with steps and figures
  $ band && muster write band.muster "MAUD crossed the ford." --title "The Ford"
  $ muster --json find band.muster maud
  .hits[].kind == ["step", "words", "figure"]
  .hits[].id == [1, 1, 1]
  $ muster --json find band.muster FORD maud
  .hits == [{"kind": "words", "id": 1, "turn": 1, "text": "The Ford\nMAUD crossed the ford."}]
  $ muster --json find band.muster ford dragons
  .hits == []
  $ muster find band.muster crossed
  Month 1, note 1: The Ford MAUD crossed the ford.
  $ muster find band.muster dragons
  Nothing in this campaign has these words.
  $ muster find band.muster " "
  ! “muster find” needs at least one word.
