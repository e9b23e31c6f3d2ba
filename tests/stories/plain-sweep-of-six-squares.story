# A sweep team of six with two weapons each, rockets, and a weapon with a name, on a table of six squares.
found Vance / rules: chain-reaction-3 / name: Sweep team / list: military / rep: 5
  armor: 0 / weapon: assault-rifle / option: attributes=off / option: campaign=plain

recruit 5 / dice: 4 4  4 4  5 3  4 4  5 3

step equipped
  change: thing-carried
    count: 1
    id: 1
    item: ba-pistol

step equipped
  change: thing-carried
    count: 1
    id: 2
    item: ba-pistol

step equipped
  change: thing-carried
    count: 1
    id: 3
    item: ba-pistol

step equipped
  change: thing-carried
    count: 1
    id: 4
    item: ba-pistol

step equipped
  change: thing-carried
    count: 1
    id: 5
    item: ba-pistol

step equipped
  change: thing-carried
    count: 1
    id: 6
    item: ba-pistol

step equipped
  change: thing-carried
    count: 2
    id: 3
    item: rockets

correct Ines / weapon-words: AK with a grenade launcher

prepare / enemy: insurgents / seed: 31 / pefs: 2 / columns: 3 / rows: 2
  rolled: 3  2  3  2  5  6  1 3  4 5  4 3  5 4  3 3  2 2  4  1 / rolled: 2  5 5  2 6

step corrected
  change: encounter-corrected
    encounter:
      eal: none
      enemy: insurgents
      kind: patrol
      seed: "31"
      seeded: no
      setup:
        objective_buildings: 0
        pefs:
          - fixed: no
            id: 1
            in_building: no
            rep: 5
            section: 1
          - fixed: no
            id: 2
            in_building: no
            rep: 2
            section: 2
        sections:
          - buildings: 0
            country: clear
            section: 1
            terrain: hill
            words: the well
          - buildings: 0
            country: clear
            section: 2
            terrain: woods
          - buildings: 0
            country: clear
            section: 3
            terrain: hill
          - buildings: 0
            country: clear
            section: 4
            terrain: woods
          - buildings: 0
            country: woods
            section: 5
            terrain: clear
          - buildings: 1
            country: mountains
            section: 6
            terrain: clear
        table:
          columns: 3
          rows: 2
        time: day

step corrected
  change: encounter-corrected
    encounter:
      eal: none
      enemy: insurgents
      kind: patrol
      seed: "31"
      seeded: no
      setup:
        objective_buildings: 0
        pefs:
          - fixed: no
            id: 1
            in_building: no
            rep: 5
            section: 1
          - fixed: no
            id: 2
            in_building: no
            rep: 2
            section: 2
        sections:
          - buildings: 0
            country: clear
            section: 1
            terrain: hill
            words: the well
          - buildings: 0
            country: clear
            section: 2
            terrain: woods
          - buildings: 0
            country: clear
            section: 3
            terrain: hill
          - buildings: 0
            country: clear
            section: 4
            terrain: woods
          - buildings: 0
            country: woods
            section: 5
            terrain: clear
          - buildings: 1
            country: mountains
            section: 6
            terrain: clear
            words: burnt bus
        table:
          columns: 3
          rows: 2
        time: day

begin

seen 1

seen 2

seen 3

seen 4

seen 5

seen 6

was 1 2 Raider 3 Assault Rifle

was 2 nobody

enemy 1 1 out-of-the-fight

enemy 1 2 ran-away

finish success / fine: the others
# All six squares were scouted and nobody who was met is left; two weapons each, and one of them has a name.
= {"phase": "prepare", "turn": {"number": 2}, "next": {"encounter": "raid-attack"},
= "star": {"carries": [{"name": "ba-pistol", "count": 1}]}, "grunts": [{"weapon_words": "AK with a grenade launcher",
= "carries": [{"name": "ba-pistol", "count": 1}]}, {"carries": [{"name": "ba-pistol", "count": 1}, {"name": "rockets",
= "count": 2}]}, {"carries": [{"name": "ba-pistol"}]}, {"carries": [{"name": "ba-pistol"}]},
= {"carries": [{"name": "ba-pistol"}]}]}
