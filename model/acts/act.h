// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/campaign.h"
#include "model/campaign/notes.h"
#include "model/campaign/report.h"
#include "model/kinded.h"
#include "rules/dice/roll.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

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

/// What the player has settled for the encounter under way, and what is no step before it is needed.
struct TablePlan {
    QString encounter = {}; ///< which; for another nothing is settled
    std::vector<int> sections = {}; ///< locked, when the rest is re-rolled
    std::vector<int> pefs = {}; ///< likewise
    bool saysWho = false; ///< `home` is the player's word, also where it names nobody
    std::vector<int> home = {}; ///< the ids of the figures that sit out
    std::optional<int> entry = {}; ///< the section to begin in
    std::optional<int> wishedPefs = {}; ///< for the next encounter, too

    friend bool operator==(const TablePlan &, const TablePlan &) = default;
};

/// A note that is being written.
struct NoteDraft {
    int words = 0; ///< the id of the note that is changed; 0: a new one
    About about;
    QString title;
    QString text;

    friend bool operator==(const NoteDraft &, const NoteDraft &) = default;
};

/// What a step came of: the act whose dice were rolled one after another. Undoing the step goes back to it.
struct StepOrigin {
    int step = 0; ///< so many are in force with it
    QDateTime when; ///< the step's
    ActUnderWay act; ///< before its last dice; without the rolls, which are the step's first
    int rolls = 0; ///< so many of them

    friend bool operator==(const StepOrigin &, const StepOrigin &) = default;
};

/// What is half done in a campaign and no step yet. The campaign file keeps it beside the steps.
struct Drafts {
    std::optional<AftermathDraft> report = {};
    std::optional<ActUnderWay> act = {};
    std::optional<TablePlan> table = {};
    std::optional<NoteDraft> note = {};
    std::vector<StepOrigin> origins = {}; ///< of the latest steps

    bool isEmpty() const { return *this == Drafts(); }
    friend bool operator==(const Drafts &, const Drafts &) = default;
};

} // namespace muster
