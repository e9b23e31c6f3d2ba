// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"
#include "ui/paper/sheetsource.h"

namespace muster {

/// A sheet into the file of --pdf. Only another PDF is written over.
Reply writePdf(const Call &call, const Surroundings &surroundings, SheetKind kind, const SheetSource &source);

/// The encounter's sheet on the terminal, or as a PDF.
Reply answerEncounter(const Call &call, const Surroundings &surroundings);
/// Cards for the figures or the enemy, or slips for hidden PEFs; as a PDF only.
Reply answerCards(const Call &call, const Surroundings &surroundings);
/// The roster's sheet, likewise.
Reply answerRoster(const Call &call, const Surroundings &surroundings);

} // namespace muster
