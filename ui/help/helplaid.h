// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helpsource.h"
#include "ui/help/helptables.h"

class QPalette;
class QTextDocument;

namespace muster {

/// Lays a chapter into the document: our type, a name for every heading that has one, and below it the tables.
void layHelp(QTextDocument &document, const help::Source &source, const QList<HelpTable> &tables,
             const QPalette &palette);

} // namespace muster
