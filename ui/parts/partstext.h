// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the parts of pages say: one context for translators.
struct PartsText {
    Q_DECLARE_TR_FUNCTIONS(Parts)
};

} // namespace muster
