// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the acts say to the player: one context for translators.
struct ActsText {
    Q_DECLARE_TR_FUNCTIONS(Acts)
};

} // namespace muster
