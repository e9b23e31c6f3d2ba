// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the calendars say to the player: one context for translators.
struct CalendarText {
    Q_DECLARE_TR_FUNCTIONS(Calendar)
};

} // namespace muster
