What shells offer: they ask the program, which knows what is in the file.

  $ muster sample a.muster > /dev/null

# Commands and files come first
  $ muster complete ''
  recruit Recruits Grunts up to the limit of the band; with --type, one of your choice.
  *.muster
  $ muster complete roll swordplay stay
  stay-or-go
  ~ recruit
  $ muster complete --json recruit a.muster --co
  --count number of recruits, for each band (default: all there is room for)
  ~ --type...

# The values of a pack are those of the pack that is named
  $ muster complete new b.muster --rules swordplay --list ''
  northmen
  ~ insurgents
  $ muster complete odds swordplay recovery fa; muster complete odds swordplay recovery fate=; muster complete odds swordplay recovery fate = ran
  fate=
  fate=out-of-the-fight
  fate=ran-away
  fate=ran-away

# Figures, sections and months are those of the file
  $ muster complete equip a.muster --figure ''
  1 ...
  $ muster complete equip nowhere.muster --figure '' | wc -w
  0
  $ patrol; muster complete redeal band.muster --keep 1,
  1,9
  $ muster complete report a.muster --month ''
  6
  $ muster complete write a.muster text --about figure=
  figure=1 ...
  $ muster complete correct band.muster sec
  section=9
  $ muster complete play band.muster resolve ''
  3
