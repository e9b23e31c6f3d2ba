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

Weighing weighingOf(const Figure &figure)
{
    return {number(figure.id), figure.rep(), figure.months, figure.poisoned};
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

} // namespace

Return comesBack(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate, RecoveryResult rolled)
{
    if (figure.star && rolled.passed == 0)
        return sparedStar(campaign, pack, figure, fate, rolled);
    return {rolled};
}

namespace {

/// Settles a battle of linked months.
class MonthSettling
{
public:
    explicit MonthSettling(Aftermath &aftermath)
        : m_aftermath(aftermath)
        , m_now(aftermath.campaign())
        , m_pack(aftermath.pack())
    {
    }

    /// Applies the player's report: figures that fell, were taken, or cheated death (Swordplay p. 5, R3, R14, R22).
    void takeFates()
    {
        for (const ReportedFate &reported : m_aftermath.fates()) {
            const Figure figure = *m_now.find(reported.id);
            happen(FigureFared{reported.id, reported.fate, reported.deeds});
            if (reported.fate == Fate::ObviouslyDead)
                fall(figure, Status::Dead, LeaveCause::Killed, EndCause::StarDied);
            else if (reported.fate == Fate::Captured && !isCheckedPrisoner(reported))
                fall(figure, Status::Captured, LeaveCause::Captured, EndCause::StarCaptured);
            else if (reported.fate == Fate::CheatedDeath)
                cheatDeath(figure);
        }
    }

    /// Rolls for figures out of the fight or run away (Swordplay p. 23, R3, R14, R15). Dice: 2d6 each.
    void rollRecovery()
    {
        for (const ReportedFate &reported : m_aftermath.fates()) {
            if (isCheckedPrisoner(reported))
                rollForPrisoner(Figure(*m_now.find(reported.id)));
            else if (reported.fate == Fate::OutOfTheFight || reported.fate == Fate::RanAway)
                rollFor(Figure(*m_now.find(reported.id)), reported.fate, reported.fate);
        }
    }

    /// Removes figures that were recruited with a higher Rep than their Star's (R10).
    void sendOutranking()
    {
        const std::vector<Figure> band = m_now.band;
        for (const Figure &figure : band) {
            if (goesForOutranking(m_now, m_pack, figure))
                happen(FigureLeft{figure.id, Status::Left, LeaveCause::Outranked});
        }
    }

    /// Rolls Stay or Go (Swordplay p. 27, R16 to R21), Star by Star (R36), unless the campaign has it switched off
    /// (R94). Dice: the Star's common roll; per Grunt the Star's for it, then its own.
    void testLoyalty()
    {
        if (m_aftermath.option(QStringLiteral("loyalty")) == QLatin1String("off"))
            return;
        const std::vector<Figure> band = m_now.band;
        for (const Figure &figure : band) {
            if (figure.star)
                testBand(figure);
        }
    }

private:
    void happen(Change change) { m_aftermath.happen(std::move(change)); }

    /// Returns the values of a Star for holding its own band.
    StarStanding standing(const Figure &leader) const
    {
        StarStanding star;
        star.figure = m_now.hasSeveralStars() ? number(leader.id) : 0;
        star.rep = leader.rep();
        star.last = m_aftermath.outcome();
        for (const ReportedFate &reported : m_aftermath.fates()) {
            const bool out = reported.fate == Fate::OutOfTheFight || reported.deeds.wound == Fate::OutOfTheFight; // R32
            if (m_now.findEver(reported.id)->leader != leader.id || m_aftermath.isTakenOver(reported.id))
                continue;
            if (reported.id == leader.id)
                star.outOfTheFight = out; // cheating death on the table does not count (R20)
            else if (out || reported.fate == Fate::ObviouslyDead)
                star.gruntLosses = true;
        }
        return star;
    }

    /// Removes poison and exemption: this round of tests uses them up, whoever took it (R19).
    void spendWhatHung(const std::vector<Figure> &before)
    {
        for (const Figure &figure : before) {
            if (!m_now.find(figure.id))
                continue;
            if (figure.exempt)
                happen(ExemptSet{figure.id, false});
            if (figure.poisoned)
                happen(PoisonSet{figure.id, false});
        }
    }

    /// Poisons those who are left when everybody has been tested; it affects their next test (R19).
    void poison(const LoyaltyResult &leaver)
    {
        const Figure gone = *m_now.findEver(FigureId{leaver.figure});
        const std::vector<Figure> band = m_now.band;
        for (const Figure &figure : band)
            if (!figure.star && figure.leader == gone.leader && !figure.poisoned && figure.rep() <= gone.rep())
                happen(PoisonSet{figure.id, true, FigureId{leaver.figure}});
    }

    void follow(const LoyaltyResult &result)
    {
        const FigureId id{result.figure};
        happen(LoyaltyTested{id, result.starSuccesses, result.gruntSuccesses, result.result});
        if (result.result == Loyalty::Leaves || result.result == Loyalty::LeavesPoisoning)
            happen(FigureLeft{id, Status::Left, LeaveCause::StayOrGo, result.result == Loyalty::LeavesPoisoning});
    }

    void testBand(const Figure &star)
    {
        std::vector<Figure> before;
        std::vector<Weighing> grunts;
        for (const Figure &figure : m_now.band) {
            if (figure.leader != star.id || m_aftermath.isTakenOver(figure.id))
                continue;
            before.push_back(figure);
            if (!figure.star && !figure.exempt)
                grunts.push_back(weighingOf(figure));
        }

        const std::vector<LoyaltyResult> results =
            stayOrGo(standing(star), grunts, m_aftermath.dice(), [&](const LoyaltyResult &r) { follow(r); });
        spendWhatHung(before);
        for (const LoyaltyResult &result : results) {
            if (result.result == Loyalty::StaysFirm)
                happen(ExemptSet{FigureId{result.figure}, true});
            if (result.result == Loyalty::LeavesPoisoning)
                poison(result);
        }
    }

    void fall(const Figure &figure, Status status, LeaveCause cause, EndCause end)
    {
        if (figure.star)
            m_aftermath.loseStar(end);
        happen(FigureLeft{figure.id, status, cause});
    }

    /// Checks whether the figure was taken on the table without having been out of the fight.
    bool wasOnlyStunned(const ReportedFate &reported) const
    {
        const std::optional<Play> &play = m_aftermath.before().play;
        const OwnFigure *own = play ? play->find(reported.id) : nullptr;
        return own && own->state == TableState::Captured && !hurtOf(*own) && !reported.deeds.wound;
    }

    /// Checks whether a prisoner is rolled for. "Prisoners need not be checked unless desired" (Swordplay p. 23); after
    /// a battle that was not followed on the screen all are (R98).
    bool isCheckedPrisoner(const ReportedFate &reported) const
    {
        return reported.fate == Fate::Captured && !wasOnlyStunned(reported)
            && m_aftermath.option(QStringLiteral("prisoners")) == QLatin1String("checked");
    }

    /// Costs a Star one Rep for Cheating Death; with none left to pay, its career ends (R3).
    void cheatDeath(const Figure &star)
    {
        if (star.rep() > 1)
            happen(RepChanged{star.id, star.rep(), star.rep() - 1, RepCause::CheatedDeath});
        else
            fall(star, Status::Gone, LeaveCause::RepGone, EndCause::StarSpent);
    }

    void lose(const Figure &figure, const RecoveryResult &result)
    {
        const bool dead = result.fate == Recovered::Dead;
        if (figure.star)
            m_aftermath.loseStar(dead ? EndCause::StarDied : EndCause::StarSpent);
        const LeaveCause cause = figure.star && !dead ? LeaveCause::RepGone : causeOf(result);
        happen(FigureLeft{figure.id, dead ? Status::Dead : Status::Gone, cause});
    }

    /// Rolls recovery. `told`: the fate with which the roll is recorded.
    Return rollFor(const Figure &figure, Fate fate, Fate told)
    {
        const RecoveryResult rolled =
            recover(*m_pack.recovery, figure.rep(), fate, m_aftermath.dice(), number(figure.id));
        const Return back = comesBack(m_now, m_pack, figure, fate, rolled);
        happen(FigureRecovered{figure.id, told, back.result.passed, back.result.returns()});
        if (!back.result.returns())
            lose(figure, back.result);
        else if (back.result.rep != figure.rep())
            happen(RepChanged{figure.id, figure.rep(), back.result.rep, back.cause});
        return back;
    }

    /// Rolls for a prisoner, who survives like a figure that is out of the fight, or dies of wounds. Alive, the figure
    /// stays a prisoner, except for a Star who cheats death, who is back home and free (Swordplay p. 5, R98).
    void rollForPrisoner(const Figure &figure)
    {
        const Return back = rollFor(figure, Fate::OutOfTheFight, Fate::Captured);
        if (back.result.returns() && back.cause != RepCause::CheatedDeathInRecovery)
            fall(figure, Status::Captured, LeaveCause::Captured, EndCause::StarCaptured);
    }

    Aftermath &m_aftermath;
    const Campaign &m_now;
    const Pack &m_pack;
};

} // namespace
} // namespace muster::acts

namespace muster {

void CampaignSystem::settle(acts::Aftermath &aftermath) const
{
    acts::MonthSettling after(aftermath);
    after.takeFates();
    after.rollRecovery();
}

void CampaignSystem::turn(acts::Aftermath &aftermath) const
{
    sendReinforcements(aftermath);
    if (traits.testsLoyalty)
        acts::MonthSettling(aftermath).sendOutranking();
    serveMonth(aftermath);
    if (traits.testsLoyalty)
        acts::MonthSettling(aftermath).testLoyalty();
    aftermath.happen(TurnEnded{after(aftermath.campaign().past.back(), aftermath.pack())});
}

} // namespace muster
