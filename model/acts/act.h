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

/// Something that a player does: the kind of act, and everything said about it beforehand. Acts are values, so that
/// they can be offered, kept, described, and done with any dice.
using Act = Kinded<ActKind>;

/// An act whose dice are being rolled. The campaign file keeps it die by die, until the last one makes it a step.
struct ActUnderWay {
    Act act = acts::Recruit{};
    quint64 seed = 0; ///< seed of the program's dice
    Rolls rolls = {};
    DiceRequest asked = {}; ///< the next roll that is needed
    QString typed = {}; ///< input for that roll that is not yet entered

    friend bool operator==(const ActUnderWay &, const ActUnderWay &) = default;
};

/// The player's settings for the current encounter that make no step until they are needed.
struct TablePlan {
    QString encounter = {}; ///< the encounter that they belong to; nothing is settled for any other
    std::vector<int> sections = {}; ///< locked sections, which stay when the rest is re-rolled
    std::vector<int> pefs = {}; ///< locked PEFs, likewise
    bool saysWho = false; ///< the player has set `home`, even if it is empty
    std::vector<int> home = {}; ///< ids of the figures that sit out
    std::optional<int> entry = {}; ///< the section to begin in
    std::optional<int> wishedPefs = {}; ///< number of PEFs wished for, also for the next encounter

    friend bool operator==(const TablePlan &, const TablePlan &) = default;
};

/// A note that is being written.
struct NoteDraft {
    int words = 0; ///< id of the note that is changed; 0: a new one
    About about;
    QString title;
    QString text;

    friend bool operator==(const NoteDraft &, const NoteDraft &) = default;
};

/// The act that a step came from, if its dice were rolled one after another. Undoing the step returns to this act.
struct StepOrigin {
    int step = 0; ///< number of steps in force, including this one
    QDateTime when; ///< date of the step
    ActUnderWay act; ///< the act before its last dice; its rolls are left out, since they are the first of the step
    int rolls = 0; ///< number of these rolls

    friend bool operator==(const StepOrigin &, const StepOrigin &) = default;
};

/// Unfinished input in a campaign that is no step yet. The campaign file keeps it beside the steps.
struct Drafts {
    std::optional<AftermathDraft> report = {};
    std::optional<ActUnderWay> act = {};
    std::optional<TablePlan> table = {};
    std::optional<NoteDraft> note = {};
    std::vector<StepOrigin> origins = {}; ///< origins of the latest steps

    bool isEmpty() const { return *this == Drafts(); }
    friend bool operator==(const Drafts &, const Drafts &) = default;
};

} // namespace muster
