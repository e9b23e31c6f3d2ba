// SPDX-License-Identifier: MIT
#include "model/reference/pieces.h"

#include "model/json/slugs.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/reference/test.h"

#include <QStringList>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

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
