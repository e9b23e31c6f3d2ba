// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/playtext.h"
#include "model/acts/acts.h"
#include "model/acts/foes.h"
#include "model/changes/play.h"
#include "model/json/playjson.h"
#include "model/reference/testsubject.h"
#include "model/story/whatnow.h"
#include "rules/slug.h"

namespace muster {

namespace {

/// Adds the end of every answer: the battle on the table, and what to do next.
void addStanding(Answer &answer, const OpenCampaign &open)
{
    const Campaign &campaign = open.campaign();
    answer.json[u"play"_s] = campaign.play ? QJsonValue(playJson(campaign, open.pack)) : QJsonValue();
    answer.json[u"what_now"_s] = whatNow(campaign, open.pack);
    QStringList names;
    QJsonArray ids;
    for (const int id : acts::foeCandidates(campaign, open.pack)) {
        ids.append(id);
        names << u"%1 %2"_s.arg(id).arg(campaign.foes.value(id).name);
    }
    if (ids.isEmpty())
        return;
    answer.json[u"foe_candidates"_s] = ids;
    answer.text += CommandLine::tr("Their leader may be a foe you know (%1): “muster play FILE leader foe=ID”.")
                       .arg(names.join(u", "_s))
        + u'\n';
}

/// Returns the meanings of the results of the tests just taken, each once.
QStringList meaningsOf(const OpenCampaign &open)
{
    QStringList lines;
    const History &history = open.file->history();
    for (const Change &change : history.steps[history.inForce - 1].changes) {
        const auto *test = change.as<TestTaken>();
        const ToldTest taken = test ? told(test->test, open.campaign(), open.pack) : ToldTest();
        if (!taken.meaning.isEmpty() && taken.outcome != taken.meaning)
            lines << u"%1: %2"_s.arg(taken.outcome, taken.meaning);
    }
    lines.removeDuplicates();
    return lines;
}

QString playHelp()
{
    QString text = CommandLine::tr("Without an action: how the battle stands and what to do next. Actions:") + u'\n';
    for (const acts::CommandUsage &typed : acts::everyWord())
        text += u"  %1\n      %2\n"_s.arg((typed.word + u' ' + typed.usage).trimmed(), typed.about);
    return text + CommandLine::tr("STATE is one of %1.").arg(slugChoices<TableState>());
}

Reply answerPlay(OpenCampaign &open, const Call &call)
{
    if (!saysMore(call)) {
        if (!open.campaign().encounter)
            return wrong(CommandLine::tr("There is no current encounter. Run “muster prepare” first."));
        Answer answer{playText(open.campaign(), open.pack), {}};
        addStanding(answer, open);
        return answer;
    }
    const Result<Act> act = acts::hear(open.campaign(), call.words.mid(1));
    if (!act)
        return wrong(act.problems());
    Reply reply = takeAct(open, call, *act);
    if (reply) {
        for (const QString &line : meaningsOf(open))
            reply->text += line + u'\n';
        addStanding(*reply, open);
        reply->text += CommandLine::tr("Now: %1").arg(whatNow(open.campaign(), open.pack)) + u'\n';
    }
    return reply;
}

} // namespace

std::vector<Command> CommandLine::playCommands()
{
    return {{"play",
             "FILE [ACTION] [WORD ...]",
             QT_TR_NOOP("Shows how the battle stands and what to do next, or records one event."),
             {},
             answerPlay,
             {"harrow.muster", "harrow.muster turn", "harrow.muster resolve 2 --ask"},
             {.rolls = saysMore, .onlyReads = [](const Call &call) { return !saysMore(call); }, .more = playHelp}}};
}

} // namespace muster
