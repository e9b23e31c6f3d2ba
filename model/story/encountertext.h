// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster {

/// What an encounter's sheet says, in our own words: the same on screen, on paper and on the terminal
/// (Swordplay pp. 28–30, Chain Reaction 3.0 pp. 23–25, R25, R26, R53).
struct EncounterText {
    QString objective;
    QString forces; ///< whom you may bring, how many that is, and the enemy
    QStringList special; ///< sentences: sight, PEFs, guards, looting, leaving
    QString edge; ///< at the player's edge: "You enter", "You stand"
    QString edgeSections; ///< there: "sections 7, 8, 9"
    QStringList setUp = {}; ///< sentences: where both sides stand, where the encounter itself was rolled up
};

/// Of the current encounter; empty where there is none.
EncounterText describeEncounter(const Campaign &campaign, const Pack &pack);

/// "In the objective building", "In the woods", "Enters by section 8".
QString placeOf(const Pef &pef, const Encounter &encounter);
QString detailOf(const Pef &pef, const Encounter &encounter); ///< "Section 2, Rep 3, does not move"

} // namespace muster
