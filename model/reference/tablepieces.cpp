// SPDX-License-Identifier: MIT
#include "model/reference/pieces.h"
#include "model/reference/procedurewords.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/reference/test.h"
#include "rules/slug.h"

#include <QStringList>

#include <map>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

QString targetName(int number)
{
    switch (number) {
    case 1:
        return ShelfText::tr("First target");
    case 2:
        return ShelfText::tr("Second target");
    default:
        return ShelfText::tr("Third target");
    }
}

/// "2 hits: first target 1, second target 1"; the number alone where one target was shot at.
QString hitsByTarget(const BurstResult &result, const LookUp &table)
{
    std::map<int, int> hits;
    for (const BurstShot &shot : result.shots)
        hits[shot.target] += shot.found.result == table.yes ? 1 : 0;
    QStringList each;
    for (const auto &[target, number] : hits)
        each << ShelfText::tr("%1: %2", "First target: 1").arg(targetName(target)).arg(number);
    return each.size() < 2 ? hitsText(result.hits)
                           : ShelfText::tr("%1 (%2)").arg(hitsText(result.hits), each.join(u", "_s));
}

/// What an empty weapon means.
QString emptyText(const Burst &burst, const Reference &reference)
{
    const ReferenceWord *word = reference.word(burst.empty);
    return word ? word->text : QString();
}

ShelfTable tableOf(const Burst &burst, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    ShelfTable made;
    made.rows = {
        {ShelfText::tr("Dice"), ShelfText::tr("as many as the weapon’s targets, each read separately")},
        {ShelfText::tr("Aim"), ShelfText::tr("declare dice per target first; the highest go to the first target")},
        {ShelfText::tr("Out of ammunition"),
         ShelfText::tr("%1 or more dice showing %2").arg(burst.emptyCount).arg(burst.emptyFace)}};
    for (const BurstSpecial &special : burst.specials) {
        const QString weapon = pack.weapon(special.weapon)->title;
        made.modifiers.push_back(
            {special.condition.isEmpty() ? weapon
                                         : ShelfText::tr("%1, %2").arg(weapon, title(reference, special.condition)),
             ShelfText::tr("%1, best %2 count").arg(words::dice(special.dice, 6)).arg(special.counted)});
    }
    return made;
}

QString valueTitle(const Pack &pack, const QString &id)
{
    const Weapon *weapon = pack.weapon(id);
    return weapon ? weapon->title : title(*pack.reference, id);
}

/// What has which rank on one side; nothing for a plain number.
void addRanks(const ComparedSide &side, const Pack &pack, std::vector<ShelfTable::Line> &lines)
{
    for (const ComparedSide::Value &value : side.values)
        lines.push_back({valueTitle(pack, value.word), QString::number(value.value)});
}

Parameter integerNamed(const QString &name)
{
    Parameter parameter;
    parameter.name = name;
    return parameter;
}

QString compared(const Comparison &comparison, const Pack &pack)
{
    switch (comparison.a.weapons) {
    case WeaponMeasure::OutgunnedRank:
        return ShelfText::tr("Outgunned Ranking");
    case WeaponMeasure::Impact:
        return ShelfText::tr("Impact");
    case WeaponMeasure::ImpactThenTargets:
        return ShelfText::tr("Impact, then targets");
    case WeaponMeasure::None:
        break;
    }
    return words::parameterTitle(integerNamed(comparison.a.name), pack);
}

} // namespace

ShelfVariant pieceOf(const Burst &burst, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    return {{}, {}, tableOf(burst, pack), {}, {}, [reference, burst](const Arguments &given, const Resolved &resolved) {
                const auto &result = resolved.as<BurstResult>();
                Ruled ruled;
                ruled.headline = hitsByTarget(result, *reference.table(burst.table));
                for (const BurstShot &shot : result.shots) {
                    ruled.why.append(ShelfText::tr("%1: %2, total %3: %4.")
                                         .arg(targetName(shot.target))
                                         .arg(shot.face)
                                         .arg(shot.found.total)
                                         .arg(title(reference, shot.found.result)));
                }
                if (result.outOfAmmo) {
                    const QString empty = ShelfText::tr("Out of ammunition");
                    ruled.headline =
                        ShelfText::tr("%1. %2", "outcome; what else came of it").arg(ruled.headline, empty);
                    ruled.text = emptyText(burst, reference);
                    if (!burst.empty.isEmpty())
                        ruled.lasting = Lasting{burst.empty, given.text(u"weapon"_s)};
                    ruled.row = 2;
                    ruled.column = 1;
                }
                return ruled;
            }};
}

ShelfVariant pieceOf(const StarPower &power, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    ShelfTable made{{ShelfText::tr("Each die"), ShelfText::tr("Result")}, {}, {}};
    made.rows = {{ShelfText::tr("1 to %1").arg(power.reducesTo), ShelfText::tr("one level less; keep the die")},
                 {ShelfText::tr("%1 to %2").arg(power.reducesTo + 1).arg(power.lostFrom - 1),
                  ShelfText::tr("no effect; keep the die")},
                 {QString::number(power.lostFrom), ShelfText::tr("no effect; the die is lost for this encounter")}};
    made.modifiers.push_back({ShelfText::tr("Dice"), ShelfText::tr("as many as Rep at the start of an encounter")});
    made.modifiers.push_back({ShelfText::tr("Levels"), titles(reference, power.levels).join(u", "_s)});
    return {{}, {}, made, {}, {}, [reference](const Arguments &, const Resolved &resolved) {
                const auto &result = resolved.as<StarPowerResult>();
                Ruled ruled = ruledBy(reference, result.fate);
                ruled.why.append(ShelfText::tr("%1 levels less.").arg(result.reduced));
                ruled.starPower = result.kept;
                ruled.why.append(ShelfText::tr("%n dice left.", nullptr, *ruled.starPower));
                return ruled;
            }};
}

ShelfVariant pieceOf(const Comparison &comparison, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    const bool number = comparison.b.values.empty() && comparison.b.weapons == WeaponMeasure::None;
    const QString head = compared(comparison, pack);
    ShelfTable made{
        {number ? ShelfText::tr("%1 against %2").arg(head, words::parameterTitle(integerNamed(comparison.b.name), pack))
                : head,
         ShelfText::tr("Result")},
        {},
        {}};
    made.rows = {{ShelfText::tr("higher"), title(reference, comparison.above)},
                 {ShelfText::tr("equal"), title(reference, comparison.equal)},
                 {ShelfText::tr("lower"), title(reference, comparison.below)}};
    addRanks(comparison.a, pack, made.modifiers);
    addRanks(comparison.b, pack, made.modifiers);
    for (const QString &condition : comparison.exempt)
        made.modifiers.push_back({title(reference, condition), ShelfText::tr("never")});
    return {{}, {}, made, {}, {}, [reference, comparison](const Arguments &, const Resolved &resolved) {
                const auto &outcome = resolved.as<QString>();
                Ruled ruled = ruledBy(reference, outcome);
                ruled.row = outcome == comparison.above ? 0 : outcome == comparison.equal ? 1 : 2;
                ruled.column = 1;
                return ruled;
            }};
}

ShelfVariant pieceOf(const Scatter &scatter, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    ShelfTable made{{ShelfText::tr("The higher die"), ShelfText::tr("It lands")}, {}, {}};
    made.rows = {{ShelfText::tr("long"), title(reference, scatter.beyond)},
                 {ShelfText::tr("short"), title(reference, scatter.before)},
                 {ShelfText::tr("neither"), title(reference, scatter.dud)}};
    made.modifiers = {{ShelfText::tr("How far"), ShelfText::tr("the sum in inches")},
                      {ShelfText::tr("Thrown by hand"),
                       ShelfText::tr("the sum divided by %1, fractions dropped").arg(scatter.thrownDivisor)}};
    return {{}, {}, made, {}, {}, [reference, scatter](const Arguments &, const Resolved &resolved) {
                const auto &[lands, inches] = resolved.as<ScatterResult>();
                Ruled ruled = ruledBy(reference, lands);
                if (lands != scatter.dud)
                    ruled.headline = ShelfText::tr("%1\": %2").arg(inches).arg(ruled.headline);
                ruled.row = lands == scatter.beyond ? 0 : lands == scatter.before ? 1 : 2;
                ruled.column = 1;
                return ruled;
            }};
}

ShelfVariant pieceOf(const RollOff &table, const Pack &)
{
    ShelfTable made;
    const bool isAimed = !table.again; // groups, the closest first, and one of them is the target
    made.rows = {{isAimed ? ShelfText::tr("Each target group") : ShelfText::tr("Each side"),
                  table.addsRep ? ShelfText::tr("1d6 and its Rep") : ShelfText::tr("1d6")},
                 {ShelfText::tr("The highest"), isAimed ? ShelfText::tr("is the target") : ShelfText::tr("goes first")},
                 {ShelfText::tr("Tie"), isAimed ? ShelfText::tr("the closest of them") : ShelfText::tr("roll again")}};
    if (table.tiedRest)
        made.rows.back() = {ShelfText::tr("Tie"),
                            ShelfText::tr("those sides do not activate; roll again only if all are equal")};
    if (table.firstDice > 1)
        made.modifiers.push_back(
            {isAimed ? ShelfText::tr("Group A") : ShelfText::tr("Side A"), words::dice(table.firstDice, 6)});
    return {{}, {}, made, {}, {}, [isAimed](const Arguments &, const Resolved &resolved) {
                const auto &result = resolved.as<RollOffResult>();
                Ruled ruled;
                const QString first =
                    isAimed ? ShelfText::tr("Group %1 is the target") : ShelfText::tr("Side %1 goes first");
                ruled.headline = result.first == 0 ? ShelfText::tr("No side activates")
                                                   : first.arg(RollOffResult::letter(result.first).toUpper());
                QStringList totals;
                for (const int total : result.totals)
                    totals.append(QString::number(total));
                ruled.why.append(ShelfText::tr("In order: %1.").arg(totals.join(u", "_s)));
                if (!result.resting.isEmpty())
                    ruled.why.append(ShelfText::tr("Not activated, since their dice are equal: %1.")
                                         .arg(result.resting.join(u", "_s).toUpper()));
                ruled.row = 1;
                ruled.column = 1;
                return ruled;
            }};
}

ShelfVariant pieceOf(const JointTest &joint, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    ShelfTable made;
    made.rows = {{ShelfText::tr("Dice"), ShelfText::tr("one set of dice for all the tests")},
                 {ShelfText::tr("The worst result counts"), titles(reference, joint.bestToWorst).join(u", "_s)}};
    return {{}, {}, made, {}, {}, [reference, joint](const Arguments &, const Resolved &resolved) {
                const auto &[results, outcome] = resolved.as<JointResult>();
                Ruled ruled = ruledBy(reference, outcome);
                for (std::size_t i = 0; i < results.size(); ++i) {
                    ruled.why.append(ShelfText::tr("%1: %2.").arg(
                        reference.testsOf(joint.tests[static_cast<qsizetype>(i)]).front()->title,
                        title(reference, results[i].outcome)));
                }
                ruled.row = 1;
                ruled.column = 1;
                return ruled;
            }};
}

namespace {

QString outcomeText(const TestOutcome &outcome, const ReferenceTest &test, const Reference &reference)
{
    if (outcome.duel) {
        return ShelfText::tr("%1 if 1d6 + Impact beats 1d6 + Rep, else %2")
            .arg(title(reference, outcome.duel->beaten), title(reference, outcome.duel->held));
    }
    const QString text = title(reference, outcome.id);
    return outcome.amount.isSomething() ? withAmount(text, outcome.amount, test.amountField) : text;
}

/// "Clumsy, none passed, doubles": when a special holds.
QString whenText(const Special &special, const Reference &reference)
{
    QStringList parts;
    if (!special.condition.isEmpty())
        parts.append(title(reference, special.condition));
    if (special.passed)
        parts.append(ShelfText::tr("%1 passed").arg(*special.passed));
    if (special.doubles)
        parts.append(special.face ? ShelfText::tr("two dice show %1").arg(*special.face) : ShelfText::tr("doubles"));
    return parts.join(u", "_s);
}

/// The row of a situation that is its condition by itself says it already.
bool isInARow(const Special &special, const ReferenceTest &test, const Reference &reference)
{
    return special.passed && special.outcome && std::ranges::any_of(test.situations, [&](const QString &situation) {
               return test.brings.value(situation).contains(special.condition)
                   && outcomeText(test.outcome(*special.passed, situation), test, reference)
                   == outcomeText(*special.outcome, test, reference);
           });
}

std::vector<ShelfTable::Line> linesOf(const ReferenceTest &test, const Reference &reference)
{
    std::vector<ShelfTable::Line> lines;
    for (const QString &situation : test.situations) {
        const ReferenceWord *word = reference.word(situation);
        if (word && !word->text.isEmpty())
            lines.push_back({word->title, word->text.endsWith(u'.') ? word->text.chopped(1) : word->text});
    }
    for (ShelfTable::Line &line : shelf::linesOf(test.modifiers, reference))
        lines.push_back(std::move(line));
    if (test.freeChoice)
        lines.push_back({ShelfText::tr("A Star"), ShelfText::tr("may choose the result")});
    if (test.leaderDie)
        lines.push_back({ShelfText::tr("Leader Die"), ShelfText::tr("if passed, counts for the leader’s whole group")});
    if (test.sixFails)
        lines.push_back({ShelfText::tr("A 6"), ShelfText::tr("never passes")});
    for (const Swap &swap : test.swaps) {
        lines.push_back({title(reference, swap.condition),
                         ShelfText::tr("%1 becomes %2").arg(title(reference, swap.from), title(reference, swap.to))});
    }
    for (const Special &special : test.specials) {
        if (isInARow(special, test, reference))
            continue;
        const QString then =
            special.outcome ? outcomeText(*special.outcome, test, reference) : title(reference, special.mark);
        lines.push_back({whenText(special, reference), then});
    }
    return lines;
}

ShelfTable tableOf(const ReferenceTest &test, const Reference &reference)
{
    ShelfTable table;
    table.heads.append(QString());
    for (int passed = test.mostPassed(); passed >= 0; --passed)
        table.heads.append(test.dice == 0 ? ShelfText::tr("Then") : ShelfText::tr("%1 passed").arg(passed));
    for (const QString &situation : test.situations.isEmpty() ? QStringList{QString()} : test.situations) {
        QStringList cells{situation.isEmpty() ? QString() : title(reference, situation)};
        for (int passed = test.mostPassed(); passed >= 0; --passed)
            cells.append(outcomeText(test.outcome(passed, situation), test, reference));
        table.rows.push_back(cells);
    }
    table.modifiers = linesOf(test, reference);
    return table;
}

QStringList whyOf(const ReferenceTest &test, const Reference &reference, const Arguments &given,
                  const TestResult &result)
{
    QStringList why;
    if (given.has(u"choose"_s))
        why.append(ShelfText::tr("Star’s choice: counts as %1 passed.").arg(result.passed));
    else if (test.dice > 0)
        why.append(ShelfText::tr("%1 passed, each die needing %2 or less.").arg(result.passed).arg(result.target));
    if (result.leaderPassed)
        why.append(ShelfText::tr("The Leader Die is one of them."));
    const ReferenceWord *situation = given.has(u"situation"_s) ? reference.word(given.text(u"situation"_s)) : nullptr;
    if (situation && !situation->text.isEmpty())
        why.append(ShelfText::tr("%1: %2").arg(situation->title, situation->text));
    for (const QString &applied : result.applied) {
        for (const Modifier &modifier : test.modifiers) {
            if (modifier.condition == applied)
                why.append(ShelfText::tr("%1: %2.").arg(title(reference, modifier.condition), effectOf(modifier)));
        }
    }
    for (const TakenAlong &other : result.group) {
        why.append(ShelfText::tr("Rep %1, on the same dice: %2 passed, %3.")
                       .arg(other.rep)
                       .arg(other.passed)
                       .arg(title(reference, other.outcome)));
    }
    for (const Special &special : test.specials) {
        if (result.marks.contains(special.mark))
            why.append(ShelfText::tr("%1: %2.").arg(whenText(special, reference), title(reference, special.mark)));
    }
    return why;
}

Ruled rule(const ReferenceTest &test, const Reference &reference, const Arguments &given, const TestResult &result)
{
    Ruled ruled = ruledBy(reference, result.outcome);
    if (!test.amountField.isEmpty() && result.amount > 0)
        ruled.headline = withAmount(ruled.headline, result.amount, test.amountField);
    ruled.turns = test.amountField == "turns"_L1 ? result.amount : 0;
    if (const ReferenceWord *hit = reference.word(test.id))
        ruled.wound = fromSlug<TableState>(hit->state);
    ruled.why = whyOf(test, reference, given, result);
    for (const QString &mark : result.marks) {
        const ReferenceWord *word = reference.word(mark);
        if (!word || word->brings.isEmpty())
            continue;
        ruled.lasting = Lasting{word->brings};
        ruled.headline = ShelfText::tr("%1. %2", "outcome; what else came of it").arg(ruled.headline, word->title);
    }
    ruled.row = test.situations.isEmpty()
        ? 0
        : static_cast<int>(test.situations.indexOf(given.has(u"situation"_s) ? given.text(u"situation"_s) : QString()));
    ruled.column = 1 + test.mostPassed() - result.passed;
    return ruled;
}

int passing(const ReferenceTest &test, const Arguments &given, const DiceRequest &request)
{
    if (request.reason.kind == RollKind::LeaderDie)
        return given.integer(u"leader_rep"_s);
    if (request.reason.kind != RollKind::Test)
        return 0;
    TestTaker taker;
    taker.rep = given.integer(u"rep"_s);
    taker.situation = given.has(u"situation"_s) ? given.text(u"situation"_s) : QString();
    taker.conditions = given.has(u"conditions"_s) ? given.texts(u"conditions"_s) : QStringList();
    return termsOf(test, taker).target;
}

} // namespace

ShelfVariant pieceOf(const ReferenceTest &test, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    QStringList classes;
    for (const QString &id : test.classes)
        classes.append(pack.figureClass(id)->title);
    return {classes.join(u", "_s),
            test.classes,
            tableOf(test, reference),
            {},
            procedureOf(test, pack),
            [test, reference](const Arguments &given, const Resolved &resolved) {
                return rule(test, reference, given, resolved.as<TestResult>());
            },
            [test](const Arguments &given, const DiceRequest &request) { return passing(test, given, request); }};
}

} // namespace muster::shelf
