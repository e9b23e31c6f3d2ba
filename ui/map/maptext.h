// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the map says: one context for translators.
struct MapText {
    Q_DECLARE_TR_FUNCTIONS(Map)
};

} // namespace muster
