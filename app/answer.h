// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

/// What came of a call: the bytes for standard output and standard error, and the exit status.
struct Output {
    QByteArray text;
    QByteArray complaint;
    Exit exit = Exit::Success;
};

/// Reads, runs and words one call, all but the printing.
Output answer(const QStringList &arguments, const Surroundings &surroundings);

} // namespace muster
