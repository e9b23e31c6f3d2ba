// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace muster::torture {

/// Short is for every day, and takes seconds; Full is what README.md's table says.
enum class Setting : std::uint8_t { Short, Full };

/// How much there is to do and where: a folder of its own, on the disk that is to be tried.
struct Bench {
    Setting setting = Setting::Short;
    QString folder;

    int amount(int inShort, int inFull) const { return setting == Setting::Full ? inFull : inShort; }
};

/// One row of the table.
struct Finding {
    QString what;
    QString wanted;
    QString found;
    bool held = false; ///< what was found is what was wanted
};
using Findings = std::vector<Finding>;

Findings killWhileWriting(const Bench &bench);
Findings failSystemCalls(const Bench &bench);
Findings flipBits(const Bench &bench);
Findings mutateFiles(const Bench &bench);
Findings openHostileFiles(const Bench &bench);
Findings walkBackAndForth(const Bench &bench);

} // namespace muster::torture
