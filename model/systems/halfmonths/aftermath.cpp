// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/halfmonths.h"

#include "model/acts/arms.h"
#include "model/acts/bands.h"
#include "model/acts/battle.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/arrangements.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "rules/lists.h"
#include "rules/slug.h"
#include "rules/wounds/settling.h"

#include <algorithm>
#include <set>

namespace muster::acts {

namespace {

using After = FigureAfter::Status;

struct Loss {
    Status status;
    LeaveCause cause;
    EndCause end;
};

Loss lossOf(After after, Fate fate)
{
    switch (after) {
    case After::Dead:
        return {Status::Dead, LeaveCause::Killed, EndCause::StarDied};
    case After::Captured:
        return {Status::Captured, fate == Fate::Surrendered ? LeaveCause::Surrendered : LeaveCause::Captured,
                EndCause::StarCaptured};
    case After::Turned:
        return {Status::Turned, LeaveCause::Turned, EndCause::StarTurned};
    case After::Gone:
    case After::Band:
        break;
    }
    return {Status::Gone, LeaveCause::RepGone, EndCause::StarSpent};
}

bool isPress(const Aftermath &aftermath, const Figure &figure)
{
    return crewPartOf(aftermath.pack(), figure) != CrewPart::None;
}

/// Returns the number of figures that share the encounter's points: all who were brought, except a media crew and those
/// led by one. If bands meet, each side shares its own (R87).
int sharers(const Aftermath &aftermath, bool met)
{
    int all = 0;
    for (const ReportedFate &reported : aftermath.fates()) {
        const Figure &figure = *aftermath.campaign().findEver(reported.id);
        if (aftermath.before().isMet(figure) != met)
            continue;
        const Figure *star = aftermath.before().starOf(figure);
        if (star && isPress(aftermath, *star))
            return 0;
        all += isPress(aftermath, figure) ? 0 : 1;
    }
    return all;
}

/// Adds points (R65): the figure's share, whatever its fate, and those for its deeds.
void earn(Aftermath &aftermath, const ReportedFate &reported, int among)
{
    const RewardTables &rewards = *aftermath.pack().rewards;
    const Figure &figure = *aftermath.campaign().find(reported.id);
    const bool shares = among > 0 && !isPress(aftermath, figure);
    const int share = shares ? rewards.share(aftermath.wonBy(figure), among) : 0;
    const int deeds =
        rewards.deeds(reported.deeds.kills, reported.deeds.routed) + mediaPoints(rewards, reported.deeds.media);
    if (share + deeds > 0)
        aftermath.happen(PointsEarned{reported.id, share, deeds});
}

/// Applies lost nerve or experience (R66, R67).
void learnOrLoseNerve(Aftermath &aftermath, const Figure &figure, const FigureAfter &after)
{
    const int nerveless = figure.rep() + aftermath.pack().wounds->nerveLost;
    if (after.lostNerve && nerveless >= 1)
        aftermath.happen(RepChanged{figure.id, figure.rep(), nerveless, RepCause::LostNerve});
    else if (after.gained)
        aftermath.happen(RepChanged{figure.id, figure.rep(), figure.rep() + 1, RepCause::Experience});
}

/// Returns the number of that Star's stockpile; none if it left with a lost Star. The first Star's passes to the next
/// Star, another's to the Star who takes over its Grunts.
std::optional<int> stockLeftOf(const Aftermath &aftermath, FigureId star)
{
    const Campaign &now = aftermath.campaign();
    if (now.find(star) || aftermath.before().stockNumber(star) == 0)
        return now.stockNumber(star);
    const int heir = stockHeir(now, aftermath.pack(), star, aftermath.heirs());
    return heir > 0 ? std::optional(now.stockNumber(FigureId{heir})) : std::nullopt;
}

void keepSalvage(Aftermath &aftermath, int stock)
{
    for (const Kit &kit : aftermath.enemyReport().salvage)
        aftermath.happen(StockChanged{kit.item, kit.count, stock});
}

/// Keeps the band's salvage in the stockpile of a Star, other than the first, who is about to be lost with it.
void salvageBefore(Aftermath &aftermath, FigureId lost)
{
    if (aftermath.before().stockNumber(lost) != 0 && aftermath.encounter().whose == lost)
        keepSalvage(aftermath, aftermath.campaign().stockNumber(lost));
}

/// Moves the equipment of a dead or turned figure to the stockpile of the band that held the field (p. 15, R97).
void takeUpArms(Aftermath &aftermath, const Figure &figure, int stock)
{
    const Pack &pack = aftermath.pack();
    const Gear had{figure.profile.weapon, figure.profile.armorWorn};
    Gear left = had;
    if (canBeKept(pack, had.weapon))
        left.weapon = emptyHands(pack);
    if (canBeKept(pack, had.armor))
        left.armor = pack.armors.front().id;
    if (left != had)
        aftermath.happen(GearChanged{figure.id, left, std::nullopt, GearCause::Issued});
    if (left.weapon != had.weapon)
        aftermath.happen(StockChanged{had.weapon, 1, stock});
    if (left.armor != had.armor)
        aftermath.happen(StockChanged{had.armor, 1, stock});
    for (const Kit &kit : figure.carries) {
        if (!canBeKept(pack, kit.item))
            continue;
        aftermath.happen(ThingCarried{figure.id, kit.item, 0});
        aftermath.happen(StockChanged{kit.item, kit.count, stock});
    }
}

void lose(Aftermath &aftermath, const ReportedFate &reported, const FigureAfter &after)
{
    if (after.status == After::Band)
        return;
    const Loss loss = lossOf(after.status, reported.fate);
    const Figure figure = *aftermath.campaign().find(reported.id);
    if (figure.star && after.status == After::Captured) // R85
        return aftermath.happen(FigureHeld{reported.id, true});
    salvageBefore(aftermath, figure.id);
    const bool fell = after.status == After::Dead || after.status == After::Turned;
    const bool isKept = aftermath.heldField() != figure.id || aftermath.before().hasSeveralStars();
    if (const auto holder = aftermath.heldField(); fell && holder && isKept) {
        if (const std::optional<int> stock = stockLeftOf(aftermath, *holder))
            takeUpArms(aftermath, figure, *stock);
    }
    if (after.status == After::Captured || after.status == After::Turned)
        aftermath.happen(MonthServed{{reported.id}}); // a figure that may come back has fought this battle too
    if (figure.star)
        aftermath.loseStar(loss.end);
    const int heir = figure.star ? stockHeir(aftermath.campaign(), aftermath.pack(), figure.id, aftermath.heirs()) : 0;
    aftermath.happen(FigureLeft{reported.id, loss.status, loss.cause, false, heir});
}

/// Settles everything that needs no dice. A figure that must take a Recover check takes it first.
FigureAfter settle(Aftermath &aftermath, const ReportedFate &reported, int among)
{
    const Figure figure = *aftermath.campaign().find(reported.id);
    aftermath.happen(FigureFared{reported.id, reported.fate, reported.deeds});
    earn(aftermath, reported, among);
    const FigureAfter after =
        atOnce(*aftermath.pack().wounds, figure.rep(), figure.marked, reported.fate, reported.deeds);
    learnOrLoseNerve(aftermath, figure, after);
    if (!needsRecovery(reported.fate, reported.deeds))
        lose(aftermath, reported, after);
    return after;
}

void checkRecovery(Aftermath &aftermath, const ReportedFate &reported, FigureAfter after)
{
    const Figure figure = *aftermath.campaign().find(reported.id);
    recover(*aftermath.pack().wounds, aftermath.pack().calendar->monthsLastTurns, after, aftermath.dice(),
            number(figure.id));
    const bool returns = after.status == After::Band;
    const Fate from = reported.deeds.wound == Fate::BadWound ? Fate::BadWound : reported.fate;
    aftermath.happen(FigureRecovered{figure.id, from, after.passed, returns});
    if (!returns)
        return lose(aftermath, reported, after);
    if (after.rep != figure.rep())
        aftermath.happen(RepChanged{figure.id, figure.rep(), after.rep, RepCause::Recovery});
    aftermath.happen(FigureAway{figure.id, aftermath.campaign().turn + after.awayTurns + 1});
    if (after.marked && !figure.marked)
        aftermath.happen(FigureMarked{figure.id});
}

} // namespace

/// Applies points, wounds, nerve and experience of the first edition (pp. 7, 15, R65 to R67). Dice: 2d6 for each Bad
/// Wound or unconscious figure, by id.
static void takeDeeds(Aftermath &aftermath)
{
    const int ours = sharers(aftermath, false);
    const int theirs = sharers(aftermath, true);
    std::vector<FigureAfter> afterwards;
    for (const ReportedFate &reported : aftermath.fates()) {
        const bool met = aftermath.before().isMet(*aftermath.before().find(reported.id));
        afterwards.push_back(settle(aftermath, reported, met ? theirs : ours));
    }
    for (std::size_t i = 0; i < afterwards.size(); ++i) {
        const ReportedFate &reported = aftermath.fates()[i];
        if (needsRecovery(reported.fate, reported.deeds))
            checkRecovery(aftermath, reported, afterwards[i]);
    }
}

/// Takes back equipment that was drawn for one encounter (p. 9).
static void layDownArms(Aftermath &aftermath)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (figure.laidAside)
            aftermath.happen(GearChanged{figure.id, *figure.laidAside, std::nullopt, GearCause::Restored});
    }
}

/// Adds equipment taken from the field to the stockpile (p. 15).
static void takeSalvage(Aftermath &aftermath)
{
    const FigureId star = aftermath.encounter().whose;
    if (aftermath.campaign().find(star) || aftermath.before().stockNumber(star) == 0) // else it went with its Star
        keepSalvage(aftermath, aftermath.campaign().stockNumber(star));
}

/// Removes a stockpile that the band failed to defend (p. 15, R88).
static void loseStockpile(Aftermath &aftermath)
{
    if (!losesStockpile(*scenarioOf(aftermath.encounter()), aftermath.won()))
        return;
    const Campaign &before = aftermath.before();
    const FigureId whose = aftermath.encounter().whose;
    const FigureId star = whose == noFigure && before.star() ? before.star()->id : whose;
    const std::optional<int> stock = stockLeftOf(aftermath, star);
    const Stockpile lost = stock ? before.stockOf(star) : Stockpile();
    for (auto item = lost.begin(); item != lost.end(); ++item)
        aftermath.happen(StockChanged{item.key(), -item.value(), *stock});
}

namespace {

/// Checks whether the band that came for its own has reached its aim.
bool wasRescued(const Aftermath &aftermath)
{
    const bool met = scenarioOf(aftermath.encounter())->role != Role::Recoverer;
    return met ? aftermath.wonByTheMet().numerator > 0 : aftermath.outcome() == Outcome::Success;
}

/// Returns the number of figures taken off the table (R97); if nothing was noted of them, all or none.
int rescuedIn(const Aftermath &aftermath)
{
    const Campaign &before = aftermath.before();
    if (const ScenarioInPlay *now = scenarioNow(before); now && now->hostagesFound)
        return now->hostagesOut;
    return wasRescued(aftermath) ? scenarioIn(before)->hostages : 0;
}

void bringHome(Aftermath &aftermath, FigureId id)
{
    const Campaign &now = aftermath.campaign();
    if (now.find(id)) { // a Star
        aftermath.happen(FigureHeld{id, false});
        return;
    }
    const Figure figure = *now.findEver(id);
    aftermath.happen(FigureReturned{id}); // its count of battles goes on, as these are not months in a row (R33)
    if (now.star() && !now.starOf(figure))
        aftermath.happen(takenOver(aftermath.pack(), figure, *now.star()));
}

void loseHeld(Aftermath &aftermath, FigureId star)
{
    const int heir = stockHeir(aftermath.campaign(), aftermath.pack(), star, aftermath.heirs());
    aftermath.loseStar(EndCause::StarCaptured);
    aftermath.happen(FigureLeft{star, Status::Captured, LeaveCause::Captured, false, heir});
}

FigureIds heldStars(const Campaign &campaign)
{
    FigureIds held;
    for (const Figure *star : campaign.stars()) {
        if (star->isHeld())
            held.push_back(star->id);
    }
    return held;
}

} // namespace

std::optional<Campaign> bandThatRescues(const Campaign &campaign)
{
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario || scenario->kind != ScenarioKind::Recover || scenario->stockpile)
        return std::nullopt;
    if (scenario->role == Role::Recoverer)
        return bandOfEncounter(campaign);
    const Meeting *meeting = campaign.meeting();
    return meeting ? std::optional(campaign.bandOf(meeting->star)) : std::nullopt;
}

FigureIds ownHostages(const Campaign &campaign)
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
    FigureIds ids;
    for (const int hostage : hostagesAmong(captives, scenarioIn(campaign)->hostages))
        ids.push_back(FigureId{hostage});
    return ids;
}

FigureIds starsLeftBehind(const Campaign &campaign)
{
    const std::optional<Campaign> band = bandThatRescues(campaign);
    FigureIds stars = band ? heldStars(*band) : FigureIds();
    const FigureIds hostages = ownHostages(campaign);
    std::erase_if(stars, [&](FigureId star) { return contains(hostages, star); });
    return stars;
}

FigureIds turnedOnes(const Campaign &band)
{
    FigureIds turned;
    for (const FormerFigure &former : band.former) {
        if (former.figure.status == Status::Turned && !former.figure.star)
            turned.push_back(former.figure.id);
    }
    return turned;
}

/// Brings back the figures that the finished Recover has freed. A Star whom it was to free and did not is lost, and so
/// are captured Stars for whom nobody is left to come.
static void endCaptivity(Aftermath &aftermath)
{
    const Campaign &before = aftermath.before();
    if (const std::optional<Campaign> rescuers = bandThatRescues(before)) {
        FigureIds hostages = ownHostages(before);
        hostages.resize(std::min(hostages.size(), std::size_t(rescuedIn(aftermath))));
        for (const FigureId id : hostages)
            bringHome(aftermath, id);
        if (scenarioIn(before)->antidote && wasRescued(aftermath)) {
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
        return std::ranges::any_of(band, [&](const Figure &figure) {
            return !figure.isHeld() && (figure.leader == star || !aftermath.campaign().starOf(figure));
        });
    };
    for (const FigureId star : heldStars(aftermath.campaign())) {
        if (!hasFollowers(star))
            loseHeld(aftermath, star);
    }
}

bool cameAtOnce(const Encounter &encounter)
{
    const Scenario *scenario = scenarioOf(encounter);
    return scenario && scenario->after;
}

namespace {

/// Removes the enemies that the player names as lost, or else as many as were killed, the last first.
void takeLosses(Aftermath &aftermath, std::vector<Profile> &enemy)
{
    const std::vector<int> &named = aftermath.enemyReport().lost;
    const std::set<int> lost(named.begin(), named.end());
    if (lost.empty()) {
        const auto kills = std::size_t(killsOf(aftermath.fates()));
        enemy.resize(enemy.size() - std::min(kills, enemy.size()));
        return;
    }
    std::vector<Profile> left;
    for (std::size_t i = 0; i < enemy.size(); ++i) {
        if (!lost.contains(int(i) + 1))
            left.push_back(enemy[i]);
    }
    enemy = std::move(left);
    if (lost.contains(1) && !enemy.empty()) { // the next in line leads: by Rep, then by number (R97)
        const auto next = std::ranges::max_element(enemy, {}, &Profile::rep);
        std::rotate(enemy.begin(), next, std::next(next));
    }
}

/// Returns the reinforcements of the band that was met who are left (R77).
std::vector<Profile> leftOfReinforcements(const Aftermath &aftermath, const Meeting &meeting, const Force &enemy)
{
    const std::vector<int> &lost = aftermath.enemyReport().lost;
    std::vector<Profile> left;
    for (std::size_t i = meeting.theirs.size(); i < enemy.figures.size(); ++i) {
        if (!contains(lost, int(i) + 1))
            left.push_back(enemy.figures[i]);
    }
    return left;
}

/// Checks whether a follow-up is due. A siege leads to a pursuit only if the besieged got away (R71), whoever won:
/// those who outlasted the besiegers did not.
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

/// Records that the encounter may lead to another at once: both sides live, and it was one of those that do (pp. 13 to
/// 15).
static void expectFollowUp(Aftermath &aftermath)
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
    for (const FigureId star : {following.whose, following.against}) {
        const bool isSide = star != noFigure || star == following.whose;
        if (isSide && !anybodyFights(now, star, true, now.turn))
            return aftermath.happen(NothingFollows{star});
    }
}

} // namespace muster::acts

namespace muster {

void HalfMonths::settle(acts::Aftermath &aftermath) const
{
    layDownArms(aftermath);
    takeDeeds(aftermath);
    takeSalvage(aftermath);
    endCaptivity(aftermath);
    loseStockpile(aftermath);
}

void HalfMonths::turn(acts::Aftermath &aftermath) const
{
    MonthServed served;
    for (const ReportedFate &reported : aftermath.fates())
        served.there.push_back(reported.id);
    serveMonth(aftermath, served);
    expectFollowUp(aftermath);
    const Campaign &now = aftermath.campaign();
    if (!now.following)
        sendReinforcements(aftermath); // reinforcements fight the follow-up too (R77)
    if (now.following || std::ranges::any_of(now.due, [&](FigureId star) { return now.find(star); }))
        return;
    aftermath.happen(TurnEnded{});
    if (now.journey && now.turn >= now.journey->arrivesIn) // a journey goes on through an encounter on the way (R69)
        aftermath.happen(Arrived{now.journey->to});
}

} // namespace muster
