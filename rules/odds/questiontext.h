// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is said of the questions to the odds: one context for translators.
struct QuestionText {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

} // namespace muster
