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

/// One of the nine encounters of Chain Reaction's first edition, from the player's side (pp. 12 to 15, R64, R71).
Briefing scenarioBriefing(const Campaign &campaign, const Pack &pack);
/// Whom he may bring to it, and the enemy.
QString scenarioForces(const Campaign &campaign, const Pack &pack);

/// A linked game of the percentile street skirmish (R81).
Briefing gameBriefing(const Game &game);
/// Who is how quick in it, on both sides: the order of fire, and of movement from its end.
QString gameSequence(const Campaign &campaign);
/// Both sides of it.
QString gameForces(const Campaign &campaign, const Pack &pack);

/// How far one sees.
QString sightSentence(TimeOfDay time);

} // namespace muster
