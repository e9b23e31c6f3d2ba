// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/section.h"

#include <QStringList>

namespace muster::words {

QString title(Country country); ///< "Mountains"
QString title(Road road); ///< "Left to right"

/// What lies in a section, each with a small letter: "woods in the mountains", "2 buildings", "road from left to right",
/// "river 6" wide with a ford".
QStringList land(const Section &section);

} // namespace muster::words
