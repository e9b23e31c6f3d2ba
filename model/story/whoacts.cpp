// SPDX-License-Identifier: MIT
#include "model/story/whoacts.h"

#include "model/actions/play/leading.h"
#include "model/actions/play/play.h"
#include "model/story/pefsby.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>
#include <climits>
#include <numeric>
#include <utility>

namespace muster {

namespace {

/// To the nearest of the player's groups; the same for all while one of the two is not on the map.
int distanceToYours(const Campaign &campaign, int section)
{
    const Play &play = *campaign.play;
    int nearest = INT_MAX;
    for (const OwnGroup &group : play.ownGroups) {
        if (section != offTable && group.section != offTable && play.standingIn(group.id) > 0)
            nearest = std::min(nearest, campaign.encounter->setup.grid.apart(section, group.section));
    }
    return nearest;
}

/// Those in this state since an earlier turn whose group acts now.
QStringList activeAs(const Campaign &campaign, const Pack &pack, TableState state)
{
    const Play &play = *campaign.play;
    QStringList names;
    for (const OwnFigure &own : play.own) {
        const Figure *figure = campaign.find(own.id);
        const OwnGroup *group = play.ownGroup(own.group);
        if (figure && group && own.state == state && own.since < play.turn && actions::mayAct(campaign, pack, *group))
            names << figure->name;
    }
    for (const GroupInPlay &group : play.groups) {
        if (!group.onTable() || !actions::mayAct(play, group))
            continue;
        for (std::size_t i = 0; i < group.figures.size(); ++i) {
            if (group.figures[i].state == state && group.figures[i].since < play.turn)
                names << words::figureOf(group, i);
        }
    }
    return names;
}

} // namespace

std::vector<Mover> moversInOrder(const Campaign &campaign, const Pack &pack, int army)
{
    const Play &play = *campaign.play;
    const bool byRep = pefsBy(campaign, pack) == PefsBy::Resolved;
    std::vector<std::pair<int, Mover>> ranked; // the lower goes first
    for (const PefInPlay &pef : play.pefs) {
        if (army == firstEnemy && pef.isWaiting() && !pef.pef.fixed && !pef.found && pef.movedIn != play.turn
            && actions::mayAct(campaign, pack, pef))
            ranked.push_back({byRep ? -pef.pef.rep.value_or(highestRep) : distanceToYours(campaign, pef.pef.section),
                              {true, pef.pef.id}});
    }
    for (const GroupInPlay &group : play.groups) {
        if (group.army == army && group.onTable() && group.movedIn != play.turn && actions::mayAct(play, group))
            ranked.push_back({byRep ? -group.rep() : distanceToYours(campaign, group.section), {false, group.id}});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<Mover> movers;
    for (const auto &[rank, mover] : ranked)
        movers.push_back(mover);
    return movers;
}

QStringList toMove(const Campaign &campaign, const Pack &pack, int army)
{
    QStringList names;
    for (const Mover &mover : moversInOrder(campaign, pack, army))
        names << (mover.pef ? StoryText::tr("PEF %1") : StoryText::tr("group %1")).arg(mover.id);
    return names;
}

std::vector<int> sidesInOrder(const Play &play)
{
    std::vector<int> order(static_cast<std::size_t>(play.sides));
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return play.dieOf(a) > play.dieOf(b); });
    return order;
}

std::optional<Mover> nextToMove(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    if (play.turn == 0 || !systemOf(play).rollsActivation())
        return std::nullopt;
    for (const int side : sidesInOrder(play)) {
        if (side < firstEnemy)
            continue;
        if (const std::vector<Mover> movers = moversInOrder(campaign, pack, side); !movers.empty())
            return movers.front();
    }
    return std::nullopt;
}

std::optional<int> bestRepToAct(const Campaign &campaign, const Pack &pack)
{
    std::optional<int> best;
    for (const OwnGroup &group : campaign.play->ownGroups)
        best = std::max(best, actions::repToAct(campaign, pack, group.id));
    return best;
}

QStringList comingRound(const Campaign &campaign, const Pack &pack)
{
    QStringList sentences;
    const auto tell = [&](TableState state, const QString &sentence) {
        if (const QStringList names = activeAs(campaign, pack, state); !names.isEmpty())
            sentences << sentence.arg(names.join(StoryText::tr(", ")));
    };
    // Swordplay: one activation is spent doing nothing; Chain Reaction 3.0: only until the next activation.
    tell(TableState::Stunned,
         pack.patrol ? StoryText::tr("No longer stunned: %1.")
                     : StoryText::tr("No longer stunned after this activation: %1."));
    tell(TableState::DuckedBack, StoryText::tr("Ducked back, and may act again: %1."));
    tell(TableState::HunkeredDown, StoryText::tr("Hunkered down until rallied: %1."));
    return sentences;
}

} // namespace muster
