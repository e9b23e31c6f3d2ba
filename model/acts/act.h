// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/campaign.h"
#include "model/campaign/plans.h"
#include "model/campaign/report.h"
#include "model/kinded.h"
#include "rules/dice/roll.h"

#include <optional>

namespace muster {

bool isSame(const ActKind &kind, const void *one, const void *other);

/// What a player does: which act it is, and what was said of it beforehand. Acts are values, so that they can be offered,
/// kept, told, and done on whatever dice there are.
using Act = Kinded<ActKind>;

/// An act whose dice are being rolled. The campaign file keeps it die by die, until the last one makes a step of it.
struct ActUnderWay {
    Act act = acts::Recruit{};
    quint64 seed = 0; ///< where the program's dice come from
    Rolls rolls = {};
    DiceRequest asked = {}; ///< the roll that comes next
    QString typed = {}; ///< of that roll, what is typed and not entered

    friend bool operator==(const ActUnderWay &, const ActUnderWay &) = default;
};

/// What is half done in a campaign and no step yet. The campaign file keeps it beside the steps.
struct Drafts {
    std::optional<AftermathDraft> report = {};
    std::optional<ActUnderWay> act = {};
    std::optional<TablePlan> table = {};
    std::optional<NoteDraft> note = {};

    bool isEmpty() const { return !report && !act && !table && !note; }
    friend bool operator==(const Drafts &, const Drafts &) = default;
};

} // namespace muster
