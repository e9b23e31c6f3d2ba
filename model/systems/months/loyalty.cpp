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
    const Figure *star = campaign.starOf(figure);
    if (!star)
        return false; // there is nobody to outrank
    const bool now = optionValue(campaign, pack, QStringLiteral("outranked")) == QLatin1String("now");
    return now ? figure.rep() > star->rep() : figure.outranksStar;
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

/// What a Star holds its own band with.
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

void testLoyalty(Aftermath &aftermath)
{
    if (aftermath.option(QStringLiteral("loyalty")) == QLatin1String("off"))
        return;
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (figure.star)
            testBand(aftermath, figure);
    }
}

} // namespace muster::actions
