// SPDX-License-Identifier: MIT
#include "model/actions/suggest.h"
#include "model/odds/forecast.h"
#include "model/story/setupdice.h"
#include "model/systems/months/linkedmonths.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/patrol.h"
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

bool leaderComesByActivity(const Campaign &campaign, const Pack &pack, int party, int pefs, Dice &dice)
{
    int eal = campaign.encounter->eal.value_or(lowestEal);
    for (int pef = 1; pef <= pefs; ++pef) {
        const Contact contact = resolvePef(*pack.activity, *pack.list(campaign.encounter->enemy),
                                           {pef, eal, party, false, pef == pefs, false}, dice);
        if (std::any_of(contact.groups.begin(), contact.groups.end(),
                        [](const auto &group) { return group.leader.has_value(); }))
            return true;
        eal = contact.eal;
    }
    return false;
}

bool leaderComesByOrder(const Campaign &campaign, const Pack &pack, int party, int pefs, Dice &dice)
{
    PatrolSighting sighting{0, 0, party, campaign.list, actions::chosenNumbers(campaign, pack), false, false};
    for (; sighting.resolved < pefs; ++sighting.resolved) {
        ++sighting.pef;
        if (resolvePatrolPef(*pack.patrol, *pack.list(campaign.encounter->enemy), sighting, dice).leader)
            return true;
    }
    return false;
}

} // namespace

bool Months::leaderComes(const Campaign &campaign, const Pack &pack, int party, Dice &dice) const
{
    if (party == 0 || !pack.list(campaign.encounter->enemy))
        return false;
    const auto placed = static_cast<int>(campaign.encounter->setup.pefs.size());
    const int pefs = placed > 0 ? placed : usualPefs;
    return pefsBy(campaign, pack) == PefsBy::Resolved ? leaderComesByOrder(campaign, pack, party, pefs, dice)
                                                      : leaderComesByActivity(campaign, pack, party, pefs, dice);
}

std::vector<TurnAhead> Months::ahead(const Campaign &campaign, const Pack &pack, int turns, const WinChances &win) const
{
    const auto next = [&](const NextEncounter &link, Outcome outcome) {
        return after({0, link.kind, link.eal, outcome}, pack);
    };
    const auto chance = [&](EncounterKind kind) { return win(ofKind(kind)); };
    std::vector<TurnAhead> months;
    for (const LinkOdds &link : linksAhead(firstLink(campaign, traits.hasActivityLevel), turns, next, chance))
        months.push_back(monthOf(campaign.turn + static_cast<int>(months.size()), link, *this));
    return months;
}

} // namespace muster
