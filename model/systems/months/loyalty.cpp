// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"

#include <algorithm>

namespace muster::actions {

bool goesForOutranking(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    if (figure.star)
        return false;
    const bool now = optionValue(campaign, pack, QStringLiteral("outranked")) == QLatin1String("now");
    return now ? figure.rep() > campaign.star()->rep() : figure.outranksStar;
}

void sendOutranking(Aftermath &aftermath)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (goesForOutranking(aftermath.campaign(), aftermath.pack(), figure))
            aftermath.happen(FigureLeft{figure.id, Status::Left, LeaveCause::Outranked});
    }
}

namespace {

StarStanding standing(const Aftermath &aftermath)
{
    StarStanding star;
    star.rep = aftermath.campaign().star()->rep();
    star.last = aftermath.outcome();
    const FigureId starId = aftermath.campaign().star()->id;
    for (const ReportedFate &reported : aftermath.fates()) {
        const bool out = reported.fate == Fate::OutOfTheFight || reported.deeds.wound == Fate::OutOfTheFight; // R32
        if (reported.id == starId)
            star.outOfTheFight = out; // cheating death on the table does not count (R20)
        else if (out || reported.fate == Fate::ObviouslyDead)
            star.gruntLosses = true;
    }
    return star;
}

/// Poison and exemption are spent by this round of tests, whoever took it (R19).
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

/// A leaver who poisons works on those who are left when everybody has been tested, and on their next test (R19).
void poison(Aftermath &aftermath, const LoyaltyResult &leaver)
{
    const int rep = aftermath.campaign().findEver(FigureId{leaver.figure})->rep();
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band)
        if (!figure.star && !figure.poisoned && figure.rep() <= rep)
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

void testLoyalty(Aftermath &aftermath)
{
    const std::vector<Figure> before = aftermath.campaign().band;
    const StarStanding star = standing(aftermath);
    std::vector<Weighing> grunts;
    for (const Figure &figure : before)
        if (!figure.star && !figure.exempt)
            grunts.push_back(weighingOf(figure));

    const std::vector<LoyaltyResult> results =
        stayOrGo(star, grunts, aftermath.dice(), [&](const LoyaltyResult &r) { follow(aftermath, r); });
    spendWhatHung(aftermath, before);
    for (const LoyaltyResult &result : results) {
        if (result.result == Loyalty::StaysFirm)
            aftermath.happen(ExemptSet{FigureId{result.figure}, true});
        if (result.result == Loyalty::LeavesPoisoning)
            poison(aftermath, result);
    }
}

} // namespace muster::actions
