// SPDX-License-Identifier: MIT
#include "model/story/whatnow.h"
#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/story/playwords.h"
#include "model/story/whoacts.h"
#include "model/story/words.h"
#include "model/systems/months/linkedmonths.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace muster {

namespace {

/// A Patrol of Swordplay's reports back (p. 28); Chain Reaction 3.0's has driven off whomever it met, and need not leave
/// (p. 23).
QString scouted(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    const int all = campaign.encounter->setup.grid.count();
    if (play.sectionsSeen() < all)
        return {};
    if (!pack.patrol && !actions::whyNoPatrol(campaign, pack, actions::fatesSoFar(play)).isEmpty())
        return {};
    if (!pack.patrol)
        return StoryText::tr(
            "All %n sections are scouted. Leave by the edge you entered from, then go to After the battle.", nullptr,
            all);
    return play.enemies() == 0 ? StoryText::tr(
               "All %n sections are scouted and no enemy you met is left. Go to After the battle.", nullptr, all)
                               : QString();
}

/// Loot or prisoners (Swordplay p. 29).
QString raided(const Play &play)
{
    if (play.hasPrisoners())
        return StoryText::tr("You have a prisoner. Leave by the edge you entered from, then go to After the battle.");
    return std::all_of(play.buildings.begin(), play.buildings.end(),
                       [](const BuildingInPlay &building) { return building.isLooted(); })
        ? StoryText::tr("You have the loot. Leave by the edge you entered from, then go to After the battle.")
        : QString();
}

/// The objective is reached: what is left to do. Empty while it is not.
QString reached(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    switch (campaign.encounter->kind) {
    case EncounterKind::Patrol:
        return scouted(campaign, pack);
    case EncounterKind::RaidAttack:
        return raided(play);
    case EncounterKind::RaidDefend:
        return play.waitingPefs() == 0 && play.enemies() == 0
            ? StoryText::tr("No enemy is left. Go to After the battle.")
            : QString();
    }
    Q_UNREACHABLE();
}

QString thenActivation(const Play &play)
{
    return StoryText::tr("Then roll activation for turn %1.").arg(play.turn + 1);
}

/// Every section is scouted, and the Patrol no success yet: one of Chain Reaction 3.0 has these to drive off (p. 23), one of
/// Swordplay lacks a Star to report back (p. 28).
QStringList whyNotOver(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    const int all = campaign.encounter->setup.grid.count();
    if (campaign.encounter->kind != EncounterKind::Patrol || play.sectionsSeen() < all)
        return {};
    if (!pack.patrol)
        return {StoryText::tr("All %n sections are scouted, but the Patrol is no success: %1", nullptr, all)
                    .arg(actions::whyNoPatrol(campaign, pack, actions::fatesSoFar(play)))};
    return {StoryText::tr("All sections are scouted. Drive off the %n enemies you met.", nullptr, play.enemies())};
}

QStringList newInSight(const Campaign &campaign, const Pack &pack)
{
    QStringList names;
    for (const int group : dueInSight(campaign, pack).groups)
        names << StoryText::tr("group %1").arg(group);
    if (names.isEmpty())
        return {};
    return {StoryText::tr("Take the In Sight Test with %1 first.").arg(words::listing(names))};
}

/// Where more than two sides fight: each in the order of the dice, with what is left for it to move.
QString inTheTurnOfMany(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    QStringList sides;
    bool moves = false;
    for (const int side : sidesInOrder(play)) {
        const QStringList movers = side == 0 ? QStringList() : toMove(campaign, pack, side);
        moves = moves || !movers.isEmpty();
        const QString what = play.dieOf(side) == 0 ? StoryText::tr("from the next turn on")
            : !play.activates(side) ? StoryText::tr("not this turn (another side also rolled %1)").arg(play.dieOf(side))
            : movers.isEmpty()      ? StoryText::tr("Rep %1 or more").arg(play.dieOf(side))
                                    : StoryText::tr("move %1").arg(words::listing(movers));
        sides << StoryText::tr("%1: %2").arg(words::side(side, play.sides), what);
    }
    const QString order = StoryText::tr("In this order: %1.").arg(sides.join(u"; "));
    return moves ? order : order + u' ' + thenActivation(play);
}

QString inTheTurn(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    if (!play.others.empty())
        return inTheTurnOfMany(campaign, pack);
    const QStringList movers = toMove(campaign, pack, firstEnemy);
    const bool anybody = bestRepToAct(campaign, pack).value_or(0) >= play.yours;
    const QString yours = anybody
        ? StoryText::tr("Your groups of Rep %1 or more act.").arg(play.yours)
        : StoryText::tr("None of your groups can act: the best has Rep %1, and Rep %2 is needed.")
              .arg(bestRepToAct(campaign, pack).value_or(0))
              .arg(play.yours);
    if (movers.isEmpty())
        return yours + u' ' + thenActivation(play);
    const QString theirs = words::listing(movers);
    return play.yours > play.theirs ? yours + u' ' + StoryText::tr("Then move %1.").arg(theirs)
                                    : StoryText::tr("The enemy acts: move %1.").arg(theirs) + u' ' + yours;
}

} // namespace

bool Months::isDecided(const Campaign &campaign, const Pack &pack) const
{
    return campaign.play->party() == 0 || !reached(campaign, pack).isEmpty();
}

QString Months::whatNow(const Campaign &campaign, const Pack &pack) const
{
    if (campaign.play->party() == 0)
        return StoryText::tr("None of your figures is left on the table. Go to After the battle.");
    if (const QString done = reached(campaign, pack); !done.isEmpty())
        return done;
    if (const PefInPlay *found = campaign.play->foundPef())
        return StoryText::tr("A scout found somebody in section %1: resolve PEF %2 now.")
            .arg(found->pef.section)
            .arg(found->pef.id);
    if (campaign.play->turn == 0)
        return StoryText::tr("Your band is on the table and the PEFs are in their sections. Roll activation.");
    return (newInSight(campaign, pack) + whyNotOver(campaign, pack) + QStringList{inTheTurn(campaign, pack)}
            + comingRound(campaign, pack))
        .join(u' ');
}

} // namespace muster
