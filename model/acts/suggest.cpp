// SPDX-License-Identifier: MIT
#include "model/acts/suggest.h"

#include "model/acts/actions.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::acts {

Options suggestedOptions(const Pack &pack, const ArmyList &list, bool rollsFaction)
{
    Options options;
    for (const OptionValue &suited : list.suits) {
        if (pack.option(suited.option)) // the list may be borrowed from another pack
            options.insert(suited.option, suited.value);
    }
    if (rollsFaction && pack.factions)
        options.insert(pack.factions->where.option, pack.factions->where.value);
    return chosenOptions(pack, foundingOptions(pack, options));
}

namespace {

/// Returns a team that comes as printed in stories of this kind: zombies in a "B" movie.
const Team *suitedTeam(const Campaign &campaign, const Pack &pack)
{
    const auto suits = [&](const Team &team) {
        return std::ranges::any_of(team.suits, [&](const OptionValue &suited) {
            return optionValue(campaign, pack, suited.option) == suited.value;
        });
    };
    const auto team = std::ranges::find_if(pack.teams, suits);
    return team == pack.teams.end() ? nullptr : &*team;
}

} // namespace

QString suggestedEnemy(const Campaign &campaign, const Pack &pack)
{
    if (const auto &next = campaign.following) // the survivors
        return next->against != noFigure ? bandAsEnemy(next->against) : next->over.enemy.from;
    if (!campaign.enemy.isEmpty())
        return campaign.enemy;
    if (const Team *team = suitedTeam(campaign, pack))
        return team->id;
    const ArmyList *own = pack.list(campaign.list);
    if (own && pack.list(own->foe))
        return own->foe;
    const auto other = std::ranges::find_if(pack.lists, [&](const ArmyList &list) { return list.id != campaign.list; });
    return other == pack.lists.end() ? campaign.list : other->id;
}

std::vector<Fate> fatesAsked(const Campaign &campaign, const Pack &pack, const ReportedFates &told)
{
    std::vector<Fate> fates = fatesIn(campaign, pack);
    const Force *dealt = campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
    const QString enemy = dealt && !dealt->from.isEmpty() ? dealt->from : suggestedEnemy(campaign, pack);
    const bool turned =
        std::ranges::any_of(told, [](const ReportedFate &reported) { return reported.fate == Fate::Turned; });
    if (!turned && (!pack.wounds || enemy != pack.wounds->turnsInto))
        std::erase(fates, Fate::Turned);
    return fates;
}

GenreTraits genreOf(const Campaign &campaign, const Pack &pack)
{
    const QString chosen = optionValue(campaign, pack, QStringLiteral("genre"));
    if (pack.scenarios) {
        for (const GenreTraits &genre : pack.scenarios->genres) {
            if (genre.value == chosen)
                return genre;
        }
    }
    return {};
}

bool mayTurn(const Campaign &campaign, const Pack &pack)
{
    if (!pack.wounds || pack.wounds->turnsInto.isEmpty())
        return false;
    const QString &those = pack.wounds->turnsInto;
    const Team *suited = suitedTeam(campaign, pack);
    return campaign.enemy == those || (suited && suited->id == those)
        || (campaign.encounter && campaign.encounter->enemy == those);
}

NumbersPrint chosenNumbers(const Campaign &campaign, const Pack &pack)
{
    const bool sheet = optionValue(campaign, pack, QStringLiteral("numbers")) == QLatin1String("sheet");
    return sheet ? NumbersPrint::Sheet : NumbersPrint::Page;
}

bool choosesPefsByLevel(const Campaign &campaign, const Pack &pack)
{
    return optionValue(campaign, pack, QStringLiteral("pefs")) == QLatin1String("eal");
}

namespace {

bool wasKilled(const ReportedFate &reported)
{
    return reported.fate == Fate::ObviouslyDead || reported.fate == Fate::Dead;
}

/// Checks whether every Star was killed: another may have done what the killed one could not (R36).
bool isLastStarKilled(const Campaign &campaign, const ReportedFates &fates)
{
    const std::vector<const Figure *> stars = campaign.stars();
    return std::ranges::all_of(stars, [&](const Figure *star) {
        const ReportedFate *told = reportedOf(fates, star->id);
        return told && wasKilled(*told);
    });
}

/// Returns why a raid failed, which is for loot or prisoners (Swordplay p. 29).
QString whyNotRaided(const std::optional<Play> &play)
{
    if (!play || play->turn == 0 || play->hasPrisoners())
        return {};
    const bool looted =
        std::ranges::all_of(play->buildings, [](const BuildingInPlay &building) { return building.isLooted(); });
    return looted ? QString() : ActsText::tr("Neither were all buildings looted nor was an enemy captured.");
}

/// Returns why the defence failed: with anybody captured, or a building looted (p. 30, R9).
QString whyNoDefence(const Campaign &campaign, const ReportedFates &fates)
{
    for (const ReportedFate &reported : fates) {
        const Figure *figure = campaign.find(reported.id);
        if (figure && reported.fate == Fate::Captured)
            return ActsText::tr("%1 was captured.").arg(figure->name);
    }
    const auto looted = [](const BuildingInPlay &building) { return building.isLooted(); };
    if (campaign.play && std::ranges::any_of(campaign.play->buildings, looted))
        return ActsText::tr("A building was looted.");
    return {};
}

/// Returns why the book calls it a failure; empty if it leaves that to the player.
QString whyByTheBook(const Campaign &campaign, const Pack &pack, const ReportedFates &fates)
{
    const std::optional<Encounter> &encounter = campaign.encounter;
    if (!encounter || fates.empty() || !encounter->objective.isEmpty()) // or it is for the player's own aim
        return {};
    if (encounter->kind == EncounterKind::RaidDefend)
        return whyNoDefence(campaign, fates);
    if (encounter->kind == EncounterKind::RaidAttack)
        return whyNotRaided(campaign.play);
    return whyNoPatrol(campaign, pack, fates);
}

} // namespace

bool ProposedOutcome::differsFrom(Outcome reported, Fraction share) const
{
    if (!won)
        return outcome != reported;
    return atMost ? share.numerator * won->denominator > won->numerator * share.denominator : !(share == *won);
}

std::optional<ProposedOutcome> proposeOutcome(const Campaign &campaign, const Pack &pack, const ReportedFates &fates)
{
    if (campaign.encounter && campaign.encounter->part) { // R29 is for encounters of the months
        BattleReport report{Outcome::Success, fates};
        if (campaign.play)
            report.enemy = reportSoFar(campaign).enemy;
        return proposeByTheBook(campaign, report);
    }
    if (campaign.star() && isLastStarKilled(campaign, fates))
        return ProposedOutcome{Outcome::Failure, ActsText::tr("%1 was killed.").arg(campaign.star()->name)};
    if (!campaign.encounter)
        return std::nullopt;
    const bool left =
        std::ranges::any_of(fates, [](const ReportedFate &reported) { return isOnItsFeet(reported.fate); });
    const QString byTheBook = whyByTheBook(campaign, pack, fates);
    if (!left && (byTheBook.isEmpty() || campaign.encounter->kind == EncounterKind::Patrol))
        return ProposedOutcome{Outcome::Failure, ActsText::tr("None of the party was left on the table.")};
    if (byTheBook.isEmpty())
        return std::nullopt;
    return ProposedOutcome{Outcome::Failure, byTheBook};
}

/// Checks whether the table says that the figure goes on, with whatever wound, and the report says nothing else.
static bool goesOn(const Campaign &campaign, const ReportedFate &reported)
{
    const auto stands = [](TableState state) { return isStanding(state) && !isWound(state); };
    const FigureId id = reported.id;
    const ReportedFates fates = reportSoFar(campaign).figures;
    const ReportedFate *noted = reportedOf(fates, id);
    if (!campaign.play || !noted || noted->fate != reported.fate)
        return false;
    if (const OwnFigure *own = campaign.play->find(id))
        return stands(own->state);
    return std::ranges::any_of(campaign.play->groups, [=](const GroupInPlay &group) {
        return std::ranges::any_of(
            group.figures, [=](const EnemyFigure &figure) { return figure.met == number(id) && stands(figure.state); });
    });
}

QString leftOnLostField(const Campaign &campaign, const Pack &pack, const BattleReport &report)
{
    if (!pack.wounds)
        return {};
    const std::optional<FigureId> holder = heldField(campaign, report);
    if (campaign.meeting() ? !holder : holder.has_value())
        return {}; // if two bands meet, one holds it or nobody does
    QStringList names;
    for (const ReportedFate &reported : report.figures) {
        const Figure *figure = campaign.find(reported.id);
        const bool lay = reported.fate == Fate::Unconscious || reported.fate == Fate::BadWound;
        if (figure && lay && !goesOn(campaign, reported) && figure->leader != holder
            && !hasLeftTable(campaign, reported.id))
            names << figure->name;
    }
    if (names.isEmpty())
        return {};
    return (campaign.meeting()
                ? ActsText::tr("The field was lost with %1 lying on it. For the points, whoever lay unconscious counts "
                               "as taken. Report whoever the others carried off as captured; the rest come home.")
                : ActsText::tr("The field was lost with %1 lying on it. Report whoever the enemy took as captured; the "
                               "others come home."))
        .arg(words::listing(names));
}

} // namespace muster::acts
