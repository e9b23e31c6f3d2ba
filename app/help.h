// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

namespace muster {

/// How a command is called and what its options mean; all commands where it is null.
Answer helpOn(const Command *command);

Answer versionAnswer();

} // namespace muster
