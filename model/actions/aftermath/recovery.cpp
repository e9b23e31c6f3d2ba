// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"
#include "model/systems/campaignsystem.h"

namespace muster::actions {

void giveFirstAid(Aftermath &aftermath)
{
    const CampaignSystem &system = systemOf(aftermath.campaign(), aftermath.pack());
    const std::vector<ReportedFate> reported = aftermath.fates();
    for (const ReportedFate &told : reported) {
        if (told.fate != Fate::Wounded)
            continue;
        const int rep = aftermath.campaign().find(told.id)->rep();
        const FirstAidResult result = giveFirstAid(*aftermath.pack().firstAid, rep, aftermath.dice(), number(told.id));
        const Fate fate = system.fateOf(result.aided);
        aftermath.happen(FirstAidGiven{told.id, result.passed, fate});
        aftermath.countAs(told.id, fate);
    }
}

bool diesOfHits(const Figure &figure, const ReportedFate &reported)
{
    return reported.fate == Fate::Dead || reported.deeds.initiativeLost > figure.rep();
}

void takeHits(Aftermath &aftermath)
{
    for (const ReportedFate &reported : aftermath.fates()) {
        const Figure figure = *aftermath.campaign().find(reported.id);
        const bool dies = diesOfHits(figure, reported);
        aftermath.happen(FigureFared{reported.id, dies ? Fate::Dead : Fate::Fine, reported.deeds});
        if (!dies)
            continue;
        if (figure.star)
            aftermath.loseStar(EndCause::StarDied);
        aftermath.happen(FigureLeft{figure.id, Status::Dead, LeaveCause::Killed});
    }
}

namespace {

Return sparedStar(const Campaign &campaign, const Pack &pack, const Figure &star, Fate fate, RecoveryResult rolled)
{
    if (fate == Fate::OutOfTheFight) {
        const bool mayCheat = optionValue(campaign, pack, QStringLiteral("star-dies")) != QLatin1String("true");
        if (mayCheat && star.rep() > 1)
            return {{rolled.passed, Recovered::Returned, star.rep() - 1}, RepCause::CheatedDeathInRecovery};
        return {rolled};
    }
    const RecoveryRow &asOnePassed = pack.recovery->at(1, Fate::RanAway);
    const int rep = star.rep() + asOnePassed.repChange;
    if (rep < 1) // R3
        return {rolled};
    return {{rolled.passed, asOnePassed.fate, rep}};
}

LeaveCause causeOf(const RecoveryResult &result)
{
    if (result.fate == Recovered::Dead)
        return LeaveCause::DiedOfWounds;
    return result.passed > 0 ? LeaveCause::RepGone : LeaveCause::RanForGood; // R3, R15
}

void lose(Aftermath &aftermath, const Figure &figure, const RecoveryResult &result)
{
    const bool dead = result.fate == Recovered::Dead;
    if (figure.star)
        aftermath.loseStar(dead ? EndCause::StarDied : EndCause::StarSpent);
    const LeaveCause cause = figure.star && !dead ? LeaveCause::RepGone : causeOf(result);
    aftermath.happen(FigureLeft{figure.id, dead ? Status::Dead : Status::Gone, cause});
}

void rollFor(Aftermath &aftermath, const Figure &figure, Fate fate)
{
    const RecoveryResult rolled =
        recover(*aftermath.pack().recovery, figure.rep(), fate, aftermath.dice(), number(figure.id));
    const Return back = comesBack(aftermath.campaign(), aftermath.pack(), figure, fate, rolled);
    aftermath.happen(FigureRecovered{figure.id, fate, back.result.passed, back.result.returns()});
    if (!back.result.returns())
        lose(aftermath, figure, back.result);
    else if (back.result.rep != figure.rep())
        aftermath.happen(RepChanged{figure.id, figure.rep(), back.result.rep, back.cause});
}

} // namespace

Return comesBack(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate, RecoveryResult rolled)
{
    if (figure.star && rolled.passed == 0)
        return sparedStar(campaign, pack, figure, fate, rolled);
    return {rolled};
}

void rollRecovery(Aftermath &aftermath)
{
    for (const ReportedFate &reported : aftermath.fates()) {
        if (reported.fate != Fate::OutOfTheFight && reported.fate != Fate::RanAway)
            continue;
        const Figure figure = *aftermath.campaign().find(reported.id);
        rollFor(aftermath, figure, reported.fate);
    }
}

} // namespace muster::actions
