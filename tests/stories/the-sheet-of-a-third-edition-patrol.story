# Chain Reaction 3.0, p. 15, 23 to 26, R51, R53, R56: what stands on the sheet of a patrol that scouts section by section, with
# reinforcements as the campaign chose, and of a raid by night.
found Rock / rules: chain-reaction-3 / list: military / rep: 5 / option: attributes=off
==== A patrol, no reinforcements
prepare / enemy: insurgents / seed: 5
& Scout all 9 sections and drive off any enemy you meet.
& Bring as many of the band as you like: 1 figure, total Rep 5. Enemy: Insurgents.
& Day: sight inside woods and rough 12".
& Scout each section as you enter it: 2d6 against woods, rough and wooded hill 4, hill 3, clear 1, impassable 0. Two passed: an enemy in the nearest cover. One passed: only if there is a building.
& PEFs start behind cover. They move on 2d6 against their Rep, highest first. Two passed: 16", towards the nearest PEF on 1–4 (the last PEF splits), you on 5–6. One passed: 8", on 1–2 and 3–6.
& You enter, sections 7, 8, 9
==== On doubles
correct / option: attributes=off / option: reinforcements=doubles
prepare / enemy: insurgents / seed: 5
& …On activation doubles, roll both dice again. If the enemy's is higher, one more PEF enters on 1d6: 1–3 far edge, 4 left, 5 right, 6 your own edge. Then roll for activation.…
==== On seven
correct / option: attributes=off / option: reinforcements=seven
prepare / enemy: insurgents / seed: 5
& …If the activation dice total seven, the side with the higher die gets ½d6 figures at the edge it started from: of those who sat out, or recruited for this encounter.…
==== A raid by night shortens sight
correct / next: raid-attack / eal: 3
prepare / enemy: insurgents / seed: 6
> Prepared Raid: Attack: EAL 3, 1 building, night, PEFs in 2, 2 and 3; against Insurgents `5 : 4 : 5 : 5 : 3 : 2 : 4 : 4 : 1 : 4 : 2 : 3 : 6 : 1 3 : 5 4 : 4 5 : 2 3`
> - Sections 1 to 3: woods, wooded hill, clear `4 1 : 6 3 : 2 4`
> - Sections 4 to 6: wooded hill, woods, hill `5 4 : 4 5 : 3 1`
> - Sections 7 to 9: woods, woods, woods `1 4 : 4 4 : 3 6`
& Enter the building in section 2, loot it or take prisoners, then leave by your own edge.
& Bring as many of the band as you like: 1 figure, total Rep 5. Enemy: Insurgents.
& Night: sight 12", inside woods and rough 6".
& A PEF in a building stays put and is resolved when you first see the building.
& Before any shot is fired, roll 1d6 for each guard: even is inside; odd is outside, 1+1d6" away. On 1–3 of another 1d6 the guard looks your way, from a window or door if inside. Once shots are fired, all guards are inside.
& Looting an empty building takes ½d6 quiet turns inside.
& PEFs start behind cover. They move on 2d6 against their Rep, highest first. Two passed: 16", towards the nearest PEF on 1–4 (the last PEF splits), you on 5–6. One passed: 8", on 1–2 and 3–6.
& You enter, sections 7, 8, 9
