// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

#include <QString>

#include <vector>

namespace muster {

/// Who is in each section while the battle is on the table, by section − 1: "PEF 2, group 1: Leader, Rep 5, your band:
/// Osric Vane, Ulric". What a map shows as tokens, for those who hear it; empty where nobody is.
std::vector<QString> whoStands(const Campaign &campaign);

/// Those in a section, or off the table, who do not simply carry on: "Tibb: ducked back".
QString howTheyStand(const Campaign &campaign, int section);
/// Groups that are in no section: "your band: Osric"; empty where all are on the map.
QString whoIsOffTable(const Campaign &campaign);

} // namespace muster
