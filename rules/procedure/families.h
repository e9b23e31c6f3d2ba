// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

namespace muster {

// The procedures for each part of a pack. procedure.cpp collects those of a whole pack.

/// Figures from the army lists.
std::vector<Procedure> recruitingProcedures(const Pack &pack);
std::vector<Procedure> attributeProcedures();
/// The sections of the table.
std::vector<Procedure> terrainProcedures(const Pack &pack);
/// PEFs with Reps, the enemies they turn out to be, and scouting.
std::vector<Procedure> patrolProcedures(const Pack &pack);
/// PEFs by the Enemy Activity Level, and the enemies they turn out to be.
std::vector<Procedure> activityProcedures(const Pack &pack);
/// The months between Patrols and Raids: EAL, the next encounter, Stay or Go, and the rolls of a raid.
std::vector<Procedure> chainProcedures();
std::vector<Procedure> recoveryProcedures();
/// The turns of a year.
std::vector<Procedure> calendarProcedures();
/// The nine encounters of the first edition, and what is rolled in them turn by turn.
std::vector<Procedure> scenarioProcedures(const Pack &pack);
std::vector<Procedure> roundProcedures(const Pack &pack);
/// Victory and its points.
std::vector<Procedure> rewardProcedures();
/// The prices of figures and vehicles.
std::vector<Procedure> pointProcedures(const Pack &pack);
/// Wounds of the first edition after a battle.
std::vector<Procedure> woundProcedures();
std::vector<Procedure> mediaProcedures();
/// The Wasteland: factions, and settlements.
std::vector<Procedure> factionProcedures();
std::vector<Procedure> settlementProcedures();
/// The tests of the reference, as the pack's data defines them.
std::vector<Procedure> testProcedures(const Pack &pack);
/// Shooting, damage and melee of the reference.
std::vector<Procedure> combatProcedures(const Pack &pack);
/// The other kinds of the reference: bursts, Star Power, comparisons, scatter, roll-offs.
std::vector<Procedure> tableProcedures(const Pack &pack);
/// Tests taken together.
std::vector<Procedure> jointProcedures(const Pack &pack);

} // namespace muster
