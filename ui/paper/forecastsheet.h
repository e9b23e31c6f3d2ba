// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// Lays out a forecast, by default that of the Forecast page: a year ahead by the campaign's own record. It shows
/// strength as a fan, exact chances and results of the runs for each month, and the chances of goals and foes.
PageFlow forecastSheet(const SheetSource &source, QSizeF page);

/// Returns the forecast of the source, or computes it if there is none yet. That is slow.
std::shared_ptr<const ForecastMade> forecastOf(const SheetSource &source);

} // namespace muster::paper
