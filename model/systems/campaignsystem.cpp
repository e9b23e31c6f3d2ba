// SPDX-License-Identifier: MIT
#include "model/systems/campaignsystem.h"

#include "model/actions/aftermath.h"
#include "model/actions/demands.h"
#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/odds/forecast.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/stepstory.h"
#include "model/story/whatnow.h"
#include "model/systems/games/linkedgames.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/months/linkedmonths.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster {

Setup CampaignSystem::dealFor(const Campaign &campaign, const Pack &pack, EncounterKind kind, Dice &dice,
                              const Wish &wish)
{
    return dealSetup(pack, kind, dice, countriesOf(campaign, pack), wish.pefs, wish.grid);
}

CountryChoice countriesOf(const Campaign &campaign, const Pack &pack)
{
    const QString countries = actions::optionValue(campaign, pack, QStringLiteral("country"));
    return fromSlug<CountryChoice>(countries).value_or(CountryChoice::BySection);
}

Placements CampaignSystem::placements(const Encounter &, const Pack &, std::optional<int>) const
{
    return {};
}

TableEdges CampaignSystem::edges(const Encounter &, const Pack &, const Play *) const
{
    return {};
}

TableEdges CampaignSystem::usualEdges(const Encounter &) const
{
    return {};
}

QString CampaignSystem::wentBefore(Outcome outcome, const QString &what, const QString &when) const
{
    return (outcome == Outcome::Success ? SystemText::tr("After the successful %1 of %2.")
                                        : SystemText::tr("After the failed %1 of %2."))
        .arg(what, when);
}

void CampaignSystem::checkCorrection(const Campaign &, const Pack &, const Encounter &, Problems &) const { }

Fate CampaignSystem::fateAs(TableState state) const
{
    switch (state) {
    case TableState::CarryingOn:
    case TableState::Stunned:
    case TableState::DuckedBack:
    case TableState::HunkeredDown:
    case TableState::AtHome:
    case TableState::LeftTable:
    case TableState::Fine:
        return Fate::Fine;
    case TableState::OutOfTheFight:
        return Fate::OutOfTheFight;
    case TableState::Dead:
        return Fate::ObviouslyDead;
    case TableState::RanAway:
        return Fate::RanAway;
    case TableState::Captured:
        return Fate::Captured;
    case TableState::CheatedDeath:
        return Fate::CheatedDeath;
    case TableState::Wounded:
        return Fate::Wounded;
    case TableState::Scratched:
        return Fate::Scratched;
    case TableState::BadWound:
        return Fate::BadWound;
    case TableState::Unconscious:
        return Fate::Unconscious;
    case TableState::Surrendered:
        return Fate::Surrendered;
    case TableState::Turned:
        return Fate::Turned;
    }
    Q_UNREACHABLE();
}

std::optional<int> CampaignSystem::enemiesThere(const Campaign &campaign) const
{
    const Force *enemy = dealtEnemy(*campaign.encounter);
    return enemy ? std::optional(static_cast<int>(enemy->figures.size())) : std::nullopt;
}

std::optional<InPlay> CampaignSystem::unknownLeader(const Campaign &campaign) const
{
    if (!campaign.play)
        return std::nullopt;
    for (const GroupInPlay &group : campaign.play->groups) {
        const auto &figures = group.figures;
        const auto leader = std::find_if(figures.begin(), figures.end(), [](const EnemyFigure &figure) {
            return figure.leader && figure.foe == 0 && figure.met == 0;
        });
        if (leader != figures.end())
            return InPlay{{}, group.id, static_cast<int>(leader - figures.begin()) + 1};
    }
    return std::nullopt;
}

QString CampaignSystem::whatNow(const Campaign &, const Pack &) const
{
    return SystemText::tr("Play it, then go to After the battle and report the outcome.");
}

QString CampaignSystem::whoseGo(const Campaign &campaign, const Pack &pack) const
{
    return campaign.play ? goByActivation(campaign, pack) : title(*campaign.encounter);
}

std::vector<WhereTheyStand> CampaignSystem::whereTheyStand(const Campaign &campaign) const
{
    return campaign.play ? standBySection(campaign) : std::vector<WhereTheyStand>();
}

QString CampaignSystem::whereIs(const GroupInPlay &group, const Campaign &) const
{
    return words::place(group.section);
}

Fraction CampaignSystem::scored(const Campaign &, const BattleReport &report, bool met) const
{
    return met ? Fraction{} : report.share();
}

std::optional<actions::ProposedOutcome> CampaignSystem::proposes(const Campaign &, const BattleReport &) const
{
    return std::nullopt;
}

void CampaignSystem::checkReport(const Campaign &, const Pack &, const BattleReport &report, Problems &problems) const
{
    if (report.won || report.theirs || report.enemy != EnemyReport())
        problems.push_back({SystemText::tr(
            "These rules do not use shares of the points, enemies lost or follow-ups. Leave them out.")});
}

Deeds CampaignSystem::deedsThatCount(const Deeds &deeds) const
{
    Deeds known;
    known.wound = deeds.wound; // R7
    known.kills = deeds.kills;
    return known;
}

std::vector<FigureId> CampaignSystem::usualParty(const Campaign &campaign, const Pack &) const
{
    return likelyParty(campaign);
}

std::vector<FigureId> CampaignSystem::likelyParty(const Campaign &campaign) const
{
    std::vector<FigureId> party;
    for (const Figure *figure : campaign.presentIn(campaign.turn))
        party.push_back(figure->id);
    return party;
}

QString CampaignSystem::turnNames() const
{
    return SystemText::tr(traits.turnNames);
}

QString CampaignSystem::served(int turns) const
{
    return SystemText::tr(traits.served, nullptr, turns);
}

QString CampaignSystem::quiet(int turns) const
{
    return SystemText::tr(traits.quiet, nullptr, turns);
}

std::optional<StoryLine> CampaignSystem::toldChange(const Telling &, const Change &) const
{
    return std::nullopt;
}

QStringList CampaignSystem::enemies(const Pack &pack) const
{
    return actions::idsIn(pack.lists);
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
    // The last of several, too, leads only its own: Grunts whose Star is lost take no room before they follow it.
    return roomOfBand(campaign.bandOf(star), pack);
}

Room CampaignSystem::roomOfBand(const Campaign &campaign, const Pack &) const
{
    const Figure *star = campaign.star();
    return {star ? star->rep() : 0, campaign.gruntCount(), campaign.freePlaces()};
}

void CampaignSystem::settle(actions::Aftermath &aftermath) const
{
    takeFates(aftermath);
    rollRecovery(aftermath);
}

bool CampaignSystem::leaderComes(const Campaign &campaign, const Pack &, int, Dice &) const
{
    return unknownLeader(campaign).has_value();
}

/// One encounter follows another, and of which kind is not known.
std::vector<TurnAhead> CampaignSystem::ahead(const Campaign &campaign, const Pack &, int turns,
                                             const WinChances &) const
{
    const std::vector<Term> kinds = everyKind();
    const Term kind = kinds.size() == 1 ? kinds.front() : Term{QStringLiteral("encounter"), comingName()};
    std::vector<TurnAhead> months;
    for (int turn = campaign.turn; turn < campaign.turn + turns; ++turn)
        months.push_back({turn, {{kind, 1}}, {}});
    return months;
}

QString CampaignSystem::whyFull(const Campaign &campaign, const Pack &pack) const
{
    return SystemText::tr("The band is full: a Star of Rep %1 leads at most %n Grunts, and there are %2.", nullptr,
                          roomOfBand(campaign, pack).most)
        .arg(campaign.star()->rep())
        .arg(campaign.gruntCount());
}

QString CampaignSystem::turnLabel(int turn, const Pack &pack) const
{
    return SystemText::tr("%1 %2").arg(turnName(pack), QString::number(turn));
}

QString CampaignSystem::comingName() const
{
    return SystemText::tr(traits.comingName);
}

QString CampaignSystem::whyNoRest() const
{
    return traits.whyNoRest ? SystemText::tr(traits.whyNoRest) : QString();
}

QString CampaignSystem::whyNotThoseDeeds(const QString &who) const
{
    return SystemText::tr(traits.whyNotThoseDeeds).arg(who);
}

QString CampaignSystem::nextTurn() const
{
    return SystemText::tr(traits.nextTurn);
}

QString CampaignSystem::enemyOf(const Campaign &campaign, const QString &wanted)
{
    if (!wanted.isEmpty())
        return wanted;
    return campaign.enemy.isEmpty() ? campaign.list : campaign.enemy;
}

std::array<const CampaignSystem *, 4> campaignSystems()
{
    return {&linkedMonths(), &plainBattles(), &halfMonths(), &linkedGames()};
}

namespace {

const CampaignSystem *chosen(const Campaign &campaign, const Pack &pack)
{
    const auto all = campaignSystems();
    const auto found = std::ranges::find_if(all, [&](const CampaignSystem *system) {
        return pack.system.isEmpty() ? system->isFor(campaign, pack) : pack.system == system->name;
    });
    return found == all.end() ? nullptr : *found;
}

} // namespace

const CampaignSystem &systemOf(const Campaign &campaign, const Pack &pack)
{
    const CampaignSystem *system = chosen(campaign, pack);
    return system ? *system : linkedMonths();
}

bool isNoted(const Campaign &campaign)
{
    return campaign.play || (campaign.encounter && systemOf(*campaign.encounter).isUnderWay(*campaign.encounter));
}

QStringList kindsOf(const PastEncounter &past)
{
    Encounter asItWas;
    asItWas.kind = past.kind;
    asItWas.part = past.part;
    return actions::idsIn(systemOf(asItWas).kinds(asItWas));
}

const CampaignSystem &systemOf(const Encounter &encounter)
{
    return encounter.part.as<Scenario>()  ? halfMonths()
        : encounter.part.as<GameInHand>() ? linkedGames()
                                          : linkedMonths();
}

const CampaignSystem &systemOf(const Play &play)
{
    return play.scenario ? halfMonths() : linkedMonths();
}

QString enemyMetNext(const Campaign &campaign, const Encounter &encounter)
{
    return systemOf(encounter).namesNextEnemy(encounter) ? encounter.enemy : campaign.enemy;
}

const Force *Encounter::dealtEnemy() const
{
    return systemOf(*this).dealtEnemy(*this);
}

const FirstAidTable *firstAidOf(const Campaign &campaign, const Pack &pack)
{
    return pack.firstAid && !borrowedSheet(campaign).isEmpty() ? &*pack.firstAid : nullptr;
}

std::vector<Fate> fatesIn(const Campaign &campaign, const Pack &pack)
{
    std::vector<Fate> fates = systemOf(campaign, pack).traits.fates;
    if (firstAidOf(campaign, pack))
        fates.insert(std::find(fates.begin(), fates.end(), Fate::Fine) + 1, Fate::Wounded);
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

} // namespace muster
