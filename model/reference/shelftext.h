// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the reference shelf says to the player: one context for translators.
struct ShelfText {
    Q_DECLARE_TR_FUNCTIONS(Reference)
};

} // namespace muster
