# Linked games of Chain Reaction as a player wrote them up: four PEFs, an objective in words, a PEF that was nobody and one that
# was these, their leader in the second group and by name, Stay or Go switched off, and three runs of which the last counts.
found Rock / rules: chain-reaction-3 / list: military / rep: 5
  option: attributes=off / option: loyalty=off
recruit 2
  # 8: Soldier, Rep 4, twice.
  dice: 4 4  4 4
prepare / enemy: insurgents / seed: 11 / pefs: 4 / objective: Blow up the radio mast
  entry: by the dry river bed
begin
was 1 nobody
was 2 2 Raider 3 | Captain 5 “Yrbiz”
leads 2 1
lose-rep 2
# What was said stands on the table: nobody, then two groups with the leader in the second; and a Rep is lost.
= {"encounter": {"objective": "Blow up the radio mast", "entry": "by the dry river bed",
= "play": {"groups": [{"figures": [{"profile": {"type": "Raider", "rep": 3}}, {"profile": {"type": "Raider",
= "rep": 3}}]}, {"figures": [{"name": "Yrbiz", "leader": true, "profile": {"type": "Captain", "rep": 5}}]}]}},
= "grunts": [{"rep": 3}, {"rep": 4}]}
set-aside failure / out-of-the-fight: Rock
# The run does not count: the band is as it was, and the encounter is still to be played.
= {"phase": "play", "encounter": {"play": null}, "turn": {"number": 1}, "grunts": [{"rep": 4}, {"rep": 4}]}
begin
set-aside failure
begin
was 1 2 Raider 3
finish success / fine: the others
# The third run counts, and a month with it (R94: without Stay or Go).
= {"phase": "prepare", "turn": {"number": 2}, "next": {"encounter": "raid-attack"}, "grunts": [{"months": 1, "rep": 4},
= {"months": 1, "rep": 4}]}
