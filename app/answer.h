// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/environment.h"

namespace muster {

/// The output of a call: the bytes for standard output and standard error, and the exit status.
struct Output {
    QByteArray text;
    QByteArray complaint;
    Exit exit = Exit::Success;
};

/// Reads and runs a call and returns its output as text. Prints nothing.
Output answer(const QStringList &arguments, const Environment &surroundings);

} // namespace muster
