// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

namespace muster {

/// A turn of the campaign in the book: its acts between the battles, and its battles.
struct BookMonth {
    int turn = 0;
    QString title; ///< such as "Month 7"
    std::vector<AccountLine> lines;
    std::vector<AccountPassage> passages; ///< passages about the month, if no battle shows them
    std::vector<Account> battles;
};

/// A figure that is no longer in the band.
struct BookLoss {
    FigureId id{};
    QString name;
    bool star = false;
    QString kind;
    QString when;
    QString how; ///< such as "Died of wounds"
    bool dead = false;
};

/// The whole campaign, as it is printed for reading.
struct CampaignBook {
    QString title;
    QString star; ///< the names of the Stars
    std::optional<Picture> portrait = {}; ///< portrait of the first Star
    QString rules; ///< such as "Swordplay, Feudal"
    QString span; ///< such as "Month 1 to Month 7"
    std::vector<AccountFact> facts; ///< the pattern is the quantity's name
    std::vector<AccountPassage> opening; ///< passages about the campaign
    QString worth;
    std::vector<BookMonth> months; ///< only months in which something happened
    std::vector<AccountCareer> careers;
    std::vector<AccountCareer> foes; ///< only named foes; `kind` is such as "Orcs, Rep 5", `sums` "Met twice, at large"
    std::vector<BookLoss> losses; ///< the dead first
};

CampaignBook campaignBookOf(std::span<const Step> steps, const Pack &pack);

} // namespace muster
