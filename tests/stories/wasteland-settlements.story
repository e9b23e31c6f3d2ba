# Chain Reaction, first edition, p. 20, R70: settlements are kept by name with where they lie, and are the ground of an
# encounter about buildings.
found Mara / rules: chain-reaction-1 / list: outcasts / rep: 4
  option: genre=wasteland / option: terrain=none
==== Kept by name
settlement / name: Dry Wells
  # In the Badlands a six is a five: a camp of 3d6 structures, of the Tribals.
  dice: 6  2 3 3  6 6  1 1
> Came to Dry Wells: Good sized nomad settlement or campground, in the Badlands, Government, Mechanical, Food & Stores, Bar & Entertainment, Hardware, Water, Armory, Schoolhouse, 32 homes on wheels, Tribal `6 : 2 3 3 : 6 6 : 1 1` R70
settlement / dice: 1
> Came to Settlement 2: Hideout or ranch, in the Badlands, 1 home `1` R70
= {"settlements": [{"name": "Dry Wells"}, {"name": "Settlement 2", "residences": 1}]}
==== The ground of an encounter about buildings
prepare / enemy: tribal / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1
  dice: 1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3
settlement
  # A four is a three in the Badlands: a small camp, and those who hold it live there.
  dice: 4  2
> Came to Settlement 1: Small nomad settlement or cluster, in the Badlands, Bar & Entertainment, Food & Stores, 4 homes on wheels, Tribal `4 : 2` R70
> - The encounter is fought here
= {"encounter": {"settlement": 1}}
settlement / dice: 1
> Came to Settlement 2: Hideout or ranch, in the Badlands, 1 home `1` R70
> - The encounter is fought here
= {"encounter": {"settlement": 2}}
==== A battle stays where it has begun
prepare / enemy: tribal / dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1
  dice: 1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3
settlement / dice: 4  2
begin
settlement / dice: 1
= {"encounter": {"settlement": 1}}
==== None for an ambush
prepare / enemy: tribal / dice: 3 4  6 6  1 1  1 1  1 1  1 1  1 1  1 1
  dice: 3  1  3 4  3 4  3 4  3 4  3 4  1 1  2
settlement / dice: 1
> Came to Settlement 1: Hideout or ranch, in the Badlands, 1 home `1` R70
= {"encounter": {"settlement": null}}
