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
#include "rules/lists.h"
#include "rules/scenario/choose.h"
#include "rules/scenario/victory.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

namespace {

constexpr Fraction none{0, 1};
constexpr Fraction full{1, 1};

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

/// Scores a side by the book (pp. 13 to 15, R64, R65, R87, R97): its own part of the encounter, from the table, else
/// from the report.
class Scoring
{
    Q_DECLARE_TR_FUNCTIONS(Acts)
public:
    Scoring(const Campaign &campaign, const BattleReport &report, bool met)
        : m_campaign(campaign)
        , m_report(report)
        , m_met(met)
        , m_scenario(*scenarioIn(campaign))
        , m_kind(m_scenario.kind)
        , m_role(met ? m_scenario.enemyRole : m_scenario.role)
    {
    }

    /// A part of the encounter's points, and the reason for it.
    struct Score {
        Fraction won;
        QString why; ///< in a sentence
        bool atMost = false; ///< the table does not show the outcome
    };

    /// Returns the points. If the table does not show them: for the side whose encounter it is the most that its losses
    /// leave it, for the band that is met the part that goes with the reported share of the other.
    Score score() const
    {
        if (becameAmbush())
            return {none, tr("The Pursuit became an Ambush, and that is scored instead.")};
        const std::optional<Tally> told = toldByTheTable();
        const Tally tally = told ? *told : m_met ? besidesTheirs() : atBest();
        const Fraction won = victory(m_kind, m_role, tally);
        return {won, why(tally, won), !told};
    }

    /// Checks whether it became an Ambush, which is scored in its place (R97).
    bool becameAmbush() const
    {
        return m_kind == ScenarioKind::Pursuit && m_report.enemy.follows == QLatin1StringView("ambush");
    }

private:
    /// Returns the result on the table; none if the table does not show it, or if the reported fates lead to another
    /// result. For the band that is met, none if the report differs from the table.
    std::optional<Tally> toldByTheTable() const
    {
        if (m_met)
            return isOfTheTable() ? std::optional(acts::tallyOf(m_campaign, true)) : std::nullopt;
        if (!m_campaign.play || (acts::isUntouched(m_campaign) && !saysWhatWasNotDone()))
            return std::nullopt;
        const Tally told = acts::tallyOf(tableAsReported());
        const Fraction noted = victory(m_kind, m_role, acts::tallyOf(m_campaign));
        return noted == victory(m_kind, m_role, told) ? std::optional(told) : std::nullopt;
    }

    /// Checks whether the report has the figures' fates from the table, on which something was noted.
    bool isOfTheTable() const
    {
        if (!m_campaign.play || acts::isUntouched(m_campaign))
            return false;
        const std::vector<ReportedFate> noted = acts::reportSoFar(m_campaign).figures;
        return std::ranges::equal(noted, m_report.figures, [](const ReportedFate &one, const ReportedFate &other) {
            return one.id == other.id && one.fate == other.fate;
        });
    }

    /// Checks whether the table shows what was not done, though nothing was noted on it: nothing robbed or stopped,
    /// nobody freed. False if a kill or a rout is reported, for then it was fought without notes.
    bool saysWhatWasNotDone() const
    {
        const bool isQuiet = std::ranges::all_of(m_report.figures, [](const ReportedFate &reported) {
            return reported.deeds.kills == 0 && reported.deeds.routed == 0;
        });
        return isQuiet && (m_kind == ScenarioKind::Robbery || m_role == Role::Recoverer);
    }

    /// Returns the table with the reported fates, which may differ from the noted ones.
    Campaign tableAsReported() const
    {
        const std::vector<ReportedFate> noted = acts::reportSoFar(m_campaign).figures;
        Campaign told = m_campaign;
        const auto stand = [&](FigureId id, TableState &state) {
            const ReportedFate *reported = reportedOf(m_report.figures, id);
            state = reported ? stateAs(*reported, reportedOf(noted, id), state) : TableState::AtHome;
        };
        for (OwnFigure &own : told.play->own)
            stand(own.id, own.state);
        for (GroupInPlay &group : told.play->groups) {
            for (EnemyFigure &figure : group.figures) {
                if (figure.met > 0)
                    stand(FigureId{figure.met}, figure.state);
            }
        }
        return told;
    }

    /// Counts both sides as they were reported, without the outcome.
    Tally countReported() const
    {
        Tally tally;
        tally.own = 0;
        tally.enemy = 0;
        for (const ReportedFate &reported : m_report.figures) {
            const Figure *figure = m_campaign.find(reported.id);
            const bool lost = isLost(reported.fate);
            if (figure && m_campaign.isMet(*figure) == m_met) {
                ++tally.own;
                tally.ownLost += lost;
            } else if (figure) {
                ++tally.enemy;
                tally.enemyKilled += isKilled(reported.fate);
                tally.enemyCaptured += lost && !isKilled(reported.fate);
                tally.enemyEscaped += reported.fate == Fate::RanAway;
            }
        }
        return tally;
    }

    /// Returns the best result that the reported losses leave the side whose encounter it is.
    Tally atBest() const
    {
        Tally tally = countReported();
        tally.enemyDrivenOff = true;
        tally.objective = true;
        tally.ownEscaped = tally.own - tally.ownLost;
        if (!m_campaign.meeting())
            tally.enemy = tally.enemyKilled = std::max(1, *acts::enemiesThere(m_campaign));
        return tally;
    }

    /// Returns the result that goes with the reported share of the other side.
    Tally besidesTheirs() const
    {
        const bool nothing = m_report.share() == none;
        const bool all = m_report.share().isWhole();
        Tally tally = countReported();
        tally.enemyDrivenOff = nothing || tally.enemyGone() + tally.enemyEscaped >= tally.enemy;
        tally.objective = nothing;
        tally.ownEscaped = nothing ? tally.own - tally.ownLost : 0;
        tally.enemyEscaped = all ? tally.enemy : 0;
        if (nothing || all)
            return tally;
        tally.dwellings = 2; // the raiders left with their loot
        tally.dwellingsLooted = 1;
        if (m_kind == ScenarioKind::Ambush) { // of three or more, one got through
            constexpr int fewest = 3;
            tally.own = std::max(tally.own, fewest);
            tally.enemy = std::max(tally.enemy, fewest);
            tally.ownEscaped = tally.enemyEscaped = 1;
        }
        return tally;
    }

    static QString takenOf(const Tally &tally)
    {
        return tr("%1 of %2 enemies were killed or captured.").arg(tally.enemyGone()).arg(tally.enemy);
    }

    static QString whyDrivenOff(const Tally &tally, Fraction won)
    {
        if (won == none)
            return tr("The enemy was not driven off.");
        return won == full ? tr("The enemy was driven off.")
                           : tr("%1 of %2 figures were lost.").arg(tally.ownLost).arg(tally.own);
    }

    /// Returns the reason why the side has earned that.
    QString why(const Tally &tally, Fraction won) const
    {
        if (tally.ownLost >= tally.own)
            return tr("None of the side is left.");
        switch (m_kind) {
        case ScenarioKind::Ambush:
            return m_role == Role::Ambusher
                ? takenOf(tally)
                : tr("%1 of %2 figures left by the far edge.").arg(tally.ownEscaped).arg(tally.own);
        case ScenarioKind::Firefight:
        case ScenarioKind::Garrison:
            return whyDrivenOff(tally, won);
        case ScenarioKind::Pursuit:
            if (m_role == Role::Chaser)
                return takenOf(tally);
            return won == full ? tr("The Runners have got away.") : tr("The Runners have not got away.");
        case ScenarioKind::Raid:
            if (won == full)
                return tr("The enemy was driven off.");
            if (m_role == Role::Raider)
                return tr("%1 of %2 dwellings were looted by figures that left the table, and the defenders were not "
                          "driven off.")
                    .arg(tally.dwellingsLooted)
                    .arg(tally.dwellings);
            return tally.dwellingsLooted > 0 ? tr("The raiders got away with what they had looted.")
                                             : tr("The raiders were not driven off.");
        case ScenarioKind::Recover:
            if (m_role == Role::Recoverer)
                return won == full ? tr("What they came for is off the table.")
                                   : tr("Not all that they came for is off the table.");
            if (won == full)
                return tr("Nothing was taken, and the enemy was driven off.");
            return tally.objective ? tr("The enemy was not driven off.") : tr("The enemy took what it came for.");
        case ScenarioKind::Robbery:
            if (m_role == Role::Robber)
                return won == full ? tr("Somebody got away with what was robbed.") : tr("Nothing was robbed.");
            return won == full ? tr("The robbery was stopped.") : tr("The robbery was not stopped.");
        case ScenarioKind::Siege:
            if (m_role == Role::Besieger)
                return takenOf(tally);
            return won == full ? tr("Some of the besieged are free.") : tr("None of the besieged is free.");
        case ScenarioKind::Sweep:
            return m_role == Role::Attacker ? takenOf(tally) : whyDrivenOff(tally, won);
        }
        Q_UNREACHABLE();
    }

    const Campaign &m_campaign;
    const BattleReport &m_report;
    const bool m_met;
    const Scenario &m_scenario;
    const ScenarioKind m_kind;
    const Role m_role;
};

} // namespace

Fraction scored(const Campaign &campaign, const BattleReport &report, bool met)
{
    if (!scenarioIn(campaign))
        return met ? Fraction{} : report.share();
    const Scoring side(campaign, report, met);
    if (side.becameAmbush())
        return none;
    if (!met)
        return report.share();
    return report.theirs ? *report.theirs : side.score().won;
}

/// Returns the result that the losses leave, if the table does not show it; nothing if they leave all of it.
std::optional<acts::ProposedOutcome> proposeByTheBook(const Campaign &campaign, const BattleReport &report)
{
    if (!scenarioIn(campaign))
        return std::nullopt;
    const Scoring::Score score = Scoring(campaign, report, false).score();
    if (score.atMost && score.won.isWhole())
        return std::nullopt;
    return acts::ProposedOutcome{outcomeOf(score.won), score.why, score.won, score.atMost};
}

namespace acts {

namespace {

/// Checks whether the encounter is about a stockpile of others (R88).
bool isForStockpile(const Scenario &scenario)
{
    return scenario.stockpile && scenario.role != Role::Defender;
}

/// Checks that somebody stood to the end and took the things that lay there (p. 15).
void demandSalvage(const Campaign &campaign, const Pack &pack, const BattleReport &report, Problems &problems)
{
    if (report.enemy.salvage.empty())
        return;
    if (!anybodyStands(report.figures))
        problems << ActsText::tr("Nobody was left on the table to salvage anything. Leave the salvage out.");
    else if (!heldField(campaign, report) && !(isForStockpile(*scenarioIn(campaign)) && report.share().numerator > 0))
        problems << ActsText::tr(
            "The band did not hold the field at the end, so there is nothing to salvage. Leave the salvage out.");
    const Things things = salvageable(campaign, pack);
    Things taken;
    for (const Kit &kit : report.enemy.salvage)
        taken[kit.item] += kit.count;
    for (auto item = taken.begin(); item != taken.end(); ++item) {
        if (!things.contains(item.key()))
            problems << (things.isEmpty()
                             ? ActsText::tr("The enemy had nothing that can be salvaged. Leave the salvage out.")
                             : ActsText::tr("The enemy had no “%1”, so it cannot be salvaged. Available: %2.")
                                   .arg(item.key().left(40), QStringList(things.keys()).join(QStringLiteral(", "))));
        else if (item.value() > things.value(item.key()))
            problems << ActsText::tr("The enemy had at most %1 of “%2”, not %3.")
                            .arg(QString::number(things.value(item.key())), item.key(), QString::number(item.value()));
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
        problems << (campaign.meeting() ? ActsText::tr("Report at least one figure of %1 that took part.")
                                              .arg(words::bandOf(*campaign.find(band.band.front().leader)))
                                        : ActsText::tr("Report at least one figure that took part."));
    for (const FigureId id : party) {
        const Figure &figure = *campaign.find(id);
        const OwnFigure *own = campaign.play ? campaign.play->find(id) : nullptr;
        const Problems notOfIt = whyNotOfIt(campaign, figure);
        append(problems, notOfIt);
        if (notOfIt.empty() && own && own->state == TableState::AtHome)
            problems << ActsText::tr("%1 stayed at home when the battle began.").arg(figure.name);
    }
    // More police may come while it goes on.
    if (campaign.play || scenarioIn(campaign)->kind == ScenarioKind::Robbery || party.empty())
        return;
    const FigureId star = campaign.find(party.front())->leader;
    append(problems, beyondLimit(band, pack, allowedIn(campaign, pack, star), party));
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
        problems << ActsText::tr("No bands met in this encounter, so there is no outcome for another one.");
    const auto enemies = int(acts::enemyInAll(campaign).figures.size());
    for (const int place : report.enemy.lost) {
        if (place < 1 || place > enemies)
            problems << ActsText::tr("There is no enemy number %1. Use 1 to %2.").arg(place).arg(enemies);
    }
    acts::demandSalvage(campaign, pack, report, problems);
    QStringList known{QStringLiteral("nothing")};
    known += acts::idsIn(sequelsOf(*campaign.encounter, pack));
    if (!report.enemy.follows.isEmpty() && !known.contains(report.enemy.follows))
        problems << ActsText::tr("“%1” cannot follow this encounter. Possible follow-ups: %2.")
                        .arg(report.enemy.follows.left(40), known.join(QStringLiteral(", ")));
}

Things acts::salvageable(const Campaign &campaign, const Pack &pack)
{
    if (!scenarioIn(campaign) || campaign.meeting())
        return {}; // the things of the fallen of both bands go to their stockpile anyway
    const Force enemy = acts::enemyInAll(campaign);
    Things things = thingsOf(pack, enemy.from, enemy.figures);
    if (!isForStockpile(*scenarioIn(campaign)))
        return things;
    // It may hold anything.
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
