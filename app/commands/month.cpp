// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/json/stepjson.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "rules/slug.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// The largest size of a report, in bytes. A report is a page of text; a larger file is something else.
constexpr qint64 longestReport = 1'000'000;

/// Reads a report. Anything that it does not say about the enemy is taken from the notes made on the table.
Result<BattleReport, Refusal> readReportFile(const QString &path, const Campaign &campaign, bool &namesLost)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unusable(
            CommandLine::tr("The report “%1” cannot be read: %2.").arg(shortened(path), file.errorString()));
    const QByteArray json = file.read(longestReport + 1);
    if (json.size() > longestReport)
        return wrong(CommandLine::tr("“%1” is too large for a report. Give the JSON file that reports the battle.")
                         .arg(shortened(path)));
    Result<BattleReport> report = readReport(json);
    if (!report)
        return wrong(CommandLine::tr("The report “%1” cannot be used: %2").arg(shortened(path), report.problem().text));
    const QJsonObject said = QJsonDocument::fromJson(json).object();
    namesLost = said.contains(u"enemy_lost"_s);
    if (!campaign.play)
        return *report;
    const EnemyReport noted = acts::reportSoFar(campaign).enemy;
    if (!namesLost)
        report->enemy.lost = noted.lost;
    if (!said.contains(u"follows"_s))
        report->enemy.follows = noted.follows;
    return *report;
}

/// Refuses a call that gives both or neither of the ways to report: a file, or an outcome for the notes made on the
/// table.
std::optional<Refusal> refuseWays(const Call &call)
{
    const bool byFile = !call.word(1).isEmpty();
    const bool byPlay = call.has("outcome");
    if (byFile && byPlay)
        return wrong(CommandLine::tr("The report already gives the outcome. Leave out --outcome, or the report."));
    if (!byFile && !byPlay)
        return wrong(CommandLine::tr(
            "“muster aftermath” needs REPORT.json, or --outcome if “muster play” noted the casualties."));
    if (byPlay && !fromSlug<Outcome>(call.value("outcome")))
        return wrong(
            CommandLine::tr("The outcome must be success or failure, not “%1”.").arg(shortened(call.value("outcome"))));
    return std::nullopt;
}

/// Makes a report from the notes made on the table and --outcome.
Result<BattleReport, Refusal> reportOfPlay(const OpenCampaign &open, const Call &call)
{
    const Campaign &campaign = open.campaign();
    if (!campaign.encounter)
        return wrong(acts::check(campaign, open.pack, acts::FinishBattle{}));
    if (!isNoted(campaign))
        return wrong(CommandLine::tr("Nothing was noted during the battle. Give a report."));
    const AftermathDraft noted = acts::reportSoFar(campaign);
    BattleReport report{*fromSlug<Outcome>(call.value("outcome")), noted.figures, {}, noted.enemy};
    if (report.outcome == noted.outcome) {
        report.won = noted.won;
        report.theirs = noted.theirs;
    }
    return report;
}

} // namespace

Reply answerPrepare(OpenCampaign &open, const Call &call)
{
    Grid grid;
    if (call.has("sections")) {
        const auto wished = gridFrom(call.value("sections"));
        if (!wished || !wished->isPossible())
            return wrong(CommandLine::tr("--sections must be %1 to %2, or columns and rows such as 3x2, not “%3”.")
                             .arg(fewestSections)
                             .arg(mostSections)
                             .arg(call.value("sections").left(40)));
        grid = *wished;
    }
    const QString kind = call.value("encounter");
    const auto wished = fromSlug<EncounterKind>(kind);
    if (!kind.isEmpty() && !wished && systemOf(open.campaign(), open.pack).traits.knowsNext)
        return wrong(CommandLine::tr("There is no encounter “%1”. Use one of these: %2.")
                         .arg(kind.left(40), slugChoices<EncounterKind>()));
    acts::Prepare wanted{call.value("enemy"), call.has("until-back"), call.number("pefs"), call.value("objective"),
                         call.value("entry")};
    if (!grid.isUsual()) {
        wanted.columns = grid.columns;
        wanted.rows = grid.rows;
    }
    if (!kind.isEmpty())
        wanted.encounter = wished.value_or(EncounterKind::Patrol); // rules that roll for the encounter refuse any
    return withEncounter(takeAct(open, call, wanted), open);
}

Reply answerRest(OpenCampaign &open, const Call &call)
{
    return writeStep(open, call, acts::rest(open.campaign(), open.pack));
}

Reply answerRedeal(const Call &call)
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
    // Locked parts must exist as well.
    if (!sections->empty() || !pefs->empty()) {
        const acts::Reroll kept{{sections->begin(), sections->end()}, {pefs->begin(), pefs->end()}};
        if (const Problems problems = acts::check(before, open->pack, kept))
            return wrong(problems);
    }
    Redeal again;
    if (call.has("enemy"))
        again.enemy = call.value("enemy");
    else if (before.encounter)
        again = dealtBut(before.encounter->setup, *sections, *pefs);
    const acts::Reroll wanted{
        {again.sections.begin(), again.sections.end()}, {again.pefs.begin(), again.pefs.end()}, again.enemy};
    Reply reply = takeAct(*open, call, wanted);
    if (reply)
        reply->text += u'\n' + encounterText(open->campaign(), open->pack);
    return reply;
}

Reply answerAftermath(const Call &call)
{
    if (const auto refusal = refuseWays(call))
        return *refusal;
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    bool namesLost = false;
    const auto report =
        call.word(1).isEmpty() ? reportOfPlay(*open, call) : readReportFile(call.word(1), open->campaign(), namesLost);
    if (!report)
        return report.problem();
    const bool counts = !call.has("not-counted");
    const Campaign before = open->campaign();
    Reply reply = takeAct(*open, call, acts::FinishBattle{*report, counts});
    if (!reply || !counts)
        return reply;
    QStringList remarks;
    const auto proposed = acts::proposeOutcome(before, open->pack, report->figures);
    if (proposed && proposed->differsFrom(report->outcome, report->share()))
        remarks << (proposed->won
                        ? CommandLine::tr("By the rules it was worth %1: %2 Your report counts.")
                              .arg(words::shareOfPoints(*proposed->won), proposed->why)
                        : CommandLine::tr("By the rules it was a failure: %1 Your report counts.").arg(proposed->why));
    else if (proposed && proposed->isPart() && report->share() == *proposed->won)
        remarks << CommandLine::tr("It was worth %1: %2").arg(words::shareOfPoints(*proposed->won), proposed->why);
    remarks << acts::leftOnLostField(before, open->pack, *report);
    if (namesLost && !before.meeting() && killsOf(report->figures) > std::ssize(report->enemy.lost)) // R8
        remarks << CommandLine::tr(
            "More kills are reported than enemies lost: name in “enemy_lost” who fell, or take them back. "
            "Your report counts.");
    remarks.removeAll(QString());
    for (const QString &remark : remarks)
        reply->text += u'\n' + remark + u'\n';
    return reply;
}

namespace {

/// Returns a description of REPORT.json.
QString reportFileHelp()
{
    return CommandLine::tr("REPORT.json says how it ended and what became of each figure that took part:") + uR"(

  { "outcome": "success", "figures": [
      { "id": 1, "fate": "fine", "kills": 1, "routed": 1 },
      { "id": 2, "fate": "ran-away", "wound": "scratched", "inflicted_damage": true } ],
    "enemy_lost": [1, 3], "follows": "nothing",
    "salvage": [ { "item": "shotgun", "count": 1 } ], "grunts_to": { "1": 7 } }

)"_s
        + CommandLine::tr(
               "A figure that is not named sat out. \"wound\" stands beside a fate. First edition: \"outcome\" may "
               "be a\nshare such as 0.5; a figure has \"kills\", \"routed\", \"inflicted_damage\", \"lost_nerve\" and "
               "\"wounded\"\n(when it ran), one of a media crew \"lead_stories\", \"sound_bites\", "
               "\"close_shots\", \"long_shots\" and\nthe Reps it \"interviewed\" and \"filmed\"; "
               "\"enemy_lost\" has the numbers of enemies, \"follows\" names the\nfollow-up, whose die is not rolled "
               "again, and \"salvage\" "
               "goes to the stockpile. Where several\nStars lead, \"grunts_to\" gives the Grunts of a lost Star to "
               "another one by their numbers; else they leave.");
}

} // namespace

std::vector<Command> CommandLine::monthCommands()
{
    return {
        {"prepare",
         "FILE",
         QT_TR_NOOP("Rolls up the next encounter."),
         {{"enemy",
           QT_TR_NOOP("enemy list (default: the last enemy; in the Wasteland whoever-comes, for whom the locale's dice "
                      "are rolled; star=ID, where the rules have it: that Star's band)"),
           "ENEMY"},
          {"until-back", QT_TR_NOOP("stop when the next wounded figure returns")},
          {"encounter",
           QT_TR_NOOP("patrol, raid-attack or raid-defend, in place of the one that comes next, where the rules have "
                      "these"),
           "KIND"},
          {"pefs", QT_TR_NOOP("number of PEFs, 1 to 6 (default: 3)"), "N"},
          {"sections", QT_TR_NOOP("sections of the table, 2 to 16, or columns and rows such as 3x2 (default: nine)"),
           "N|3x2"},
          {"objective", QT_TR_NOOP("the objective, in your own words (default: the rules')"), "TEXT"},
          {"entry", QT_TR_NOOP("where the band comes on, in your own words (default: the rules')"), "TEXT"}},
         answerPrepare,
         {"harrow.muster", "harrow.muster --enemy northmen", "harrow.muster --encounter patrol --sections 3x2 --ask"},
         {.rolls = everyCall}},
        {"rest",
         "FILE",
         QT_TR_NOOP("Lets a month pass without an encounter, where the rules have months."),
         {},
         answerRest,
         {"harrow.muster", "harrow.muster --json", "\"My campaign.muster\""}},
        {"redeal",
         "FILE",
         QT_TR_NOOP("Re-rolls the table of the current encounter, except what is locked."),
         {{"keep", QT_TR_NOOP("sections to lock"), "SECTION,..."},
          {"keep-pefs", QT_TR_NOOP("PEFs to lock"), "PEF,..."},
          {"enemy", QT_TR_NOOP("re-roll only the enemy, from this list, if it was rolled with the encounter"),
           "ENEMY"}},
         answerRedeal,
         {"harrow.muster", "harrow.muster --keep 1,4,9 --keep-pefs 2", "dusty.muster --enemy tribal"},
         {.rolls = everyCall}},
        {"aftermath",
         "FILE [REPORT.json]",
         QT_TR_NOOP("Works out the aftermath: recovery, Stay or Go, the next encounter."),
         {{"outcome", QT_TR_NOOP("without a report: success or failure (casualties as noted by “muster play”)"),
           "success|failure"},
          {"not-counted",
           QT_TR_NOOP("the run does not count: it stays in the chronicle, and the encounter can be played again")}},
         answerAftermath,
         {"harrow.muster --outcome success", "harrow.muster report.json", "harrow.muster report.json --not-counted"},
         {.rolls = [](const Call &call) { return !call.has("not-counted"); }, .more = reportFileHelp}},
    };
}

} // namespace muster
