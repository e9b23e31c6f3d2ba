// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

namespace muster {

// Explanations of numbers: the steps that led to a number, one per line, the latest last.

QString explainRep(const History &history, const Pack &pack, FigureId id);
QString explainMonths(const History &history, const Pack &pack, FigureId id);
QString explainEal(const History &history, const Pack &pack);
/// Returns the figures that make up the total Rep today, and the steps that led to it.
QString explainStrength(const History &history, const Pack &pack);
/// Returns the parts of the Star's dice, and the chances.
QString explainLoyalty(const History &history, const Pack &pack, FigureId id);

} // namespace muster
