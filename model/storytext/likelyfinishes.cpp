// SPDX-License-Identifier: MIT

// Returns reports with which a battle may have been finished.

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/json/stepjson.h"
#include "model/storytext/entries.h"
#include "model/storytext/likelyacts.h"
#include "model/storytext/literalstep.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Returns the positions of the enemies lost, if `left` are those remaining.
std::vector<int> lostPlaces(const std::vector<Profile> &there, const std::vector<Profile> &left)
{
    std::vector<int> lost;
    std::size_t next = 0;
    for (std::size_t i = 0; i < there.size(); ++i) {
        if (next < left.size() && there[i] == left[next])
            ++next;
        else
            lost.push_back(static_cast<int>(i) + 1);
    }
    return lost;
}

/// Returns the smallest report that the step is consistent with.
BattleReport plainReport(const Campaign &now, const Step &step)
{
    BattleReport report;
    for (const Change &change : step.changes) {
        if (const auto *finished = change.as<EncounterFinished>()) {
            report.outcome = finished->outcome;
            report.won = finished->won;
            report.theirs = finished->theirs;
        }
        if (const auto *fared = change.as<FigureFared>())
            report.figures.push_back({fared->id, fared->fate, fared->deeds});
        if (const auto *taken = change.as<GruntTakenOver>()) {
            const Figure *grunt = now.find(taken->id);
            if (grunt && !report.heirs.contains(grunt->leader))
                report.heirs.insert(grunt->leader, taken->by);
        }
    }
    return report;
}

/// Replaces fates by those before First Aid (R80).
void untreat(BattleReport &report, const Step &step)
{
    for (ReportedFate &reported : report.figures) {
        for (const Change &change : step.changes) {
            const auto *aid = change.as<FirstAidGiven>();
            if (aid && aid->id == reported.id)
                reported.fate = Fate::Wounded;
        }
    }
}

/// Returns the last run of additions to the stockpile; earlier ones are the arms of the fallen.
std::vector<Kit> salvageOf(const Step &step)
{
    std::vector<Kit> salvage;
    bool goesOn = false;
    for (const Change &change : step.changes) {
        const auto *stock = change.as<StockChanged>();
        if (stock && !goesOn)
            salvage.clear();
        goesOn = stock;
        if (stock && stock->by > 0)
            salvage.push_back({stock->item, stock->by});
    }
    return salvage;
}

std::vector<BattleReport> likelyReports(const Campaign &now, const Step &step)
{
    std::vector<BattleReport> reports{plainReport(now, step)};
    untreat(reports.front(), step);
    if (const std::vector<Kit> salvage = salvageOf(step); !salvage.empty())
        alsoWith(reports, [&](BattleReport &report) { report.enemy.salvage = salvage; });
    if (const auto *due = firstOf<FollowUpDue>(step.changes)) {
        const Force *there = now.encounter ? now.encounter->dealtEnemy() : nullptr;
        const std::vector<int> lost =
            there ? lostPlaces(there->figures, due->following.over.enemy.figures) : std::vector<int>();
        if (due->following.kind)
            alsoWith(reports, [&](BattleReport &report) { report.enemy.follows = slug(*due->following.kind); });
        if (!lost.empty())
            alsoWith(reports, [&](BattleReport &report) { report.enemy.lost = lost; });
    } else if (now.encounter && now.encounter->part) {
        alsoWith(reports, [](BattleReport &report) { report.enemy.follows = u"nothing"_s; });
    }
    if (!reports.front().won) {
        const bool won = reports.front().outcome == Outcome::Success;
        alsoWith(reports, [=](BattleReport &report) { report.won = Fraction{won ? 1 : 0, 1}; });
    }
    return reports;
}

ActLines byFields(const QString &verb, const BattleReport &report)
{
    return QStringList{verb} + fieldLines(reportJson(report), 2);
}

} // namespace

std::vector<ActLines> likelyFinishes(const Campaign &now, const Step &step)
{
    const QString verb = u"finish"_s;
    std::vector<ActLines> all;
    const std::vector<BattleReport> reports = likelyReports(now, step);
    for (const BattleReport &report : reports)
        all.push_back(reportLines(verb, report, now));
    for (const BattleReport &report : reports)
        all.push_back(byFields(verb, report));
    return all;
}

std::vector<ActLines> likelySettingAside(const Campaign &now, const Step &step)
{
    const auto *run = firstOf<RunSetAside>(step.changes);
    if (!run)
        return {};
    const QString verb = u"set-aside"_s;
    const BattleReport report{run->outcome, run->figures, run->won};
    return {reportLines(verb, report, now), byFields(verb, report)};
}

} // namespace muster
