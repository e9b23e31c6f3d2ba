// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace muster {

/// What one kind of encounter asks of the player, and its own rules in sentences.
struct Briefing {
    QString objective;
    QStringList special;
    QString points = {};
    QStringList sequel = {}; ///< what may follow
};

} // namespace muster
