// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "model/texts.h"
#include "rules/scenario/choose.h"
#include "rules/scenario/victory.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

namespace {

constexpr Fraction none{0, 1};
constexpr Fraction full{1, 1};

/// Checks whether it became an Ambush, which is scored in its place (R97).
bool becameAmbush(const Campaign &campaign, const BattleReport &report)
{
    return scenarioIn(campaign)->kind == ScenarioKind::Pursuit && report.enemy.follows == QLatin1StringView("ambush");
}

bool isKilled(Fate fate)
{
    return fate == Fate::Dead || fate == Fate::ObviouslyDead || fate == Fate::Turned;
}

/// Returns true for figures killed, taken or unable to act.
bool isLost(Fate fate)
{
    return isKilled(fate) || fate == Fate::Captured || fate == Fate::Surrendered || fate == Fate::Unconscious
        || fate == Fate::OutOfTheFight || fate == Fate::Wounded;
}

/// Counts both sides as they were reported, without the outcome.
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

/// Returns the state of a reported figure: the noted one if the fates agree or both leave the figure on its feet, else
/// the one that matches the report.
TableState stateAs(const ReportedFate &reported, const ReportedFate *noted, TableState state)
{
    if (noted && (noted->fate == reported.fate || (isOnItsFeet(noted->fate) && isOnItsFeet(reported.fate))))
        return state;
    const std::vector<TableState> all = halfMonths().traits.states;
    const auto told = std::ranges::find(all, reported.fate, [](TableState one) { return halfMonths().fateAs(one); });
    return told == all.end() ? TableState::CarryingOn : *told;
}

/// Returns the table with the reported fates, which may differ from the noted ones.
Campaign tableAsReported(const Campaign &campaign, const BattleReport &report)
{
    const std::vector<ReportedFate> noted = acts::reportSoFar(campaign).figures;
    Campaign told = campaign;
    const auto stand = [&](FigureId id, TableState state) {
        const ReportedFate *reported = reportedOf(report.figures, id);
        return reported ? stateAs(*reported, reportedOf(noted, id), state) : TableState::AtHome;
    };
    for (OwnFigure &own : told.play->own)
        own.state = stand(own.id, own.state);
    for (GroupInPlay &group : told.play->groups) {
        for (EnemyFigure &figure : group.figures)
            figure.state = figure.met > 0 ? stand(FigureId{figure.met}, figure.state) : figure.state;
    }
    return told;
}

/// Checks whether the table shows what was not done, though nothing was noted on it: nothing robbed or stopped, nobody
/// freed. False if a kill or a rout is reported, for then it was fought without notes.
bool saysWhatWasNotDone(const Campaign &campaign, const BattleReport &report)
{
    const Scenario &scenario = *scenarioIn(campaign);
    const bool isQuiet = std::ranges::all_of(report.figures, [](const ReportedFate &reported) {
        return reported.deeds.kills == 0 && reported.deeds.routed == 0;
    });
    return isQuiet && (scenario.kind == ScenarioKind::Robbery || scenario.role == Role::Recoverer);
}

/// Checks whether the report has the figures' fates from the table, on which something was noted.
bool isOfTheTable(const Campaign &campaign, const BattleReport &report)
{
    if (!campaign.play || acts::isUntouched(campaign))
        return false;
    const std::vector<ReportedFate> noted = acts::reportSoFar(campaign).figures;
    return std::ranges::equal(noted, report.figures, [](const ReportedFate &one, const ReportedFate &other) {
        return one.id == other.id && one.fate == other.fate;
    });
}

/// Returns the result on the table; none if the table does not show it, or if the reported fates lead to another
/// result. For the band that is met, none if the report differs from the table.
std::optional<Tally> toldByTheTable(const Campaign &campaign, const BattleReport &report, bool met)
{
    if (met)
        return isOfTheTable(campaign, report) ? std::optional(acts::tallyOf(campaign, met)) : std::nullopt;
    if (!campaign.play || (acts::isUntouched(campaign) && !saysWhatWasNotDone(campaign, report)))
        return std::nullopt;
    const Scenario &scenario = *scenarioIn(campaign);
    const Tally told = acts::tallyOf(tableAsReported(campaign, report));
    const Fraction noted = victory(scenario.kind, scenario.role, acts::tallyOf(campaign));
    return noted == victory(scenario.kind, scenario.role, told) ? std::optional(told) : std::nullopt;
}

/// Returns the best result that the reported losses leave the side whose encounter it is.
Tally atBest(const Campaign &campaign, const BattleReport &report)
{
    Tally tally = countReported(campaign, report, false);
    tally.enemyDrivenOff = true;
    tally.objective = true;
    tally.ownEscaped = tally.own - tally.ownLost;
    if (!campaign.meeting())
        tally.enemy = tally.enemyKilled = std::max(1, *acts::enemiesThere(campaign));
    return tally;
}

/// Returns the result that goes with the reported share of the other side.
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
    tally.dwellings = 2; // the raiders left with their loot
    tally.dwellingsLooted = 1;
    if (scenarioIn(campaign)->kind == ScenarioKind::Ambush) { // of three or more, one got through
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
    return ofHow(tally.ownLost, tally.own, ActsText::tr("%1 of %2 figures were lost."));
}

QString takenOf(const Tally &tally)
{
    return ofHow(tally.enemyGone(), tally.enemy, ActsText::tr("%1 of %2 enemies were killed or captured."));
}

QString whyDrivenOff(const Tally &tally, Fraction won)
{
    if (won == none)
        return ActsText::tr("The enemy was not driven off.");
    return won == full ? ActsText::tr("The enemy was driven off.") : ownLosses(tally);
}

QString whyRaid(Role role, const Tally &tally, Fraction won)
{
    if (won == full)
        return ActsText::tr("The enemy was driven off.");
    if (role == Role::Raider)
        return ofHow(
            tally.dwellingsLooted, tally.dwellings,
            ActsText::tr("%1 of %2 dwellings were looted by figures that left the table, and the defenders were not "
                         "driven off."));
    return tally.dwellingsLooted > 0 ? ActsText::tr("The raiders got away with what they had looted.")
                                     : ActsText::tr("The raiders were not driven off.");
}

QString whyRecover(Role role, const Tally &tally, Fraction won)
{
    if (role == Role::Recoverer)
        return won == full ? ActsText::tr("What they came for is off the table.")
                           : ActsText::tr("Not all that they came for is off the table.");
    if (won == full)
        return ActsText::tr("Nothing was taken, and the enemy was driven off.");
    return tally.objective ? ActsText::tr("The enemy was not driven off.")
                           : ActsText::tr("The enemy took what it came for.");
}

/// Returns the reason why the side has earned that.
QString whyScored(ScenarioKind kind, Role role, const Tally &tally, Fraction won)
{
    if (tally.ownLost >= tally.own)
        return ActsText::tr("None of the side is left.");
    switch (kind) {
    case ScenarioKind::Ambush:
        return role == Role::Ambusher
            ? takenOf(tally)
            : ofHow(tally.ownEscaped, tally.own, ActsText::tr("%1 of %2 figures left by the far edge."));
    case ScenarioKind::Firefight:
    case ScenarioKind::Garrison:
        return whyDrivenOff(tally, won);
    case ScenarioKind::Pursuit:
        if (role == Role::Chaser)
            return takenOf(tally);
        return won == full ? ActsText::tr("The Runners have got away.")
                           : ActsText::tr("The Runners have not got away.");
    case ScenarioKind::Raid:
        return whyRaid(role, tally, won);
    case ScenarioKind::Recover:
        return whyRecover(role, tally, won);
    case ScenarioKind::Robbery:
        if (role == Role::Robber)
            return won == full ? ActsText::tr("Somebody got away with what was robbed.")
                               : ActsText::tr("Nothing was robbed.");
        return won == full ? ActsText::tr("The robbery was stopped.") : ActsText::tr("The robbery was not stopped.");
    case ScenarioKind::Siege:
        if (role == Role::Besieger)
            return takenOf(tally);
        return won == full ? ActsText::tr("Some of the besieged are free.")
                           : ActsText::tr("None of the besieged is free.");
    case ScenarioKind::Sweep:
        return role == Role::Attacker ? takenOf(tally) : whyDrivenOff(tally, won);
    }
    Q_UNREACHABLE();
}

/// A part of the encounter's points, and the reason for it.
struct Score {
    Fraction won;
    QString why; ///< in a sentence
    bool atMost = false; ///< the table does not show the outcome
};

/// Returns the points of that side by the book: from its own part of the encounter, from the table, else from the
/// report (pp. 13 to 15, R64, R65, R87, R97). If the table does not show them: for the side whose encounter it is the
/// most that its losses leave it, for the band that is met the part that goes with the reported share of the other.
Score scoreByTheBook(const Campaign &campaign, const BattleReport &report, bool met)
{
    if (becameAmbush(campaign, report))
        return {none, ActsText::tr("The Pursuit became an Ambush, and that is scored instead.")};
    const Scenario &scenario = *scenarioIn(campaign);
    const Role role = met ? scenario.enemyRole : scenario.role;
    const std::optional<Tally> told = toldByTheTable(campaign, report, met);
    const Tally tally = told ? *told : met ? besidesTheirs(campaign, report) : atBest(campaign, report);
    const Fraction won = victory(scenario.kind, role, tally);
    return {won, whyScored(scenario.kind, role, tally, won), !told};
}

} // namespace

Fraction scored(const Campaign &campaign, const BattleReport &report, bool met)
{
    if (!scenarioIn(campaign))
        return met ? Fraction{} : report.share();
    if (becameAmbush(campaign, report))
        return none;
    if (!met)
        return report.share();
    return report.theirs ? *report.theirs : scoreByTheBook(campaign, report, true).won;
}

/// Returns the result that the losses leave, if the table does not show it; nothing if they leave all of it.
std::optional<acts::ProposedOutcome> proposeByTheBook(const Campaign &campaign, const BattleReport &report)
{
    if (!scenarioIn(campaign))
        return std::nullopt;
    const Score score = scoreByTheBook(campaign, report, false);
    if (score.atMost && score.won.numerator >= score.won.denominator)
        return std::nullopt;
    return acts::ProposedOutcome{outcomeOf(score.won), score.why, score.won, score.atMost};
}

namespace acts {

namespace {

/// Checks whether the band came for a stockpile of others, and has it (R88).
bool carriesOffStockpile(const Campaign &campaign, const BattleReport &report)
{
    const Scenario &scenario = *scenarioIn(campaign);
    return scenario.stockpile && scenario.role != Role::Defender && report.share().numerator > 0;
}

/// Checks that somebody stood to the end and took the things that lay there (p. 15).
void demandSalvage(const Campaign &campaign, const Pack &pack, const BattleReport &report, Problems &problems)
{
    if (report.enemy.salvage.empty())
        return;
    if (!anybodyStands(report.figures))
        problems.push_back({ActsText::tr("Nobody was left on the table to salvage anything. Leave the salvage out.")});
    else if (!heldField(campaign, report) && !carriesOffStockpile(campaign, report))
        problems.push_back({ActsText::tr(
            "The band did not hold the field at the end, so there is nothing to salvage. Leave the salvage out.")});
    const Things things = salvageable(campaign, pack);
    Things taken;
    for (const Kit &kit : report.enemy.salvage)
        taken[kit.item] += kit.count;
    for (auto item = taken.begin(); item != taken.end(); ++item) {
        if (!things.contains(item.key()))
            problems.push_back(
                {things.isEmpty()
                     ? ActsText::tr("The enemy had nothing that can be salvaged. Leave the salvage out.")
                     : ActsText::tr("The enemy had no “%1”, so it cannot be salvaged. Available: %2.")
                           .arg(item.key().left(40), QStringList(things.keys()).join(QStringLiteral(", ")))});
        else if (item.value() > things.value(item.key()))
            problems.push_back(
                {ActsText::tr("The enemy had at most %1 of “%2”, not %3.")
                     .arg(QString::number(things.value(item.key())), item.key(), QString::number(item.value()))});
    }
}

/// Returns the figures of that side that were reported.
FigureIds reportedOf(const Campaign &campaign, const BattleReport &report, bool met)
{
    FigureIds party;
    for (const ReportedFate &reported : report.figures) {
        const Figure *figure = campaign.find(reported.id);
        if (figure && campaign.isMet(*figure) == met)
            party.push_back(reported.id);
    }
    return party;
}

/// Checks that the reported figures of a band could fight in it, are no more than allowed (R77), and include somebody
/// if anybody could (R97).
void demandFighters(const Campaign &campaign, const Pack &pack, const Campaign &band, const FigureIds &party,
                    Problems &problems)
{
    if (party.empty() && band.leaderIn(campaign.turn))
        problems.push_back({campaign.meeting() ? ActsText::tr("Report at least one figure of %1 that took part.")
                                                     .arg(words::bandOf(*campaign.find(band.band.front().leader)))
                                               : ActsText::tr("Report at least one figure that took part.")});
    for (const FigureId id : party) {
        const Figure &figure = *campaign.find(id);
        const OwnFigure *own = campaign.play ? campaign.play->find(id) : nullptr;
        const Problems notOfIt = whyNotOfIt(campaign, figure);
        problems.insert(problems.end(), notOfIt.begin(), notOfIt.end());
        if (notOfIt.empty() && own && own->state == TableState::AtHome)
            problems.push_back({ActsText::tr("%1 stayed at home when the battle began.").arg(figure.name)});
    }
    // More police may come while it goes on.
    if (campaign.play || scenarioIn(campaign)->kind == ScenarioKind::Robbery || party.empty())
        return;
    const Figure *any = campaign.find(party.front());
    for (const Problem &problem : beyondLimit(band, pack, allowedIn(campaign, pack, any->leader), party))
        problems.push_back(problem);
}

} // namespace

} // namespace acts

std::vector<Term> sequelsOf(const Encounter &encounter, const Pack &pack)
{
    std::vector<Term> all;
    if (const Scenario *scenario = scenarioOf(encounter)) {
        for (const ScenarioKind kind : mayFollow(*pack.scenarios, scenario->kind))
            all.push_back({QString(slug(kind)), words::title(kind)});
    }
    return all;
}

/// Checks that the reported enemies and follow-up make sense for the current encounter.
void HalfMonths::checkReport(const Campaign &campaign, const Pack &pack, const BattleReport &report,
                             Problems &problems) const
{
    bool met = false;
    for (const Campaign &band : bandsThatFight(campaign)) {
        acts::demandFighters(campaign, pack, band, acts::reportedOf(campaign, report, met), problems);
        met = true;
    }
    if (report.theirs && !campaign.meeting())
        problems.push_back({ActsText::tr("No bands met in this encounter, so there is no outcome for another one.")});
    const auto enemies = int(acts::enemyInAll(campaign).figures.size());
    for (const int place : report.enemy.lost) {
        if (place < 1 || place > enemies)
            problems.push_back({ActsText::tr("There is no enemy number %1. Use 1 to %2.").arg(place).arg(enemies)});
    }
    acts::demandSalvage(campaign, pack, report, problems);
    QStringList known{QStringLiteral("nothing")};
    known += acts::idsIn(sequelsOf(*campaign.encounter, pack));
    if (!report.enemy.follows.isEmpty() && !known.contains(report.enemy.follows))
        problems.push_back({ActsText::tr("“%1” cannot follow this encounter. Possible follow-ups: %2.")
                                .arg(report.enemy.follows.left(40), known.join(QStringLiteral(", ")))});
}

Things acts::salvageable(const Campaign &campaign, const Pack &pack)
{
    if (!scenarioIn(campaign) || campaign.meeting())
        return {}; // the things of the fallen of both bands go to their stockpile anyway
    const Force enemy = acts::enemyInAll(campaign);
    Things things = thingsOf(pack, enemy.from, enemy.figures);
    const Scenario &scenario = *scenarioIn(campaign);
    if (!scenario.stockpile || scenario.role == Role::Defender)
        return things;
    // A stockpile of others may hold anything (R88).
    constexpr int mostOfOneThing = 20;
    const auto add = [&](const QString &item) {
        if (acts::canBeKept(pack, item))
            things[item] += mostOfOneThing;
    };
    for (const Weapon &weapon : pack.weapons)
        add(weapon.id);
    for (const Term &armor : pack.armors)
        add(armor.id);
    return things;
}

/// Checks whether none of the other side is left there, by the table or by those named as lost.
static bool isFieldTheirs(const Campaign &campaign, const BattleReport &report, bool met)
{
    if (campaign.play)
        return met ? campaign.play->party() == 0 : acts::tallyOf(campaign).enemyDrivenOff;
    return !campaign.meeting() && std::ssize(report.enemy.lost) >= *acts::enemiesThere(campaign);
}

/// Returns true if the side holds the field. Raiders who have a part of the points only left with their loot (R78). The
/// besieged win by leaving, too, unless the besiegers were the ones who went: then nothing can follow (R71). A side
/// that need not leave any more, since none of the others is left, controls the field (p. 15).
bool holdsField(const Campaign &campaign, const BattleReport &report, bool met)
{
    if (!scenarioIn(campaign))
        return false;
    const Scenario &scenario = *scenarioIn(campaign);
    const Role role = met ? scenario.enemyRole : scenario.role;
    if (role == Role::Raider)
        return scored(campaign, report, met).isWhole();
    if (role == Role::Besieged)
        return !report.enemy.salvage.empty() || report.enemy.follows == QLatin1StringView("nothing")
            || (campaign.play && isFieldTheirs(campaign, report, met));
    return !winsByLeaving(role) || isFieldTheirs(campaign, report, met);
}

} // namespace muster
