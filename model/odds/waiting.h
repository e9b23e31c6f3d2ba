// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/prospects.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

/// A Grunt's prospect of Stay or Go after the next encounter, fought now or after a month without one.
struct GruntWaiting {
    QString name;
    QString served; ///< "6 months"
    LoyaltyProspect now;
    LoyaltyProspect later;

    bool isSame() const;
};

/// Returns the chance to stay in Stay or Go, in whole per cent.
int percentOf(const LoyaltyOdds &odds);

/// A fact about the campaign that may differ after a month.
struct WaitingFact {
    QString what; ///< "Next encounter"
    QString later; ///< "stays Raid: Attack"
};

/// The effects of a month without an encounter (R34).
struct Waiting {
    QStringList sentences;
    std::vector<GruntWaiting> grunts;
    std::vector<WaitingFact> facts;
};

/// Returns the effects of a month, for a party of this size and this number of PEFs. None if the player cannot let a
/// month pass without an encounter.
std::optional<Waiting> waitingIn(const Campaign &campaign, const Pack &pack, int party, int pefs);

/// Returns the figures that are back by that turn: "Back by then: Tibb and Berta."; empty if there are none.
QString backBy(const Campaign &campaign, int turn);

/// Returns the enemies that a party has to expect in the current encounter, or else the next. None if no activity level
/// decides that, if the level is not rolled yet, or for a party of nobody.
std::optional<ContactProspect> contactAhead(const Campaign &campaign, const Pack &pack, int party, int pefs);

} // namespace muster
