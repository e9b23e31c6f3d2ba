// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "rules/result.h"

#include <vector>

/// Whose doing it was that a figure of the first edition stands as it does (R65, R66).
namespace muster::acts {

/// Whose deeds are counted: the player's, or those of the band that is met (R87), each the other's enemy.
enum class Doers : std::uint8_t { Band, Met };

/// Those of a side it may have been: everybody on the table, while more of the other side fell, or ran, than are put down to
/// anybody; of a wound, those who have hurt nobody yet. Nobody, where such a state counts for nothing.
std::vector<FigureId> mayHaveDone(const Play &play, TableState enemy, Doers doers = Doers::Band);
/// This figure did it, of either side, and it is among its deeds from now on.
Result<Step> creditEnemy(const Campaign &campaign, TableState enemy, FigureId by);

/// How many the band may have killed, and how many routed: the enemies there were, and of its own those who turned. None
/// where these rules count no such thing.
std::optional<int> mostDeeds(const Campaign &campaign, const std::vector<ReportedFate> &band);
/// Nobody is killed twice, nor routed twice (R8). A figure that ran and was killed after it counts in both.
Problems checkDeeds(const Campaign &campaign, const std::vector<ReportedFate> &band);

/// More are put down to a side than fell, or than ran: somebody stood up again.
bool tooManyKilled(const Play &play, Doers doers = Doers::Band);
bool tooManyRouted(const Play &play, Doers doers = Doers::Band);

/// The figure counts as killed (R65).
bool isKilled(TableState state);

/// How many enemies there were: those who were rolled up, or came onto the table where these are more. None where the encounter
/// does not count them.
std::optional<int> enemiesThere(const Campaign &campaign);

/// What was entered on the table, as a report to go on with; everyone fine where nothing was. In the first edition it says how it ended too, once
/// something was noted, and who of the enemy is lost.
AftermathDraft reportSoFar(const Campaign &campaign);

} // namespace muster::acts
