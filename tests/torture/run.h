// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace muster::torture {

/// The size of a run. Short takes seconds, for every day; Full is as in the table of README.md.
enum class Setting : std::uint8_t { Short, Full };

/// The size of a run and its folder, on the disk to test.
struct Bench {
    Setting setting = Setting::Short;
    QString folder;

    int amount(int inShort, int inFull) const { return setting == Setting::Full ? inFull : inShort; }
};

/// A row of the table.
struct Finding {
    QString what;
    QString wanted;
    QString found;
    bool held = false; ///< the result is as wanted
};
using Findings = std::vector<Finding>;

Findings killWhileWriting(const Bench &bench);
Findings failSystemCalls(const Bench &bench);
Findings flipBits(const Bench &bench);
Findings mutateFiles(const Bench &bench);
Findings openHostileFiles(const Bench &bench);
Findings walkBackAndForth(const Bench &bench);

} // namespace muster::torture
