# The sample campaign: six months of Osric Vane in the Harrow Marches. STORIES.md beside this file says how to read it.

found Osric Vane
  date: 2024-01-13 19:05
  name: The Harrow Marches
  list: feudal
  class: noble
  rep: 5
  armor: 4
  shield: yes
  weapon: lance-and-sword

# Month 1, Patrol: all quiet, but young Emmot has seen enough.

recruit 5
  date: 2024-01-13 19:20
  dice: 2 3   5 6   4 6   1 3   4 3

prepare
  date: 2024-01-13 19:30
  enemy: northmen
  seed: 48233

finish success
  date: 2024-01-13 21:50
  fine: the others
  rolled: 1 4 6 5 3
  dice: 2 5 6 4
  dice: 1 2 5 4
  dice: 5 2 1 6
  dice: 6 5 4 2
  dice: 1 2 3

# Month 2, Raid: Attack: the two halls at the ford are looted, Ulric takes a wound.

recruit 1
  date: 2024-02-10 18:55
  dice: 3 5

prepare
  date: 2024-02-10 19:00
  seed: 48209

finish success
  date: 2024-02-10 22:10
  out-of-the-fight: Ulric
  fine: the others
  dice: 3 6
  rolled: 1 5 2 6
  dice: 3 1 4 5
  dice: 6 1 5 2
  dice: 3 2 1

# Month 3, Raid: Attack: a night with too many of them. Piers does not see the morning.

recruit 1
  date: 2024-03-16 19:15
  dice: 2 6

prepare
  date: 2024-03-16 19:20
  enemy: orcs
  seed: 48212

finish failure
  date: 2024-03-16 22:35
  out-of-the-fight: Piers
  fine: the others
  dice: 5 6
  rolled: 2 3 6 1
  rolled: 4
  dice: 1 5 3 6
  rolled: 2
  dice: 6 4 3 1
  rolled: 5
  dice: 2 6 1 4
  rolled: 1
  dice: 5 3 2 1

# Month 4, Patrol: Tibb runs, and comes back with less heart.

recruit 1
  date: 2024-04-13 19:00
  dice: 1 6

prepare
  date: 2024-04-13 19:05
  enemy: northmen
  seed: 48204

finish failure
  date: 2024-04-13 21:40
  ran-away: Tibb
  fine: the others
  rolled: 6 2
  rolled: 4 1 6 2 5
  rolled: 3
  dice: 1 5 2
  rolled: 2
  dice: 4 1 6 2
  rolled: 6
  dice: 5 5 3 6
  dice: 2 3 6

# Month 5, Raid: Defend: Berta stays at home, the rest hold the mill.

recruit 1
  date: 2024-05-18 18:50
  dice: 4 5

prepare
  date: 2024-05-18 19:00
  seed: 48205

finish success
  date: 2024-05-18 22:05
  fine: Osric Vane, Tibb, Ulric, Hamo, Odo
  rolled: 1 3 5 2 6
  rolled: 4
  dice: 2 6 1
  rolled: 5
  dice: 1 4 2 6
  rolled: 1
  dice: 3 5 1 2
  dice: 1 6 2

# Month 6, Patrol: Ulric is carried home, and Odo goes with bitter words.

prepare
  date: 2024-06-15 19:10
  seed: 48206

finish success
  date: 2024-06-15 21:55
  out-of-the-fight: Ulric
  fine: the others
  dice: 3 4
  rolled: 1 4 6 5
  rolled: 3 5
  dice: 1 2 6
  rolled: 5 2
  dice: 6 1 4 2
  rolled: 5 6
  dice: 6 5 2 4
  rolled: 5 4
  dice: 4 6 5 5
  dice: 1 3 2
