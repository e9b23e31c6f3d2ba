// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/prospects.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

/// How Stay or Go stands for a Grunt after the next encounter, fought now or after a month without one.
struct GruntWaiting {
    QString name;
    QString served; ///< "6 months"
    LoyaltyProspect now;
    LoyaltyProspect later;

    bool isSame() const;
};

/// What stands otherwise after a month, or as before.
struct WaitingFact {
    QString what; ///< "Next encounter"
    QString later; ///< "stays Raid: Attack"
};

/// What a month without an encounter changes (R34).
struct Waiting {
    QStringList sentences;
    std::vector<GruntWaiting> grunts;
    std::vector<WaitingFact> facts;
};

/// With so many who would go now, and so many PEFs. None where no month passes without an encounter as the player likes.
std::optional<Waiting> waitingIn(const Campaign &campaign, const Pack &pack, int party, int pefs);

/// Who is back in that turn, in a sentence: "Back by then: Tibb and Berta."; empty where nobody is.
QString backBy(const Campaign &campaign, int turn);

/// How many enemies a party has to expect in the current encounter or the next; none where no level decides that, or it is not rolled yet.
std::optional<ContactProspect> contactAhead(const Campaign &campaign, const Pack &pack, int party, int pefs);

} // namespace muster
