// SPDX-License-Identifier: MIT

// What the enemy was, as the player says it: no dice, and nobody recorded it before.

#include "model/actions/demands.h"
#include "model/actions/foes.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/actions/play/writedown.h"
#include "model/changes/enemy.h"
#include "model/texts.h"

#include <set>

namespace muster::actions {

namespace {

constexpr std::size_t mostSaid = 100; ///< figures of one PEF
constexpr std::size_t mostGroupsSaid = 10;

/// Who is called like a foe at large is that foe, as where the leader is named (R91).
void meetFoesCalledSo(const Campaign &campaign, const Pack &pack, Step &step)
{
    if (foeReturn(campaign, pack) == FoeReturn::Off)
        return;
    std::vector<Change> met;
    std::set<int> there;
    for (const Change &change : step.changes) {
        const auto *group = change.as<GroupAppeared>();
        for (std::size_t place = 0; group && place < group->figures.size(); ++place) {
            const EnemyFigure &figure = group->figures[place];
            const Foe *foe = figure.name.isEmpty() ? nullptr : foeCalled(campaign.foes, figure.name);
            if (foe && foe->status == FoeStatus::AtLarge && !foe->isHere() && there.insert(foe->id).second)
                met.emplace_back(FoeMet{foe->id, group->group, static_cast<int>(place) + 1});
        }
    }
    step.changes.insert(step.changes.end(), met.begin(), met.end());
}

} // namespace

Result<Step> sayWhatItWas(const Campaign &campaign, const Pack &pack, int id,
                          const std::vector<std::vector<EnemyFigure>> &groups)
{
    Problems problems = demandWaiting(campaign, id);
    std::size_t count = 0;
    for (const std::vector<EnemyFigure> &group : groups) {
        count += group.size();
        for (const EnemyFigure &figure : group)
            demandProfile(pack, figure.profile, 1, highestRep, figure.profile.type, problems);
    }
    if (count > mostSaid)
        problems.push_back({ActionText::tr("A PEF can be at most %n figures.", nullptr, int(mostSaid))});
    if (groups.size() > mostGroupsSaid)
        problems.push_back({ActionText::tr("A PEF can be at most %n groups.", nullptr, int(mostGroupsSaid))});
    if (!problems.empty())
        return problems;
    Step step = playedStep(PefRevealed{id, static_cast<int>(count)});
    auto last = static_cast<int>(campaign.play->groups.size());
    for (const std::vector<EnemyFigure> &group : groups)
        step.changes.push_back(GroupAppeared{++last, id, campaign.play->pef(id)->pef.section, {}, group});
    meetFoesCalledSo(campaign, pack, step);
    return step;
}

Result<Step> nameLeader(const Campaign &campaign, int group, int figure)
{
    if (Problems problems = demandGroup(campaign, group); !problems.empty())
        return problems;
    const auto &figures = campaign.play->group(group)->figures;
    if (figure < 1 || figure > static_cast<int>(figures.size()))
        return Problem{ActionText::tr("Group %1 has no figure %2. Its figures are 1 to %3.")
                           .arg(group)
                           .arg(figure)
                           .arg(figures.size())};
    if (figures[static_cast<std::size_t>(figure - 1)].leader)
        return Problem{ActionText::tr("That figure leads the enemy already.")};
    return playedStep(LeaderNamed{group, figure});
}

} // namespace muster::actions
