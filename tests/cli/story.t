A campaign as story text, and a campaign of such text.

# It goes out and comes in again
No act of a story sets a section.
  $ battle; muster play band.muster turn --dice 4,2; muster correct band.muster section=5 terrain=woods
  $ muster story band.muster > out; cat out
  found Maud
  turn
  dice: 4 2
  step corrected
  $ again band.muster; cmp told.story out; muster story again.muster | cmp - out
  $ muster undo again.muster --steps 5; muster redo again.muster --steps 5; same band.muster again.muster

# It is written into a file or given as JSON
Another text is replaced, but no campaign.
  $ band; muster story band.muster > out
  $ muster story band.muster band.story; muster story band.muster band.story; cmp band.story out
  $ muster --json story band.muster
  .story has "found Maud"
  $ muster story band.muster band.muster
  ! “band.muster” exists and is not a text, so it was not overwritten. Give another name.

# What is wrong is named with its line, and nothing is written
  $ printf 'found Osric\n  list: feudal\n\nrecruit 1\n  dice: 1 2 3\n' > told.story
  $ muster new a.muster --story told.story
  ! Line 4: Dice are left over: 1.
  $ : > told.story; muster new a.muster --story told.story
  ! “told.story” has no story in it.
  $ printf 'found Osric\n  rules: chess\n' > told.story
  $ muster new a.muster --story none.story
  ? 2
  ! There is no story “none.story”. Check its name and its folder.
It says all there is to say, and no file is written over.
  $ band; muster story band.muster told.story
  $ muster new a.muster --story told.story --rules swordplay
  ! The story says all there is to say of the campaign. Leave out --rules.
  $ muster new a.muster --story told.story --list feudal
  ! The story says all there is to say of the campaign. Leave out --list.
  $ muster new a.muster --story told.story --star Osric
  ! The story says all there is to say of the campaign. Leave out --star.
  $ muster new a.muster --story told.story --dice 3
  ! “muster new” rolls no dice: 1 die of --dice left over.
  $ muster new band.muster --story told.story
  ? 2
  ! “band.muster” already exists and was not changed. Choose another name.

# Pictures lie beside it
One that is missing or another is refused.
  $ band; muster picture band.muster "$SOURCE/tests/torture/corpus/picture/photograph.jpg" --caption "The band"
  $ muster write band.muster "$(printf 'We came to the ford.\n\n- Nobody spoke.\n')"
  $ muster --json story band.muster told.story
  .pictures.length == 1
  $ again band.muster; muster picture again.muster out.jpg --out 1; cmp out.jpg told-pictures/*; rm again.muster
  $ for picture in told-pictures/*; do echo another > "$picture"; done
  $ muster new again.muster --story told.story
  ! “./told-pictures/picture-1.jpg” is another picture than the story names: its hash differs.
  $ rm -r told-pictures
  $ muster new again.muster --story told.story
  ! Picture 1 of the story is missing: “./told-pictures/picture-1.jpg”.

# Every campaign that is kept goes out and comes in again
One is damaged.
  $ find "$SOURCE/tests/campaigns" -name '*.muster' | sort > kept; while read -r file; do
  >     rm -f a.muster again.muster; cp "$file" a.muster; chmod 600 a.muster
  >     if muster check a.muster > /dev/null 2>&1; then again a.muster || echo "$file"; else echo damaged; fi; done < kept | sort -u
  damaged
