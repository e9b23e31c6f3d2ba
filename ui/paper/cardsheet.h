// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/reference/percentileside.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// A side of the percentile street skirmish as cards, two abreast: initiative to cross off and to get back between games,
/// skill, and what it comes to in each range band (R81, R82).
PageFlow cardSheet(const Pack &pack, const std::vector<PercentileMember> &side, QSizeF page);

} // namespace muster::paper
