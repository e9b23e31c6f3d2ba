// SPDX-License-Identifier: MIT

// Returns reports with which a battle may have been finished.

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/json/stepjson.h"
#include "model/storytext/likelyacts.h"
#include "model/storytext/literalstep.h"
#include "rules/slug.h"

#include <QMap>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const QString nothingFollows = QStringLiteral("nothing");

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

/// Adds a copy of each report, altered by `change`.
template<typename Changed>
void alsoWith(std::vector<BattleReport> &reports, Changed change)
{
    const std::size_t before = reports.size();
    for (std::size_t i = 0; i < before; ++i) {
        reports.push_back(reports[i]);
        change(reports.back());
    }
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
        alsoWith(reports, [](BattleReport &report) { report.enemy.follows = nothingFollows; });
    }
    if (!reports.front().won) {
        const bool won = reports.front().outcome == Outcome::Success;
        alsoWith(reports, [=](BattleReport &report) { report.won = Fraction{won ? 1 : 0, 1}; });
    }
    return reports;
}

/// Returns lines such as "ran-away: Tibb, Ulric", one for each fate; last "fine: the others" if the whole band was
/// there.
QStringList fateLines(const Campaign &now, const BattleReport &report)
{
    std::vector<std::pair<Fate, QStringList>> fates;
    for (const ReportedFate &reported : report.figures) {
        const auto same =
            std::find_if(fates.begin(), fates.end(), [&](const auto &one) { return one.first == reported.fate; });
        if (same == fates.end())
            fates.push_back({reported.fate, {calledIn(now, reported.id)}});
        else
            same->second << calledIn(now, reported.id);
    }
    std::stable_partition(fates.begin(), fates.end(), [](const auto &one) { return one.first != Fate::Fine; });
    QStringList lines;
    for (const auto &[fate, who] : fates)
        lines << u"  %1: %2"_s.arg(QString(slug(fate)), who.join(u", "_s));
    const bool all = report.figures.size() == now.band.size();
    if (all && !fates.empty() && fates.back().first == Fate::Fine)
        lines.last() = u"  fine: the others"_s;
    return lines;
}

/// Returns lines such as "kills: Bobbie 2, Courtney 3", and lines with names alone for deeds that are not counted.
QStringList deedLines(const Campaign &now, const BattleReport &report)
{
    QStringList lines;
    const auto each = [&](const QString &key, const auto &told) {
        QStringList who;
        for (const ReportedFate &reported : report.figures) {
            if (const QString said = told(reported.deeds); !said.isNull())
                who << calledIn(now, reported.id) + said;
        }
        if (!who.isEmpty())
            lines << u"  %1: %2"_s.arg(key, who.join(u", "_s));
    };
    const auto counted = [](int count) { return count > 0 ? u" %1"_s.arg(count) : QString(); };
    const auto marked = [](bool done) { return done ? u""_s : QString(); };
    each(u"kills"_s, [&](const Deeds &deeds) { return counted(deeds.kills); });
    each(u"routed"_s, [&](const Deeds &deeds) { return counted(deeds.routed); });
    each(u"initiative-lost"_s, [&](const Deeds &deeds) { return counted(deeds.initiativeLost); });
    each(u"inflicted-damage"_s, [&](const Deeds &deeds) { return marked(deeds.inflictedDamage); });
    each(u"lost-nerve"_s, [&](const Deeds &deeds) { return marked(deeds.lostNerve); });
    each(u"ran-wounded"_s, [&](const Deeds &deeds) { return marked(deeds.wounded); });
    return lines;
}

QStringList enemyLines(const Campaign &now, const BattleReport &report)
{
    QStringList lines;
    if (report.won)
        lines << u"  points: %1/%2"_s.arg(report.won->numerator).arg(report.won->denominator);
    QStringList lost;
    for (const int place : report.enemy.lost)
        lost << QString::number(place);
    if (!lost.isEmpty())
        lines << u"  enemy-lost: "_s + lost.join(u", "_s);
    if (!report.enemy.follows.isEmpty())
        lines << u"  follows: "_s + report.enemy.follows;
    QStringList salvage;
    for (const Kit &kit : report.enemy.salvage)
        salvage << u"%1 %2"_s.arg(kit.item).arg(kit.count);
    if (!salvage.isEmpty())
        lines << u"  salvage: "_s + salvage.join(u", "_s);
    for (auto heir = report.heirs.begin(); heir != report.heirs.end(); ++heir)
        lines << u"  grunts-to: %1, %2"_s.arg(calledIn(now, heir.key()), calledIn(now, *heir));
    return lines;
}

ActLines inWords(const Campaign &now, const BattleReport &report, const QString &verb = u"finish"_s)
{
    return QStringList{verb + u' ' + slug(report.outcome)} + fateLines(now, report) + deedLines(now, report)
        + enemyLines(now, report);
}

ActLines byFields(const BattleReport &report, const QString &verb = u"finish"_s)
{
    return QStringList{verb} + fieldLines(reportJson(report), 2);
}

} // namespace

std::vector<ActLines> likelyFinishes(const Campaign &now, const Step &step)
{
    std::vector<ActLines> all;
    const std::vector<BattleReport> reports = likelyReports(now, step);
    for (const BattleReport &report : reports)
        all.push_back(inWords(now, report));
    for (const BattleReport &report : reports)
        all.push_back(byFields(report));
    return all;
}

std::vector<ActLines> likelySettingAside(const Campaign &now, const Step &step)
{
    const auto *run = firstOf<RunSetAside>(step.changes);
    if (!run)
        return {};
    BattleReport report{run->outcome, run->figures, run->won};
    const QString verb = u"set-aside"_s;
    return {inWords(now, report, verb), byFields(report, verb)};
}

} // namespace muster
