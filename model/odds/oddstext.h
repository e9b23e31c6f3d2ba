// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the odds say to the player: one context for translators.
struct OddsText {
    Q_DECLARE_TR_FUNCTIONS(Odds)
};

} // namespace muster
