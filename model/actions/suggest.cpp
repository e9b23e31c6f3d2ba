// SPDX-License-Identifier: MIT
#include "model/actions/suggest.h"

#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

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

QString chosenGenre(const Campaign &campaign, const Pack &pack)
{
    return optionValue(campaign, pack, QStringLiteral("genre"));
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

/// Of several Stars another may have done what the killed one could not (R36).
bool isLastStarKilled(const Campaign &campaign, const std::vector<ReportedFate> &fates)
{
    const std::vector<const Figure *> stars = campaign.stars();
    return std::all_of(stars.begin(), stars.end(), [&](const Figure *star) {
        return std::any_of(fates.begin(), fates.end(),
                           [&](const ReportedFate &told) { return told.id == star->id && wasKilled(told); });
    });
}

} // namespace

std::optional<ProposedOutcome> proposeOutcome(const Campaign &campaign, const std::vector<ReportedFate> &fates)
{
    const std::optional<Encounter> &encounter = campaign.encounter;
    const bool defends = encounter && !encounter->part && encounter->kind == EncounterKind::RaidDefend;
    QString captured;
    bool left = fates.empty();
    for (const ReportedFate &reported : fates) {
        const Figure *figure = campaign.find(reported.id);
        if (figure && figure->star && wasKilled(reported) && isLastStarKilled(campaign, fates))
            return ProposedOutcome{Outcome::Failure, ActionText::tr("%1 was killed.").arg(figure->name)};
        if (figure && defends && reported.fate == Fate::Captured && captured.isEmpty())
            captured = figure->name;
        left =
            left || reported.fate == Fate::Fine || reported.fate == Fate::Scratched || reported.fate == Fate::BadWound;
    }
    if (!captured.isEmpty()) // p. 30
        return ProposedOutcome{Outcome::Failure, ActionText::tr("%1 was captured.").arg(captured)};
    if (left)
        return std::nullopt;
    return ProposedOutcome{Outcome::Failure, ActionText::tr("Nobody of the party was left on the table.")};
}

} // namespace muster::actions
