// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

class ObjectReader;
struct Pack;
struct Reference;

// Readers for the kinds of entries in reference.json. Each adds its faults.

void readTestGroups(ObjectReader &reader, Reference &reference);
void readTests(ObjectReader &reader, const Pack &pack, Reference &reference);
void readLookUps(ObjectReader &reader, Reference &reference);
void readDamages(ObjectReader &reader, Reference &reference);
void readMelees(ObjectReader &reader, Reference &reference);
void readContests(ObjectReader &reader, Reference &reference);
void readCounts(ObjectReader &reader, Reference &reference);
void readVolleys(ObjectReader &reader, Reference &reference);
void readPercentile(ObjectReader &reader, Reference &reference);
void readBursts(ObjectReader &reader, const Pack &pack, Reference &reference);
void readStarPowers(ObjectReader &reader, Reference &reference);
void readComparisons(ObjectReader &reader, Reference &reference);
void readScatters(ObjectReader &reader, Reference &reference);
void readRollOffs(ObjectReader &reader, Reference &reference);
void readJointTests(ObjectReader &reader, Reference &reference);
void readNotes(ObjectReader &reader, Reference &reference);

} // namespace muster
