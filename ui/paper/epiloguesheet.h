// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/pageflow.h"
#include "ui/paper/sheetsource.h"

namespace muster::paper {

/// How a campaign ended, won or lost, with its goals and foes, and what became of everybody who was ever in the band.
PageFlow epilogueSheet(const SheetSource &source, QSizeF page);

} // namespace muster::paper
