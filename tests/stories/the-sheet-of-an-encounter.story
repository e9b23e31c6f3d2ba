# Swordplay, p. 18, 28 to 30, R25, R26, R28; Chain Reaction 3.0, p. 15, 23 to 26: what stands on the sheet of a patrol and of
# raids.
found Osric / list: feudal / rep: 4
join Tibb / class: soldier / rep: 3 / armor: 2 / weapon: spear
join Berta / class: soldier / rep: 4 / armor: 2 / weapon: spear
==== A patrol
correct / next: patrol / eal: 3
prepare / enemy: orcs / dice: 2 3 4  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3
& Scout all 9 sections, then report back: the Star leaves by your own edge.
& Bring as many of the band as you like: 3 figures, total Rep 11. Enemy: Orcs.
& Day: sight inside woods and rough 12".
& A section is scouted once the Star has stood still for a full turn of activation with its centre in sight.
& Enter at sections 7, 8 and 9, together or split up.
& You enter, sections 7, 8, 9
==== A raid on two buildings by night
correct / next: raid-attack / eal: 3
prepare / enemy: orcs / dice: 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  6  6  4
> Prepared Raid: Attack: EAL 3, 2 buildings, night, PEFs in 2, 2 and 4; against Orcs `6 : 6 : 4`
> - Sections 1 to 3: clear, clear, clear `1 2 : 1 2 : 1 2`
> - Sections 4 to 6: clear, clear, clear `1 2 : 1 2 : 1 2`
> - Sections 7 to 9: clear, clear, clear `1 2 : 1 2 : 1 2`
& Enter the two buildings in section 2, loot them or take prisoners, then leave by your own edge.
& Bring as many of the band as you like: 3 figures, total Rep 11. Enemy: Orcs.
& Night: sight 12", inside woods and rough 6".
& A PEF in a building stays put and is resolved when you first see the building.
& Before any shot is fired, roll 1d6 for each guard: even is inside; odd is outside, 1+1d6" away. On 1–3 of another 1d6 the guard looks your way, from a window or door if inside. Once shots are fired, all guards are inside.
& Looting an empty building takes ½d6 quiet turns inside.
& You enter, sections 7, 8, 9
==== A defence
correct / next: raid-defend / eal: 3
prepare / enemy: orcs / dice: 1  4  6 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  2 3  1  1
> Prepared Raid: Defend: EAL 3, 1 building, day, PEFs in 8, 7 and 7; against Orcs `3 : 2 : 3 1 1`
> - Sections 1 to 3: clear, clear with a building, clear `1 4 : 6 3 2 : 3 2`
> - Sections 4 to 6: clear, clear, clear `3 2 : 3 2 : 3 2`
> - Sections 7 to 9: clear, clear, clear `3 2 : 3 2 : 3 2`
& Hold the building in section 2 until no enemy and no PEF is left. Nothing looted, nobody captured.
& Bring as many of the band as you like: 3 figures, total Rep 11. Enemy: Orcs.
& Day: sight inside woods and rough 12".
& Choose which end is sections 1, 2 and 3, and place your figures there.
& The PEFs enter from the far edge, each at its section.
& You stand, sections 1, 2, 3
