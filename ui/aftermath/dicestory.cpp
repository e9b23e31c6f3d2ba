// SPDX-License-Identifier: MIT
#include "ui/aftermath/dicestory.h"

#include "model/changes/band.h"
#include "model/rollkinds.h"
#include "model/story/telling.h"
#include "rules/dice/counting.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster {

namespace {

class DiceStory
{
    Q_DECLARE_TR_FUNCTIONS(muster::DiceStory)

public:
    DiceStory(const Campaign &before, const Step &soFar)
        : m_before(before)
        , m_step(soFar)
        , m_nameOf(words::namesIn(before))
    {
    }

    std::vector<DiceLine> tell();

private:
    template<typename C>
    const C *about(int figure, auto wanted) const
    {
        for (const Change &change : m_step.changes) {
            const C *found = change.as<C>();
            if (found && number(found->id) == figure && wanted(*found))
                return found;
        }
        return nullptr;
    }
    template<typename C>
    const C *about(int figure) const
    {
        return about<C>(figure, [](const C &) { return true; });
    }
    /// Returns the line of a roll whose dice pass at the figure's Rep or less; `result` is what they led to.
    DiceLine againstRep(const Roll &roll, const QString &result) const;
    DiceLine common(const Roll &roll) const;
    Faces leftOut(const LoyaltyTested &test) const;
    DiceLine test(const Roll *starForOne, const Roll &grunt) const;
    DiceLine plain(const Roll &roll) const;
    /// Assigns the line to the row of a figure. The Star's roll for the whole band is in the Star's row.
    void putInRow(DiceLine &line, const Reason &roll) const;
    QString recoveryResult(int figure) const;
    QString aidResult(int figure) const;

    const Campaign &m_before;
    const Step &m_step;
    words::NameOf m_nameOf;
};

std::vector<bool> counted(const Faces &dice, auto counts)
{
    std::vector<bool> bars;
    for (const Die die : dice)
        bars.push_back(counts(die));
    return bars;
}

QString dice(const Roll &roll)
{
    return words::dice(int(roll.dice.size()), roll.sides);
}

/// Returns whether the change is the result of the roll.
bool isOutcomeOf(const Reason &roll, const Change &change)
{
    const auto *recovered = change.as<FigureRecovered>();
    const auto *aided = change.as<FirstAidGiven>();
    return roll.kind == RollKind::FirstAid ? aided && number(aided->id) == roll.subject
                                           : recovered && number(recovered->id) == roll.subject;
}

/// Returns the Rep against which the figure's dice count. It includes changes before the roll, but not those that the
/// roll causes.
int repAtRoll(const Campaign &before, const Step &soFar, const Reason &roll)
{
    const Figure *figure = before.find(FigureId{roll.subject});
    int rep = figure ? figure->rep() : 0;
    for (const Change &change : soFar.changes) {
        if (isOutcomeOf(roll, change))
            break;
        const auto *changed = change.as<RepChanged>();
        if (changed && number(changed->id) == roll.subject)
            rep = changed->to;
    }
    return rep;
}

/// Describes the result of these dice, whatever became of the figure later in the same step.
QString DiceStory::recoveryResult(int figure) const
{
    const auto *recovered = about<FigureRecovered>(figure);
    if (!recovered)
        return {};
    const QString passed = passedInWords(recovered->passed);
    if (const auto *left = recovered->returns ? nullptr : about<FigureLeft>(figure))
        return tr("%1, %2").arg(passed, words::inLine(left->status));
    const auto byRecovery = [](const RepChanged &rep) {
        return rep.cause == RepCause::Recovery || rep.cause == RepCause::CheatedDeathInRecovery;
    };
    if (const auto *rep = about<RepChanged>(figure, byRecovery))
        return tr("%1, Rep %2").arg(passed).arg(rep->to);
    return recovered->fate == Fate::Captured ? tr("%1, lives").arg(passed) : tr("%1, returns").arg(passed);
}

QString DiceStory::aidResult(int figure) const
{
    const auto *aided = about<FirstAidGiven>(figure);
    return aided ? tr("%1, %2").arg(passedInWords(aided->passed), words::title(aided->fate)) : QString();
}

DiceLine DiceStory::againstRep(const Roll &roll, const QString &result) const
{
    const int rep = repAtRoll(m_before, m_step, roll.reason);
    return {words::reason(roll.reason, m_nameOf),
            tr("%1, Rep %2").arg(dice(roll)).arg(rep),
            {roll.dice},
            {counted(roll.dice, [=](Die die) { return die.face <= rep; })},
            result};
}

DiceLine DiceStory::common(const Roll &roll) const
{
    const Campaign now = [&] {
        Campaign campaign = m_before;
        apply(campaign, m_step);
        return campaign;
    }();
    const Figure *star = roll.reason.subject == 0 ? now.star() : now.find(FigureId{roll.reason.subject});
    const int fewer = (star ? star->rep() : 0) - int(roll.dice.size());
    const QString found = QString::number(successes(roll.dice));
    return {words::reason(roll.reason, m_nameOf),
            dice(roll),
            {roll.dice},
            {counted(roll.dice, isSuccess)},
            fewer > 0 ? tr("%1 (−%2d6 for losses)").arg(found).arg(fewer) : found};
}

/// Returns the Star's dice that did not count for the Grunt, by the Grunt's state when it was tested.
Faces DiceStory::leftOut(const LoyaltyTested &test) const
{
    Campaign then = m_before;
    for (const Change &change : m_step.changes) {
        if (change.is<LoyaltyTested>() && change.as<LoyaltyTested>()->id == test.id)
            break;
        apply(then, change);
    }
    const Figure *grunt = then.find(test.id);
    return grunt ? starDiceLeftOut(m_step.rolls, *grunt) : Faces();
}

DiceLine DiceStory::test(const Roll *starForOne, const Roll &grunt) const
{
    DiceLine line;
    line.title = words::reason(grunt.reason, m_nameOf);
    line.thrown = dice(grunt);
    if (starForOne) {
        line.thrown = QStringLiteral("+%1 : %2").arg(dice(*starForOne), dice(grunt));
        line.groups.push_back(starForOne->dice);
        line.counted.push_back(counted(starForOne->dice, isSuccess));
    }
    line.groups.push_back(grunt.dice);
    line.counted.push_back(counted(grunt.dice, isSuccess));
    if (const auto *tested = about<LoyaltyTested>(grunt.reason.subject)) {
        line.result = (!tested->isTie()                       ? tr("%1 to %2, %3")
                           : tested->result == Loyalty::Stays ? tr("%1 to %2 after a success, %3")
                                                              : tr("%1 to %2 after a failure, %3"))
                          .arg(tested->starSuccesses)
                          .arg(tested->gruntSuccesses)
                          .arg(words::inLine(tested->result));
        if (const Faces left = leftOut(*tested); !left.isEmpty())
            line.result = tr("%1 (poisoned: without the Star's last die, %2)").arg(line.result).arg(left.first().face);
    }
    return line;
}

DiceLine DiceStory::plain(const Roll &roll) const
{
    return {words::reason(roll.reason, m_nameOf), dice(roll), {roll.dice}, {counted(roll.dice, isSuccess)}, {}};
}

void DiceStory::putInRow(DiceLine &line, const Reason &roll) const
{
    const bool isStars = roll.kind == RollKind::StarHolds;
    if (isStars && roll.subject == 0 && m_before.star())
        line.figure = number(m_before.star()->id);
    else if (rowOf(roll.kind).subject == RollSubject::Member)
        line.figure = roll.subject;
    line.what = words::reason({isStars ? RollKind::GruntWeighs : roll.kind, 0}, m_nameOf);
}

std::vector<DiceLine> DiceStory::tell()
{
    std::vector<DiceLine> lines;
    const Roll *starForOne = nullptr;
    for (const Roll &roll : m_step.rolls) {
        const std::size_t told = lines.size();
        switch (roll.reason.kind) {
        case RollKind::Recovery:
            lines.push_back(againstRep(roll, recoveryResult(roll.reason.subject)));
            break;
        case RollKind::FirstAid:
            lines.push_back(againstRep(roll, aidResult(roll.reason.subject)));
            break;
        case RollKind::StarHolds:
            lines.push_back(common(roll));
            break;
        case RollKind::StarHoldsOne:
            starForOne = &roll;
            break;
        case RollKind::GruntWeighs:
            lines.push_back(test(starForOne, roll));
            starForOne = nullptr;
            break;
        default:
            lines.push_back(plain(roll));
        }
        if (lines.size() > told)
            putInRow(lines.back(), roll.reason);
    }
    if (starForOne)
        lines.push_back(plain(*starForOne));
    return lines;
}

} // namespace

std::vector<DiceLine> battleLines(const Campaign &before, const Step &soFar)
{
    return DiceStory(before, soFar).tell();
}

DiceCaptions battleTelling(const std::shared_ptr<const Campaign> &before)
{
    DiceCaptions telling;
    telling.nameOf = words::namesIn(*before);
    telling.lines = [before](const Step &soFar) { return battleLines(*before, soFar); };
    telling.counts = [before](const Step &soFar, const DiceRequest &request) -> std::function<bool(int)> {
        if (request.reason.kind != RollKind::Recovery && request.reason.kind != RollKind::FirstAid)
            return [](int face) { return isSuccess({static_cast<std::uint8_t>(face)}); };
        const int rep = repAtRoll(*before, soFar, request.reason);
        return [rep](int face) { return face <= rep; };
    };
    return telling;
}

} // namespace muster
