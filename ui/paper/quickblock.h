// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"
#include "ui/paper/block.h"

namespace muster::paper {

/// A section's heading, and a test or table as it stands in a column of the quick reference.
Stack quickHeading(const QString &title);
Stack quickEntry(const ShelfEntry &entry, qreal width);
/// In a column so wide no head of it is cut and no word broken.
bool setsWordsWhole(const ShelfEntry &entry, qreal width);

} // namespace muster::paper
