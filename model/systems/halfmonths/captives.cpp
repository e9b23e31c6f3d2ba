// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/captives.h"

#include "model/actions/bands.h"
#include "model/changes/band.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/whofights.h"
#include "rules/scenario/scenario.h"

#include <algorithm>

namespace muster::actions {

namespace {

/// The band that came for its own has what it came for.
bool wasRescued(const Aftermath &aftermath)
{
    const bool met = scenarioOf(aftermath.encounter())->role != Role::Recoverer;
    return met ? aftermath.wonByTheMet().numerator > 0 : aftermath.outcome() == Outcome::Success;
}

/// So many as were taken off the table (R97); where nothing was noted of them, all or none.
int rescuedIn(const Aftermath &aftermath)
{
    const Campaign &before = aftermath.before();
    const Scenario &scenario = *scenarioOf(*before.encounter);
    if (before.play && scenarioOf(*before.play)->hostagesFound)
        return scenarioOf(*before.play)->hostagesOut;
    return wasRescued(aftermath) ? scenario.hostages : 0;
}

void bringHome(Aftermath &aftermath, FigureId id)
{
    const Campaign &now = aftermath.campaign();
    if (now.find(id)) { // a Star
        aftermath.happen(FigureHeld{id, false});
        return;
    }
    const Figure figure = *now.findEver(id);
    aftermath.happen(FigureReturned{id}); // its battles go on, which are no months in a row (R33)
    if (now.star() && !now.starOf(figure))
        aftermath.happen(takenOver(aftermath.pack(), figure, *now.star()));
}

void loseHeld(Aftermath &aftermath, FigureId star)
{
    const int heir = stockHeir(aftermath.campaign(), aftermath.pack(), star, aftermath.heirs());
    aftermath.loseStar(EndCause::StarCaptured);
    aftermath.happen(FigureLeft{star, Status::Captured, LeaveCause::Captured, false, heir});
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

std::optional<Campaign> bandThatRescues(const Campaign &campaign)
{
    const Scenario *scenario = campaign.encounter ? scenarioOf(*campaign.encounter) : nullptr;
    if (!scenario || scenario->kind != ScenarioKind::Recover || scenario->stockpile)
        return std::nullopt;
    if (scenario->role == Role::Recoverer)
        return bandOfEncounter(campaign);
    const Meeting *meeting = campaign.meeting();
    return meeting ? std::optional(campaign.bandOf(FigureId{meeting->star})) : std::nullopt;
}

std::vector<FigureId> ownHostages(const Campaign &campaign)
{
    const std::optional<Campaign> band = bandThatRescues(campaign);
    if (!band)
        return {};
    std::vector<Captive> captives;
    for (const FigureId star : heldStars(*band))
        captives.push_back({number(star), campaign.find(star)->rep()});
    for (const FormerFigure &former : band->former) {
        if (former.figure.status == Status::Captured && !former.figure.star)
            captives.push_back({number(former.figure.id), former.figure.rep()});
    }
    std::vector<FigureId> ids;
    for (const int hostage : hostagesAmong(captives, scenarioOf(*campaign.encounter)->hostages))
        ids.push_back(FigureId{hostage});
    return ids;
}

std::vector<FigureId> starsLeftBehind(const Campaign &campaign)
{
    const std::optional<Campaign> band = bandThatRescues(campaign);
    std::vector<FigureId> stars = band ? heldStars(*band) : std::vector<FigureId>();
    const std::vector<FigureId> hostages = ownHostages(campaign);
    std::erase_if(stars,
                  [&](FigureId star) { return std::find(hostages.begin(), hostages.end(), star) != hostages.end(); });
    return stars;
}

std::vector<FigureId> turnedOnes(const Campaign &band)
{
    std::vector<FigureId> turned;
    for (const FormerFigure &former : band.former) {
        if (former.figure.status == Status::Turned && !former.figure.star)
            turned.push_back(former.figure.id);
    }
    return turned;
}

void endCaptivity(Aftermath &aftermath)
{
    const Campaign &before = aftermath.before();
    if (const std::optional<Campaign> rescuers = bandThatRescues(before)) {
        std::vector<FigureId> hostages = ownHostages(before);
        hostages.resize(std::min(hostages.size(), static_cast<std::size_t>(rescuedIn(aftermath))));
        for (const FigureId id : hostages)
            bringHome(aftermath, id);
        if (scenarioOf(*before.encounter)->antidote && wasRescued(aftermath)) {
            for (const FigureId id : turnedOnes(*rescuers))
                bringHome(aftermath, id);
        }
        for (const FigureId star : heldStars(*rescuers)) {
            const Figure *still = aftermath.campaign().find(star);
            if (still && still->isHeld())
                loseHeld(aftermath, star);
        }
    }
    const auto hasFollowers = [&](FigureId star) {
        const std::vector<Figure> &band = aftermath.campaign().band;
        return std::any_of(band.begin(), band.end(), [&](const Figure &figure) {
            return !figure.isHeld() && (figure.leader == star || !aftermath.campaign().starOf(figure));
        });
    };
    for (const FigureId star : heldStars(aftermath.campaign())) {
        if (!hasFollowers(star))
            loseHeld(aftermath, star);
    }
}

} // namespace muster::actions
