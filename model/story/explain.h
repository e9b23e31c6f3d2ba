// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

namespace muster {

// Every number explains itself: the steps that made it, a line each, the latest last.

QString explainRep(const Book &book, const Pack &pack, FigureId id);
QString explainMonths(const Book &book, const Pack &pack, FigureId id);
QString explainEal(const Book &book, const Pack &pack);
/// Who makes up the Rep in all today, and how it came about.
QString explainStrength(const Book &book, const Pack &pack);
/// What makes up the Star's dice, and the chances.
QString explainLoyalty(const Book &book, const Pack &pack, FigureId id);

} // namespace muster
