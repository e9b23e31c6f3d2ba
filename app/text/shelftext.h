// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/reference/shelf.h"
#include "rules/pack/pack.h"
#include "rules/reference/percentile.h"

#include <QJsonArray>

namespace muster {

/// Returns these entries of a pack's reference, with their tables one below the other, and as JSON.
Answer shelfAnswer(const Pack &pack, const std::vector<ShelfEntry> &shelf);

/// Returns a side of the percentile street skirmish, figure by figure.
Answer sideAnswer(const Pack &pack, const std::vector<PercentileMember> &side, const QJsonArray &rolls);

} // namespace muster
