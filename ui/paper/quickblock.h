// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"
#include "ui/paper/block.h"

namespace muster::paper {

/// A section's heading, with the page where it is the title of its first entry too.
Stack quickHeading(const QString &title, const QString &page = {});
/// A test or table as it stands in a column of the quick reference, and whether under a title of its own.
Stack quickEntry(const ShelfEntry &entry, qreal width, bool isTitled = true);
/// In a column so wide no head of it is cut and no word broken.
bool setsWordsWhole(const ShelfEntry &entry, qreal width);

} // namespace muster::paper
