// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster {

/// What an encounter's sheet says, in our own words: the same on screen, on paper and on the terminal
/// (Swordplay pp. 28–30, R25, R26).
struct EncounterText {
    QString objective;
    QString forces;
    QStringList special; ///< sentences: time of day, entry, PEFs, guards, looting, reporting back, Star's advantages
    QString edge; ///< "You enter", "They enter"
    QString edgeSections; ///< "sections 7, 8, 9"
};

EncounterText describeEncounter(const Campaign &campaign, const Pack &pack);

/// "In the objective building", "In the woods", "Enters by section 8".
QString placeOf(const Pef &pef, const Encounter &encounter);
QString detailOf(const Pef &pef, const Encounter &encounter); ///< "Section 2, does not move"

} // namespace muster
