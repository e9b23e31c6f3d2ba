Backups, going back to them, and saving what is whole of a damaged campaign.

# A backup is made once for each state
  $ band && muster --json backup band.muster > first
  $ cat first
  .new == true
  $ backup=$(sed 's/.*"backup":"\([^"]*\)".*/\1/' first); same "$backup" band.muster
  $ muster --json backup band.muster
  .new == false
  $ muster backup band.muster
  ...has not changed since its last backup...

# Restoring lists the states, the newest first, and writes one to a new file
  $ patrol; muster --json show band.muster > then && muster restore band.muster
  ...no backup...
  $ muster backup band.muster && muster undo band.muster && muster backup band.muster
  $ muster --json restore band.muster
  .states[].number == [1, 2]
  .states[].title == ["Month 1, before the first encounter", "Month 1, Patrol under way"]
  .states[1].detail == "3 figures, EAL 3"
  $ muster restore band.muster
  ...Month 1, Patrol under way...
  ...--state N...
  $ cp band.muster now && muster restore band.muster then.muster --state 2
  $ muster --json show then.muster | cmp - then && cmp band.muster now
  $ muster restore band.muster band.muster --state 1
  ? 2
  ! “band.muster” already exists and was not changed. Choose another name.
  $ muster restore band.muster --state 1
  ! --state needs the name of the new file too: “muster restore FILE COPY --state N”.
  $ muster restore band.muster copy.muster
  ! Which backup? “muster restore FILE” lists them; give its number with --state.
  $ muster restore band.muster copy.muster --state 3
  ! There is no backup 3 of band.muster. “muster restore FILE” lists the backups.
  $ muster restore nothing.muster
  ? 2
  ! There is no file “nothing.muster”. Check its name and its folder.

# A file that is damaged or gone is restored; a damaged state is no backup
  $ patrol && muster backup band.muster && damage band.muster patrol Patrol
  $ muster check band.muster
  ? 2
  $ muster backup band.muster
  ? 2
  $ muster restore band.muster one.muster --state 1 && rm band.muster
  $ muster restore band.muster two.muster --state 1 && muster check two.muster

# Recovering saves the steps before the damage
The damaged file is only read, and nothing is written over.
  $ patrol && damage band.muster patrol Patrol; cp band.muster damaged
  $ muster show band.muster
  ? 2
  ! “band.muster” is damaged and was not changed. Entry 3 of its log has been altered. Its first 2 steps can be read. Restore a backup, or open another copy of it.
  ! “muster recover FILE COPY” saves the steps that can be read.
  $ muster --json recover band.muster saved.muster
  .steps == 2
  $ muster --json show saved.muster
  .steps == 2
  $ cmp band.muster damaged
  $ muster recover band.muster saved.muster
  ? 2
  ! “saved.muster” already exists and was not changed. Choose another name.

# Recovering says where nothing is damaged, or nothing can be saved
  $ band && muster recover band.muster saved.muster
  ...is undamaged...
  $ same saved.muster band.muster && letters 5000 > junk.muster
  $ muster recover junk.muster other.muster
  ? 2
  ! “junk.muster” is not a Muster campaign. Choose a file that Muster made.

# A full disk is told, and nothing is left behind
  $ patrol; cp band.muster before; ls -A > names
  $ full_disk 8 recover band.muster out.muster
  ? 2
  ! “out.muster” could not be read or written. (disk I/O error Unable to fetch row) Check the disk and try again.
  $ full_disk 1 roster band.muster --pdf out.pdf
  ? 2
  ! “out.pdf” could not be written: File too large. No file was left behind.
  $ full_disk 1 encounter band.muster --pdf out.pdf
  ? 2
  ! “out.pdf” could not be written: File too large. No file was left behind.
  $ full_disk 1 undo band.muster
  ? 2
  $ ls -A | cmp - names; cmp band.muster before; muster check band.muster
  $ muster show band.muster > /dev/full
  ? 2
  ! The answer could not be written to standard output.
  $ muster sample sample.muster
  $ muster chronicle sample.muster --markdown > /dev/full
  ? 2
  ! The answer could not be written to standard output.
