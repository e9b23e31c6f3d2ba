// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// The story in words: one context for translators.
struct StoryText {
    Q_DECLARE_TR_FUNCTIONS(Story)
};

} // namespace muster
