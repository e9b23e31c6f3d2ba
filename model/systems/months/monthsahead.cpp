// SPDX-License-Identifier: MIT
#include "model/odds/turnahead.h"
#include "model/systems/months/linkedmonths.h"
#include "rules/odds/chainodds.h"

#include <algorithm>

namespace muster {

namespace {

/// What is to be fought next, the one in hand before all others.
LinkOdds firstLink(const Campaign &campaign, bool hasActivityLevel)
{
    if (campaign.encounter)
        return LinkOdds::certain({campaign.encounter->kind, campaign.encounter->eal});
    if (hasActivityLevel && !campaign.next.eal)
        return LinkOdds::ofUnrolledEal(campaign.next.kind);
    return LinkOdds::certain(campaign.next);
}

Encounter ofKind(EncounterKind kind)
{
    Encounter encounter;
    encounter.kind = kind;
    return encounter;
}

TurnAhead monthOf(int turn, const LinkOdds &link, const CampaignSystem &system)
{
    TurnAhead month{turn, {}, {}};
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend}) {
        month.encounters.push_back({system.kindOf(ofKind(kind)), link.of(kind)});
    }
    if (link.hasEal()) {
        auto &levels = month.eal.emplace();
        for (int eal = lowestEal; eal <= highestEal; ++eal)
            levels[static_cast<std::size_t>(eal - lowestEal)] = link.ofEal(eal);
    }
    return month;
}

} // namespace

std::vector<TurnAhead> Months::ahead(const Campaign &campaign, const Pack &pack, int turns, const WinChances &win) const
{
    const auto next = [&](const NextEncounter &link, Outcome outcome) {
        return after({0, link.kind, link.eal, outcome}, pack);
    };
    const auto chance = [&](EncounterKind kind) { return win(ofKind(kind)); };
    std::vector<TurnAhead> months;
    for (const LinkOdds &link : linksAhead(firstLink(campaign, hasActivityLevel()), turns, next, chance))
        months.push_back(monthOf(campaign.turn + static_cast<int>(months.size()), link, *this));
    return months;
}

} // namespace muster
