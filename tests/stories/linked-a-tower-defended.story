# A tower is defended by the rules of Chain Reaction 3.0 in the chain of the other edition (R51), on a table of two by four: a kill is put
# down to Ines, and Okafor loses a Rep during the fight.
found Hale / rules: chain-reaction-3 / name: The tower at Orsk / list: police
  rep: 4 / armor: 0 / weapon: ba-pistol / option: attributes=off

recruit 3 / dice: 4 4  4 4  5 3

correct / eal: 3 / next: raid-defend

prepare / enemy: gang / seed: 21 / objective: Hold the tower until dawn / columns: 2
  rows: 4 / rolled: 2  4  3  3  4  3  1  4  6 4  5 6  1 5  2 4  6 5  2 1
  rolled: 2 1  1 1  5  5  5  1  5  3  4  2  1  2  4 2  1 6  4 5

step corrected
  change: encounter-corrected
    encounter:
      eal: 3
      enemy: gang
      kind: raid-defend
      objective: Hold the tower until dawn
      seed: "21"
      seeded: no
      setup:
        objective_buildings: 1
        pefs:
          - fixed: no
            id: 1
            in_building: no
            rep: 2
            section: 8
          - fixed: no
            id: 2
            in_building: no
            rep: 1
            section: 7
          - fixed: no
            id: 3
            in_building: no
            rep: 4
            section: 8
        sections:
          - buildings: 0
            country: clear
            section: 1
            terrain: clear
            words: the tower
          - buildings: 0
            country: woods
            river:
              bridge: no
              fordable: yes
              lake: no
              width: 8
            section: 2
            terrain: clear
          - buildings: 0
            country: clear
            road: up-down
            section: 3
            terrain: clear
          - buildings: 0
            country: clear
            road: up-down
            section: 4
            terrain: clear
          - buildings: 0
            country: woods
            river:
              bridge: no
              fordable: yes
              lake: no
              width: 4
            section: 5
            terrain: clear
          - buildings: 0
            country: clear
            section: 6
            terrain: clear
          - buildings: 0
            country: clear
            section: 7
            terrain: clear
          - buildings: 0
            country: woods
            section: 8
            terrain: woods
        table:
          columns: 2
          rows: 4
        time: day
# The objective's section is the left of the two in the far row, and has the player's word.
= {"encounter": {"kind": "raid-defend", "eal": 3, "table": {"columns": 2, "rows": 4},
= "objective": "Hold the tower until dawn"}}

begin

was 1 3 Punk 3 Pistol; Boss 4 Pistol

leads 1 4

enemy 1 1 out-of-the-fight

did 2 kills 1

lose-rep 3

finish success / fine: the others / kills: Ines 1
  rolled: 6 3 1 3  6 5 4 3  5 1 1  1 6 1 1
# A defence that is won leads to a Patrol, and the level falls by one: the chain of Swordplay (p. 29). Okafor had Rep 4
# and lost one.
= {"phase": "prepare", "turn": {"number": 2}, "next": {"encounter": "patrol", "eal": 2}, "grunts": [{"rep": 4},
= {"rep": 3}, {"rep": 4}]}
