// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the actions say to the player: one context for translators.
struct ActionText {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

} // namespace muster
