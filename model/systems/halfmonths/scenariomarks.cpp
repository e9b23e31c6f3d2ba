// SPDX-License-Identifier: MIT

// What the player says of an encounter of the first edition, without dice.

#include "model/acts/battle.h"
#include "model/acts/credit.h"
#include "model/changes/play.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::actions {

namespace {

constexpr int mostDwellings = 99;

Step stood(ScenarioDeed deed, int turn, const ScenarioInPlay &now)
{
    return stepOf(StepKind::Played, ScenarioStood{deed, turn, now});
}

} // namespace

int faceCardsOfDay(const RoundTables &rounds, int sides)
{
    return rounds.faceCardsPerDay + rounds.faceCardsPerSide * (sides - fewestSides);
}

void closeDay(const RoundTables &rounds, int sides, ScenarioInPlay &now)
{
    if (now.faceCards < faceCardsOfDay(rounds, sides) && now.turnsToday < rounds.turnsPerDay)
        return;
    ++now.day;
    now.faceCards = 0;
    now.turnsToday = 0;
}

Result<Step> countTurn(const Campaign &campaign, const Pack &pack)
{
    if (Problems problems = demandScenario(campaign); !problems.empty())
        return problems;
    ScenarioInPlay now = *scenarioOf(*campaign.play);
    now.cards.clear();
    now.order.clear();
    ++now.turnsToday;
    closeDay(pack.scenarios->rounds, campaign.play->sides, now);
    Step step = stood(ScenarioDeed::Turn, campaign.play->turn + 1, now);
    standUp(campaign, pack, campaign.play->turn + 1, step);
    return step;
}

Result<Step> setObjective(const Campaign &campaign, bool on)
{
    if (Problems problems = demandScenario(campaign); !problems.empty())
        return problems;
    if (hasHostages(*scenarioOf(*campaign.encounter)))
        return Problem{
            ActionText::tr("This encounter is decided by its hostages. Record how many of them are off the table.")};
    if (!hasObjective(*scenarioOf(*campaign.encounter)))
        return Problem{ActionText::tr("This encounter does not use that.")};
    ScenarioInPlay now = *scenarioOf(*campaign.play);
    if (now.objective == on)
        return Problem{on ? ActionText::tr("That is already noted.") : ActionText::tr("That is not noted.")};
    now.objective = on;
    return stood(ScenarioDeed::Objective, campaign.play->turn, now);
}

Result<Step> setRiding(const Campaign &campaign, bool on)
{
    if (Problems problems = demandScenario(campaign); !problems.empty())
        return problems;
    if (!mayRide(*scenarioOf(*campaign.encounter)))
        return Problem{ActionText::tr("This encounter does not use that.")};
    ScenarioInPlay now = *scenarioOf(*campaign.play);
    if (now.riding == on)
        return Problem{on ? ActionText::tr("That is already noted.") : ActionText::tr("That is not noted.")};
    now.riding = on;
    return stood(ScenarioDeed::Riding, campaign.play->turn, now);
}

Result<Step> countDwellings(const Campaign &campaign, int dwellings, int looted)
{
    if (Problems problems = demandScenario(campaign); !problems.empty())
        return problems;
    if (!hasDwellings(*scenarioOf(*campaign.encounter)))
        return Problem{ActionText::tr("This encounter does not use that.")};
    if (dwellings < 0 || dwellings > mostDwellings)
        return Problem{ActionText::tr("A raid has 0 to %1 dwellings, not %2.").arg(mostDwellings).arg(dwellings)};
    if (looted < 0 || looted > dwellings)
        return Problem{
            ActionText::tr("There are %1 dwellings, so %2 cannot have been looted.").arg(dwellings).arg(looted)};
    ScenarioInPlay now = *scenarioOf(*campaign.play);
    now.dwellings = dwellings;
    now.looted = looted;
    return stood(ScenarioDeed::Dwellings, campaign.play->turn, now);
}

Result<Step> countHostages(const Campaign &campaign, bool found, int out)
{
    if (Problems problems = demandScenario(campaign); !problems.empty())
        return problems;
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (!hasHostages(scenario))
        return Problem{ActionText::tr("This encounter does not use that.")};
    if (out < 0 || out > scenario.hostages)
        return Problem{ActionText::tr("There are %n hostages, so 0 to %n can be off the table, not %1.", nullptr,
                                      scenario.hostages)
                           .arg(out)};
    if (out > 0 && !found)
        return Problem{ActionText::tr("Hostages move only once a rescuer has reached them. Mark them as found first.")};
    ScenarioInPlay now = *scenarioOf(*campaign.play);
    if (now.hostagesFound == found && now.hostagesOut == out)
        return Problem{ActionText::tr("That is already noted.")};
    now.hostagesFound = found;
    now.hostagesOut = out;
    return stood(ScenarioDeed::Hostages, campaign.play->turn, now);
}

Result<Step> noteDeeds(const Campaign &campaign, FigureId id, const Deeds &deeds)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const OwnFigure *own = campaign.play->find(id);
    if ((!own || own->state == TableState::AtHome) && !campaign.play->met(id))
        return Problem{ActionText::tr("Nobody of the band on the table has number %1.").arg(number(id))};
    const MediaWork &media = deeds.media;
    if (deeds.kills < 0 || deeds.routed < 0)
        return Problem{ActionText::tr("Enemies killed and routed must be 0 or more.")};
    if (std::min({media.leadStories, media.soundBites, media.closeShots, media.longShots}) < 0)
        return Problem{ActionText::tr("Stories, sound bites and shots must be 0 or more.")};
    if (const CampaignSystem &system = systemOf(*campaign.play); system.deedsThatCount(deeds) != deeds)
        return Problem{system.whyNotThoseDeeds(campaign.findEver(id)->name)};
    Step step;
    step.kind = StepKind::Played;
    step.changes = {FigureDid{id, deeds}};
    Campaign after = campaign;
    muster::apply(after, step.changes.front());
    if (Problems problems = checkDeeds(campaign, fatesSoFar(*after.play)); !problems.empty())
        return problems;
    return step;
}

} // namespace muster::actions
