// SPDX-License-Identifier: MIT
#include "model/acts/story.h"

#include "app/commands/commands.h"
#include "app/opencampaign.h"
#include "app/refusals.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

Reply answerAsk(const Call &call)
{
    if (!call.has("answers"))
        return wrong(CommandLine::tr("“muster ask” needs --answers, such as --answers \"Greens:6,Blues:4\"."));
    const auto answers = acts::answersIn(call.value("answers"));
    if (!answers)
        return wrong(answers.problems());
    const acts::Question question{call.word(1), *answers};
    if (const Problems problems = acts::checkAsk(question); !problems.empty())
        return wrong(problems);
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    Reply reply = takeStep(*open, call, [&](quint64, Dice &dice, Step &step) { acts::ask(question, dice, step); });
    if (!reply)
        return reply;
    const History &history = open->file->history();
    const auto &asked = *firstOf<QuestionAsked>(history.steps[history.inForce - 1].changes);
    QJsonArray thrown;
    for (const DiceAnswer &one : asked.answers)
        thrown.append(QJsonObject{{u"answer"_s, one.answer}, {u"sides"_s, one.sides}, {u"die"_s, one.die}});
    reply->json[u"id"_s] = static_cast<qint64>(open->steps()); // the number of the step
    reply->json[u"question"_s] = asked.question;
    reply->json[u"answers"_s] = thrown;
    reply->json[u"answer"_s] = asked.answers[static_cast<std::size_t>(asked.answer - 1)].answer;
    return reply;
}

std::vector<Command> CommandLine::askCommands()
{
    return {{"ask",
             "FILE TEXT",
             QT_TR_NOOP("Puts a question to the dice: a die for each answer, and the highest decides."),
             {{"answers", QT_TR_NOOP("two to four answers, each with the sides of its die"), "Greens:6,Blues:4"}},
             answerAsk,
             {"harrow.muster \"Who holds the mill?\" --answers Greens:6,Blues:4",
              "harrow.muster \"Does it snow?\" --answers Yes:6,No:6 --dice \"3 5\"",
              "harrow.muster \"Who comes?\" --answers Friend:4,Foe:8,Nobody:6 --ask"},
             {.rolls = everyCall}}};
}

} // namespace muster
