// SPDX-License-Identifier: MIT
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/actions/play/writedown.h"
#include "model/campaign/campaign.h"
#include "model/changes/play.h"
#include "model/nearest.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

// What holds for a figure from a test on until it is over, noted by hand.
namespace muster::actions {

namespace {

/// The weapon in hand, where the condition is an empty one.
QString weaponOf(const Pack &pack, const QString &condition, const Profile &profile)
{
    const std::vector<Burst> &bursts = pack.reference->bursts;
    const bool isEmpty =
        std::any_of(bursts.begin(), bursts.end(), [&](const Burst &burst) { return burst.empty == condition; });
    return isEmpty ? profile.weapon : QString();
}

} // namespace

std::vector<QString> lastingConditions(const Pack &pack)
{
    std::vector<QString> ids;
    for (const ReferenceWord &word : pack.reference ? pack.reference->words : std::vector<ReferenceWord>()) {
        if (!word.lasts.isEmpty())
            ids.push_back(word.id);
    }
    return ids;
}

Result<Step> setLasting(const Campaign &campaign, const Pack &pack, const InPlay &whose, const QString &condition,
                        bool on)
{
    const std::vector<QString> conditions = lastingConditions(pack);
    const QStringList known(conditions.begin(), conditions.end());
    if (Problems problems = checkWriteDown(campaign, whose, {}); !problems.empty())
        return problems;
    if (known.isEmpty())
        return Problem{ActionText::tr("Nothing lasts from a test on in these rules.")};
    if (!known.contains(condition))
        return Problem{ActionText::tr("“%1” does not last in these rules.").arg(condition.simplified().left(40))
                       + didYouMean(condition, known) + u' '
                       + ActionText::tr("Available: %1.").arg(known.join(QStringLiteral(", ")))};
    const OwnFigure *own = campaign.play->find(whose.id);
    const EnemyFigure *enemy =
        own ? nullptr : &campaign.play->group(whose.group)->figures[static_cast<std::size_t>(whose.figure - 1)];
    const std::vector<Lasting> &now = own ? own->lasting : enemy->lasting;
    Step step;
    step.kind = StepKind::Played;
    if (on) {
        const Profile &profile = own ? campaign.find(whose.id)->profile : enemy->profile;
        const Lasting wanted{condition, weaponOf(pack, condition, profile)};
        if (std::find(now.begin(), now.end(), wanted) == now.end())
            step.changes.push_back(LastingSet{whose, wanted});
    } else {
        for (const Lasting &one : now) {
            if (one.condition == condition)
                step.changes.push_back(LastingSet{whose, one, false});
        }
    }
    if (step.changes.empty())
        return Problem{on ? ActionText::tr("That is already noted of the figure.")
                          : ActionText::tr("That is not noted of the figure.")};
    return step;
}

} // namespace muster::actions
