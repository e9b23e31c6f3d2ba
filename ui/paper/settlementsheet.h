// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// The sheets of the player's binder, a page for each settlement: its layout, what stands in it, and room for notes.
/// `source` must live as long as the flow.
PageFlow settlementSheet(const SheetSource &source, QSizeF page);

/// It is small enough to be drawn beside the briefing; else it has a block of its own.
bool fitsBesideBriefing(const KeptSettlement &kept, const Pack &pack);

/// A settlement as the ground of the current encounter: its layout, and what stands in it beside.
void addSettlement(PageFlow &flow, const SheetSource &source, const KeptSettlement &kept);

} // namespace muster::paper
