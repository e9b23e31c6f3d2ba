// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "model/story/narratedstep.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <vector>

namespace muster {

/// A summary of a campaign for a list of campaigns: its name, how far it has come, and the table of its last encounter.
struct CampaignSummary {
    QString name;
    QString where; ///< such as "Month 4, Raid: Defend comes next"
    QString rules; ///< such as "Swordplay, Feudal"
    std::optional<Encounter> table; ///< none if no encounter with a table has been prepared yet
};

CampaignSummary glimpseOf(const History &history, const Campaign &campaign, const Pack &pack);

/// Returns the result of a finished battle in a line: its outcome, the next encounter, the fate of each Star, and the
/// figures that left the band.
QString battleResult(const NarratedStep &story, const Campaign &before);

/// The state of a campaign, in two short texts.
struct StateText {
    QString title; ///< such as "Month 7, after the Raid: Attack of Month 6"
    QString detail; ///< such as "five figures, EAL 3"
};

StateText describeState(const Campaign &campaign, const Pack &pack);

/// The page that closes a campaign: the fate of the Star, and the achievements of the band.
struct LastPage {
    QString title; ///< such as "The end of The Harrow Marches"
    QStringList sentences;
    qsizetype told = 0; ///< number of sentences that describe the end; the others say what the player can do
    struct Row {
        QString label; ///< such as "Battles"
        QString value; ///< such as "7, of which 4 won"
    };
    std::vector<Row> rows;
};

/// Returns the page; none while the campaign goes on.
std::optional<LastPage> lastPage(const Campaign &campaign, const Pack &pack);

} // namespace muster
