// SPDX-License-Identifier: MIT
#include "app/commands/month.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/plain.h"
#include "app/text/storytext.h"
#include "app/throwdice.h"
#include "app/values.h"
#include "model/actions/actions.h"
#include "model/json/campaignjson.h"
#include "model/json/stepjson.h"
#include "model/story/takenback.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// What an action does with dice, writing its changes into the step.
using Action = std::function<void(quint64 seed, Dice &dice, Step &step)>;

/// Throws the dice, writes the step and tells it. Whatever is refused is refused before anything is written.
Reply takeStep(OpenCampaign &open, const Call &call, const Surroundings &surroundings, const Action &action)
{
    const Campaign before = open.campaign();
    Step step;
    const auto rolls = throwDice(call, surroundings, open.nameOf(), [&](Dice &dice, quint64 seed) {
        step = {};
        action(seed, dice, step);
    });
    if (!rolls)
        return rolls.problem();
    step.rolls = *rolls;
    const QStringList dropped = namesTakenBack(open.file->book(), open.pack);
    if (const auto refusal = refusalOf(open.file->append(step)))
        return *refusal;

    const StepStory story = tell(step, static_cast<int>(open.steps()), before, open.pack);
    Answer answer{storyText(story),
                  {{u"rolls"_s, rollsJson(*rolls, open.nameOf())},
                   {u"story"_s, storyJson(story)},
                   {u"campaign"_s, campaignJson(open.campaign(), open.pack, open.steps())}}};
    tellDropped(answer, dropped);
    return answer;
}

/// A report is a page of text; what is longer is something else.
constexpr qint64 longestReport = 1'000'000;

Result<BattleReport, Refusal> readReportFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unusable(CommandLine::tr("The report “%1” cannot be read: %2").arg(shortened(path), file.errorString()));
    const QByteArray json = file.read(longestReport + 1);
    if (json.size() > longestReport)
        return wrong(CommandLine::tr("“%1” is too long for a report. Give the JSON file that says how the battle went.")
                         .arg(shortened(path)));
    const Result<BattleReport> report = readReport(json);
    if (!report)
        return wrong(CommandLine::tr("The report “%1” cannot be used: %2").arg(shortened(path), report.problem().text));
    return *report;
}

QJsonArray newFigures(const Campaign &campaign, int afterId)
{
    QJsonArray figures;
    for (const Figure &figure : campaign.band) {
        if (number(figure.id) > afterId)
            figures.append(figureJson(figure));
    }
    return figures;
}

} // namespace

Reply answerRecruit(const Call &call, const Surroundings &surroundings)
{
    const auto count = readNumber(call, u"count"_s);
    if (!count)
        return count.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const Campaign &before = open->campaign();
    if (const Problems problems = actions::checkRecruit(before, open->pack, *count); !problems.empty())
        return wrong(problems);

    const int lastId = before.lastId;
    Reply reply = takeStep(*open, call, surroundings, [&](quint64, Dice &dice, Step &step) {
        actions::recruit(before, open->pack, *count, dice, step);
    });
    if (reply)
        reply->json[u"recruited"_s] = newFigures(open->campaign(), lastId);
    return reply;
}

Reply answerPrepare(const Call &call, const Surroundings &surroundings)
{
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const QString enemy = call.value(u"enemy"_s);
    if (const Problems problems = actions::checkPrepare(open->campaign(), open->pack, enemy); !problems.empty())
        return wrong(problems);

    Reply reply = takeStep(*open, call, surroundings, [&](quint64 seed, Dice &dice, Step &step) {
        actions::prepare(open->campaign(), open->pack, enemy, seed, dice, step);
    });
    if (!reply)
        return reply;
    reply->json[u"encounter"_s] = reply->json[u"campaign"_s][u"encounter"_s];
    reply->text += u'\n' + encounterText(open->campaign(), open->pack);
    return reply;
}

Reply answerRedeal(const Call &call, const Surroundings &surroundings)
{
    const auto sections = readNumbers(call, u"keep"_s);
    const auto pefs = readNumbers(call, u"keep-pefs"_s);
    if (!sections)
        return sections.problem();
    if (!pefs)
        return pefs.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const Campaign &before = open->campaign();
    const Redeal again = before.encounter ? dealtBut(before.encounter->setup, *sections, *pefs) : Redeal();
    if (const Problems problems = actions::checkRedeal(before, again); !problems.empty())
        return wrong(problems);

    Reply reply = takeStep(*open, call, surroundings, [&](quint64, Dice &dice, Step &step) {
        actions::redeal(before, open->pack, again, dice, step);
    });
    if (reply)
        reply->text += u'\n' + encounterText(open->campaign(), open->pack);
    return reply;
}

Reply answerAftermath(const Call &call, const Surroundings &surroundings)
{
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const auto report = readReportFile(call.word(1));
    if (!report)
        return report.problem();
    if (const Problems problems = actions::checkFinish(open->campaign(), open->pack, *report); !problems.empty())
        return wrong(problems);

    return takeStep(*open, call, surroundings, [&](quint64, Dice &dice, Step &step) {
        actions::finishBattle(open->campaign(), open->pack, *report, dice, step);
    });
}

} // namespace muster
