// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/actions/play/tally.h"
#include "model/changes/campaign.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/whofights.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/pack/slugs.h"

#include <algorithm>
#include <set>

namespace muster::actions {

bool cameAtOnce(const Encounter &encounter)
{
    const Scenario *scenario = scenarioOf(encounter);
    return scenario && scenario->after;
}

namespace {

/// Those of the enemy who are left: without those the player names, else without as many as were killed, the last first.
void takeLosses(Aftermath &aftermath, std::vector<Profile> &enemy)
{
    const std::vector<int> &named = aftermath.enemyReport().lost;
    const std::set<int> lost(named.begin(), named.end());
    if (lost.empty()) {
        const auto kills = static_cast<std::size_t>(killsOf(aftermath.fates()));
        enemy.resize(enemy.size() - std::min(kills, enemy.size()));
        return;
    }
    std::vector<Profile> left;
    for (std::size_t i = 0; i < enemy.size(); ++i) {
        if (!lost.contains(static_cast<int>(i) + 1))
            left.push_back(enemy[i]);
    }
    enemy = std::move(left);
    if (lost.contains(1) && !enemy.empty()) { // the next in line leads: by Rep, then by number (R97)
        const auto next = std::ranges::max_element(enemy, {}, &Profile::rep);
        std::rotate(enemy.begin(), next, std::next(next));
    }
}

/// Who came beside the band that was met, and is left (R77).
std::vector<Profile> leftOfReinforcements(const Aftermath &aftermath, const Meeting &meeting, const Force &enemy)
{
    const std::vector<int> &lost = aftermath.enemyReport().lost;
    std::vector<Profile> left;
    for (std::size_t i = meeting.theirs.size(); i < enemy.figures.size(); ++i) {
        if (std::ranges::find(lost, static_cast<int>(i) + 1) == lost.end())
            left.push_back(enemy.figures[i]);
    }
    return left;
}

/// A siege leads to a pursuit only where the besieged got away (R71), whoever won.
bool ledTo(const Aftermath &aftermath, const Scenario &over)
{
    if (over.kind != ScenarioKind::Siege)
        return true;
    const bool inside = over.role == Role::Besieged;
    if (inside == (aftermath.outcome() == Outcome::Success))
        return true;
    if (!aftermath.before().play)
        return false;
    const Tally tally = tallyOf(aftermath.before());
    return (inside ? tally.ownEscaped : tally.enemyEscaped) > 0;
}

} // namespace

void expectFollowUp(Aftermath &aftermath)
{
    const QString &told = aftermath.enemyReport().follows;
    Following following{
        *scenarioOf(aftermath.encounter()), fromSlug<ScenarioKind>(told), aftermath.encounter().whose, {}};
    following.over.enemy = enemyInAll(aftermath.before());
    const bool byTheBook =
        told.isEmpty() && aftermath.pack().scenarios->of(following.over.kind).next && ledTo(aftermath, following.over);
    if (!byTheBook && !following.kind)
        return;
    if (const auto &meeting = aftermath.encounter().meeting) {
        following.against = meeting->star; // the others are the band's
        following.over.enemy.figures = leftOfReinforcements(aftermath, *meeting, following.over.enemy);
    } else {
        takeLosses(aftermath, following.over.enemy.figures);
    }
    const Campaign &now = aftermath.campaign();
    if (canBeFought(now, following))
        return aftermath.happen(FollowUpDue{following});
    for (const std::optional<int> star : {following.whose, following.against}) {
        const bool isSide = star || star == following.whose;
        if (isSide && !anybodyFights(now, star, true, now.turn))
            return aftermath.happen(NothingFollows{star.value_or(0)});
    }
}

} // namespace muster::actions
