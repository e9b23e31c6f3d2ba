// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/arranged.h"

#include "model/changes/campaign.h"
#include "model/changes/changekind.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/meeting.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

const FactionVehicles *vehiclesOfBand(const Campaign &campaign, const Pack &pack)
{
    return pack.factions ? pack.factions->vehiclesOf(campaign.list) : nullptr;
}

/// The group that the vehicles are for.
int groupSize(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.play)
        return static_cast<int>(halfMonths().usualParty(bandOfEncounter(campaign), pack).size());
    const auto &own = campaign.play->own;
    return static_cast<int>(
        std::count_if(own.begin(), own.end(), [](const OwnFigure &f) { return f.state != TableState::AtHome; }));
}

Step arranged(const EncounterArranged &settled)
{
    Step step;
    step.kind = StepKind::Arranged;
    step.changes = {settled};
    return step;
}

/// Null where no encounter of the first edition is there.
const Scenario *scenarioIn(const Campaign &campaign)
{
    return campaign.encounter ? scenarioOf(*campaign.encounter) : nullptr;
}

} // namespace

const ChangeKind EncounterArranged::kind(
    "encounter-arranged", of<EncounterArranged>,
    [](auto &json, auto &c) {
        json.numberIfAny("vehicles", c.vehicles, 0, 1000);
        json.flagIfAny("stockpile", c.stockpile);
    },
    [](const Campaign &now, const EncounterArranged &c) -> WhyNot {
        const Scenario *scenario = scenarioIn(now);
        return need(scenario && (!c.stockpile || mayConcernStockpile(scenario->kind)),
                    CampaignText::tr("there is no encounter that could be about that"));
    },
    [](Campaign &now, const EncounterArranged &c) {
        Scenario &scenario = now.encounter->part.edit<Scenario>();
        scenario.ownVehicles = c.vehicles;
        scenario.stockpile = c.stockpile;
        scenario.antidote = scenario.antidote && !c.stockpile;
    });

QString ownVehiclesSentence(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const FactionVehicles *vehicles = vehiclesOfBand(campaign, pack);
    if (scenario.ownVehicles)
        return StoryText::tr("Your vehicles: %1.").arg(*scenario.ownVehicles);
    if (!vehicles)
        return {};
    constexpr int mostOfTwo = 12;
    return StoryText::tr("Your vehicles, 2d6: on %1–%2, one for every %3 figures.")
        .arg(vehicles->from)
        .arg(mostOfTwo)
        .arg(vehicles->figuresPerVehicle);
}

namespace actions {

Problems checkRollVehicles(const Campaign &campaign, const Pack &pack)
{
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario)
        return {{ActionText::tr("Vehicles are rolled for an encounter. Prepare one first.")}};
    const FactionVehicles *vehicles = vehiclesOfBand(campaign, pack);
    if (!vehicles)
        return {{ActionText::tr("The list of this campaign has no vehicles to roll for.")}};
    if (scenario->ownVehicles)
        return {{ActionText::tr("Your vehicles have already been rolled for this encounter.")}};
    const int figures = groupSize(campaign, pack);
    if (figures < vehicles->figuresPerVehicle)
        return {{ActionText::tr("There is one vehicle for every %1 figures, and your group has %2.")
                     .arg(vehicles->figuresPerVehicle)
                     .arg(figures)}};
    return {};
}

void rollVehicles(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step)
{
    step = arranged({vehiclesAtHand(pack, campaign.list, groupSize(campaign, pack), dice),
                     scenarioOf(*campaign.encounter)->stockpile});
}

Problems checkStake(const Campaign &campaign)
{
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario)
        return {{ActionText::tr("There is no current encounter of these rules. Prepare one first.")}};
    if (!mayConcernStockpile(scenario->kind))
        return {{ActionText::tr("Only a Raid or a Recover can be about a stockpile.")}};
    if (campaign.meeting())
        return {{ActionText::tr("Both bands keep their things in one stockpile, so they do not fight over it.")}};
    if (campaign.play)
        return {{ActionText::tr("The battle has begun. What it is about is settled before that.")}};
    return {};
}

Result<Step> setStake(const Campaign &campaign, bool stockpile)
{
    if (Problems problems = checkStake(campaign); !problems.empty())
        return problems;
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (scenario.stockpile == stockpile)
        return Problem{stockpile ? ActionText::tr("This encounter is already about a stockpile.")
                                 : ActionText::tr("This encounter is not about a stockpile.")};
    return arranged({scenario.ownVehicles, stockpile});
}

} // namespace actions

void tellArranged(const Telling &telling, StepStory &story)
{
    if (tellPartyWritten(telling, story))
        return;
    story.head.theme = Theme::Prepare;
    const Scenario *was = scenarioIn(telling.before());
    const Scenario *is = scenarioIn(telling.after());
    if (was && is && was->stockpile != is->stockpile) {
        story.head.title = StoryText::tr("What the encounter is about");
        story.head.detail = is->stockpile ? StoryText::tr("a stockpile") : StoryText::tr("no stockpile after all");
        story.head.rulings = {QStringLiteral("R88")};
        return;
    }
    story.head.title = StoryText::tr("Your vehicles");
    story.head.detail =
        is ? (is->ownVehicles.value_or(0) == 0 ? StoryText::tr("none") : QString::number(*is->ownVehicles)) : QString();
    story.head.dice = plainDice(telling.rolls(RollKind::Vehicles));
}

} // namespace muster
