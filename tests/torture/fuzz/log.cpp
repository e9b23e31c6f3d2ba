// SPDX-License-Identifier: MIT
#include "model/storage/log.h"
#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/campaign/campaigndocument.h"
#include "model/campaign/step.h"
#include "model/json/campaignjson.h"
#include "model/json/stepjson.h"
#include "model/story/figurehistory.h"
#include "model/story/landwords.h"
#include "model/story/lastpage.h"
#include "model/story/narratedstep.h"
#include "rules/dice/randomdice.h"
#include "tests/torture/fuzz/target.h"
#include "tests/torture/player.h"

using namespace muster;
using namespace muster::torture;

namespace {

/// Reads one entry per line. Hashes are not checked, so that every input reaches the code after that check.
Entries entriesOf(const QByteArray &input)
{
    Entries entries;
    for (const QByteArray &line : input.split('\n')) {
        if (line.isEmpty())
            continue;
        const EntryKind kind = line.contains("in_force") ? EntryKind::Position
            : line.startsWith("{\"id\":")                ? EntryKind::Course
                                                         : EntryKind::Step;
        appendEntry(entries, kind, line);
    }
    return entries;
}

/// Returns the contents of the campaign's steps and of each course's, and how many are in force.
auto waysIn(const Entries &entries)
{
    const StepTree tree = stepTreeOf(entries);
    const auto contents = [&](const StepTree::Way &way) {
        std::vector<QByteArray> all;
        for (const std::size_t place : way)
            all.push_back(entries[place].content);
        return all;
    };
    std::vector<std::pair<AbandonedCourse, std::vector<QByteArray>>> courses;
    for (const StepTree::Course &course : tree.courses)
        courses.emplace_back(course, contents(tree.wayTo(course.last)));
    return std::tuple(contents(tree.steps), tree.inForce, courses);
}

void demandRoundTrip(const Step &step)
{
    const QByteArray json = stepJson(step);
    const Result<Step> again = readStep(json);
    demand(again && *again == step && stepJson(*again) == json, "what was read is written and read again as the same");
}

/// Runs all texts about a campaign.
void tellEverything(const History &history, const Campaign &campaign, const Pack &pack)
{
    for (const NarratedStep &story : tellAll(history.steps, pack))
        demand(!story.head.title.isEmpty(), "every step has a name");
    for (const Figure &figure : campaign.band)
        figureHistory(history.steps, pack, figure.id);
    demand(howEverybodyLeft(history.steps).size() <= campaign.former.size(), "only those who left did so in some way");
    if (campaign.encounter)
        describeEncounter(campaign, pack);
    lastPage(campaign, pack);
    campaignJson(campaign, pack, history.inForce);
}

void demandFits(Campaign campaign, const Step &step)
{
    Step dated = step;
    dated.when = QDateTime(QDate(2026, 2, 1), QTime(18, 0), Qt::UTC);
    const auto problem = applyChecked(campaign, dated);
    demand(!problem, problem ? qUtf8Printable(problem->text) : "");
    demandRoundTrip(dated);
}

/// Plays on. If a check passes, the act must be possible and recordable.
void playOn(const Campaign &campaign, const Pack &pack)
{
    RandomDice dice(1);
    Step recruited;
    recruited.kind = StepKind::Recruited;
    if (acts::check(campaign, pack, acts::Recruit{1}).empty()) {
        acts::perform(campaign, pack, acts::Recruit{1}, 0, dice, recruited);
        demandFits(campaign, recruited);
    }
    Step prepared;
    prepared.kind = StepKind::Prepared;
    if (acts::check(campaign, pack, acts::Prepare{}).empty()) {
        acts::perform(campaign, pack, acts::Prepare{}, 1, dice, prepared);
        demandFits(campaign, prepared);
    }
    Step finished;
    finished.kind = StepKind::BattleFinished;
    BattleReport report;
    for (const Figure &figure : campaign.band)
        report.figures.push_back({figure.id, Fate::RanAway});
    if (acts::check(campaign, pack, acts::FinishBattle{report}).empty()) {
        acts::perform(campaign, pack, acts::FinishBattle{report}, 0, dice, finished);
        demandFits(campaign, finished);
    }
}

} // namespace

/// Reads the lines of a log, whatever they contain, and runs all texts about it.
int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    Log told;
    told.entries = entriesOf(inputOf(bytes, size));
    replay(told);
    for (const Step &step : told.history.steps)
        demandRoundTrip(step);
    if (!told.flaw.isEmpty() || told.history.inForce == 0)
        return 0;
    demand(waysIn(writtenAnew(told.entries, stepTreeOf(told.entries))) == waysIn(told.entries),
           "a log that is written anew comes to the same courses");
    demand(told.campaign == fold(told.history.steps, told.history.inForce), "checked or not, the same campaign");
    const Pack &pack = swordplay();
    if (told.campaign.rules != pack.id || findUnknownId(told.history.steps, pack))
        return 0;
    tellEverything(told.history, told.campaign, pack);
    playOn(told.campaign, pack);
    return 0;
}
