// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster {

/// What one kind of encounter asks of the player, and its own rules in sentences.
struct Briefing {
    QString objective;
    QStringList special;
};

/// A patrol that looks at each section from where it stands (Swordplay p. 28).
Briefing watchingPatrol(TimeOfDay time);
/// A patrol that enters the sections and rolls for whom it finds there (Chain Reaction 3.0 pp. 23 to 25, R56).
Briefing scoutingPatrol(TimeOfDay time, const ScoutingTables &scouting);
/// Raid: Attack and Raid: Defend (Swordplay pp. 29, 30, R26), which Chain Reaction 3.0 borrows (R51).
Briefing raid(const Encounter &encounter);

/// How far one sees.
QString sightSentence(TimeOfDay time);

} // namespace muster
