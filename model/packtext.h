// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is said of packs and lists: one context for translators.
struct PackText {
    Q_DECLARE_TR_FUNCTIONS(Packs)
};

} // namespace muster
