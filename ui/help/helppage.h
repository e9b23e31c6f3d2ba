// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helptables.h"

#include <functional>

namespace muster {

/// A chapter as a page of HTML that needs its pictures and nothing else, with the list of chapters at its head.
QString helpPage(const QString &chapter, const QString &language, const QList<HelpTable> &tables);

/// All chapters of a language and their pictures, into an empty folder; false where it cannot be written to.
bool writeHelpPages(const QString &folder, const QString &language,
                    const std::function<QList<HelpTable>(const QString &chapter)> &tables);

} // namespace muster
