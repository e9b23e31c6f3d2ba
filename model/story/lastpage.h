// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "model/story/stepstory.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <vector>

namespace muster {

/// A campaign from outside, for a list of campaigns: what it is, how far it has come, and the table of its last encounter.
struct Glimpse {
    QString name;
    QString where; ///< "Month 4, Raid: Defend comes next"
    QString rules; ///< "Swordplay, Feudal"
    std::optional<Encounter> table; ///< none where nothing with a table has been prepared yet
};

Glimpse glimpseOf(const Book &book, const Campaign &campaign, const Pack &pack);

/// What came of a finished battle, in a line: how it ended, what comes next, what became of each Star, and who is with the
/// band no more.
QString battleResult(const StepStory &story, const Campaign &before);

/// Where a campaign stands, in two short texts.
struct StateText {
    QString title; ///< "Month 7, after the Raid: Attack of Month 6"
    QString detail; ///< "five figures, EAL 3"
};

StateText describeState(const Campaign &campaign, const Pack &pack);

/// The page that closes a campaign: what became of the Star, and what the band did.
struct LastPage {
    QString title; ///< "The end of The Harrow Marches"
    QStringList sentences;
    qsizetype told = 0; ///< so many of them tell; what follows says what one can do
    struct Row {
        QString label; ///< "Battles"
        QString value; ///< "7, of which 4 won"
    };
    std::vector<Row> rows;
};

/// None while the campaign goes on.
std::optional<LastPage> lastPage(const Campaign &campaign, const Pack &pack);

} // namespace muster
