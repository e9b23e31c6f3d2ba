// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/choice.h"
#include "model/account/writers.h"

namespace muster {

/// What a report is made from, as plain values.
struct ReportSource {
    std::vector<Account> accounts; ///< what is wanted of them
    Pack pack;
    AccountForm form = AccountForm::Html;
    QString folder = {}; ///< of its pictures, as the text names it
    PictureSource pictures = {};
};

/// With the maps drawn.
WrittenAccount writeReport(const ReportSource &source);

} // namespace muster
