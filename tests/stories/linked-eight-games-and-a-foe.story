# Eight linked games as a player wrote them up: Yrbiz leads the enemy in five of them, the goal is three won raids, there are four
# PEFs, the first table is the player's own, and of the last game the third run counts.
found Rock / rules: chain-reaction-3 / name: Eight games at Yrbiz / list: military
  rep: 5 / armor: 0 / weapon: assault-rifle / option: attributes=off
  option: loyalty=off

recruit 3 / dice: 4 4  4 4  5 3

step told
  change: foe-named
    id: 1
    list: insurgents
    name: Yrbiz
    rep: 5

step told
  change: goal-set
    by: won
    count: 3
    id: 1
    text: Three raids won
    won: raid

prepare / enemy: insurgents / seed: 11 / pefs: 4 / objective: Find the radio mast
  entry: by the dry river bed / columns: 4 / rows: 3
  rolled: 1 5  3  5  1  2  6  5  4  6  2  1  6  3  2 2  3 1  6 6
  rolled: 2 6  5  6 3  3 3  1 1  4 3  5 6  6 2  2  2 3  6 1  6
  rolled: 4  3  3  5  3  1  3 2  1 4  1 3  4 6
# The table is the player's own, with four PEFs and what it is about in words.
= {"encounter": {"table": {"columns": 4, "rows": 3}, "objective": "Find the radio mast",
= "entry": "by the dry river bed"}}

step corrected
  change: encounter-corrected
    encounter:
      eal: 5
      enemy: insurgents
      entry: by the dry river bed
      kind: patrol
      objective: Find the radio mast
      seed: "11"
      seeded: no
      setup:
        objective_buildings: 0
        pefs:
          - fixed: no
            id: 1
            in_building: no
            rep: 2
            section: 3
          - fixed: no
            id: 2
            in_building: no
            rep: 1
            section: 5
          - fixed: no
            id: 3
            in_building: no
            rep: 1
            section: 3
          - fixed: no
            id: 4
            in_building: no
            rep: 4
            section: 1
        sections:
          - buildings: 0
            country: clear
            section: 1
            terrain: hill
          - buildings: 0
            country: woods
            section: 2
            terrain: wooded-hill
            words: the radio mast
          - buildings: 0
            country: clear
            section: 3
            terrain: hill
          - buildings: 3
            country: clear
            section: 4
            terrain: clear
          - buildings: 0
            country: mountains
            section: 5
            terrain: rough
          - buildings: 0
            country: woods
            section: 6
            terrain: clear
          - buildings: 0
            country: woods
            section: 7
            terrain: woods
          - buildings: 0
            country: mountains
            section: 8
            terrain: impassable
          - buildings: 0
            country: clear
            river:
              bridge: no
              fordable: yes
              lake: no
              width: 7
            section: 9
            terrain: clear
          - buildings: 1
            country: clear
            section: 10
            terrain: clear
          - buildings: 0
            country: mountains
            road: up-down
            section: 11
            terrain: rough
          - buildings: 0
            country: clear
            section: 12
            terrain: hill
        table:
          columns: 4
          rows: 3
        time: day

step corrected
  change: encounter-corrected
    encounter:
      eal: 5
      enemy: insurgents
      entry: by the dry river bed
      kind: patrol
      objective: Find the radio mast
      seed: "11"
      seeded: no
      setup:
        objective_buildings: 0
        pefs:
          - fixed: no
            id: 1
            in_building: no
            rep: 2
            section: 3
          - fixed: no
            id: 2
            in_building: no
            rep: 1
            section: 5
          - fixed: no
            id: 3
            in_building: no
            rep: 1
            section: 3
          - fixed: no
            id: 4
            in_building: no
            rep: 4
            section: 1
        sections:
          - buildings: 0
            country: clear
            section: 1
            terrain: hill
          - buildings: 0
            country: woods
            section: 2
            terrain: wooded-hill
            words: the radio mast
          - buildings: 0
            country: clear
            section: 3
            terrain: hill
          - buildings: 3
            country: clear
            section: 4
            terrain: clear
          - buildings: 0
            country: mountains
            section: 5
            terrain: rough
          - buildings: 0
            country: woods
            section: 6
            terrain: clear
          - buildings: 0
            country: woods
            section: 7
            terrain: woods
          - buildings: 0
            country: mountains
            section: 8
            terrain: impassable
          - buildings: 0
            country: clear
            river:
              bridge: no
              fordable: yes
              lake: no
              width: 7
            section: 9
            terrain: clear
          - buildings: 1
            country: clear
            section: 10
            terrain: clear
          - buildings: 0
            country: mountains
            road: up-down
            section: 11
            terrain: rough
            words: dry river bed
          - buildings: 0
            country: clear
            section: 12
            terrain: hill
        table:
          columns: 4
          rows: 3
        time: day

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle | Captain 5 Assault Rifle

leads 2 1

leader foe=1

finish success / fine: the others

prepare / seed: 12 / pefs: 4
  rolled: 2  4  2  5  5  4  2  1  5  2 4  5 3  4 3  5 5  3 2  6 3
  rolled: 5 3  4  1 4  1 2  6  5  2  5  4  6  3  1  6 1  5 4  5 1 / rolled: 6 5

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle

finish success / fine: the others

prepare / seed: 13 / pefs: 4
  rolled: 4  3  1  3  2  4  6  1  4  5 4  5 1  5 5  6 3  5 3  3
  rolled: 6 5  1 3  3  5 6  1 6  4  1  3  4  1  6  2  5  4  1 1
  rolled: 3 4  6 6  1 2

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle | Captain 5 Assault Rifle

leads 2 1

leader foe=1

finish success / fine: the others

prepare / seed: 14 / pefs: 4
  rolled: 5  1  1  3  3  6  6  1  4  3 5  4 3  3 3  3 4  5 5  2 4
  rolled: 6 6  4 2  6 3  6  1  5  2  4  5  4  1  6  4 3  3 3  1 3 / rolled: 3 2

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle | Captain 5 Assault Rifle

leads 2 1

leader foe=1

finish failure / fine: the others

prepare / seed: 15 / pefs: 4
  rolled: 5  1  3  5  5  1  5  1  5  4 5  5 6  3 5  3  3 2  6 5
  rolled: 4 6  5 4  5 4  5 1  3  5  5  6  2  6  6  1  4 6  1 4 / rolled: 5 1  2 3

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle

finish success / fine: the others

prepare / seed: 16 / pefs: 4
  rolled: 2  5  1  4  3  6  1  5  2  3 4  4 3  5 5  6 1  6 5  1 5
  rolled: 3 3  2 3  5 5  4  2  2  6  2  6  1  1 2  4 6  3 5  5 1

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle | Captain 5 Assault Rifle

leads 2 1

leader foe=1

finish success / fine: the others

prepare / seed: 17 / pefs: 4
  rolled: 5  1  5  5  3  5  1  2  2  6 4  3 3  1 3  5 6  3 6  3 6
  rolled: 1 4  4 3  3 4  3  1  6  3  3  4  5  3  3 2  6 3  4 3 / rolled: 4 6

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle

finish failure / fine: the others

prepare / seed: 18 / pefs: 4
  rolled: 3  5  2  3  5  4  1  6  2  1 1  5 4  1 2  3 2  3 3  4 4
  rolled: 5 6  1 5  4 2  3  3  6  3  5  6  4  1 1  5 1  6 4  6 3

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle | Captain 5 Assault Rifle

leads 2 1

leader foe=1

lose-rep 2

set-aside failure / fine: the others

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle | Captain 5 Assault Rifle

leads 2 1

leader foe=1

set-aside failure / fine: the others

begin

was 1 nobody

was 2 2 Raider 3 Assault Rifle | Captain 5 Assault Rifle

leads 2 1

leader foe=1

enemy 2 1 captured

finish success / fine: the others

step told
  change: campaign-closed
    ending: won
# Yrbiz was met in five games, of the last only in the run that counts; three raids were won, and with them the
# campaign. The Rep lost in the first run is not lost.
= {"phase": "over", "ended": "won", "turn": {"number": 9}, "goals": [{"text": "Three raids won", "done": 3,
= "reached": true}], "foes": [{"name": "Yrbiz", "status": "captured", "met": [{"turn": 1}, {"turn": 3}, {"turn": 4},
= {"turn": 6}, {"turn": 8, "fate": "captured"}]}], "grunts": [{"rep": 4}, {"rep": 4}, {"rep": 4}]}
