// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/scenarioinplay.h"

namespace muster {

/// What there is to say of a deed, beside what it does and how that is told.
struct DeedKind {
    ScenarioDeed value;
    const char *word; ///< what is typed for it
    QString (*typed)(); ///< what that does
    const char *title; ///< in a button's words: "Ambush", "Next round"
    const char *about; ///< in a sentence
    QString (*figure)(const RoundTables &) = nullptr; ///< in that sentence
    /// Why no dice can be rolled for it now, where the encounter has it; empty: go ahead. Null: the player says it.
    QString (*whyNot)(const Campaign &) = [](const Campaign &) { return QString(); };
    /// That the encounter asks for it now, in a sentence; empty where it does not.
    QString (*due)(const Campaign &) = [](const Campaign &) { return QString(); };
};

const DeedKind &deedKind(ScenarioDeed deed);
QString deedTitle(ScenarioDeed deed);
QString deedAbout(ScenarioDeed deed, const RoundTables &rounds);

} // namespace muster
