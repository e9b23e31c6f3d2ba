// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the help pages say: one context for translators.
struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace muster
