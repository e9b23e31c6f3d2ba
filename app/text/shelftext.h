// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/reference/shelf.h"
#include "rules/pack/pack.h"
#include "rules/reference/percentile.h"

#include <QJsonArray>

namespace muster {

/// The reference shelf of a pack: its tables one below the other, or as JSON; of these entries.
Answer shelfAnswer(const Pack &pack, const std::vector<ShelfEntry> &shelf);

/// A side of the percentile street skirmish, figure by figure.
Answer sideAnswer(const Pack &pack, const std::vector<PercentileMember> &side, const QJsonArray &rolls);

} // namespace muster
