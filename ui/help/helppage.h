// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helptables.h"

#include <functional>

namespace muster {

/// Returns a chapter as a page of HTML that needs only its pictures, with the list of chapters at its head.
QString helpPage(const QString &chapter, const QString &language, const QList<HelpTable> &tables);

/// Writes all chapters of a language and their pictures into an empty folder. Returns false if it cannot be written to.
bool writeHelpPages(const QString &folder, const QString &language,
                    const std::function<QList<HelpTable>(const QString &chapter)> &tables);

} // namespace muster
