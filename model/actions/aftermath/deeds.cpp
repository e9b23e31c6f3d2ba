// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/actions/press.h"

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

/// Those among whom the encounter's points go: all who were brought, but no media crew, and nobody whom one leads.
int sharers(const Aftermath &aftermath)
{
    const Figure *star = aftermath.campaign().star();
    if (star && isPress(aftermath, *star))
        return 0;
    const auto &fates = aftermath.fates();
    return static_cast<int>(std::count_if(fates.begin(), fates.end(), [&](const ReportedFate &reported) {
        return !isPress(aftermath, *aftermath.campaign().findEver(reported.id));
    }));
}

/// R65: his share, however he fared, and what he earned by what he did.
void earn(Aftermath &aftermath, const ReportedFate &reported, int among)
{
    const RewardTables &rewards = *aftermath.pack().rewards;
    const bool shares = among > 0 && !isPress(aftermath, *aftermath.campaign().find(reported.id));
    const int share = shares ? rewards.share(aftermath.won(), among) : 0;
    const int deeds =
        rewards.deeds(reported.deeds.kills, reported.deeds.routed) + mediaPoints(rewards, reported.deeds.media);
    if (share + deeds > 0)
        aftermath.happen(PointsEarned{reported.id, share, deeds});
}

bool needsRecovery(Fate fate)
{
    return fate == Fate::BadWound || fate == Fate::Unconscious;
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

void recover(Aftermath &aftermath, FigureId id, Fate fate, const FigureAfter &after)
{
    const Figure figure = *aftermath.campaign().find(id);
    const bool returns = after.status == After::Band;
    aftermath.happen(FigureRecovered{id, fate, after.passed, returns});
    if (!returns)
        return;
    if (after.rep != figure.rep())
        aftermath.happen(RepChanged{id, figure.rep(), after.rep, RepCause::Recovery});
    aftermath.happen(FigureAway{id, aftermath.campaign().turn + after.awayTurns + 1});
    if (after.marked && !figure.marked)
        aftermath.happen(FigureMarked{id});
}

void settle(Aftermath &aftermath, const ReportedFate &reported, int among)
{
    const Figure figure = *aftermath.campaign().find(reported.id);
    aftermath.happen(FigureFared{reported.id, reported.fate, reported.deeds});
    earn(aftermath, reported, among);
    const FigureAfter after =
        afterBattle(*aftermath.pack().wounds, aftermath.pack().calendar->monthsLastTurns, figure.rep(), figure.marked,
                    reported.fate, reported.deeds, aftermath.dice(), number(figure.id));
    learnOrLoseNerve(aftermath, figure, after);
    if (needsRecovery(reported.fate))
        recover(aftermath, reported.id, reported.fate, after);
    if (after.status == After::Band)
        return;
    const Loss loss = lossOf(after.status, reported.fate);
    if (figure.star)
        aftermath.loseStar(loss.end);
    aftermath.happen(FigureLeft{figure.id, loss.status, loss.cause});
}

} // namespace

void takeDeeds(Aftermath &aftermath)
{
    const int among = sharers(aftermath);
    for (const ReportedFate &reported : aftermath.fates())
        settle(aftermath, reported, among);
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
    for (const Kit &kit : aftermath.enemyReport().salvage)
        aftermath.happen(StockChanged{kit.item, kit.count});
}

} // namespace muster::actions
