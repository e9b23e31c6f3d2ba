// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// Lays out the sheets of the player's binder, a page for each settlement: its layout, its structures, and space for
/// notes. `source` must outlive the flow.
PageFlow settlementSheet(const SheetSource &source, QSizeF page);

/// Returns whether a settlement is small enough to be drawn beside the briefing; else it gets a block of its own.
bool fitsBesideBriefing(const KeptSettlement &kept, const Pack &pack);

/// Adds the settlement where the current encounter takes place: its layout, with its structures beside it.
void addSettlement(PageFlow &flow, const SheetSource &source, const KeptSettlement &kept);

} // namespace muster::paper
