// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

#include <QStringList>

namespace muster {

/// Returns the command with the words after it: "undo FILE".
QString usageOf(const Command &command);

/// Returns calls of the command as they are typed.
QStringList examplesOf(const Command &command);

/// Returns the usage of a command, its options and examples, or the list of all commands if it is null.
Answer helpOn(const Command *command);

Answer versionAnswer();

} // namespace muster
