// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/choice.h"
#include "model/account/writers.h"

namespace muster {

/// What a report is made from, as plain values.
struct ReportSource {
    Steps steps; ///< those in force
    Pack pack;
    std::vector<FinishedBattle> battles;
    AccountChoice choice = {};
    AccountForm form = AccountForm::Html;
    QString folder = {}; ///< of its pictures, as the text names it
    PictureSource pictures = {};
};

/// With the maps drawn.
WrittenAccount writeReport(const ReportSource &source);

} // namespace muster
