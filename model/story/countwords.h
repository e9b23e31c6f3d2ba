// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "rules/scenario/victory.h"

#include <QString>

namespace muster::words {

QString thrown(const Roll &roll); ///< "2d6", "2 cards"

QString faces(int from, int to); ///< "1–4", "1"; empty where no face of a die is that

/// What an encounter scored, with its modifier (first edition p. 12): "12 + 1 = 13".
QString scenarioTotal(const Roll &roll, const Campaign &before, const Pack &pack);

QString shareOfPoints(const Fraction &won); ///< "half the points"

} // namespace muster::words
