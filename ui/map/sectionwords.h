// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"

#include <QString>

namespace muster {

/// What a section holds, in words: "Section 4, woods, 1 building, PEF 2".
QString sectionWords(const Encounter &encounter, int section);

} // namespace muster
