// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// The rules whose tests these are, and the part of them: "Swordplay, Noble", "TUMOR" (R80).
QString quickTitle(const SheetSource &source);

/// How many times larger than its usual size it can be set on as few pages.
qreal quickScale(const SheetSource &source, QSizeF page);

/// A part of the tests and tables a campaign is played with, on as few pages as they need, in two columns, from the same
/// data as the page.
PageFlow quickSheet(const SheetSource &source, QSizeF page);

} // namespace muster::paper
