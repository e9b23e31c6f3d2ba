// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is said of a JSON text that cannot be read: one context for translators.
struct JsonText {
    Q_DECLARE_TR_FUNCTIONS(Json)
};

} // namespace muster
