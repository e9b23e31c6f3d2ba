// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

namespace muster {

/// Reads what was typed after the program's name; options may stand anywhere.
Result<Call, Refusal> readCall(const QStringList &arguments);

/// Whether these arguments ask for the window: none at all, or just a file; Qt's own options beside it do not matter.
bool wantsWindow(const QStringList &arguments);

} // namespace muster
