// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

/// What a program took from its start to its end.
struct WholeProcess {
    double milliseconds = 0;
    double peakMiB = 0; ///< resident memory at its highest
};

/// Two programs run in turn, so that both meet the same moods of the machine.
struct Comparison {
    WholeProcess subject; ///< medians
    WholeProcess yardstick;
};

/// Runs each so many times with its output thrown away. Ends the program with a sentence where one does not run.
Comparison compare(const std::vector<std::string> &subject, const std::vector<std::string> &yardstick, int runs);
