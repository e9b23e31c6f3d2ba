// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "rules/pack/packfault.h"

namespace muster {

// What is wrong with the rules, in the words of whoever edits them in grids.

/// The faults that lie in this sheet, and in which row; −1: in none of them.
struct SheetFault {
    int row = -1;
    QString text;
};
std::vector<SheetFault> faultsIn(const Sheet &sheet, const PackFaults &faults);

/// The first of these that lies in any sheet, and where, else the first: "“How Many”, row 3: …".
QString firstFault(const Pack &book, const RuleParts &parts, const PackFaults &faults);

} // namespace muster
