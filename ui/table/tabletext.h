// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is offered on the table: one context for translators.
struct TableText {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

} // namespace muster
