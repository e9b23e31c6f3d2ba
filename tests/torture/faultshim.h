// SPDX-License-Identifier: MIT
#pragma once

/// The switch of the library that is preloaded into a child: it stands between the program and the system, and makes the
/// n-th call that writes, flushes, cuts, deletes or creates one of the campaign's files fail.
struct FaultSwitch {
    const char *folder = nullptr; ///< only files in here; nothing is counted before it is set
    int failAt = 0; ///< from 1
    int error = 0; ///< errno
    bool forGood = false; ///< every call after it fails as well

    int calls = 0; ///< counted so far
    int fired = 0; ///< failed so far
    const char *firedOn = nullptr; ///< the first call that was made to fail: "fdatasync"
};

/// Found with dlsym(): it is not there unless the library was preloaded.
using FaultSwitchFunction = FaultSwitch *(*)();
inline constexpr char faultSwitchName[] = "muster_fault_switch";
