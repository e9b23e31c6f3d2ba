// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// The language the player chose, by its code; empty: the system's.
QString chosenLanguage();

/// Remembers a choice and speaks accordingly. What was written before stays in its language until it is made anew.
void chooseLanguage(const QString &code);

/// Speaks as was chosen; before the first window, and before a campaign is read.
void speakChosenLanguage();

} // namespace muster
