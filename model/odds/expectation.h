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

/// Returns whether Grunts of this campaign take Stay or Go.
bool asksLoyalty(const Campaign &campaign, const Pack &pack);

/// Returns whether the Enemy Activity Level decides what its PEFs turn out to be (R51).
bool asksContact(const Campaign &campaign, const Pack &pack);

} // namespace muster

namespace muster::words {

/// Returns a chance such as "75%". A chance above 0 that rounds to nothing is "under 1%", and one below 1 is never
/// "100%".
QString percent(double chance);

} // namespace muster::words

namespace muster {

/// The number of successes among a number of battles.
struct BattlesWon {
    int won = 0;
    int of = 0;

    friend bool operator==(const BattlesWon &, const BattlesWon &) = default;
};

/// The record of the campaign's battles so far.
struct Record {
    BattlesWon battles;
    QMap<QString, BattlesWon> byKind; ///< keyed by the id of the kind of encounter
    int figures = 0; ///< number of figures in all battles; one that fought twice counts twice
    std::map<Fate, int> fates; ///< number of figures with each fate
    int inflictedDamage = 0; ///< number of figures that did
    int foesMet = 0; ///< number of battles with a foe
    int foesCaptured = 0; ///< number of them in which the foe was captured
    int foesKilled = 0;

    friend bool operator==(const Record &, const Record &) = default;
};

Record recordOf(std::span<const Step> steps);

/// The chance of each fate for one figure in one battle; the rest of 1 is Fine.
using Losses = std::map<Fate, double>;

/// The player's expectation of the battles to come.
struct Expectation {
    double win = 0.5; ///< the chance of a success
    QMap<QString, double> winOf = {}; ///< the chance in a kind of encounter, by its id, if it is different
    double withoutStar = 0; ///< added to the chance if no Star takes part
    Losses losses = {};
    double inflictsDamage = 0; ///< the chance that a figure does, in one battle
    double capturesFoe = 0; ///< the chance that a foe in the battle is captured
    double killsFoe = 0; ///< likewise that the foe is killed

    double winIn(const QString &kind) const { return winOf.value(kind, win); }
    double lossesInAll() const;
    friend bool operator==(const Expectation &, const Expectation &) = default;
};

/// The number of figures assumed to have fought before the first battle, so that a short record does not exclude what
/// has not happened yet.
inline constexpr int priorFigures = 10;
/// The number of those figures that were lost, in equal parts in each of the ways these rules have in which a figure
/// falls or runs.
inline constexpr int priorLosses = 2;

/// Returns the expectation from the record, smoothed: wins as (wins + 1) / (battles + 2), figures with the prior above,
/// and foes as if one of two further meetings had ended with the foe captured or killed, with equal chances.
Expectation expectationOf(const Record &record, const Campaign &campaign, const Pack &pack);

/// Parses losses such as "out-of-the-fight:0.1,ran-away:0.05".
Result<Losses> lossesIn(const QString &text, const Campaign &campaign, const Pack &pack);

/// Returns the problems of an expectation that is impossible.
Problems checkExpectation(const Expectation &expected);

} // namespace muster
