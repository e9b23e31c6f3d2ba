// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/captives.h"

#include "model/actions/aftermath.h"
#include "model/actions/bands.h"
#include "model/acts/credit.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/sides.h"
#include "rules/scenario/scenario.h"
#include "rules/slug.h"

#include <algorithm>
#include <set>

// What lasts for a number of turns: who ducks down (first edition p. 7), and who is to be a zombie (p. 10, R84).

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

bool willTurn(const OwnFigure &own)
{
    return own.turnsIn > 0 && own.state != TableState::AtHome && own.state != TableState::Dead
        && own.state != TableState::Turned;
}

namespace {

/// Those who ducked for as long as they had to.
void getUp(const Play &play, int turn, Step &step)
{
    const auto isOver = [=](const auto &figure) {
        return figure.state == TableState::DuckedBack && figure.duckedUntil > 0 && figure.duckedUntil < turn;
    };
    for (const OwnFigure &own : play.own) {
        if (isOver(own))
            step.changes.push_back(FigureStood{own.id, TableState::CarryingOn});
    }
    for (const GroupInPlay &group : play.groups) {
        for (std::size_t i = 0; i < group.figures.size(); ++i) {
            if (!group.struck && isOver(group.figures[i]))
                step.changes.push_back(EnemyStood{group.id, static_cast<int>(i) + 1, TableState::CarryingOn});
        }
    }
}

void standUpTurned(const Campaign &campaign, const Pack &pack, int turn, Step &step)
{
    const Team *zombies = pack.wounds ? pack.team(pack.wounds->turnsInto) : nullptr;
    GroupAppeared risen;
    risen.group = static_cast<int>(campaign.play->groups.size()) + 1;
    for (const OwnFigure &own : campaign.play->own) {
        if (!willTurn(own) || own.turnsIn > turn)
            continue;
        step.changes.push_back(FigureStood{own.id, TableState::Turned});
        const OwnGroup *group = campaign.play->ownGroup(own.group);
        if (!zombies || own.state == TableState::LeftTable || !group || group->section == offTable)
            continue;
        risen.section = group->section;
        risen.figures.push_back({zombies->figures.front().profile, false, {}});
    }
    if (!risen.figures.empty())
        step.changes.push_back(risen);
}

} // namespace

void standUp(const Campaign &campaign, const Pack &pack, int turn, Step &step)
{
    getUp(*campaign.play, turn, step);
    standUpTurned(campaign, pack, turn, step);
}

bool cameAtOnce(const Encounter &encounter)
{
    const Scenario *scenario = scenarioOf(encounter);
    return scenario && scenario->after;
}

namespace {

/// Those of the enemy who are left: without those the player names, else without as many as were killed, the last first.
void takeLosses(Aftermath &aftermath, std::vector<Profile> &enemy)
{
    const std::vector<int> &named = aftermath.enemyReport().lost;
    const std::set<int> lost(named.begin(), named.end());
    if (lost.empty()) {
        const auto kills = static_cast<std::size_t>(killsOf(aftermath.fates()));
        enemy.resize(enemy.size() - std::min(kills, enemy.size()));
        return;
    }
    std::vector<Profile> left;
    for (std::size_t i = 0; i < enemy.size(); ++i) {
        if (!lost.contains(static_cast<int>(i) + 1))
            left.push_back(enemy[i]);
    }
    enemy = std::move(left);
    if (lost.contains(1) && !enemy.empty()) { // the next in line leads: by Rep, then by number (R97)
        const auto next = std::ranges::max_element(enemy, {}, &Profile::rep);
        std::rotate(enemy.begin(), next, std::next(next));
    }
}

/// Who came beside the band that was met, and is left (R77).
std::vector<Profile> leftOfReinforcements(const Aftermath &aftermath, const Meeting &meeting, const Force &enemy)
{
    const std::vector<int> &lost = aftermath.enemyReport().lost;
    std::vector<Profile> left;
    for (std::size_t i = meeting.theirs.size(); i < enemy.figures.size(); ++i) {
        if (std::ranges::find(lost, static_cast<int>(i) + 1) == lost.end())
            left.push_back(enemy.figures[i]);
    }
    return left;
}

/// A siege leads to a pursuit only where the besieged got away (R71), whoever won: those who outlasted the besiegers did not.
bool ledTo(const Aftermath &aftermath, const Scenario &over)
{
    if (over.kind != ScenarioKind::Siege)
        return true;
    const Campaign &before = aftermath.before();
    const bool inside = over.role == Role::Besieged;
    const bool wereFreed = inside == (aftermath.outcome() == Outcome::Success);
    if (!before.play || isUntouched(before))
        return wereFreed;
    const Tally tally = tallyOf(before);
    const bool areSurrounded = inside ? !tally.enemyDrivenOff : before.play->party() > 0;
    return (inside ? tally.ownEscaped : tally.enemyEscaped) > 0 || (wereFreed && areSurrounded);
}

} // namespace

void expectFollowUp(Aftermath &aftermath)
{
    const QString &told = aftermath.enemyReport().follows;
    Following following{
        *scenarioOf(aftermath.encounter()), fromSlug<ScenarioKind>(told), aftermath.encounter().whose, {}};
    following.over.enemy = enemyInAll(aftermath.before());
    const bool byTheBook =
        told.isEmpty() && aftermath.pack().scenarios->of(following.over.kind).next && ledTo(aftermath, following.over);
    if (!byTheBook && !following.kind)
        return;
    if (const auto &meeting = aftermath.encounter().meeting) {
        following.against = meeting->star; // the others are the band's
        following.over.enemy.figures = leftOfReinforcements(aftermath, *meeting, following.over.enemy);
    } else {
        takeLosses(aftermath, following.over.enemy.figures);
    }
    const Campaign &now = aftermath.campaign();
    if (canBeFought(now, following))
        return aftermath.happen(FollowUpDue{following});
    for (const std::optional<int> star : {following.whose, following.against}) {
        const bool isSide = star || star == following.whose;
        if (isSide && !anybodyFights(now, star, true, now.turn))
            return aftermath.happen(NothingFollows{star.value_or(0)});
    }
}

} // namespace muster::actions
