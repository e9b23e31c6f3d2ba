// SPDX-License-Identifier: MIT
#include "model/systems/campaignsystem.h"

#include "model/acts/aftermath.h"
#include "model/acts/demands.h"
#include "model/odds/forecast.h"
#include "model/story/landwords.h"
#include "model/story/narratedstep.h"
#include "model/story/playwords.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

CountryChoice countriesOf(const Campaign &campaign, const Pack &pack)
{
    const QString countries = acts::optionValue(campaign, pack, QStringLiteral("country"));
    return fromSlug<CountryChoice>(countries).value_or(CountryChoice::BySection);
}

/// Most fates are called as the states that lead to them; in all others a figure is fine.
Fate CampaignSystem::fateAs(TableState state) const
{
    if (state == TableState::Dead)
        return traits.dead;
    if (state == TableState::Surrendered)
        return traits.surrendered;
    return fromSlug<Fate>(QString(slug(state))).value_or(Fate::Fine);
}

Room CampaignSystem::room(const Campaign &campaign, const Pack &pack) const
{
    if (!campaign.hasSeveralStars())
        return roomOfBand(campaign, pack);
    Room all;
    for (const Figure *star : campaign.stars()) {
        const Room band = roomFor(star->id, campaign, pack);
        all.most += band.most;
        all.taken += band.taken;
        all.places += band.places;
    }
    return all;
}

Room CampaignSystem::roomFor(FigureId star, const Campaign &campaign, const Pack &pack) const
{
    // Even the last of several leads only its own: Grunts whose Star is lost take no room before they follow it.
    return roomOfBand(campaign.bandOf(star), pack);
}

Room CampaignSystem::roomOfBand(const Campaign &campaign, const Pack &) const
{
    const Figure *star = campaign.star();
    const int most = star ? star->rep() : 0;
    return {.most = most,
            .taken = campaign.gruntCount(),
            .places = campaign.freePlaces(),
            .full = [most, grunts = campaign.gruntCount()] {
                return SystemText::tr("The band is full: a Star of Rep %1 leads at most %n Grunts, and there are %2.",
                                      nullptr, most)
                    .arg(most)
                    .arg(grunts);
            }};
}

NextEncounter CampaignSystem::after(const PastEncounter &last, const Pack &pack) const
{
    if (!traits.knowsNext)
        return {};
    if (traits.hasActivityLevel)
        return nextEncounter(*pack.chain, last.kind, last.outcome, last.eal.value_or(lowestEal)); // R13
    const bool raidNext = last.kind == EncounterKind::Patrol && last.outcome == Outcome::Success;
    return {raidNext ? EncounterKind::RaidAttack : EncounterKind::Patrol, std::nullopt};
}

/// Returns one encounter of the only kind for each turn.
std::vector<TurnAhead> CampaignSystem::ahead(const Campaign &campaign, const Pack &, int turns,
                                             const WinChances &) const
{
    std::vector<TurnAhead> months;
    for (int turn = campaign.turn; turn < campaign.turn + turns; ++turn)
        months.push_back({turn, {{everyKind().front(), 1}}, {}});
    return months;
}

QString CampaignSystem::turnLabel(int turn, const Pack &pack) const
{
    return traits.halvesMonths ? words::halfMonth(turn)
                               : SystemText::tr("%1 %2").arg(turnName(pack), QString::number(turn));
}

QString CampaignSystem::turnOnButton(int turn, const Pack &pack) const
{
    return traits.halvesMonths ? words::capitalised(words::lateOrEarly(turn)) : turnLabel(turn, pack);
}

QString CampaignSystem::turnMark(int turn) const
{
    return traits.halvesMonths ? words::halfMonthMark(turn) : QString::number(turn);
}

std::array<const CampaignSystem *, 4> campaignSystems()
{
    return {&linkedMonths(), &plainBattles(), &halfMonths(), &linkedGames()};
}

QString enemyOf(const Campaign &campaign, const QString &wanted)
{
    if (!wanted.isEmpty())
        return wanted;
    return campaign.enemy.isEmpty() ? campaign.list : campaign.enemy;
}

namespace {

const CampaignSystem *chosen(const Campaign &campaign, const Pack &pack)
{
    if (!pack.system.isEmpty()) {
        const auto all = campaignSystems();
        const auto found =
            std::ranges::find_if(all, [&](const CampaignSystem *system) { return pack.system == system->name; });
        return found == all.end() ? nullptr : *found;
    }
    if (pack.terrain && pack.chain && pack.activity && pack.recovery)
        return acts::optionValue(campaign, pack, QStringLiteral("campaign")) == QLatin1String("plain")
            ? &plainBattles()
            : &linkedMonths();
    if (pack.scenarios && pack.calendar && pack.wounds && pack.rewards)
        return &halfMonths();
    return pack.games ? &linkedGames() : nullptr;
}

Term termOf(auto kind)
{
    return {QString(slug(kind)), words::title(kind)};
}

Term anyRaid()
{
    return {QStringLiteral("raid"), SystemText::tr("Raid of either kind")};
}

} // namespace

const CampaignSystem &systemOf(const Campaign &campaign, const Pack &pack)
{
    const CampaignSystem *system = chosen(campaign, pack);
    return system ? *system : linkedMonths();
}

const CampaignSystem &systemOf(const Encounter &encounter)
{
    return scenarioOf(encounter) ? halfMonths() : gameOf(encounter) ? linkedGames() : linkedMonths();
}

const CampaignSystem &systemOf(const Play &play)
{
    return play.scenario ? halfMonths() : linkedMonths();
}

std::vector<Fate> fatesIn(const Campaign &campaign, const Pack &pack)
{
    std::vector<Fate> fates = systemOf(campaign, pack).traits.fates;
    if (pack.firstAid && !borrowedSheet(campaign).isEmpty()) // the sheet's First Aid (R80)
        fates.insert(std::ranges::find(fates, Fate::Fine) + 1, Fate::Wounded);
    return fates;
}

bool carriesCampaign(const Pack &pack)
{
    return !pack.lists.empty() && !pack.names.empty() && chosen({}, pack);
}

Problem noCampaign(const Pack &pack)
{
    return {SystemText::tr("%1 has no campaign in Muster, only its tests: “muster rules %2” lists them.")
                .arg(pack.title, pack.id)};
}

// Functions for an encounter of any system.

QString CampaignSystem::whoseGo(const Campaign &campaign, const Pack &pack) const
{
    return goByActivation(campaign, pack);
}

Placements CampaignSystem::placements(const Encounter &, const Pack &, std::optional<int>) const
{
    return {};
}

TableEdges CampaignSystem::edges(const Encounter &, const Pack &, const Play *) const
{
    return {};
}

void CampaignSystem::checkReport(const Campaign &, const Pack &, const BattleReport &report, Problems &problems) const
{
    if (report.won || report.theirs || report.enemy != EnemyReport())
        problems << SystemText::tr(
            "These rules do not use shares of the points, enemies lost or follow-ups. Leave them out.");
}

std::optional<StoryLine> CampaignSystem::toldChange(const Telling &, const Change &) const
{
    return std::nullopt;
}

const Force *Encounter::dealtEnemy() const
{
    if (const Scenario *scenario = scenarioOf(*this))
        return &scenario->enemy;
    const GameInHand *game = gameOf(*this);
    return game ? &game->enemy : nullptr;
}

std::vector<Term> kindsOf(const Encounter &encounter)
{
    if (const Scenario *scenario = scenarioOf(encounter))
        return {termOf(scenario->kind)};
    if (gameOf(encounter))
        return linkedGames().everyKind();
    std::vector<Term> all{termOf(encounter.kind)};
    if (isRaid(encounter.kind))
        all.push_back(anyRaid());
    return all;
}

Term kindOf(const Encounter &encounter)
{
    return kindsOf(encounter).front();
}

QStringList kindsOf(const PastEncounter &past)
{
    Encounter asItWas;
    asItWas.kind = past.kind;
    asItWas.part = past.part;
    return acts::idsIn(kindsOf(asItWas));
}

std::vector<Term> HalfMonths::everyKind() const
{
    std::vector<Term> all;
    for (const ScenarioKind kind : allScenarios)
        all.push_back(termOf(kind));
    return all;
}

std::vector<Term> LinkedGames::everyKind() const
{
    return {{QStringLiteral("game"), comingName()}};
}

std::vector<Term> Months::everyKind() const
{
    return {termOf(EncounterKind::Patrol), termOf(EncounterKind::RaidAttack), termOf(EncounterKind::RaidDefend),
            anyRaid()};
}

bool isNoted(const Campaign &campaign)
{
    const GameInHand *game = gameIn(campaign);
    return campaign.play || (game && game->soFar);
}

/// Returns the campaign's enemy if the encounter's says nothing of the next: the police of a robbery, and the enemy of
/// a follow-up.
QString enemyMetNext(const Campaign &campaign, const Encounter &encounter)
{
    const Scenario *scenario = scenarioOf(encounter);
    const bool isOther = scenario && (scenario->enemyRole == Role::Police || scenario->after || encounter.meeting);
    return isOther ? campaign.enemy : encounter.enemy;
}

std::optional<FigureOnTable> unknownLeader(const Campaign &campaign)
{
    if (const GameInHand *game = gameIn(campaign)) { // the first of their row, while no foe is named
        const bool isKnown = std::ranges::any_of(campaign.foes, &Foe::isHere);
        return isKnown || game->enemy.figures.empty() ? std::nullopt : std::optional(FigureOnTable{{}, 0, 1});
    }
    if (!campaign.play)
        return std::nullopt;
    for (const GroupInPlay &group : campaign.play->groups) {
        const auto leader = std::ranges::find_if(group.figures, [](const EnemyFigure &figure) {
            return figure.leader && figure.foe == 0 && figure.met == 0;
        });
        if (leader != group.figures.end())
            return FigureOnTable{{}, group.id, int(leader - group.figures.begin()) + 1};
    }
    return std::nullopt;
}

SidesOnMap sidesOnMap(const Encounter &encounter)
{
    const Scenario *scenario = scenarioOf(encounter);
    if (!scenario)
        return {false, encounter.kind == EncounterKind::RaidDefend};
    using enum SidesOnMap::Below;
    if (scenario->kind != ScenarioKind::Pursuit)
        return {true, true};
    return {true, false, scenario->role == Role::Runner ? YoursThenTheirs : TheirsThenYours};
}

} // namespace muster
