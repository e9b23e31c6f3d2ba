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
/// One for each free place (R11), one to spare where the band is full; none once the campaign is over. On a blank roster, six.
int blankRows(const SheetSource &source);
/// What the band keeps, where the rules have a stockpile.
void addStockpile(PageFlow &flow, const SheetSource &source);
/// What a Star has over the rest, if the page has room for it.
void addAdvantages(PageFlow &flow, const SheetSource &source);
/// The encounters so far and those who left, beside each other.
void addPast(PageFlow &flow, const SheetSource &source);

} // namespace muster::paper
