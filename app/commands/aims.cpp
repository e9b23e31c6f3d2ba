// SPDX-License-Identifier: MIT

// Named foes, and the goals of the campaign.

#include "app/commands/commands.h"
#include "app/commands/wishes.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "model/acts/foes.h"
#include "model/acts/story.h"
#include "model/json/campaignjson.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

bool isId(const QString &word)
{
    return !word.isEmpty() && std::ranges::all_of(word, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

Result<Step> foeAsWished(const OpenCampaign &open, Wishes &wishes, Foe foe, bool isKnown)
{
    if (isKnown) {
        wishes.text(u"name"_s, foe.name);
        wishes.choice(u"status"_s, foe.status);
    }
    wishes.number(u"rep"_s, foe.rep);
    wishes.text(u"weapon"_s, foe.weapon);
    wishes.text(u"list"_s, foe.list);
    if (Problems problems = wishes.problems())
        return problems;
    if (foe.rep < 1)
        return Problem{CommandLine::tr("A foe's Rep is 1 to 6.")};
    return isKnown ? acts::correctFoe(open.campaign(), open.pack, foe) : acts::nameFoe(open.campaign(), open.pack, foe);
}

QString lineOf(const Foe &foe, const OpenCampaign &open)
{
    QString line = CommandLine::tr("%1 %2: %3, %4", "a foe's number, name, status, Rep and arms")
                       .arg(QString::number(foe.id), foe.name, words::title(foe.status), words::about(foe, open.pack))
        + u'\n';
    for (const FoeMeeting &meeting : foe.met)
        line += u"  %1, %2: %3\n"_s.arg(words::turn(meeting.turn, open.campaign(), open.pack), words::title(meeting),
                                        words::fate(meeting));
    return line;
}

QString lineOf(const Goal &goal, const OpenCampaign &open)
{
    return CommandLine::tr("%1 %2: %3 (%4)", "a goal's number, text, progress, and how it is counted")
               .arg(QString::number(goal.id), goal.text, words::progress(goal),
                    words::about(goal, open.campaign(), open.pack))
        + u'\n';
}

/// The words for what a goal counts, and the kind of goal.
const std::vector<std::pair<QString, GoalKind>> countedThings{
    {u"won"_s, GoalKind::BattlesWon},       {u"foe"_s, GoalKind::FoeTaken},  {u"rep"_s, GoalKind::StarRep},
    {u"months"_s, GoalKind::TurnsOutlived}, {u"points"_s, GoalKind::Points}, {u"grunts"_s, GoalKind::Grunts}};

/// Reads a goal with the one thing that it counts, from words such as "won=patrol count=3".
Result<Goal> goalAsWished(const QString &text, QStringList said)
{
    Goal goal;
    goal.text = text;
    const bool captured = said.removeAll(u"captured"_s) > 0;
    const bool killed = said.removeAll(u"killed"_s) > 0;
    auto wishes = readWishes(said);
    if (!wishes)
        return Problem{wishes.problem().text};
    QStringList counted;
    for (const auto &[key, kind] : countedThings) {
        if (wishes->has(key)) {
            counted << key;
            goal.kind = kind;
        }
        if (kind == GoalKind::BattlesWon)
            wishes->text(key, goal.won);
        else
            wishes->number(key, kind == GoalKind::FoeTaken ? goal.foe : goal.count);
    }
    if (goal.won == u"any"_s)
        goal.won.clear();
    const bool takesCount = goal.kind == GoalKind::OwnWords || goal.kind == GoalKind::BattlesWon;
    if (wishes->has(u"count"_s) && !takesCount)
        return Problem{CommandLine::tr("count= goes with won=, or with a goal that you count yourself.")};
    wishes->number(u"count"_s, goal.count);
    if (Problems problems = wishes->problems())
        return problems;
    if (counted.size() > 1)
        return Problem{CommandLine::tr("A goal is counted by one thing, not by %1. Add a goal for each.")
                           .arg(counted.join(CommandLine::tr(" and ")))};
    if ((captured || killed) && goal.kind != GoalKind::FoeTaken)
        return Problem{CommandLine::tr("Say with foe=ID who is to be captured or killed.")};
    if (captured != killed)
        goal.taken = captured ? FoeStatus::Captured : FoeStatus::Killed;
    return goal;
}

/// Returns all foes or all goals, one per line.
template<typename Aims, typename Json>
Answer listed(const Aims &aims, Json json, const OpenCampaign &open, const QString &key, const QString &none)
{
    Answer answer;
    QJsonArray all;
    for (const auto &aim : aims) {
        answer.text += lineOf(aim, open);
        all.append(json(aim));
    }
    if (all.isEmpty())
        answer.text = none + u'\n';
    answer.json = {{key, all}};
    return answer;
}

Reply listGoals(const Call &call)
{
    const auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    return listed(open->campaign().goals, goalJson, *open, u"goals"_s,
                  CommandLine::tr("This campaign has no goals yet."));
}

/// The step for a call about a goal, with the goal's number; none if it is about the whole campaign.
struct GoalDeed {
    Result<Step> step;
    std::optional<int> id;
};

GoalDeed goalDeed(const Call &call, const OpenCampaign &open)
{
    const Campaign &now = open.campaign();
    const QString deed = call.word(1);
    const QString object = call.word(2);
    if (deed == u"add"_s) {
        const Result<Goal> goal = goalAsWished(object, call.words.mid(3));
        return {goal ? acts::setGoal(now, open.pack, *goal) : Result<Step>(goal.problems()), now.lastGoal + 1};
    }
    if (call.words.size() > 3)
        return {Problem{CommandLine::tr("Unexpected argument “%1”.").arg(shortened(call.word(3)))}, {}};
    if (deed == u"close"_s) {
        const auto ending = fromSlug<CampaignEnding>(object);
        return {
            ending
                ? acts::closeCampaign(now, *ending)
                : Problem{CommandLine::tr("A campaign is closed as won or as lost, not “%1”.").arg(shortened(object))},
            {}};
    }
    if (deed != u"reach"_s && deed != u"strike"_s)
        return {Problem{CommandLine::tr("“%1” is nothing to be done with a goal.").arg(shortened(deed))
                        + didYouMean(deed, {u"add"_s, u"reach"_s, u"strike"_s, u"close"_s}) + u' '
                        + CommandLine::tr("Available: %1.").arg(u"add, reach, strike, close"_s)},
                {}};
    if (!isId(object))
        return {Problem{CommandLine::tr("Give the number of the goal, not “%1”.").arg(shortened(object))}, {}};
    const int id = object.toInt();
    return {deed == u"reach"_s ? acts::reachGoal(now, id) : acts::strikeGoal(now, id), id};
}

} // namespace

Reply answerFoe(const Call &call)
{
    auto wishes = readWishes(call.words.mid(2));
    if (!wishes)
        return wishes.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const QString who = call.word(1);
    const bool isKnown = isId(who);
    Foe foe;
    foe.name = who;
    foe.rep = usualFoeRep;
    if (isKnown) {
        const Result<Foe> known = acts::foeNumbered(open->campaign(), who.toInt());
        if (!known)
            return wrong(known.problems());
        if (call.words.size() == 2)
            return wrong(
                CommandLine::tr("Say what to change of %1, such as rep=4 or status=captured.").arg(known->name));
        foe = *known;
    }
    const int id = isKnown ? foe.id : open->campaign().lastFoe + 1;
    Reply reply = writeStep(*open, call, foeAsWished(*open, *wishes, foe, isKnown));
    if (reply)
        reply->json[u"id"_s] = id;
    return reply;
}

Reply answerFoes(const OpenCampaign &open, const Call &)
{
    return listed(open.campaign().foes, foeJson, open, u"foes"_s, CommandLine::tr("No foe has a name yet."));
}

Reply answerGoal(const Call &call)
{
    if (call.words.size() < 2)
        return listGoals(call);
    if (call.words.size() < 3)
        return wrong(CommandLine::tr("“muster goal FILE %1” needs one more word: a text, a number, or won or lost.")
                         .arg(shortened(call.word(1))));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const GoalDeed deed = goalDeed(call, *open);
    Reply reply = writeStep(*open, call, deed.step);
    if (reply && deed.id)
        reply->json[u"id"_s] = *deed.id;
    return reply;
}

std::vector<Command> CommandLine::aimCommands()
{
    return {
        {"foe",
         "FILE NAME|FOE [key=value ...]",
         QT_TR_NOOP("Names a foe who may be met again (rep=, weapon=, list=); with a number, edits that foe."),
         {},
         answerFoe,
         {"harrow.muster Grom rep=5", "harrow.muster \"Black Anna\" rep=4 list=northmen",
          "harrow.muster 1 status=captured"}},
        {"foes",
         "FILE",
         QT_TR_NOOP("Lists the foes and where they were met."),
         {},
         answerFoes,
         {"harrow.muster", "harrow.muster --json", "\"My campaign.muster\""}},
        {"goal",
         "FILE [add|reach|strike|close] [WORD ...]",
         QT_TR_NOOP("Lists the goals, or does one of these: add TEXT, reach ID, strike ID, close won, close lost. A "
                    "goal is counted by won=KIND count=N, foe=ID [captured|killed], rep=N, months=N, points=N or "
                    "grunts=N, or by you."),
         {},
         answerGoal,
         {"harrow.muster", "harrow.muster add \"Three raids\" won=raid-attack count=3", "harrow.muster close won"}},
    };
}

} // namespace muster
