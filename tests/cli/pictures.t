Pictures: in, out, and out of the campaign.

  $ band && cp "$SOURCE/tests/torture/corpus/picture/photograph.jpg" photo.jpg

# A picture is taken in
  $ muster --json picture band.muster photo.jpg --about figure=2 --caption "Tibb, freshly painted"
  .id == 1
  $ muster --json show band.muster
  .pictures[].id == [1]
  .pictures[0].about == {"kind": "figure", "id": 2}
  .pictures[0].caption == "Tibb, freshly painted"
  .pictures[0].turn == 1
  .pictures[0].width == 48
  .pictures[0].height == 64
  .pictures[0].bytes > 0
  .pictures[0].sha256.length == 64
  $ muster undo band.muster
  $ muster --json show band.muster
  .pictures == []
  $ muster --json redo band.muster
  .campaign.pictures[].id == [1]
  $ muster --json find band.muster painted TIBB
  .hits == [{"kind": "picture", "id": 1, "turn": 1, "text": "Tibb, freshly painted"}]
  $ muster find band.muster painted
  Month 1, picture 1: Tibb, freshly painted

# It belongs to the present month where nothing is said
It is taken out, and its number is not used again.
  $ muster picture band.muster photo.jpg && muster chronicle band.muster
  ...Picture added: Month 1
  $ muster picture band.muster --strike 1 && muster picture band.muster photo.jpg
  $ muster --json show band.muster
  .pictures[].id == [2]
  .pictures[].about == [{"kind": "month", "id": 1}]
  $ muster picture band.muster --strike 1
  ! There is no picture 1. Pictures: 2

# It is written into a file of its own
Over another picture, but over nothing else.
  $ muster picture band.muster photo.jpg
  $ muster picture band.muster --out 1 out.jpg; muster picture band.muster --out 1 out.jpg
  $ muster picture band.muster --out 1 - | cmp - out.jpg
  $ muster picture band.muster --out 1 band.muster
  ! “band.muster” exists and is not a JPEG or PNG picture, so it was not overwritten. Give another name.
  $ muster picture band.muster --out 7 other.jpg
  ! There is no picture 7. Pictures: 1

# What makes no sense is refused
  $ muster picture band.muster
  ! Which picture? Give the file of a JPEG, PNG or WebP picture.
  $ muster picture band.muster nothing.jpg
  ! There is no file “nothing.jpg”. Check its name and its folder.
  $ muster picture band.muster photo.jpg --about figure=9
  ! There never was a figure 9. Figures: 1 to 3
  $ muster picture band.muster photo.jpg --about month=2
  ! Turn 2 has not come yet; it is turn 1.
  $ muster picture band.muster photo.jpg --caption "$(printf 'two\nlines')"
  ! A caption must be one line of plain text.
  $ muster picture band.muster photo.jpg --caption "$(letters 400)"
  ! A caption has at most 300 characters.
  $ muster picture band.muster --strike 1
  ! There is no picture 1; there are none yet.
  $ muster picture band.muster photo.jpg --strike 1
  ! --strike takes only the number of a picture: “muster picture FILE --strike K”.
  $ muster picture band.muster --out 1
  ! --out needs the file to write too: “muster picture FILE --out K OUT”.
  $ muster picture band.muster --strike x
  ! --strike must be a whole number, not “x”.
  $ muster picture band.muster --out 1 x.jpg --caption x
  ! --about and --caption belong to a picture that is added.
  $ muster picture band.muster band.muster
  ! “band.muster” is not a JPEG, PNG or WebP picture. Convert it to one of these.

# They are read by content
  $ for name in photograph.jpg transparent.png small.webp; do cp "$SOURCE/tests/torture/corpus/picture/$name" lies.gif
  >     muster picture band.muster lies.gif; done
  $ muster --json show band.muster
  .pictures.length == 3

# One that is not what it was is told, and comes back where the same file is added again
The rest works meanwhile.
  $ muster picture band.muster photo.jpg; muster picture band.muster --out 1 out.jpg
  $ muster --json check band.muster
  .pictures == 1
  $ perl -e 'local $/; open F, "<", "out.jpg"; $part = substr(<F>, 300, 40); open F, "+<", "band.muster"; $all = <F>;
  >     seek F, index($all, $part), 0; print F "damage"'
  $ muster check band.muster
  ? 2
  ! 1 picture of band.muster is missing or damaged: 1. All steps are whole. Restore a backup, or add the same image file again: it then shows in its old place too.
  $ muster picture band.muster --out 1 again.jpg
  ? 2
  $ muster show band.muster && muster picture band.muster photo.jpg; muster check band.muster
  $ muster picture band.muster --out 1 again.jpg; cmp out.jpg again.jpg
