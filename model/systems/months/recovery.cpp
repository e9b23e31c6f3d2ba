// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"

namespace muster::actions {

namespace {

void fall(Aftermath &aftermath, const Figure &figure, Status status, LeaveCause cause, EndCause end)
{
    if (figure.star)
        aftermath.loseStar(end);
    aftermath.happen(FigureLeft{figure.id, status, cause});
}

/// Taken on the table without having been out of the fight.
bool wasOnlyStunned(const Aftermath &aftermath, const ReportedFate &reported)
{
    const std::optional<Play> &play = aftermath.before().play;
    const OwnFigure *own = play ? play->find(reported.id) : nullptr;
    return own && own->state == TableState::Captured && !hurtOf(*own) && !reported.deeds.wound;
}

/// "Prisoners need not be checked unless desired" (Swordplay p. 23); of a battle away from the screen all are (R98).
bool isCheckedPrisoner(const Aftermath &aftermath, const ReportedFate &reported)
{
    return reported.fate == Fate::Captured && !wasOnlyStunned(aftermath, reported)
        && aftermath.option(QStringLiteral("prisoners")) == QLatin1String("checked");
}

/// Cheating Death costs a Star one Rep; with none left to pay, its career ends (R3).
void cheatDeath(Aftermath &aftermath, const Figure &star)
{
    if (star.rep() > 1)
        aftermath.happen(RepChanged{star.id, star.rep(), star.rep() - 1, RepCause::CheatedDeath});
    else
        fall(aftermath, star, Status::Gone, LeaveCause::RepGone, EndCause::StarSpent);
}

} // namespace

void takeFates(Aftermath &aftermath)
{
    for (const ReportedFate &reported : aftermath.fates()) {
        const Figure figure = *aftermath.campaign().find(reported.id);
        aftermath.happen(FigureFared{reported.id, reported.fate, reported.deeds});
        switch (reported.fate) {
        case Fate::ObviouslyDead:
            fall(aftermath, figure, Status::Dead, LeaveCause::Killed, EndCause::StarDied);
            break;
        case Fate::Captured:
            if (!isCheckedPrisoner(aftermath, reported))
                fall(aftermath, figure, Status::Captured, LeaveCause::Captured, EndCause::StarCaptured);
            break;
        case Fate::CheatedDeath:
            cheatDeath(aftermath, figure);
            break;
        case Fate::Fine:
        case Fate::OutOfTheFight:
        case Fate::RanAway:
            break;
        case Fate::Scratched:
        case Fate::BadWound:
        case Fate::Unconscious:
        case Fate::Dead:
        case Fate::Surrendered:
        case Fate::Turned:
        case Fate::Wounded:
            Q_UNREACHABLE(); // checkFinish knows no such fates here
        }
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

namespace {

/// A prisoner survives like one who is out of the fight, or dies of wounds; alive, the figure stays where it is, but for a
/// Star who cheats death: whisked home, and free (Swordplay p. 5, R98).
void rollForPrisoner(Aftermath &aftermath, const Figure &figure)
{
    const RecoveryResult rolled =
        recover(*aftermath.pack().recovery, figure.rep(), Fate::OutOfTheFight, aftermath.dice(), number(figure.id));
    const Return back = comesBack(aftermath.campaign(), aftermath.pack(), figure, Fate::OutOfTheFight, rolled);
    aftermath.happen(FigureRecovered{figure.id, Fate::Captured, back.result.passed, back.result.returns()});
    if (!back.result.returns())
        return lose(aftermath, figure, back.result);
    if (back.result.rep != figure.rep())
        aftermath.happen(RepChanged{figure.id, figure.rep(), back.result.rep, back.cause});
    if (back.cause != RepCause::CheatedDeathInRecovery)
        fall(aftermath, figure, Status::Captured, LeaveCause::Captured, EndCause::StarCaptured);
}

} // namespace

void rollRecovery(Aftermath &aftermath)
{
    for (const ReportedFate &reported : aftermath.fates()) {
        if (isCheckedPrisoner(aftermath, reported)) {
            rollForPrisoner(aftermath, Figure(*aftermath.campaign().find(reported.id)));
            continue;
        }
        if (reported.fate != Fate::OutOfTheFight && reported.fate != Fate::RanAway)
            continue;
        const Figure figure = *aftermath.campaign().find(reported.id);
        rollFor(aftermath, figure, reported.fate);
    }
}

} // namespace muster::actions
