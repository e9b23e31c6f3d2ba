// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is printed on the sheets: one context for translators.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

} // namespace muster
