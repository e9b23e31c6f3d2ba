// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the window says outside its widgets: one context for translators.
struct WindowText {
    Q_DECLARE_TR_FUNCTIONS(Window)
};

} // namespace muster
