// SPDX-License-Identifier: MIT
#include "model/acts/aftermath.h"
#include "model/acts/demands.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"

#include <algorithm>

namespace muster::acts {

bool goesForOutranking(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    if (figure.star)
        return false;
    const Figure *star = campaign.starOf(figure);
    if (!star)
        return false; // there is nobody to outrank
    const bool now = optionValue(campaign, pack, QStringLiteral("outranked")) == QLatin1String("now");
    return now ? figure.rep() > star->rep() : figure.outranksStar;
}

/// Removes figures that were recruited with a higher Rep than their Star's (R10).
static void sendOutranking(Aftermath &aftermath)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (goesForOutranking(aftermath.campaign(), aftermath.pack(), figure))
            aftermath.happen(FigureLeft{figure.id, Status::Left, LeaveCause::Outranked});
    }
}

namespace {

/// Returns the values of a Star for holding its own band.
StarStanding standing(const Aftermath &aftermath, const Figure &leader)
{
    const Campaign &campaign = aftermath.campaign();
    StarStanding star;
    star.figure = campaign.hasSeveralStars() ? number(leader.id) : 0;
    star.rep = leader.rep();
    star.last = aftermath.outcome();
    for (const ReportedFate &reported : aftermath.fates()) {
        const bool out = reported.fate == Fate::OutOfTheFight || reported.deeds.wound == Fate::OutOfTheFight; // R32
        if (campaign.findEver(reported.id)->leader != leader.id || aftermath.isTakenOver(reported.id))
            continue;
        if (reported.id == leader.id)
            star.outOfTheFight = out; // cheating death on the table does not count (R20)
        else if (out || reported.fate == Fate::ObviouslyDead)
            star.gruntLosses = true;
    }
    return star;
}

/// Removes poison and exemption: this round of tests uses them up, whoever took it (R19).
void spendWhatHung(Aftermath &aftermath, const std::vector<Figure> &before)
{
    for (const Figure &figure : before) {
        if (!aftermath.campaign().find(figure.id))
            continue;
        if (figure.exempt)
            aftermath.happen(ExemptSet{figure.id, false});
        if (figure.poisoned)
            aftermath.happen(PoisonSet{figure.id, false});
    }
}

/// Poisons those who are left when everybody has been tested; it affects their next test (R19).
void poison(Aftermath &aftermath, const LoyaltyResult &leaver)
{
    const Figure gone = *aftermath.campaign().findEver(FigureId{leaver.figure});
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band)
        if (!figure.star && figure.leader == gone.leader && !figure.poisoned && figure.rep() <= gone.rep())
            aftermath.happen(PoisonSet{figure.id, true, FigureId{leaver.figure}});
}

void follow(Aftermath &aftermath, const LoyaltyResult &result)
{
    const FigureId id{result.figure};
    aftermath.happen(LoyaltyTested{id, result.starSuccesses, result.gruntSuccesses, result.result});
    if (result.result == Loyalty::Leaves || result.result == Loyalty::LeavesPoisoning)
        aftermath.happen(FigureLeft{id, Status::Left, LeaveCause::StayOrGo, result.result == Loyalty::LeavesPoisoning});
}

} // namespace

Weighing weighingOf(const Figure &figure)
{
    return {number(figure.id), figure.rep(), figure.months, figure.poisoned};
}

namespace {

void testBand(Aftermath &aftermath, const Figure &star)
{
    std::vector<Figure> before;
    std::vector<Weighing> grunts;
    for (const Figure &figure : aftermath.campaign().band) {
        if (figure.leader != star.id || aftermath.isTakenOver(figure.id))
            continue;
        before.push_back(figure);
        if (!figure.star && !figure.exempt)
            grunts.push_back(weighingOf(figure));
    }

    const std::vector<LoyaltyResult> results = stayOrGo(standing(aftermath, star), grunts, aftermath.dice(),
                                                        [&](const LoyaltyResult &r) { follow(aftermath, r); });
    spendWhatHung(aftermath, before);
    for (const LoyaltyResult &result : results) {
        if (result.result == Loyalty::StaysFirm)
            aftermath.happen(ExemptSet{FigureId{result.figure}, true});
        if (result.result == Loyalty::LeavesPoisoning)
            poison(aftermath, result);
    }
}

} // namespace

/// Rolls Stay or Go (Swordplay p. 27, R16 to R21), Star by Star (R36), unless the campaign has it switched off (R94).
/// Dice: the Star's common roll; per Grunt the Star's for it, then its own.
static void testLoyalty(Aftermath &aftermath)
{
    if (aftermath.option(QStringLiteral("loyalty")) == QLatin1String("off"))
        return;
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (figure.star)
            testBand(aftermath, figure);
    }
}

namespace {

void fall(Aftermath &aftermath, const Figure &figure, Status status, LeaveCause cause, EndCause end)
{
    if (figure.star)
        aftermath.loseStar(end);
    aftermath.happen(FigureLeft{figure.id, status, cause});
}

/// Checks whether the figure was taken on the table without having been out of the fight.
bool wasOnlyStunned(const Aftermath &aftermath, const ReportedFate &reported)
{
    const std::optional<Play> &play = aftermath.before().play;
    const OwnFigure *own = play ? play->find(reported.id) : nullptr;
    return own && own->state == TableState::Captured && !hurtOf(*own) && !reported.deeds.wound;
}

/// Checks whether a prisoner is rolled for. "Prisoners need not be checked unless desired" (Swordplay p. 23); after a
/// battle that was not followed on the screen all are (R98).
bool isCheckedPrisoner(const Aftermath &aftermath, const ReportedFate &reported)
{
    return reported.fate == Fate::Captured && !wasOnlyStunned(aftermath, reported)
        && aftermath.option(QStringLiteral("prisoners")) == QLatin1String("checked");
}

/// Costs a Star one Rep for Cheating Death; with none left to pay, its career ends (R3).
void cheatDeath(Aftermath &aftermath, const Figure &star)
{
    if (star.rep() > 1)
        aftermath.happen(RepChanged{star.id, star.rep(), star.rep() - 1, RepCause::CheatedDeath});
    else
        fall(aftermath, star, Status::Gone, LeaveCause::RepGone, EndCause::StarSpent);
}

} // namespace

/// Applies the player's report: figures that fell, were taken, or cheated death (Swordplay p. 5, R3, R14, R22).
static void takeFates(Aftermath &aftermath)
{
    using enum Fate;
    for (const ReportedFate &reported : aftermath.fates()) {
        const Figure figure = *aftermath.campaign().find(reported.id);
        aftermath.happen(FigureFared{reported.id, reported.fate, reported.deeds});
        switch (reported.fate) {
        case ObviouslyDead:
            fall(aftermath, figure, Status::Dead, LeaveCause::Killed, EndCause::StarDied);
            break;
        case Captured:
            if (!isCheckedPrisoner(aftermath, reported))
                fall(aftermath, figure, Status::Captured, LeaveCause::Captured, EndCause::StarCaptured);
            break;
        case CheatedDeath:
            cheatDeath(aftermath, figure);
            break;
        case Fine:
        case OutOfTheFight:
        case RanAway:
            break;
        case Scratched:
        case BadWound:
        case Unconscious:
        case Dead:
        case Surrendered:
        case Turned:
        case Wounded:
            Q_UNREACHABLE(); // FinishBattle lets no such fates through here
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

/// Rolls recovery. `told`: the fate with which the roll is recorded.
Return rollFor(Aftermath &aftermath, const Figure &figure, Fate fate, Fate told)
{
    const RecoveryResult rolled =
        recover(*aftermath.pack().recovery, figure.rep(), fate, aftermath.dice(), number(figure.id));
    const Return back = comesBack(aftermath.campaign(), aftermath.pack(), figure, fate, rolled);
    aftermath.happen(FigureRecovered{figure.id, told, back.result.passed, back.result.returns()});
    if (!back.result.returns())
        lose(aftermath, figure, back.result);
    else if (back.result.rep != figure.rep())
        aftermath.happen(RepChanged{figure.id, figure.rep(), back.result.rep, back.cause});
    return back;
}

} // namespace

Return comesBack(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate, RecoveryResult rolled)
{
    if (figure.star && rolled.passed == 0)
        return sparedStar(campaign, pack, figure, fate, rolled);
    return {rolled};
}

namespace {

/// Rolls for a prisoner, who survives like a figure that is out of the fight, or dies of wounds. Alive, the figure
/// stays a prisoner, except for a Star who cheats death, who is back home and free (Swordplay p. 5, R98).
void rollForPrisoner(Aftermath &aftermath, const Figure &figure)
{
    const Return back = rollFor(aftermath, figure, Fate::OutOfTheFight, Fate::Captured);
    if (back.result.returns() && back.cause != RepCause::CheatedDeathInRecovery)
        fall(aftermath, figure, Status::Captured, LeaveCause::Captured, EndCause::StarCaptured);
}

} // namespace

/// Rolls for figures out of the fight or run away (Swordplay p. 23, R3, R14, R15). Dice: 2d6 each.
static void rollRecovery(Aftermath &aftermath)
{
    for (const ReportedFate &reported : aftermath.fates()) {
        if (isCheckedPrisoner(aftermath, reported))
            rollForPrisoner(aftermath, Figure(*aftermath.campaign().find(reported.id)));
        else if (reported.fate == Fate::OutOfTheFight || reported.fate == Fate::RanAway)
            rollFor(aftermath, Figure(*aftermath.campaign().find(reported.id)), reported.fate, reported.fate);
    }
}

} // namespace muster::acts

namespace muster {

void CampaignSystem::settle(acts::Aftermath &aftermath) const
{
    takeFates(aftermath);
    rollRecovery(aftermath);
}

void CampaignSystem::turn(acts::Aftermath &aftermath) const
{
    sendReinforcements(aftermath);
    if (traits.testsLoyalty)
        sendOutranking(aftermath);
    serveMonth(aftermath);
    if (traits.testsLoyalty)
        testLoyalty(aftermath);
    aftermath.happen(TurnEnded{after(aftermath.campaign().past.back(), aftermath.pack())});
}

} // namespace muster
