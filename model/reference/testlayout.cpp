// SPDX-License-Identifier: MIT
#include "model/reference/layout.h"

#include "model/reference/procedurewords.h"
#include "model/story/words.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

struct TestLayout : ShelfLayout {
    Q_DECLARE_TR_FUNCTIONS(Reference)

public:
    ReferenceTest entry;

    QString outcomeText(const TestOutcome &outcome) const
    {
        if (outcome.duel)
            return tr("%1 if 1d6 + Impact beats 1d6 + Rep, else %2")
                .arg(title(outcome.duel->beaten), title(outcome.duel->held));
        const QString text = title(outcome.id);
        return outcome.amount.isSomething() ? withAmount(text, outcome.amount, entry.amountField) : text;
    }

    /// Returns the conditions of a special, such as "Clumsy, none passed, doubles".
    QString whenText(const Special &special) const
    {
        QStringList parts;
        if (!special.condition.isEmpty())
            parts.append(title(special.condition));
        if (special.passed)
            parts.append(tr("%1 passed").arg(*special.passed));
        if (special.doubles)
            parts.append(special.face ? tr("two dice show %1").arg(*special.face) : tr("doubles"));
        return parts.join(u", "_s);
    }

    /// Returns whether the row of a situation already shows it, because its condition is part of that situation.
    bool isInARow(const Special &special) const
    {
        return special.passed && special.outcome
            && std::ranges::any_of(entry.situations, [&](const QString &situation) {
                   return entry.brings.value(situation).contains(special.condition)
                       && outcomeText(entry.outcome(*special.passed, situation)) == outcomeText(*special.outcome);
               });
    }

    std::vector<ShelfTable::Line> lines() const
    {
        std::vector<ShelfTable::Line> lines;
        for (const QString &situation : entry.situations) {
            const ReferenceWord *word = reference().word(situation);
            if (word && !word->text.isEmpty())
                lines.push_back({word->title, word->text.endsWith(u'.') ? word->text.chopped(1) : word->text});
        }
        std::ranges::move(linesOf(entry.modifiers), std::back_inserter(lines));
        if (entry.freeChoice)
            lines.push_back({tr("A Star"), tr("may choose the result")});
        if (entry.leaderDie)
            lines.push_back({tr("Leader Die"), tr("if passed, counts for the leader’s whole group")});
        if (entry.sixFails)
            lines.push_back({tr("A 6"), tr("never passes")});
        for (const auto &[condition, from, to] : entry.swaps)
            lines.push_back({title(condition), tr("%1 becomes %2").arg(title(from), title(to))});
        for (const Special &special : entry.specials) {
            if (!isInARow(special))
                lines.push_back(
                    {whenText(special), special.outcome ? outcomeText(*special.outcome) : title(special.mark)});
        }
        return lines;
    }

    ShelfTable table() const
    {
        ShelfTable table{{QString()}, {}, lines()};
        for (int passed = entry.mostPassed(); passed >= 0; --passed)
            table.heads.append(entry.dice == 0 ? tr("Then") : tr("%1 passed").arg(passed));
        for (const QString &situation : entry.situations.isEmpty() ? QStringList{QString()} : entry.situations) {
            QStringList cells{situation.isEmpty() ? QString() : title(situation)};
            for (int passed = entry.mostPassed(); passed >= 0; --passed)
                cells.append(outcomeText(entry.outcome(passed, situation)));
            table.rows.push_back(cells);
        }
        return table;
    }

    QStringList why(const TestResult &result, const Arguments &given) const
    {
        QStringList why;
        if (given.has(u"choose"_s))
            why.append(tr("Star’s choice: counts as %1 passed.").arg(result.passed));
        else if (entry.dice > 0)
            why.append(tr("%1 passed, each die needing %2 or less.").arg(result.passed).arg(result.target));
        if (result.leaderPassed)
            why.append(tr("The Leader Die is one of them."));
        const ReferenceWord *word = reference().word(situation(given));
        if (word && !word->text.isEmpty())
            why.append(tr("%1: %2").arg(word->title, word->text));
        for (const QString &applied : result.applied) {
            for (const Modifier &modifier : entry.modifiers) {
                if (modifier.condition == applied)
                    why.append(tr("%1: %2.").arg(title(applied), effectOf(modifier)));
            }
        }
        for (const auto &[rep, passed, outcome] : result.group)
            why.append(tr("Rep %1, on the same dice: %2 passed, %3.").arg(rep).arg(passed).arg(title(outcome)));
        for (const Special &special : entry.specials) {
            if (result.marks.contains(special.mark))
                why.append(tr("%1: %2.").arg(whenText(special), title(special.mark)));
        }
        return why;
    }

    OutcomeText operator()(const TestResult &result, const Arguments &given) const
    {
        const QString &amount = entry.amountField;
        OutcomeText ruled = ruledBy(result.outcome);
        if (!amount.isEmpty() && result.amount > 0)
            ruled.headline = withAmount(ruled.headline, {.plus = result.amount}, amount);
        ruled.turns = amount == "turns"_L1 ? result.amount : 0;
        if (const ReferenceWord *hit = reference().word(entry.id))
            ruled.wound = fromSlug<TableState>(hit->state);
        ruled.why = why(result, given);
        for (const QString &mark : result.marks) {
            const ReferenceWord *word = reference().word(mark);
            if (!word || word->brings.isEmpty())
                continue;
            ruled.lasting = Lasting{word->brings};
            ruled.headline = tr("%1. %2", "outcome; what else came of it").arg(ruled.headline, word->title);
        }
        ruled.row = entry.situations.isEmpty() ? 0 : static_cast<int>(entry.situations.indexOf(situation(given)));
        ruled.column = 1 + entry.mostPassed() - result.passed;
        return ruled;
    }

    int passing(const Arguments &given, const DiceRequest &request) const
    {
        if (request.reason.kind == RollKind::LeaderDie)
            return given.integer(u"leader_rep"_s);
        if (request.reason.kind != RollKind::Test)
            return 0;
        const QStringList conditions = given.has(u"conditions"_s) ? given.texts(u"conditions"_s) : QStringList();
        return termsOf(entry, {given.integer(u"rep"_s), situation(given), conditions, {}, {}}).target;
    }

    static QString situation(const Arguments &given)
    {
        return given.has(u"situation"_s) ? given.text(u"situation"_s) : QString();
    }
};

} // namespace

ShelfVariant ShelfLayout::of(const ReferenceTest &test) const
{
    const TestLayout layout{*this, test};
    ShelfVariant made = answered<TestResult>(layout.table(), layout);
    QStringList classes;
    for (const QString &id : test.classes)
        classes.append(pack().figureClass(id)->title);
    made.title = classes.join(u", "_s);
    made.classes = test.classes;
    made.procedure = procedureOf(test, pack());
    made.passing = [layout](const Arguments &given, const DiceRequest &request) {
        return layout.passing(given, request);
    };
    return made;
}

ShelfVariant ShelfLayout::of(const JointTest &joint) const
{
    ShelfTable made;
    made.rows = {{tr("Dice"), tr("one set of dice for all the tests")},
                 {tr("The worst result counts"), titles(joint.bestToWorst)}};
    return answered<JointResult>(made, [*this, tests = joint.tests](const JointResult &result) {
        OutcomeText ruled = ruledBy(result.outcome);
        auto test = tests.begin();
        for (const TestResult &one : result.results)
            ruled.why.append(tr("%1: %2.").arg(reference().testsOf(*test++).front()->title, title(one.outcome)));
        ruled.row = 1;
        return ruled;
    });
}

ShelfVariant ShelfLayout::of(const StarPower &power) const
{
    ShelfTable made{{tr("Each die"), tr("Result")}, {}, {}};
    made.rows = {{tr("1 to %1").arg(power.reducesTo), tr("one level less; keep the die")},
                 {tr("%1 to %2").arg(power.reducesTo + 1).arg(power.lostFrom - 1), tr("no effect; keep the die")},
                 {QString::number(power.lostFrom), tr("no effect; the die is lost for this encounter")}};
    made.modifiers = {{tr("Dice"), tr("as many as Rep at the start of an encounter")},
                      {tr("Levels"), titles(power.levels)}};
    return answered<StarPowerResult>(made, [*this](const StarPowerResult &result) {
        OutcomeText ruled = ruledBy(result.fate);
        ruled.why = {tr("%1 levels less.").arg(result.reduced), tr("%n dice left.", nullptr, result.kept)};
        ruled.starPower = result.kept;
        return ruled;
    });
}

ShelfVariant ShelfLayout::of(const Comparison &comparison) const
{
    const auto nameOf = [this](const ComparedSide &side) {
        switch (side.weapons) {
        case WeaponMeasure::Outgunned:
            return tr("Outgunned Ranking");
        case WeaponMeasure::Impact:
            return tr("Impact");
        case WeaponMeasure::ImpactThenTargets:
            return tr("Impact, then targets");
        case WeaponMeasure::None:
            break;
        }
        Parameter named;
        named.name = side.name;
        return words::parameterTitle(named, pack());
    };
    const QString head = nameOf(comparison.a);
    ShelfTable made{
        {comparison.b.isNumber() ? tr("%1 against %2").arg(head, nameOf(comparison.b)) : head, tr("Result")}, {}, {}};
    made.rows = {{tr("higher"), title(comparison.above)},
                 {tr("equal"), title(comparison.equal)},
                 {tr("lower"), title(comparison.below)}};
    for (const ComparedSide *side : {&comparison.a, &comparison.b}) {
        for (const auto &[word, value] : side->values) {
            const Weapon *weapon = pack().weapon(word);
            made.modifiers.push_back({weapon ? weapon->title : title(word), QString::number(value)});
        }
    }
    for (const QString &condition : comparison.exempt)
        made.modifiers.push_back({title(condition), tr("never")});
    return answered<QString>(made, [*this, comparison](const QString &outcome) {
        OutcomeText ruled = ruledBy(outcome);
        ruled.row = outcome == comparison.above ? 0 : outcome == comparison.equal ? 1 : 2;
        return ruled;
    });
}

ShelfVariant ShelfLayout::of(const Scatter &scatter) const
{
    ShelfTable made{{tr("The higher die"), tr("It lands")}, {}, {}};
    made.rows = {
        {tr("long"), title(scatter.beyond)}, {tr("short"), title(scatter.before)}, {tr("neither"), title(scatter.dud)}};
    made.modifiers = {
        {tr("How far"), tr("the sum in inches")},
        {tr("Thrown by hand"), tr("the sum divided by %1, fractions dropped").arg(scatter.thrownDivisor)}};
    return answered<ScatterResult>(made, [*this, scatter](const ScatterResult &result) {
        OutcomeText ruled = ruledBy(result.lands);
        if (result.lands != scatter.dud)
            ruled.headline = tr("%1\": %2").arg(result.inches).arg(ruled.headline);
        ruled.row = result.lands == scatter.beyond ? 0 : result.lands == scatter.before ? 1 : 2;
        return ruled;
    });
}

ShelfVariant ShelfLayout::of(const RollOff &table) const
{
    const bool isAimed = !table.again; // groups in order of distance, one of which is the target
    ShelfTable made;
    made.rows = {
        {isAimed ? tr("Each target group") : tr("Each side"), table.addsRep ? tr("1d6 and its Rep") : tr("1d6")},
        {tr("The highest"), isAimed ? tr("is the target") : tr("goes first")},
        {tr("Tie"),
         table.tiedRest ? tr("those sides do not activate; roll again only if all are equal")
             : isAimed  ? tr("the closest of them")
                        : tr("roll again")}};
    if (table.firstDice > 1)
        made.modifiers = {{isAimed ? tr("Group A") : tr("Side A"), words::dice(table.firstDice, 6)}};
    return answered<RollOffResult>(made, [isAimed](const RollOffResult &result) {
        OutcomeText ruled;
        ruled.headline = result.first == 0 ? tr("No side activates")
                                           : (isAimed ? tr("Group %1 is the target") : tr("Side %1 goes first"))
                                                 .arg(RollOffResult::letter(result.first).toUpper());
        QStringList totals;
        for (const int total : result.totals)
            totals.append(QString::number(total));
        ruled.why.append(tr("In order: %1.").arg(totals.join(u", "_s)));
        if (!result.resting.isEmpty())
            ruled.why.append(
                tr("Not activated, since their dice are equal: %1.").arg(result.resting.join(u", "_s).toUpper()));
        ruled.row = 1;
        return ruled;
    });
}

} // namespace muster
