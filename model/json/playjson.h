// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QJsonObject>

namespace muster {

/// Replaces the type of a Star of a band that is met by its own name, because it has no type of an army list.
void nameStar(QJsonObject &figure);

/// Returns the encounter on the table as `muster show --json` prints it.
QJsonObject playJson(const Campaign &campaign, const Pack &pack);

} // namespace muster
