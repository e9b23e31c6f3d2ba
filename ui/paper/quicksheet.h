// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// Returns the title of the rules and of the part of their tests: "Swordplay, Noble", "TUMOR" (R80).
QString quickTitle(const SheetSource &source);

/// Returns the factor by which the quick reference can be enlarged without more pages, or must be shrunk to fit on both
/// sides of one sheet of paper.
qreal quickScale(const SheetSource &source, QSizeF page);

/// Lays out a part of the tests and tables of a campaign, on as few pages as possible, in two columns, from the same
/// data as the Reference page.
PageFlow quickSheet(const SheetSource &source, QSizeF page);

} // namespace muster::paper
