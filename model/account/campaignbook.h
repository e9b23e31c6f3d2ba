// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

namespace muster {

/// A turn of the campaign: what was done between the battles, and the battles.
struct BookMonth {
    int turn = 0;
    QString title; ///< "Month 7"
    std::vector<AccountLine> lines;
    std::vector<AccountPassage> passages; ///< about the month, where no battle tells them
    std::vector<Account> battles;
};

/// One who is no longer in the band.
struct BookLoss {
    FigureId id{};
    QString name;
    bool star = false;
    QString kind;
    QString when;
    QString how; ///< "Died of wounds"
    bool dead = false;
};

/// A leader of the enemy with a name.
struct BookFoe {
    QString name;
    QString about; ///< "Orcs, Rep 5"
    QString status; ///< "Met twice, at large"
    std::vector<AccountLine> lines; ///< a battle each
    std::vector<AccountPassage> passages;
};

/// The whole campaign, as it is printed to be read.
struct CampaignBook {
    QString title;
    QString star; ///< the names of the Stars
    std::optional<AccountPicture> portrait = {}; ///< of the first Star
    QString rules; ///< "Swordplay, Feudal"
    QString span; ///< "Month 1 to Month 7"
    std::vector<AccountFact> facts; ///< pattern: what is counted
    std::vector<AccountPassage> opening; ///< about the campaign
    QString worth;
    std::vector<BookMonth> months; ///< in which something happened
    std::vector<AccountCareer> careers;
    std::vector<BookFoe> foes; ///< with a name
    std::vector<BookLoss> losses; ///< the dead first
};

CampaignBook campaignBookOf(std::span<const Step> steps, const Pack &pack);

} // namespace muster
