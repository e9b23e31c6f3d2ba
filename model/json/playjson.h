// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QJsonObject>

namespace muster {

/// A Star who is met is of no type of a list, and is called what it is.
void nameStar(QJsonObject &figure);

/// The encounter on the table, as `muster show --json` gives it.
QJsonObject playJson(const Campaign &campaign, const Pack &pack);

} // namespace muster
