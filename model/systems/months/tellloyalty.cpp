// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/figurestory.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/dice/counting.h"

namespace muster {

namespace {

Roll onlyRoll(const Rolls &rolls, Reason reason)
{
    return rolls.empty() ? Roll{reason, 6, {}} : rolls.front();
}

Roll commonRoll(const Rolls &rolls, const Figure &grunt)
{
    Rolls common = rollsFor(rolls, RollKind::StarHolds, number(grunt.leader));
    if (common.empty())
        common = rollsFor(rolls, RollKind::StarHolds, 0); // there is only one Star
    return onlyRoll(common, {RollKind::StarHolds, 0});
}

/// So many of the common roll's dice count for the figure.
qsizetype countedOf(const Roll &common, const Figure &grunt)
{
    StarStanding asRolled;
    asRolled.rep = static_cast<int>(common.dice.size());
    const Weighing weighing{number(grunt.id), grunt.rep(), grunt.months, grunt.poisoned};
    return std::min<qsizetype>(common.dice.size(), starDiceFor(asRolled, weighing).common);
}

/// What of the common roll counted for the figure, and what was rolled for it alone, as one roll (R16).
Roll starRoll(const Rolls &rolls, const Figure &grunt)
{
    Roll roll = commonRoll(rolls, grunt);
    roll.dice.resize(countedOf(roll, grunt));
    for (const Roll &bonus : rollsFor(rolls, RollKind::StarHoldsOne, number(grunt.id)))
        roll.dice.append(bonus.dice.begin(), bonus.dice.size());
    return roll;
}

QStringList poisonedBy(const Telling &telling, FigureId leaver)
{
    QStringList names;
    for (const FigureId id : poisonedIn(telling.step(), leaver))
        names << telling.name(id);
    return names;
}

/// "and the patrol succeeded": what settles a tie (R17).
QString lastEncounter(const Telling &telling)
{
    const auto *finished = telling.change<EncounterFinished>();
    const auto &past = telling.before().past; // the last of them where a month is taken up again (R33)
    const auto &encounter = telling.before().encounter;
    const bool success =
        finished ? finished->outcome == Outcome::Success : !past.empty() && past.back().outcome == Outcome::Success;
    if (encounter ? isRaid(encounter->kind) : !finished && !past.empty() && isRaid(past.back().kind))
        return success ? StoryText::tr("and the raid succeeded") : StoryText::tr("and the raid failed");
    return success ? StoryText::tr("and the patrol succeeded") : StoryText::tr("and the patrol failed");
}

QString titleOf(const Telling &telling, const LoyaltyTested &test)
{
    const QString name = telling.name(test.id);
    switch (test.result) {
    case Loyalty::StaysFirm:
        return StoryText::tr("%1 stayed firm").arg(name);
    case Loyalty::Stays:
        return StoryText::tr("%1 stayed").arg(name);
    case Loyalty::Leaves:
        return StoryText::tr("%1 left").arg(name);
    case Loyalty::LeavesPoisoning: {
        const QStringList poisoned = poisonedBy(telling, test.id);
        return poisoned.isEmpty() ? StoryText::tr("%1 left, with nobody to poison").arg(name)
                                  : StoryText::tr("%1 left, and poisoned %2").arg(name, words::listing(poisoned));
    }
    }
    Q_UNREACHABLE();
}

QString detailOf(const Telling &telling, const Figure &grunt, const LoyaltyTested &test)
{
    QStringList parts{StoryText::tr("%1 to %2", "successes").arg(test.starSuccesses).arg(test.gruntSuccesses)};
    if (test.isTie())
        parts << lastEncounter(telling);
    if (!starDiceLeftOut(telling.step().rolls, grunt).isEmpty())
        parts << StoryText::tr("poisoned: without the Star's last die");
    if (test.result == Loyalty::StaysFirm)
        parts << StoryText::tr("no test next time");
    if (test.result == Loyalty::LeavesPoisoning && !poisonedBy(telling, test.id).isEmpty())
        parts << StoryText::tr("Rep %1 and below").arg(grunt.rep());
    if (grunt.poisoned && (test.result == Loyalty::Stays || test.result == Loyalty::StaysFirm))
        parts << StoryText::tr("poison used up");
    return parts.join(StoryText::tr(", "));
}

Theme themeOf(Loyalty result)
{
    switch (result) {
    case Loyalty::StaysFirm:
        return Theme::StaysFirm;
    case Loyalty::Stays:
        return Theme::Stays;
    case Loyalty::Leaves:
    case Loyalty::LeavesPoisoning:
        return Theme::Leaves;
    }
    Q_UNREACHABLE();
}

QStringList rulingsOf(const Figure &grunt, const LoyaltyTested &test)
{
    QStringList rulings;
    const bool twice = test.result == Loyalty::StaysFirm || test.result == Loyalty::LeavesPoisoning;
    if (test.isTie())
        rulings << QStringLiteral("R17");
    if (twice && std::min(test.starSuccesses, test.gruntSuccesses) == 0)
        rulings << QStringLiteral("R18");
    if (grunt.poisoned || test.result == Loyalty::LeavesPoisoning)
        rulings << QStringLiteral("R19");
    return rulings;
}

} // namespace

Faces starDiceLeftOut(const Rolls &rolls, const Figure &grunt)
{
    const Roll common = commonRoll(rolls, grunt);
    Faces left;
    for (qsizetype i = countedOf(common, grunt); i < common.dice.size(); ++i)
        left.append(common.dice[i]);
    return left;
}

StoryDice loyaltyDice(const Rolls &rolls, const Figure &grunt)
{
    const Reason weighs{RollKind::GruntWeighs, number(grunt.id)};
    return diceUpTo({starRoll(rolls, grunt), onlyRoll(rollsFor(rolls, weighs.kind, weighs.subject), weighs)},
                    3); // a success, as isSuccess() has it
}

StoryLine tellLoyalty(const Telling &telling, const Campaign &now, const LoyaltyTested &test)
{
    const Figure &grunt = *now.findEver(test.id);
    StoryLine line;
    line.theme = themeOf(test.result);
    line.title = titleOf(telling, test);
    line.detail = detailOf(telling, grunt, test);
    line.dice = loyaltyDice(telling.step().rolls, grunt);
    line.about = {test.id};
    for (const Change &change : telling.step().changes)
        if (const auto *poison = change.as<PoisonSet>(); poison && poison->on && poison->by == test.id)
            line.about.push_back(poison->id);
    line.rulings = rulingsOf(grunt, test);
    return line;
}

} // namespace muster
