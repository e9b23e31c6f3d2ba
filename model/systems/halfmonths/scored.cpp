// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/scored.h"

#include "model/actions/actions.h"
#include "model/actions/play/tally.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

constexpr Fraction none{0, 1};
constexpr Fraction full{1, 1};

/// That one is scored in its place (R97).
bool becameAmbush(const Campaign &campaign, const BattleReport &report)
{
    return scenarioOf(*campaign.encounter)->kind == ScenarioKind::Pursuit
        && report.enemy.follows == QLatin1StringView("ambush");
}

bool isKilled(Fate fate)
{
    return fate == Fate::Dead || fate == Fate::ObviouslyDead || fate == Fate::Turned;
}

/// Killed, taken or unable to act.
bool isLost(Fate fate)
{
    return isKilled(fate) || fate == Fate::Captured || fate == Fate::Surrendered || fate == Fate::Unconscious
        || fate == Fate::OutOfTheFight || fate == Fate::Wounded;
}

/// Both sides as they were reported, and nothing of how it ended.
Tally countReported(const Campaign &campaign, const BattleReport &report, bool met)
{
    Tally tally;
    tally.own = 0;
    tally.enemy = 0;
    for (const ReportedFate &reported : report.figures) {
        const Figure *figure = campaign.find(reported.id);
        if (!figure)
            continue;
        if (campaign.isMet(*figure) == met) {
            ++tally.own;
            tally.ownLost += isLost(reported.fate) ? 1 : 0;
            continue;
        }
        ++tally.enemy;
        tally.enemyKilled += isKilled(reported.fate) ? 1 : 0;
        tally.enemyCaptured += isLost(reported.fate) && !isKilled(reported.fate) ? 1 : 0;
        tally.enemyEscaped += reported.fate == Fate::RanAway ? 1 : 0;
    }
    return tally;
}

/// The most that the reported losses leave the side whose encounter it is.
Tally atBest(const Campaign &campaign, const BattleReport &report)
{
    Tally tally = countReported(campaign, report, false);
    tally.enemyDrivenOff = true;
    tally.objective = true;
    tally.ownEscaped = tally.own - tally.ownLost;
    if (!campaign.meeting())
        tally.enemy = tally.enemyKilled = std::max(1, *actions::enemiesThere(campaign));
    return tally;
}

/// What goes with the share that was reported of the other side.
Tally besidesTheirs(const Campaign &campaign, const BattleReport &report)
{
    const Fraction others = report.share();
    const bool nothing = others == none;
    const bool all = others.numerator >= others.denominator;
    Tally tally = countReported(campaign, report, true);
    const int alive = tally.own - tally.ownLost;
    const int gone = tally.enemyGone() + tally.enemyEscaped;
    tally.enemyDrivenOff = nothing || gone >= tally.enemy;
    tally.objective = nothing;
    tally.ownEscaped = nothing ? alive : 0;
    tally.enemyEscaped = all ? tally.enemy : 0;
    if (nothing || all)
        return tally;
    tally.dwellings = 2; // the raiders got away with what they had looted
    tally.dwellingsLooted = 1;
    if (scenarioOf(*campaign.encounter)->kind == ScenarioKind::Ambush) { // of three or more, one got through
        constexpr int fewest = 3;
        tally.own = std::max(tally.own, fewest);
        tally.enemy = std::max(tally.enemy, fewest);
        tally.ownEscaped = tally.enemyEscaped = 1;
    }
    return tally;
}

QString ofHow(int some, int all, const QString &sentence)
{
    return sentence.arg(some).arg(all);
}

QString ownLosses(const Tally &tally)
{
    return ofHow(tally.ownLost, tally.own, ActionText::tr("%1 of %2 figures were lost."));
}

QString takenOf(const Tally &tally)
{
    return ofHow(tally.enemyGone(), tally.enemy, ActionText::tr("%1 of %2 enemies were killed or captured."));
}

QString whyDrivenOff(const Tally &tally, Fraction won)
{
    if (won == none)
        return ActionText::tr("The enemy was not driven off.");
    return won == full ? ActionText::tr("The enemy was driven off.") : ownLosses(tally);
}

QString whyRaid(Role role, const Tally &tally, Fraction won)
{
    if (won == full)
        return ActionText::tr("The enemy was driven off.");
    if (role == Role::Raider)
        return ofHow(
            tally.dwellingsLooted, tally.dwellings,
            ActionText::tr("%1 of %2 dwellings were looted by figures that left the table, and the defenders were not "
                           "driven off."));
    return tally.dwellingsLooted > 0 ? ActionText::tr("The raiders got away with what they had looted.")
                                     : ActionText::tr("The raiders were not driven off.");
}

QString whyRecover(Role role, const Tally &tally, Fraction won)
{
    if (role == Role::Recoverer)
        return won == full ? ActionText::tr("What they came for is off the table.")
                           : ActionText::tr("Not all that they came for is off the table.");
    if (won == full)
        return ActionText::tr("Nothing was taken, and the enemy was driven off.");
    return tally.objective ? ActionText::tr("The enemy was not driven off.")
                           : ActionText::tr("The enemy took what it came for.");
}

/// Why the side has earned that.
QString whyScored(ScenarioKind kind, Role role, const Tally &tally, Fraction won)
{
    if (tally.ownLost >= tally.own)
        return ActionText::tr("None of the side is left.");
    switch (kind) {
    case ScenarioKind::Ambush:
        return role == Role::Ambusher
            ? takenOf(tally)
            : ofHow(tally.ownEscaped, tally.own, ActionText::tr("%1 of %2 figures left by the far edge."));
    case ScenarioKind::Firefight:
    case ScenarioKind::Garrison:
        return whyDrivenOff(tally, won);
    case ScenarioKind::Pursuit:
        if (role == Role::Chaser)
            return takenOf(tally);
        return won == full ? ActionText::tr("The Runners have got away.")
                           : ActionText::tr("The Runners have not got away.");
    case ScenarioKind::Raid:
        return whyRaid(role, tally, won);
    case ScenarioKind::Recover:
        return whyRecover(role, tally, won);
    case ScenarioKind::Robbery:
        if (role == Role::Robber)
            return won == full ? ActionText::tr("Somebody got away with what was robbed.")
                               : ActionText::tr("Nothing was robbed.");
        return won == full ? ActionText::tr("The robbery was stopped.")
                           : ActionText::tr("The robbery was not stopped.");
    case ScenarioKind::Siege:
        if (role == Role::Besieger)
            return takenOf(tally);
        return won == full ? ActionText::tr("Some of the besieged are free.")
                           : ActionText::tr("None of the besieged is free.");
    case ScenarioKind::Sweep:
        return role == Role::Attacker ? takenOf(tally) : whyDrivenOff(tally, won);
    }
    Q_UNREACHABLE();
}

} // namespace

bool isOfTheTable(const Campaign &campaign, const BattleReport &report)
{
    if (!campaign.play || actions::isUntouched(campaign))
        return false;
    const std::vector<ReportedFate> noted = actions::reportSoFar(campaign).figures;
    return std::ranges::equal(noted, report.figures, [](const ReportedFate &one, const ReportedFate &other) {
        return one.id == other.id && one.fate == other.fate;
    });
}

Score scoreByTheBook(const Campaign &campaign, const BattleReport &report, bool met)
{
    if (becameAmbush(campaign, report))
        return {none, ActionText::tr("The Pursuit became an Ambush, and that is scored instead.")};
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const Role role = met ? scenario.enemyRole : scenario.role;
    const Tally tally = isOfTheTable(campaign, report) ? actions::tallyOf(campaign, met)
        : met                                          ? besidesTheirs(campaign, report)
                                                       : atBest(campaign, report);
    const Fraction won = victory(scenario.kind, role, tally);
    return {won, whyScored(scenario.kind, role, tally, won)};
}

Fraction HalfMonths::scored(const Campaign &campaign, const BattleReport &report, bool met) const
{
    if (becameAmbush(campaign, report))
        return none;
    if (!met)
        return report.share();
    return report.theirs ? *report.theirs : scoreByTheBook(campaign, report, true).won;
}

/// Where the table does not say how it ended, what the losses leave; nothing where they leave all of it.
std::optional<actions::ProposedOutcome> HalfMonths::proposes(const Campaign &campaign, const BattleReport &report) const
{
    const Score score = scoreByTheBook(campaign, report, false);
    const bool atMost = !isOfTheTable(campaign, report) && !becameAmbush(campaign, report);
    if (atMost && score.won.numerator >= score.won.denominator)
        return std::nullopt;
    return actions::ProposedOutcome{outcomeOf(score.won), score.why, score.won, atMost};
}

} // namespace muster
