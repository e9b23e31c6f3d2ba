// SPDX-License-Identifier: MIT
#include "model/actions/aftermath.h"
#include "model/actions/arms.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "rules/wounds/settling.h"

#include <algorithm>

namespace muster::actions {

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

/// Those among whom the encounter's points go: all who were brought, but no media crew, and nobody whom one leads. Where
/// bands meet, each side shares its own (R87).
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

/// R65: the figure's share, however it fared, and what it earned by what it did.
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

/// Nerve or experience (R66, R67).
void learnOrLoseNerve(Aftermath &aftermath, const Figure &figure, const FigureAfter &after)
{
    const int nerveless = figure.rep() + aftermath.pack().wounds->nerveLost;
    if (after.lostNerve && nerveless >= 1)
        aftermath.happen(RepChanged{figure.id, figure.rep(), nerveless, RepCause::LostNerve});
    else if (after.gained)
        aftermath.happen(RepChanged{figure.id, figure.rep(), figure.rep() + 1, RepCause::Experience});
}

/// The number of that Star's stockpile; none where it left with a Star who fell. The first Star's passes to the next Star,
/// another's to whoever takes over its Grunts.
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

/// Another Star than the first is lost, and its stockpile with it or to an heir: what the band has salvaged is in it.
void salvageBefore(Aftermath &aftermath, FigureId lost)
{
    if (aftermath.before().stockNumber(lost) != 0 && aftermath.encounter().whose == number(lost))
        keepSalvage(aftermath, aftermath.campaign().stockNumber(lost));
}

/// What a dead or turned figure carried and wore belongs to the band that held the field: its stockpile gets it (p. 15, R97).
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
        aftermath.happen(MonthServed{{number(reported.id)}}); // who may come back has fought this battle, too
    if (figure.star)
        aftermath.loseStar(loss.end);
    const int heir = figure.star ? stockHeir(aftermath.campaign(), aftermath.pack(), figure.id, aftermath.heirs()) : 0;
    aftermath.happen(FigureLeft{reported.id, loss.status, loss.cause, false, heir});
}

/// What needs no dice. One who is to take a Recover check takes it before anything comes of it.
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

void takeDeeds(Aftermath &aftermath)
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

void layDownArms(Aftermath &aftermath)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (figure.laidAside)
            aftermath.happen(GearChanged{figure.id, *figure.laidAside, std::nullopt, GearCause::Restored});
    }
}

void takeSalvage(Aftermath &aftermath)
{
    const FigureId star{aftermath.encounter().whose.value_or(0)};
    if (aftermath.campaign().find(star) || aftermath.before().stockNumber(star) == 0) // else it went with its Star
        keepSalvage(aftermath, aftermath.campaign().stockNumber(star));
}

void loseStockpile(Aftermath &aftermath)
{
    if (!losesStockpile(*scenarioOf(aftermath.encounter()), aftermath.won()))
        return;
    const Campaign &before = aftermath.before();
    const FigureId star{aftermath.encounter().whose.value_or(before.star() ? number(before.star()->id) : 0)};
    const std::optional<int> stock = stockLeftOf(aftermath, star);
    const Stockpile lost = stock ? before.stockOf(star) : Stockpile();
    for (auto item = lost.begin(); item != lost.end(); ++item)
        aftermath.happen(StockChanged{item.key(), -item.value(), *stock});
}

} // namespace muster::actions
