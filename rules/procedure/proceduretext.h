// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is said of the parameters of a procedure: one context for translators.
struct ProcedureText {
    Q_DECLARE_TR_FUNCTIONS(Procedures)
};

} // namespace muster
