// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

namespace muster {

/// A call without a command, which opens the window.
struct WindowCall {
    QString file; ///< empty if none is named
    bool choosesPlatform = false; ///< Qt's options say where to show windows, so that there need be no display
};

/// Parses the arguments after the program's name. The options of a command follow it; those of every command, and Qt's
/// own, may stand anywhere.
Result<Call, Refusal> readCall(const QStringList &arguments);

/// Returns the window's call if these arguments ask for it: none at all, or only a file. Qt's own options may be among
/// them.
std::optional<WindowCall> readWindowCall(const QStringList &arguments);

} // namespace muster
