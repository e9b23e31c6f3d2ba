// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// Where nothing else was asked, a year ahead by the campaign's own record, as the Forecast page proposes it: strength as a fan, month by month what is
/// known exactly and what the runs came to, and the chances of goals and foes.
PageFlow forecastSheet(const SheetSource &source, QSizeF page);

/// What it prints, made from the source where that has none yet. It takes its time.
std::shared_ptr<const ForecastMade> forecastOf(const SheetSource &source);

} // namespace muster::paper
