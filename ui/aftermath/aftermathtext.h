// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is said after the battle outside its widgets: one context for translators.
struct AftermathText {
    Q_DECLARE_TR_FUNCTIONS(Aftermath)
};

} // namespace muster
