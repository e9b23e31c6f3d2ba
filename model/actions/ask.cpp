// SPDX-License-Identifier: MIT
#include "model/actions/story.h"

#include "model/texts.h"
#include "rules/dice/dice.h"

#include <QStringList>

#include <algorithm>
#include <set>

namespace muster::actions {

namespace {

constexpr int fewestSidesOfADie = 2;
constexpr int mostSidesOfADie = 100;

Problems demandLine(const QString &text, int longest, const QString &what)
{
    if (text.trimmed().isEmpty())
        return {{ActionText::tr("%1 is empty.", "a question, an answer").arg(what)}};
    if (characters(text) > longest)
        return {{ActionText::tr("%1 is longer than %n characters.", "a question, an answer", longest).arg(what)}};
    if (!isPlain(text) || text.contains(u'\n'))
        return {{ActionText::tr("%1 must be one line of plain text.", "a question, an answer").arg(what)}};
    return {};
}

void addTo(Problems &problems, const Problems &more)
{
    problems.insert(problems.end(), more.begin(), more.end());
}

} // namespace

Result<std::vector<DiceAnswer>> answersIn(const QString &typed)
{
    std::vector<DiceAnswer> answers;
    for (const QString &one : typed.split(u',')) {
        bool isNumber = false;
        const int sides = one.section(u':', -1).trimmed().toInt(&isNumber);
        if (!one.contains(u':') || !isNumber)
            return Problem{ActionText::tr("Give each answer with the sides of its die, such as “Greens:6,Blues:4”, not "
                                          "“%1”.")
                               .arg(one.simplified().left(40))};
        answers.push_back({one.section(u':', 0, -2).trimmed(), sides, 1});
    }
    return answers;
}

QString typedAnswers(const std::vector<DiceAnswer> &answers)
{
    QStringList typed;
    for (const DiceAnswer &one : answers)
        typed << one.answer + u':' + QString::number(one.sides);
    return typed.join(QStringLiteral(", "));
}

Problems checkAsk(const Question &question)
{
    Problems problems = demandLine(question.text, longestQuestion, ActionText::tr("The question"));
    const auto count = static_cast<int>(question.answers.size());
    if (count < fewestAnswers || count > mostAnswers)
        problems.push_back({ActionText::tr("A question has two to four answers.")});
    std::set<QString> known;
    for (const DiceAnswer &one : question.answers) {
        addTo(problems, demandLine(one.answer, longestAnswer, ActionText::tr("An answer")));
        if (!known.insert(one.answer).second)
            problems.push_back({ActionText::tr("The answer “%1” is given twice.").arg(one.answer.left(40))});
        if (one.sides < fewestSidesOfADie || one.sides > mostSidesOfADie)
            problems.push_back({ActionText::tr("A die has 2 to 100 sides, not %1.").arg(one.sides)});
    }
    return problems;
}

void ask(const Question &question, Dice &dice, Step &step)
{
    step.kind = StepKind::Asked;
    QuestionAsked asked{question.text.trimmed(), question.answers, 1};
    std::vector<std::size_t> rolling(asked.answers.size());
    for (std::size_t i = 0; i < rolling.size(); ++i)
        rolling[i] = i;
    while (rolling.size() > 1) {
        int highest = 0;
        for (const std::size_t i : rolling) {
            asked.answers[i].die = dice.die({RollKind::Asked, static_cast<int>(i) + 1}, asked.answers[i].sides);
            highest = std::max(highest, asked.answers[i].die);
        }
        std::erase_if(rolling, [&](std::size_t i) { return asked.answers[i].die < highest; });
    }
    asked.answer = static_cast<int>(rolling.front()) + 1;
    step.changes = {asked};
}

} // namespace muster::actions
