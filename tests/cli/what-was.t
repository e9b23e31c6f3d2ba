What players say of a battle instead of rolling for it, and what they wish of it beforehand (U70 to U74).

# A PEF was nobody or these, and no die is rolled
There is one leader, in either group.
  $ battle
  $ muster --json play band.muster was 1 nobody
  .rolls == []
  .play.pefs[0].said == 0
  .play.pefs[0].waiting == false
  .play.groups == []
  $ muster --json play band.muster was 2 "2 Raider 3; Captain 5 sword “Yrbiz the Tall” | Archer 4"
  .play.groups[].figures.length == [3, 1]
  .play.groups[0].figures[2].name == "Yrbiz the Tall"
  .play.groups[0].figures[2].profile.rep == 5
  .play.groups[1].figures[0].profile.type == "Archer"
  $ muster --json play band.muster leads 1 3
  .play.groups[0].figures[].leader == [false, false, true]
  $ muster --json play band.muster leads 2 1
  .play.groups[0].figures[].leader == [false, false, false]
  .play.groups[1].figures[].leader == [true]
  $ muster chronicle band.muster
  ...What PEF 1 was: nobody...
  $ muster check band.muster

# An enemy's weapon is told and may be in the player's words
  $ battle
  $ muster --json play band.muster was 1 "2 Raider 3 sword; Captain 5 Notched blade (Sword) “Yrbiz”"
  .play.groups[0].figures[2].profile.weapon == "sword"
  $ muster play band.muster
  ...Raider, Rep 3, Sword...
  ...Yrbiz, Rep 5, Notched blade...
  $ muster chronicle band.muster
  ...2 × Raider, Rep 3, Sword; Yrbiz, Rep 5, Notched blade...
  $ again band.muster; grep -o "Notched blade (Sword)" told.story
  Notched blade (Sword)

# A leader with a name is a foe (R91)
He need not be named again to be met again.
  $ battle && muster play band.muster was 1 "2 Raider 3; Captain 5 sword “Yrbiz”"
  $ muster foes band.muster
  ~ Yrbiz
  $ muster play band.muster leads 1 3 && muster foes band.muster
  ...Yrbiz...
  $ muster chronicle band.muster
  ...Their leader is Yrbiz...

# What cannot have been is refused
  $ battle
  $ muster play band.muster was 1 Raider
  ! Write each figure as TYPE REP [WEAPON], not “Raider”, and put a semicolon between them.
  $ muster play band.muster was 1 "Raider 9"
  ! Rep must be 1 to 6, not 9.
  $ muster play band.muster was 1 "2 Raider 3 “Yrbiz”"
  ! Several figures cannot share the name “Yrbiz”. Write them one by one.
  $ muster play band.muster was 1 "Raider 99 sword"
  ! Rep must be 1 to 6, not 99.
  $ muster play band.muster was 1 'Raider 3 "" "X"'
  ! Write a name last, in one pair of quotation marks, not “Raider 3 "" "X"”.
  $ muster play band.muster was 1 'Raider 3 ""'
  ! The name of an enemy is empty. Type a name.
  $ muster play band.muster was 1 "Raider 3 raygun"
  ! There is no weapon “raygun” in Swordplay. Weapons: Axe, throwing;... and 3 more. For words of your own add one of them in brackets: raygun (...).
  $ muster play band.muster was 7 nobody
  ! There is no PEF 7 on the table. Numbers: 1, 2, 3.
  $ muster play band.muster was 1 nobody
  $ muster play band.muster was 1 nobody
  ! PEF 1 has been resolved: nobody.
  $ muster play --help
  ...[WEAPON] [“NAME”]...

# A Rep can be lost during the fight
  $ battle
  $ muster --json play band.muster lose-rep 2
  .campaign.grunts[0].rep == 3
  $ muster play band.muster lose-rep 2; muster play band.muster lose-rep 2
  $ muster play band.muster lose-rep 2
  ! Tibb has Rep 1 and cannot lose another. Report what became of the figure instead.
  $ again band.muster && muster undo band.muster --steps 3
  $ muster --json show band.muster
  .grunts[0].rep == 4

# A run that does not count stays in the book and changes nothing (U74)
Both runs of the same patrol stand in one book, and the second counts.
  $ patrol; muster --json show band.muster | sed 's/"steps":[0-9]*//' > before
  $ muster play band.muster begin; muster play band.muster lose-rep 2; muster play band.muster state 3 obviously-dead
  $ muster aftermath band.muster --outcome failure --not-counted
  $ muster --json show band.muster | sed 's/"steps":[0-9]*//' | cmp - before
  $ muster chronicle band.muster
  ...A run that does not count...
  $ muster play band.muster begin
  $ muster --json aftermath band.muster --outcome success --seed 3
  .campaign.turn.number == 2
  $ muster check band.muster && again band.muster; grep set-aside told.story
  set-aside failure
  $ muster aftermath band.muster --outcome success --not-counted --dice 3
  ! “muster aftermath” rolls no dice: 1 die of --dice left over.

# Stay or Go is switched off between encounters (R94)
There is no die to roll, and months count all the same.
  $ patrol; report success 1:fine 2:fine 3:fine && muster correct band.muster loyalty=off
  $ muster aftermath band.muster report.json --dice 1
  ! 1 die of --dice left over, so nothing was changed. Give only the dice that are asked for.
  $ muster --json aftermath band.muster report.json
  .campaign.grunts[].months == [1, 1]
  $ muster correct band.muster loyalty=on

# An encounter has as many PEFs and words as the player likes (U70)
  $ band
  $ muster --json prepare band.muster --pefs 4 --objective "Burn the mill" --entry "by the ford" --seed 5
  .encounter.pefs.length == 4
  .encounter.objective == "Burn the mill"
  .encounter.entry == "by the ford"
  $ muster encounter band.muster
  ...Burn the mill...
  ...by the ford...
  $ muster correct band.muster objective="Hold the mill" && muster encounter band.muster
  ...Hold the mill...
  $ muster undo band.muster --steps 2
  $ muster prepare band.muster --pefs 7
  ! An encounter has 1 to 6 PEFs, not 7.
  $ muster prepare band.muster --pefs 0
  ! An encounter has 1 to 6 PEFs, not 0.
  $ muster prepare band.muster --objective "$(letters 300)"
  ! The objective has 300 characters. Use 200 at most.
  $ muster new first.muster --rules chain-reaction-1 --list military --star Kane
  $ muster prepare first.muster --pefs 4
  ! In Chain Reaction, first edition the encounter says what it is about, who is there and where you come on. Leave out the PEFs, the objective and the entry.
  $ muster prepare first.muster --encounter sweep
  ! In Chain Reaction, first edition it is rolled or told which encounter comes. Leave out its kind.

# A PEF that goes by a Rep of its own is told with it (Chain Reaction 3.0 p. 24)
  $ muster new a.muster --rules chain-reaction-3 --list military --star Kane && muster prepare a.muster --seed 5 && muster play a.muster begin
  $ muster play a.muster
  PEF 1, Rep 1 section 6 unresolved

# Another encounter than the one that comes next
  $ band
  $ muster --json prepare band.muster --encounter raid-defend --seed 5
  .encounter.kind == "raid-defend"
  $ again band.muster; grep encounter: told.story
  encounter: raid-defend
  $ muster undo band.muster
  $ muster prepare band.muster --encounter picnic
  ! There is no encounter “picnic”. Use one of these: patrol, raid-attack, raid-defend.
  $ muster --json prepare band.muster --seed 5
  .encounter.kind == "patrol"

# A Grunt can be of a type that no list has (U71)
What may be a slip of the pen is refused, and its Rep must be said.
  $ band
  $ muster --json recruit band.muster --type Ratcatcher --rep 3
  .recruited[].type == ["Ratcatcher"]
  .recruited[].rep == [3]
  $ muster recruit band.muster --type Infantri --rep 3
  ! The campaign's list has no type “Infantri”. Did you mean “Infantry”? Types: Mounted Knight, Mounted Crossbow, ...
  $ muster recruit band.muster --type Ratcatcher
  ! The campaign's list has no type “Ratcatcher”. Types: Mounted Knight, Mounted Crossbow, ...
  $ muster check band.muster

# The players' own PEFs and those of the other player hide figures until they are seen (R37)
The other player may be reading, so nothing that is hidden is shown.
  $ battle
  $ muster play band.muster hide 1 "3 Orc 4 sword; Ogre 5"
  ~ Orc
  $ muster play band.muster hide 2 decoy
  $ muster chronicle band.muster
  ~ Ogre
  $ muster --json play band.muster reveal 1
  .rolls == []
  .play.groups[].figures.length == [4]
  $ muster --json play band.muster reveal 2
  .play.groups.length == 1
  .play.pefs[].waiting == [false, false, true]
  $ muster play band.muster own-reveal 1
  ! You have no PEF 1. Hide figures or a decoy under it first.
  $ muster play band.muster own-pef 2 8 2
  ! Number your PEFs from 1, in order: use 1 to 1, not 2.
  $ muster --json play band.muster own-pef 1 8 2 3
  .play.own_pefs[].section == [8]
  .play.own_pefs[0].figures == nothing
  .play.own_groups[0].figures lacks 2
  $ muster play band.muster own-pef 2 7 3
  ! Berta is already hidden under your PEF 1.
  $ muster play band.muster own-pef 2 7 decoy; muster play band.muster own-place-pef 1 5
  $ muster --json play band.muster own-reveal 1
  .rolls == []
  .play.own_groups[1].section == 5
  .play.own_groups[1].figures == [2, 3]
  $ muster --json play band.muster own-reveal 2
  .play.own_groups.length == 2
  $ muster play band.muster own-reveal 2
  ! Your PEF 2 has already been revealed.
