// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

namespace muster {

/// Returns the usage of a command and its options, or the list of all commands if it is null.
Answer helpOn(const Command *command);

Answer versionAnswer();

} // namespace muster
