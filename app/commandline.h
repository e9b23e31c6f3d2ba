// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// Runs one call of `muster` with a command, and gives its exit status: 0 done, 1 the call or its input is wrong, 2 the
/// file cannot be used.
int runCommandLine(int &argc, char **argv);

} // namespace muster
