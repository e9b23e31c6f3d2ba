// SPDX-License-Identifier: MIT
#pragma once

/// The controls of the library that is preloaded into a child. The library is between the program and the system, and
/// makes the n-th call fail that writes, flushes, truncates, deletes or creates one of the campaign's files.
struct FaultSwitch {
    const char *folder = nullptr; ///< only files in this folder; nothing is counted before it is set
    int failAt = 0; ///< from 1
    int error = 0; ///< errno
    bool forGood = false; ///< every later call fails too

    int calls = 0; ///< calls counted so far
    int fired = 0; ///< calls failed so far
    const char *firedOn = nullptr; ///< name of the first failed call: "fdatasync"
};

/// The type of the function that dlsym() finds if the library was preloaded.
using FaultSwitchFunction = FaultSwitch *(*)();
inline constexpr char faultSwitchName[] = "muster_fault_switch";
