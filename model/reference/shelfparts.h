// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

namespace muster {

/// A part of the shelf that is printed, or listed, by itself.
struct ShelfPart {
    QString id; ///< "table", a class of figures, "campaign"
    QString title;
};

/// All that is used at the table; the same for one class at a time, where the tests differ by class; and what is rolled
/// between and before battles. A pack has those that hold something.
std::vector<ShelfPart> shelfParts(const Pack &pack);

/// The tables of a part, in order; every entry has one. Of tests that differ by class, one class has its own alone.
std::vector<ShelfEntry> shelfPart(const Pack &pack, const QString &part);

} // namespace muster
