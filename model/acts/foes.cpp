// SPDX-License-Identifier: MIT
#include "model/acts/foes.h"

#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/changes/enemy.h"
#include "model/changes/story.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"
#include "rules/dice/dice.h"
#include "rules/lists.h"

namespace muster::acts {

namespace {

constexpr int leadersDie = 3; ///< on this roll or less it is the foe met last

void demandKnown(const QString &id, const QStringList &ids, const QString &sentence, const QString &choices,
                 Problems &problems)
{
    if (!id.isEmpty() && !ids.contains(id))
        problems << unknownName(sentence, id, ids, choices);
}

void demandFoe(const Campaign &campaign, const Pack &pack, const Foe &wanted, Problems &problems)
{
    demandName(wanted.name, ActsText::tr("The foe's name"), problems);
    bool isNumber = false;
    wanted.name.trimmed().toInt(&isNumber);
    if (isNumber)
        problems << ActsText::tr("A name of digits alone is the number of a foe. Add a word to it.");
    const Foe *other = foeCalled(campaign.foes, wanted.name);
    if (other && other->id != wanted.id)
        problems << ActsText::tr("There is a foe called %1 already, number %2. Choose another name.")
                        .arg(other->name)
                        .arg(other->id);
    if (wanted.rep < 0 || wanted.rep > highestRep)
        problems << ActsText::tr("Rep %1 is out of range for a foe. Use 1 to %2.").arg(wanted.rep).arg(highestRep);
    demandKnown(wanted.weapon, idsIn(pack.weapons),
                ActsText::tr("There is no weapon “%1” in %2.").arg(wanted.weapon.left(longestName), pack.title),
                ActsText::tr("Weapons: %1."), problems);
    demandKnown(wanted.list, idsIn(pack.lists),
                ActsText::tr("There is no army list “%1” in %2.").arg(wanted.list.left(longestName), pack.title),
                ActsText::tr("Lists: %1."), problems);
}

QString foesNumbered(const AllFoes &foes)
{
    return numbered(
        foes, [](const Foe &foe) { return foe.id; }, [](const Foe &foe) { return foe.name; });
}

} // namespace

Result<Step> nameFoe(const Campaign &campaign, const Pack &pack, const Foe &wanted)
{
    Foe named = wanted;
    named.id = campaign.lastFoe + 1;
    Problems problems;
    demandFoe(campaign, pack, named, problems);
    if (problems)
        return problems;
    return stepOf(StepKind::Told, FoeNamed{named.id, named.name.trimmed(), named.rep, named.weapon, named.list});
}

Result<Step> correctFoe(const Campaign &campaign, const Pack &pack, const Foe &wanted)
{
    const Result<Foe> known = foeNumbered(campaign, wanted.id);
    if (!known)
        return known.problems();
    Problems problems;
    demandFoe(campaign, pack, wanted, problems);
    if (problems)
        return problems;
    const FoeCorrected now{wanted.id, wanted.name.trimmed(), wanted.rep, wanted.weapon, wanted.list, wanted.status};
    if (Change(now) == FoeCorrected{known->id, known->name, known->rep, known->weapon, known->list, known->status})
        return Problem{ActsText::tr("That is what is known of %1 already.").arg(known->name)};
    return stepOf(StepKind::Told, now);
}

Result<Foe> foeNumbered(const Campaign &campaign, int id)
{
    const auto foe = campaign.foes.constFind(id);
    if (foe != campaign.foes.constEnd())
        return *foe;
    return Problem{campaign.foes.isEmpty()
                       ? ActsText::tr("There is no foe %1; no foe has a name yet.").arg(id)
                       : ActsText::tr("There is no foe %1. Foes: %2.").arg(id).arg(foesNumbered(campaign.foes))};
}

FoeReturn foeReturn(const Campaign &campaign, const Pack &pack)
{
    const QString how = optionValue(campaign, pack, QStringLiteral("foes"));
    if (how == QLatin1String("ask"))
        return FoeReturn::Asked;
    return how == QLatin1String("die") ? FoeReturn::ByDie : FoeReturn::Off;
}

std::optional<FigureOnTable> leaderWhoCame(const Campaign &before, const Campaign &after)
{
    const std::optional<FigureOnTable> leader = unknownLeader(after);
    return leader == unknownLeader(before) ? std::nullopt : leader;
}

void meetLeaderByName(const Campaign &before, const Pack &pack, Step &step)
{
    if (foeReturn(before, pack) == FoeReturn::Off)
        return;
    Campaign after = before;
    apply(after, step);
    const std::optional<FigureOnTable> leader = leaderWhoCame(before, after);
    if (!leader || leader->group == 0)
        return;
    const EnemyFigure &figure = *figureIn(after.play->group(leader->group), leader->figure);
    if (figure.name.isEmpty())
        return;
    if (const Foe *known = foeCalled(before.foes, figure.name)) {
        if (contains(mayReturn(before.foes), known))
            step.changes.push_back(FoeMet{known->id, leader->group, leader->figure});
        return;
    }
    const Result<Step> named =
        nameFoe(before, pack, {0, figure.name, figure.profile.rep, figure.profile.weapon, before.encounter->enemy});
    if (!named)
        return;
    step.changes.push_back(named->changes.front());
    step.changes.push_back(FoeMet{before.lastFoe + 1, leader->group, leader->figure});
}

std::vector<int> foeCandidates(const Campaign &campaign, const Pack &pack)
{
    std::vector<int> ids;
    if (foeReturn(campaign, pack) != FoeReturn::Asked || !campaign.encounter || !unknownLeader(campaign))
        return ids;
    for (const Foe *foe : mayReturn(campaign.foes))
        ids.push_back(foe->id);
    return ids;
}

bool isBackByDie(const Foe &last, Dice &dice)
{
    return dice.die({RollKind::FoeReturns, last.id}) <= leadersDie;
}

void rollForFoe(const Campaign &before, const Pack &pack, Dice &dice, Step &step)
{
    const Foe *last = lastAtLarge(before.foes);
    if (!last || foeReturn(before, pack) != FoeReturn::ByDie)
        return;
    Campaign after = before;
    apply(after, step);
    const std::optional<FigureOnTable> leader = leaderWhoCame(before, after);
    if (!leader)
        return;
    if (isBackByDie(*last, dice))
        step.changes.push_back(FoeMet{last->id, leader->group, leader->figure});
}

} // namespace muster::acts
