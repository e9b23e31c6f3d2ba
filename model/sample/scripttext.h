// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is said of a story script that cannot be played: one context for translators.
struct ScriptText {
    Q_DECLARE_TR_FUNCTIONS(StoryScript)
};

} // namespace muster
