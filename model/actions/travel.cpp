// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/actiontext.h"
#include "model/actions/dealing.h"
#include "model/actions/demands.h"
#include "model/actions/wasteland.h"
#include "model/calendar/wasteland.h"
#include "model/changes/wasteland.h"
#include "model/story/settlementwords.h"
#include "model/story/words.h"
#include "rules/pack/slugchoices.h"

namespace muster::actions {

namespace {

QString whyNotThere(const Campaign &campaign, const Pack &pack, std::optional<Locale> to)
{
    const auto &journey = campaign.journey;
    if (journey && to && *to != journey->to)
        return ActionText::tr("The band is on its way to %1 and arrives in %2. From there it can go on.")
            .arg(words::locale(journey->to), words::turn(journey->arrivesIn, campaign, pack));
    if (!journey && !to)
        return ActionText::tr("Say where to: %1.").arg(slugChoices<Locale>());
    if (!journey && *to == localeIn(campaign, pack, campaign.turn))
        return ActionText::tr("The band is in %1 already.").arg(words::locale(*to));
    return {};
}

} // namespace

Problems checkTravel(const Campaign &campaign, const Pack &pack, std::optional<Locale> to, const QString &enemy)
{
    if (!isWasteland(campaign, pack))
        return {
            {ActionText::tr("This campaign is not played in the Wasteland, so there is no other locale to go to.")}};
    Problems problems;
    demandBetweenEncounters(campaign, ActionText::tr("travel"), problems);
    if (!problems.empty())
        return problems;
    if (campaign.following)
        return {{ActionText::tr("The other side may be upon the band at once. Prepare first, then travel.")}};
    if (const QString why = whyNotThere(campaign, pack, to); !why.isEmpty())
        return {{why}};
    return checkPrepare(campaign, pack, enemy);
}

void travel(const Campaign &campaign, const Pack &pack, std::optional<Locale> to, const QString &enemy, quint64 seed,
            Dice &dice, Step &step)
{
    Campaign underway = campaign;
    if (!campaign.journey) {
        const TravelBegun begun{{*to, campaign.turn + pack.calendar->travelTurns}};
        step.changes.push_back(begun);
        apply(underway, begun);
    }
    deal(underway, pack, {enemy, underway.journey->arrivesIn}, seed, dice, step);
    step.kind = StepKind::Travelled;
}

} // namespace muster::actions
