// SPDX-License-Identifier: MIT
#include "model/odds/prospects.h"

#include "model/acts/aftermath.h"
#include "model/odds/expectation.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/odds/contactodds.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace muster {

namespace {

QString expected(int party, double mean)
{
    const int about = qRound(mean);
    if (about == 0)
        return OddsText::tr("Probably no enemies for a party of %1.").arg(party);
    return OddsText::tr("About %n enemies for a party of %1.", nullptr, about).arg(party);
}

QString noEnemy(double chance)
{
    const int percent = qRound(chance * 100);
    if (percent == 0)
        return OddsText::tr("The chance of no enemy is less than 1%.");
    return percent == 100 ? OddsText::tr("No enemy at all.")
                          : OddsText::tr("The chance of no enemy is %1%.").arg(percent);
}

bool isTested(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    return !figure.star && figure.status == Status::Active && campaign.starOf(figure) && campaign.phase != Phase::Over
        && asksLoyalty(campaign, pack);
}

QString whyNoTest(const Figure &grunt, bool goes)
{
    if (goes)
        return OddsText::tr("Outranks the Star: leaves after the next encounter without a test.");
    if (grunt.exempt)
        return OddsText::tr("Stood firm: takes no test next time.");
    return {};
}

QString d6(int dice)
{
    return words::dice(dice, 6);
}

/// Returns the effects of months and poison on the Star's dice, each computed with starDiceFor().
std::vector<DiceReason> reasonsFor(const StarStanding &star, const Weighing &grunt,
                                   const std::optional<Poisoning> &poisoning, const Campaign &campaign,
                                   const Pack &pack)
{
    const auto diceFor = [&](int months, bool poisoned) {
        const StarDice dice = starDiceFor(star, {grunt.figure, grunt.rep, months, poisoned});
        return dice.common + dice.bonus;
    };
    const Figure *leader = campaign.hasSeveralStars() ? campaign.find(FigureId{star.figure}) : nullptr;
    std::vector<DiceReason> reasons{
        {leader ? OddsText::tr("Rep of %1").arg(leader->name) : OddsText::tr("The Star's Rep"), d6(commonDice(star))}};
    if (const int served = diceFor(grunt.months, false) - diceFor(0, false); served > 0) {
        reasons.push_back(
            {OddsText::tr("%n months in the band, this one included", nullptr, grunt.months), u'+' + d6(served)});
    }
    if (grunt.poisoned) {
        const QString who = poisoning
            ? OddsText::tr("Poisoned by %1 in %2").arg(poisoning->by, words::turn(poisoning->turn, campaign, pack))
            : OddsText::tr("Poisoned");
        reasons.push_back({who, u'−' + d6(diceFor(grunt.months, false) - diceFor(grunt.months, true))});
    }
    return reasons;
}

/// Returns the possible results with their chances.
QString listed(const std::vector<std::pair<double, QString>> &chances)
{
    QStringList parts;
    for (const auto &[chance, what] : chances) {
        if (chance > 0)
            parts << what.arg(words::percent(chance));
    }
    return parts.join(OddsText::tr(", "));
}

} // namespace

ContactProspect contactProspect(const ActivityTables &tables, int eal, int party, int pefs)
{
    ContactProspect prospect{contactOdds(tables, eal, party, pefs), {}, {}};
    const Distribution &enemies = prospect.enemies;
    prospect.sentence = expected(party, enemies.mean()) + u' ' + noEnemy(enemies.chanceOf(0));
    prospect.spread = OddsText::tr("About %1, half of the time %2 to %3. Nobody at all: %4.")
                          .arg(QString::number(qRound(enemies.mean())), QString::number(enemies.quantile(lowerQuarter)),
                               QString::number(enemies.quantile(upperQuarter)), words::percent(enemies.chanceOf(0)));
    return prospect;
}

using namespace Qt::Literals::StringLiterals;

std::optional<LoyaltyProspect> loyaltyProspect(const Campaign &campaign, const Pack &pack, const Figure &figure,
                                               const std::optional<Poisoning> &poisoning)
{
    if (!isTested(campaign, pack, figure))
        return std::nullopt;
    LoyaltyProspect prospect;
    prospect.goes = acts::goesForOutranking(campaign, pack, figure);
    prospect.noTest = whyNoTest(figure, prospect.goes);
    if (!prospect.noTest.isEmpty())
        return prospect;
    Weighing then = acts::weighingOf(figure);
    ++then.months; // R21
    StarStanding star;
    star.rep = campaign.starOf(figure)->rep();
    star.figure = number(figure.leader);
    star.last = Outcome::Success;
    prospect.afterSuccess = stayOrGoOdds(star, then);
    prospect.reasons = reasonsFor(star, then, poisoning, campaign, pack);
    const StarDice dice = starDiceFor(star, then);
    prospect.dice = u"%1 : %2"_s.arg(d6(dice.common + dice.bonus), d6(then.rep));
    star.last = Outcome::Failure;
    prospect.afterFailure = stayOrGoOdds(star, then);
    return prospect;
}

StarProspect starProspect(const Figure &star)
{
    StarStanding unhurt;
    unhurt.rep = star.rep();
    StarStanding bereft = unhurt;
    bereft.gruntLosses = true;
    return {commonDice(unhurt), commonDice(unhurt) - commonDice(bereft)};
}

QString tellProspect(const StarProspect &prospect)
{
    return prospect.lessForLosses > 0
        ? OddsText::tr("Stay or Go: %1, −%2d6 if a Grunt falls").arg(d6(prospect.dice)).arg(prospect.lessForLosses)
        : OddsText::tr("Stay or Go: %1").arg(d6(prospect.dice));
}

QString tellProspect(const LoyaltyProspect &prospect)
{
    return prospect.noTest.isEmpty()
        ? OddsText::tr("%1 stays after a success, %2 after a failure")
              .arg(words::percent(prospect.afterSuccess.stays()), words::percent(prospect.afterFailure.stays()))
        : prospect.noTest;
}

RecoveryOdds recoveryProspect(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate)
{
    return recoveryOdds(figure.rep(), [&](int passed) {
        const RecoveryResult rolled = recoveryFor(*pack.recovery, figure.rep(), fate, passed);
        return acts::comesBack(campaign, pack, figure, fate, rolled).result;
    });
}

QString tellRecovery(const RecoveryOdds &odds, Fate fate)
{
    QStringList parts;
    const bool restIsPlain = odds.returnedLess > 0 && odds.lost > 0;
    if (odds.returnedSame > 0 && !restIsPlain)
        parts << (odds.returnedLess > 0 ? OddsText::tr("%1 same Rep") : OddsText::tr("%1 returns"))
                     .arg(words::percent(odds.returnedSame));
    if (odds.returnedLess > 0)
        parts << OddsText::tr("%1 Rep −1").arg(words::percent(odds.returnedLess));
    if (odds.lost > 0)
        parts << (fate == Fate::OutOfTheFight ? OddsText::tr("%1 dies") : OddsText::tr("%1 never returns"))
                     .arg(words::percent(odds.lost));
    return parts.join(OddsText::tr(", "));
}

QString tellFirstAid(const FirstAidOdds &odds)
{
    return listed({{odds.fine, OddsText::tr("%1 fine")},
                   {odds.out, OddsText::tr("%1 out")},
                   {odds.dead, OddsText::tr("%1 dies")}});
}

QString tellWound(const WoundOdds &odds)
{
    return listed({{odds.shortly, OddsText::tr("%1 away a month")},
                   {odds.longer, OddsText::tr("%1 away two")},
                   {odds.less, OddsText::tr("%1 back with one Rep less")},
                   {odds.lost, OddsText::tr("%1 never returns")}});
}

} // namespace muster
