// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// How a campaign ended, won or lost, with its goals and foes, and what became of everybody who was ever in the band.
PageFlow epilogueSheet(const SheetSource &source, QSizeF page);

} // namespace muster::paper
