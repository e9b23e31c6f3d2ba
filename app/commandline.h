// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// Runs a call of `muster` with a command and returns its exit status: 0 for success, 1 if the call or its input is
/// wrong, 2 if the file cannot be used.
int runCommandLine(int &argc, char **argv);

} // namespace muster
