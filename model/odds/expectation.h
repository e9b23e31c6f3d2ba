// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "rules/aftermath/fate.h"
#include "rules/pack/pack.h"

#include <QMap>
#include <QString>

#include <map>
#include <span>

namespace muster {

/// Whether Grunts of this campaign take Stay or Go.
bool asksLoyalty(const Campaign &campaign, const Pack &pack);

/// Whether its PEFs turn out to be what the Enemy Activity Level makes of them (R51).
bool asksContact(const Campaign &campaign, const Pack &pack);

} // namespace muster

namespace muster::words {

/// "75%"; what is possible but rounds to nothing is "under 1%", what is not certain never "100%".
QString percent(double chance);

} // namespace muster::words

namespace muster {

/// How often something went well, of so many times.
struct BattlesWon {
    int won = 0;
    int of = 0;

    friend bool operator==(const BattlesWon &, const BattlesWon &) = default;
};

/// What the campaign's book has of battles so far.
struct Record {
    BattlesWon battles;
    QMap<QString, BattlesWon> byKind; ///< by the id of the kind of encounter
    int figures = 0; ///< each as often as it fought
    std::map<Fate, int> fates; ///< what became of them
    int inflictedDamage = 0; ///< how many of them did
    int foesMet = 0; ///< each as often as there was a battle with the foe
    int foesCaptured = 0; ///< how many of them were
    int foesKilled = 0;

    friend bool operator==(const Record &, const Record &) = default;
};

Record recordOf(std::span<const Step> steps);

/// The chance of each fate for one figure in one battle; what is left of one is Fine.
using Losses = std::map<Fate, double>;

/// What a player expects of the battles to come.
struct Expectation {
    double win = 0.5; ///< the chance of a success
    QMap<QString, double> winOf = {}; ///< in a kind of encounter, by its id, where it is another
    double withoutStar = 0; ///< what is added to it where no Star goes along
    Losses losses = {};
    double inflictsDamage = 0; ///< the chance that a figure does, in one battle
    double capturesFoe = 0; ///< the chance that a foe who is met is captured
    double killsFoe = 0; ///< or killed

    double winIn(const QString &kind) const { return winOf.value(kind, win); }
    double lossesInAll() const;
    friend bool operator==(const Expectation &, const Expectation &) = default;
};

/// So many more figures are thought to have fought before the first battle, so that a short record does not rule out what it
/// does not know yet.
inline constexpr int priorFigures = 10;
/// Of these so many came to grief, in equal parts in each of the ways these rules have in which a figure falls or runs.
inline constexpr int priorLosses = 2;

/// What the record says, with what is thought of before it: (wins + 1) / (battles + 2), for figures the above, and of two more
/// meetings with a foe one that ended with the foe captured or killed, as likely.
Expectation expectationOf(const Record &record, const Campaign &campaign, const Pack &pack);

/// As typed: "out-of-the-fight:0.1,ran-away:0.05".
Result<Losses> lossesIn(const QString &text, const Campaign &campaign, const Pack &pack);

/// What of it cannot be.
Problems checkExpectation(const Expectation &expected);

} // namespace muster
