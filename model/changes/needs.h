// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/encounter.h"
#include "model/campaign/figure.h"
#include "model/changes/change.h"
#include "rules/result.h"

/// What changes of several kinds need of the campaign they happen to.
namespace muster {

inline constexpr int mostTurns = 1000000;
inline constexpr int mostPoints = 1000000;

inline WhyNot need(bool holds, const QString &reason)
{
    return holds ? std::nullopt : WhyNot(reason);
}

WhyNot inBand(const Campaign &now, FigureId id);
WhyNot everJoined(const Campaign &now, FigureId id);
WhyNot inHand(const Campaign &now); ///< an encounter is
WhyNot isKept(const Campaign &now, int settlement);
/// Words or a picture. How many steps there are a campaign does not know; an act asks that.
WhyNot canBeAbout(const Campaign &now, const About &about);

WhyNot onTable(const Campaign &now);
WhyNot isOnMap(const Campaign &now, int section);
/// Whoever hides, follows or waits for an alarm is in none.
WhyNot isOnMapOrOff(const Campaign &now, int section);
WhyNot isOwn(const Campaign &now, FigureId id);
WhyNot isEnemy(const Campaign &now, int group, int figure);

// Files are checked before they are folded, so whoever is named here is there.

Figure &member(Campaign &now, FigureId id);
OwnFigure &ownFigure(Campaign &now, FigureId id);
EnemyFigure &enemyFigure(Campaign &now, int group, int figure); ///< from 1, as they were rolled

/// How a figure stands from then on. Lying it does that where it lies: what felled it stays (R7).
void stand(auto &figure, TableState state, int until, bool lying)
{
    const auto felled = figure.felled;
    stand(figure, state, until);
    if (!lying || !felled)
        return;
    figure.felled = felled;
    figure.doing = state;
    figure.state = *felled;
}

struct Pack;

/// The first id a file names that the pack does not know, in a sentence; none: all are known.
using Stranger = std::optional<Problem>;

/// What a pack knows. Files may come from a newer version, or from anywhere; the rest of the program takes known ids for
/// granted.
class Known
{
public:
    explicit Known(const Pack &pack)
        : m_pack(pack)
    {
    }

    Stranger list(const QString &id) const;
    Stranger options(const Options &options) const;
    Stranger profile(const Profile &profile) const;
    Stranger profiles(const std::vector<Profile> &figures) const;
    Stranger item(const QString &id) const;
    /// What is known of a foe, where anything is.
    Stranger foe(const QString &weapon, const QString &list) const;
    Stranger gear(const Gear &gear) const;
    Stranger encounter(const Encounter &encounter) const;
    Stranger following(const Following &following) const;
    Stranger settlement(const KeptSettlement &kept) const;
    Stranger wasteland() const;
    Stranger force(const Force &force) const;

    const Pack &pack() const { return m_pack; }
    static Stranger unknown(const QString &id);

private:
    const Pack &m_pack;
};

} // namespace muster
