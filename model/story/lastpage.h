// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <vector>

namespace muster {

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
