// SPDX-License-Identifier: MIT
#include "model/acts/demands.h"
#include "model/acts/suggest.h"
#include "model/json/form.h"
#include "model/json/records.h"
#include "model/odds/forecast.h"
#include "model/story/setupdice.h"
#include "model/systems/systems.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/patrol.h"
#include "rules/odds/chainodds.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const Months theLinkedMonths(QLatin1StringView("months"),
                             {.takesWishes = true,
                              .testsLoyalty = true,
                              .hasActivityLevel = true,
                              .surrendered = Fate::Captured, // captured by the other side (Swordplay p. 12)
                              .turnNames = QT_TRANSLATE_NOOP("Systems", "Months"),
                              .nextTurn = QT_TRANSLATE_NOOP("Systems", "Next month"),
                              .served = QT_TRANSLATE_N_NOOP("Systems", "%n months"),
                              .quiet = QT_TRANSLATE_N_NOOP("Systems", "%n quiet months"),
                              .whyNoRest = nullptr});
const Months thePlainBattles(QLatin1StringView("battles"),
                             {.takesWishes = true,
                              .surrendered = Fate::Captured,
                              .turnName = QT_TRANSLATE_NOOP("Systems", "Battle"),
                              .nextTurn = QT_TRANSLATE_NOOP("Systems", "Next battle")});

} // namespace

const CampaignSystem &linkedMonths()
{
    return theLinkedMonths;
}

const CampaignSystem &plainBattles()
{
    return thePlainBattles;
}

Dealt Months::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    Encounter encounter;
    encounter.kind = wish.kind.value_or(campaign.next.kind);
    if (traits.hasActivityLevel)
        encounter.eal = campaign.next.eal ? *campaign.next.eal : rollEal(dice);
    encounter.enemy = enemyOf(campaign, wish.enemy);
    if (wish.ground)
        encounter.setup = dealSetup(pack, encounter.kind, dice, countriesOf(campaign, pack), wish.pefs, wish.grid);
    return {0, encounter};
}

void Months::checkCorrection(const Campaign &, const Pack &pack, const Encounter &wanted, Problems &problems) const
{
    acts::demandList(pack, wanted.enemy, problems);
}

QJsonObject Months::shown(const Encounter &encounter, const Pack &pack) const
{
    JsonWriter json;
    json("kind", encounter.kind);
    json.orNone("eal", encounter.eal);
    json("time", encounter.setup.time);
    json("enemy", encounter.enemy);
    json("objective_buildings", encounter.setup.objectiveBuildings);
    json("seed", encounter.seed);
    json.ifAny("objective", encounter.objective);
    json.ifAny("entry", encounter.entry);
    json.ifAny("table", encounter.setup.grid);
    QJsonObject all = json.object();
    all[u"sections"_s] = shownJson(encounter.setup.sections, pack);
    all[u"pefs"_s] = shownJson(encounter.setup.pefs, pack);
    return all;
}

namespace {

/// Returns the encounter to be fought next; a current one comes before all others.
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

TurnAhead monthOf(int turn, const LinkOdds &link)
{
    TurnAhead month{turn, {}, {}};
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
        month.encounters.push_back({kindOf(ofKind(kind)), link.of(kind)});
    if (link.hasEal()) {
        auto &levels = month.eal.emplace();
        for (int eal = lowestEal; eal <= highestEal; ++eal)
            levels[eal - lowestEal] = link.ofEal(eal);
    }
    return month;
}

bool leaderComesByActivity(const Campaign &campaign, const Pack &pack, int party, int pefs, Dice &dice)
{
    int eal = campaign.encounter->eal.value_or(lowestEal);
    for (int pef = 1; pef <= pefs; ++pef) {
        const Contact contact = resolvePef(*pack.activity, *pack.list(campaign.encounter->enemy),
                                           {pef, eal, party, false, pef == pefs, false}, dice);
        if (std::ranges::any_of(contact.groups, [](const auto &group) { return group.leader.has_value(); }))
            return true;
        eal = contact.eal;
    }
    return false;
}

bool leaderComesByOrder(const Campaign &campaign, const Pack &pack, int party, int pefs, Dice &dice)
{
    PatrolSighting sighting{0, 0, party, campaign.list, acts::chosenNumbers(campaign, pack), false, false};
    for (; sighting.resolved < pefs; ++sighting.resolved) {
        ++sighting.pef;
        if (resolvePatrolPef(*pack.patrol, *pack.list(campaign.encounter->enemy), sighting, dice).leader)
            return true;
    }
    return false;
}

} // namespace

bool leaderComes(const Campaign &campaign, const Pack &pack, int party, Dice &dice)
{
    if (campaign.encounter->part)
        return unknownLeader(campaign).has_value();
    if (party == 0 || !pack.list(campaign.encounter->enemy))
        return false;
    const auto placed = int(campaign.encounter->setup.pefs.size());
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
        months.push_back(monthOf(campaign.turn + int(months.size()), link));
    return months;
}

} // namespace muster
