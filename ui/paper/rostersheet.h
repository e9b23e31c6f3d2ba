// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// The band's sheet. `source` must live as long as the flow.
PageFlow rosterSheet(const SheetSource &source, QSizeF page);

// Its parts, from above.

/// The Star, its Rep, and the band in figures.
void addStar(PageFlow &flow, const SheetSource &source);
/// The Grunts, and blank rows for more; `rows` is the share of a row's full height.
void addGrunts(PageFlow &flow, const SheetSource &source, qreal rows = 1);
/// The encounters so far and those who left, beside each other.
void addPast(PageFlow &flow, const SheetSource &source);

} // namespace muster::paper
