// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// Lays out the roster of the band. `source` must outlive the flow.
PageFlow rosterSheet(const SheetSource &source, QSizeF page);

// The parts of the roster, from the top.

/// Adds the Star, its Rep, and the figures of the band.
void addStar(PageFlow &flow, const SheetSource &source);
/// Adds the Grunts, and blank rows for more; `rows` is the share of a row's full height.
void addGrunts(PageFlow &flow, const SheetSource &source, qreal rows = 1);
/// Adds the encounters so far and the former members, side by side.
void addPast(PageFlow &flow, const SheetSource &source);

} // namespace muster::paper
