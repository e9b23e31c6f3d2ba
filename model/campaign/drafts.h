// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/act.h"
#include "model/campaign/report.h"

namespace muster {

/// What is half done in a campaign and no step yet. The campaign file keeps it beside the steps.
struct Drafts {
    std::optional<AftermathDraft> report;
    std::optional<ActUnderWay> act;

    bool isEmpty() const { return !report && !act; }
    friend bool operator==(const Drafts &, const Drafts &) = default;
};

} // namespace muster
