// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

namespace muster {

/// Parses the arguments after the program's name. Options may stand anywhere.
Result<Call, Refusal> readCall(const QStringList &arguments);

/// Returns whether these arguments ask for the window: none at all, or only a file. Qt's own options are ignored.
bool wantsWindow(const QStringList &arguments);

} // namespace muster
