// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

namespace muster {

// The procedures each part of a pack brings with it; procedure.cpp puts a pack's together.

/// Figures from the army lists.
std::vector<Procedure> recruitingProcedures(const Pack &pack);
std::vector<Procedure> attributeProcedures();
/// The nine sections of the table.
std::vector<Procedure> terrainProcedures(const Pack &pack);
/// PEFs with Reps, whom they hide, and scouting.
std::vector<Procedure> patrolProcedures(const Pack &pack);
/// PEFs by the Enemy Activity Level, and whom they hide.
std::vector<Procedure> activityProcedures(const Pack &pack);
/// The months between Patrols and Raids: EAL, what comes next, Stay or Go, and what a raid asks for.
std::vector<Procedure> chainProcedures();
std::vector<Procedure> recoveryProcedures();
/// The turns of a year.
std::vector<Procedure> calendarProcedures();
/// The nine encounters of the first edition, and what is rolled in them turn by turn.
std::vector<Procedure> scenarioProcedures(const Pack &pack);
std::vector<Procedure> roundProcedures(const Pack &pack);
/// Victory and its points.
std::vector<Procedure> rewardProcedures();
/// What figures and vehicles cost.
std::vector<Procedure> pointProcedures(const Pack &pack);
/// "B" movies.
std::vector<Procedure> woundProcedures();
std::vector<Procedure> mediaProcedures();
/// The Wasteland: who is who, and where they live.
std::vector<Procedure> factionProcedures();
std::vector<Procedure> settlementProcedures();
/// The tests of the table, as the pack's data tells them.
std::vector<Procedure> testProcedures(const Pack &pack);
/// Shooting, damage and melee, the same way.
std::vector<Procedure> combatProcedures(const Pack &pack);
/// The other kinds of the shelf: bursts, Star Power, comparisons, scatter, roll-offs.
std::vector<Procedure> tableProcedures(const Pack &pack);
/// Tests taken together.
std::vector<Procedure> jointProcedures(const Pack &pack);

} // namespace muster
