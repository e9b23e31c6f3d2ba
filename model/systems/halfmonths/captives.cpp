// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/captives.h"

#include "model/actions/bands.h"
#include "model/changes/band.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "rules/scenario/scenario.h"

#include <algorithm>

namespace muster::actions {

namespace {

/// All who were taken off the table; where the table was not kept, all or none.
int rescuedIn(const Aftermath &aftermath)
{
    const Campaign &before = aftermath.before();
    const Scenario &scenario = *scenarioOf(*before.encounter);
    if (aftermath.outcome() == Outcome::Success)
        return scenario.hostages;
    return before.play ? scenarioOf(*before.play)->hostagesOut : 0;
}

void bringHome(Aftermath &aftermath, FigureId id)
{
    const Campaign &now = aftermath.campaign();
    if (now.find(id)) { // a Star
        aftermath.happen(FigureHeld{id, false});
        return;
    }
    const Figure figure = *now.findEver(id);
    aftermath.happen(FigureReturned{id, true}); // R33
    if (now.star() && !now.starOf(figure))
        aftermath.happen(GruntTakenOver{id, now.star()->id, outranks(aftermath.pack(), figure, *now.star())});
}

void loseHeld(Aftermath &aftermath, FigureId star)
{
    aftermath.loseStar(EndCause::StarCaptured);
    aftermath.happen(FigureLeft{star, Status::Captured, LeaveCause::Captured});
}

std::vector<FigureId> heldStars(const Campaign &campaign)
{
    std::vector<FigureId> held;
    for (const Figure *star : campaign.stars()) {
        if (star->isHeld())
            held.push_back(star->id);
    }
    return held;
}

} // namespace

bool comesForItsOwn(const Campaign &campaign)
{
    const Scenario *scenario = campaign.encounter ? scenarioOf(*campaign.encounter) : nullptr;
    return scenario && scenario->kind == ScenarioKind::Recover && scenario->role == Role::Recoverer
        && !scenario->stockpile;
}

std::vector<FigureId> ownHostages(const Campaign &campaign)
{
    if (!comesForItsOwn(campaign))
        return {};
    std::vector<Captive> captives;
    for (const FigureId star : heldStars(campaign))
        captives.push_back({number(star), campaign.find(star)->rep()});
    for (const FormerFigure &former : campaign.former) {
        if (former.figure.status == Status::Captured && !former.figure.star)
            captives.push_back({number(former.figure.id), former.figure.rep()});
    }
    std::vector<FigureId> ids;
    for (const int hostage : hostagesAmong(captives, scenarioOf(*campaign.encounter)->hostages))
        ids.push_back(FigureId{hostage});
    return ids;
}

std::vector<FigureId> turnedOnes(const Campaign &campaign)
{
    std::vector<FigureId> turned;
    for (const FormerFigure &former : campaign.former) {
        if (former.figure.status == Status::Turned && !former.figure.star)
            turned.push_back(former.figure.id);
    }
    return turned;
}

void endCaptivity(Aftermath &aftermath)
{
    const Campaign &before = aftermath.before();
    if (comesForItsOwn(before)) {
        std::vector<FigureId> hostages = ownHostages(before);
        hostages.resize(std::min(hostages.size(), static_cast<std::size_t>(rescuedIn(aftermath))));
        for (const FigureId id : hostages)
            bringHome(aftermath, id);
        if (scenarioOf(*before.encounter)->antidote && aftermath.outcome() == Outcome::Success) {
            for (const FigureId id : turnedOnes(before))
                bringHome(aftermath, id);
        }
        for (const FigureId star : heldStars(before)) {
            const Figure *still = aftermath.campaign().find(star);
            if (still && still->isHeld())
                loseHeld(aftermath, star);
        }
    }
    const std::vector<Figure> &band = aftermath.campaign().band;
    if (std::all_of(band.begin(), band.end(), [](const Figure &figure) { return figure.isHeld(); })) {
        for (const FigureId star : heldStars(aftermath.campaign()))
            loseHeld(aftermath, star);
    }
}

} // namespace muster::actions
