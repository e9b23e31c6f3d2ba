// SPDX-License-Identifier: MIT
#include "model/actions/suggest.h"

#include "model/actions/demands.h"
#include "model/calendar/calendar.h"

#include <algorithm>

namespace muster::actions {

Options suggestedOptions(const Pack &pack, const ArmyList &list)
{
    Options options;
    for (const OptionValue &suited : list.suits) {
        if (pack.option(suited.option)) // the list may be borrowed from another pack
            options.insert(suited.option, suited.value);
    }
    return chosenOptions(pack, options);
}

namespace {

/// Those who come as they are printed in a story of this kind: zombies in a "B" movie.
const Team *suitedTeam(const Campaign &campaign, const Pack &pack)
{
    const auto suits = [&](const Team &team) {
        return std::any_of(team.suits.begin(), team.suits.end(), [&](const OptionValue &suited) {
            return optionValue(campaign, pack, suited.option) == suited.value;
        });
    };
    const auto team = std::find_if(pack.teams.begin(), pack.teams.end(), suits);
    return team == pack.teams.end() ? nullptr : &*team;
}

} // namespace

QString suggestedEnemy(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.enemy.isEmpty())
        return campaign.enemy;
    if (const Team *team = suitedTeam(campaign, pack))
        return team->id;
    const ArmyList *own = pack.list(campaign.list);
    if (own && pack.list(own->foe))
        return own->foe;
    const auto other = std::find_if(pack.lists.begin(), pack.lists.end(),
                                    [&](const ArmyList &list) { return list.id != campaign.list; });
    return other == pack.lists.end() ? campaign.list : other->id;
}

std::vector<Fate> fatesAsked(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &told)
{
    std::vector<Fate> fates = fatesIn(campaign, pack);
    const Force *dealt = campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
    const QString enemy = dealt && !dealt->from.isEmpty() ? dealt->from : suggestedEnemy(campaign, pack);
    const bool turned = std::any_of(told.begin(), told.end(),
                                    [](const ReportedFate &reported) { return reported.fate == Fate::Turned; });
    if (enemy != QLatin1StringView("zombies") && !turned)
        std::erase(fates, Fate::Turned);
    return fates;
}

} // namespace muster::actions
