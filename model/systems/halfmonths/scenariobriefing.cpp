// SPDX-License-Identifier: MIT

#include "model/acts/suggest.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "model/texts.h"
#include "rules/lists.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// The text of the sheet of an encounter.
class ScenarioBriefing
{
    Q_DECLARE_TR_FUNCTIONS(Story)
public:
    ScenarioBriefing(const Campaign &campaign, const Pack &pack)
        : m_campaign(campaign)
        , m_pack(pack)
        , m_rounds(pack.scenarios->rounds)
        , m_scenario(*scenarioIn(campaign))
    {
    }

    EncounterText text(const TableEdges &sides) const
    {
        Briefing briefing = own();
        if (m_pack.rewards && acts::isCrew(m_campaign, m_pack))
            briefing.objective = tr("Bring home shots and interviews.");
        return {briefing.objective, forces(),          briefing.special + special(),
                sides.yours.who,    sides.yours.where, setUpSentences(sides)};
    }

private:
    bool is(Role role) const { return m_scenario.role == role; }

    /// Returns the text on surprise, or on spotting turn by turn (p. 13).
    QString watching() const
    {
        if (!m_scenario.surprised)
            return tr("Each turn the defenders roll 1d6: a %1 spots the attackers.")
                .arg(words::faces(1, m_rounds.spotsUpTo));
        return is(*m_scenario.surprised)
            ? tr("You are surprised: they may approach to within one move of the buildings.")
            : tr("They are surprised: you may approach to within one move of the buildings.");
    }

    /// Returns the objective of an Ambush. A stand that became an Ambush has no convoy (R78).
    QString throughAmbush() const
    {
        const int vehicles = m_scenario.vehicles;
        if (vehicles == 0)
            return is(Role::Ambushed) ? tr("Get from one edge to the far edge.")
                                      : tr("Stop the enemy before they reach the far edge.");
        return (is(Role::Ambushed) ? tr("Get your vehicles (%1) from one edge to the far edge.")
                                   : tr("Stop the enemy's vehicles (%1) before they reach the far edge."))
            .arg(vehicles);
    }

    /// Returns the objective of a Recover. It may be for a stockpile in a dwelling instead of hostages (p. 14, R88).
    QString toRecover() const
    {
        if (m_scenario.stockpile)
            return is(Role::Recoverer) ? tr("Find the dwelling with the stockpile, and carry it off the table.")
                                       : tr("Keep your stockpile and drive the attackers off.");
        if (m_scenario.antidote)
            return tr("Find the dwelling with the antidote, and bring it off the table.");
        return (is(Role::Recoverer)
                    ? tr("Find the dwelling where your people (%1) are held, and bring them off the table.")
                    : tr("Keep your prisoners (%1) and drive the rescuers off."))
            .arg(m_scenario.hostages);
    }

    /// Returns the briefing of a Siege. Outlasting the besiegers and the test at the end of a day belong together (p.
    /// 15).
    Briefing siege() const
    {
        const bool mayLeave = acts::besiegersMayLeave(m_campaign, m_pack);
        Briefing briefing{is(Role::Besieger) ? tr("Kill or capture everyone inside.")
                              : mayLeave     ? tr("Get off the table, or outlast the besiegers.")
                                             : tr("Get off the table: the police do not leave."),
                          {}};
        if (mayLeave)
            briefing.special << tr("At the end of each day the besiegers roll 1d6 + their losses and 1d6 + their "
                                   "survivors; if the first total is higher, they slip away. A day is %1 face "
                                   "cards, or %2 turns.")
                                    .arg(m_rounds.faceCardsPerDay)
                                    .arg(m_rounds.turnsPerDay);
        return briefing;
    }

    /// Returns the objective, and the encounter's own rules (pp. 12 to 15).
    Briefing own() const
    {
        switch (m_scenario.kind) {
        case ScenarioKind::Ambush:
            return {throughAmbush(),
                    {is(Role::Ambushed) ? tr("The enemy is not on the table at first.")
                                        : tr("You are not on the table at first."),
                     tr("Each turn roll 2d6: a %1 springs the ambush, from cover. Distance: two more dice "
                        "multiplied, in inches. Direction on 1d6: 1–2 ahead, 3 right, 4 behind, 5 left, 6 unseen "
                        "until the ambushed have moved.")
                         .arg(m_rounds.ambushOn)}};
        case ScenarioKind::Firefight:
            return {tr("Drive the other side off the table."),
                    {tr("One side sets up the table, the other chooses its edge; the first enters from the opposite "
                        "edge.")}};
        case ScenarioKind::Garrison:
            return {is(Role::Garrison) ? tr("Hold the buildings until the attackers are driven off.")
                                       : tr("Drive the garrison out of the buildings, or destroy it."),
                    {watching(),
                     tr("The garrison sets up the buildings and terrain and may hide; the "
                        "attackers enter where they like.")}};
        case ScenarioKind::Pursuit:
            return {is(Role::Runner)
                        ? tr("Cross the table and get away: %1″ ahead of the Chasers.").arg(m_rounds.escapedInches)
                        : tr("Catch the Runners."),
                    {tr("The Chasers start %1″ behind. Each round the Runners move 1d6 + %2 + their lowest Rep, the "
                        "Chasers 1d6 + theirs; each round the Chasers win lowers the %2 by one. Figures that leave "
                        "by the far edge come back on at the edge to their right.")
                         .arg(m_rounds.pursuitInches)
                         .arg(m_rounds.pursuitBonus),
                     tr("At %1″ the Runners must make a stand; they may do so sooner. Each side rolls 1d6 + its "
                        "leader's Rep: Chasers with half of the Runners' total or less walk into an ambush. If they "
                        "do, report “Ambush” as the follow-up.")
                         .arg(m_rounds.caughtInches),
                     is(Role::Runner) ? tr("If all of you are in vehicles, the Chasers must be in vehicles too.")
                                      : tr("If all the Runners are in vehicles, you must be in vehicles too.")}};
        case ScenarioKind::Raid:
            return {is(Role::Raider) ? tr("Drive the defenders away, or loot their dwellings.")
                                     : tr("Drive the raiders away."),
                    {watching(),
                     tr("The defenders set up the buildings and terrain and may hide; the raiders enter where they "
                        "like.")}};
        case ScenarioKind::Recover:
            return {toRecover(),
                    {watching(),
                     m_scenario.stockpile
                         ? tr("The defenders set up the table and name one dwelling with the stockpile; "
                              "nobody moves it until an attacker reaches it.")
                         : m_scenario.antidote ? tr("The defenders set up the table and name one dwelling.")
                                               : tr("The defenders set up the table and name one dwelling; nobody in "
                                                    "it moves until a rescuer reaches it.")}};
        case ScenarioKind::Robbery:
            return {is(Role::Robber) ? tr("Rob the place and get away down the street.") : tr("Stop the robbery."),
                    {tr("At the end of the turn of the robbery, and of each turn after it, the alarm sounds on %1 "
                        "on 1d6. The police arrive in the next turn in which they move first; each turn after that "
                        "brings one more (1–3) or two (4–6).")
                         .arg(words::faces(1, m_rounds.alarmUpTo))}};
        case ScenarioKind::Siege:
            return siege();
        case ScenarioKind::Sweep:
            return {is(Role::Attacker) ? tr("Kill or capture every enemy.") : tr("Drive the attackers away."),
                    {watching(),
                     tr("The defenders set up the buildings and terrain and may hide; the attackers enter where they "
                        "like.")}};
        }
        Q_UNREACHABLE();
    }

    /// Returns the points for that part of the encounter, for the player who has it (pp. 13 to 15).
    QString pointsFor(Role role) const
    {
        const ScenarioKind kind = m_scenario.kind;
        using enum Role;
        switch (role) {
        case Ambushed:
            return tr("Points: all if at least half of your figures leave by the far edge, half if any do.");
        case Ambusher:
            return tr("Points: all if every enemy is killed or captured, none if at least half of them get "
                      "away, otherwise half.");
        case Meeting:
            return tr("Points: all for driving them off, half if you lose half of your force or more.");
        case Garrison:
            return tr("Points: all for winning, half if you lose half of your force or more.");
        case Runner:
            return tr("Points: all for getting away.");
        case Chaser:
            return tr("Points: all if every Runner is killed or captured.");
        case Raider:
            return tr("Points: all if the defenders are all killed, captured or driven away; half if "
                      "figures that entered half of the dwellings leave the table.");
        case Recoverer:
            return tr("Points: all or none.");
        case Robber:
            return tr("Points: all for the loot and the escape.");
        case Police:
            return tr("Points: all if the robbery is stopped.");
        case Besieged:
            return tr("Points: all if any of you escape.");
        case Besieger:
            return tr("Points: all if everyone inside is killed or captured.");
        case Attacker: // in several encounters, like the defender
            return kind == ScenarioKind::Garrison
                ? pointsFor(Garrison)
                : tr("Points: the share of the enemy you killed or captured; double if you killed them all.");
        case Defender:
            if (kind == ScenarioKind::Recover)
                return pointsFor(Recoverer);
            return kind == ScenarioKind::Raid
                ? tr("Points: all if the raiders are killed, captured or driven away, otherwise none.")
                : tr("Points: all for driving them away, half if you lose half of your force or more.");
        }
        Q_UNREACHABLE();
    }

    /// Returns the points of a media crew, which has no share of the encounter and earns by its work (p. 15).
    QString pointsOfCrew() const
    {
        const RewardTables &rewards = *m_pack.rewards;
        QStringList byRep;
        for (int rep = highestRep; rep > 0; --rep) {
            if (const int points = rewards.interviews.of(rep); points > 0)
                byRep << tr("Rep %1 %2").arg(rep).arg(points);
        }
        return tr("Points, whatever the outcome: %1 for a lead story or a shot from %3″, %2 for a sound bite or a "
                  "shot from %4″; and for an interview %5, half of that for a shot from %3″.")
            .arg(QString::number(rewards.kill), QString::number(rewards.rout), QString::number(closeShotInches),
                 QString::number(longShotInches), byRep.join(tr(", ")));
    }

    /// Returns the points of each side that is a player's (R87); a media crew has no share in them.
    QStringList pointsOfTheSides() const
    {
        const Meeting *meeting = m_campaign.meeting();
        QStringList sentences;
        for (const Campaign &band : bandsThatFight(m_campaign)) {
            const bool met = !sentences.empty();
            const QString points = m_pack.rewards && acts::isCrew(band, m_pack)
                ? pointsOfCrew()
                : pointsFor(met ? m_scenario.enemyRole : m_scenario.role);
            const Figure *star = meeting ? m_campaign.find(met ? meeting->star : m_campaign.encounter->whose) : nullptr;
            sentences << (star ? tr("%1: %2").arg(words::bandOf(*star), points) : points);
        }
        return sentences;
    }

    /// Returns the encounters that follow at once (pp. 14, 15).
    QStringList whatFollows() const
    {
        switch (m_scenario.kind) {
        case ScenarioKind::Raid:
        case ScenarioKind::Sweep:
            return {tr("The survivors may meet again immediately with the roles reversed: a raid on 1–2.")};
        case ScenarioKind::Recover:
        case ScenarioKind::Robbery:
            return {tr("A pursuit follows immediately.")};
        case ScenarioKind::Siege:
            return {tr("If the besieged get out, a pursuit follows on 1–3.")};
        default:
            return {};
        }
    }

    /// Returns the text on the getaway car. It is the robbers' (p. 14), who start it as anybody does in a hurry (p.
    /// 10).
    QStringList getawayCar() const
    {
        const LookUp *table = m_scenario.kind == ScenarioKind::Robbery ? acts::carTable(m_pack) : nullptr;
        if (!table)
            return {};
        const auto starts = std::ranges::find(table->rows, table->yes, &LookUpRow::result);
        if (starts == table->rows.end())
            return {};
        return {(is(Role::Robber)
                     ? tr("Leave a getaway car running: one that stands starts on %1 on 1d6, tried once each turn.")
                     : tr("The robbers' getaway car, unless it was left running, starts on %1 on 1d6, tried once each "
                          "turn."))
                    .arg(words::faces(starts->from.value_or(1), starts->to.value_or(6)))};
    }

    /// Returns the names, or nothing if there are none.
    QString namesOf(const FigureIds &ids) const
    {
        QStringList names;
        for (const FigureId id : ids)
            names << m_campaign.findEver(id)->name;
        return words::listing(names);
    }

    /// Returns the figures of the band that can be brought back (R85, p. 10).
    QStringList ofTheLost() const
    {
        QStringList sentences;
        const QString hostages = namesOf(acts::ownHostages(m_campaign));
        if (!hostages.isEmpty())
            sentences
                << tr("Among the hostages: %1. If they are brought out, they are back in the band.").arg(hostages);
        if (const QString left = namesOf(acts::starsLeftBehind(m_campaign)); !left.isEmpty())
            sentences << tr("Not among them: %1, who is lost when this Recover is over.").arg(left);
        const std::optional<Campaign> rescuers = acts::bandThatRescues(m_campaign);
        const QString turned = rescuers ? namesOf(acts::turnedOnes(*rescuers)) : QString();
        if (m_scenario.antidote && !turned.isEmpty())
            sentences << tr("The antidote brings back: %1.").arg(turned);
        else if (hostages.isEmpty() && !turned.isEmpty())
            sentences << tr("This Recover may be about an antidote for %1: edit the encounter to say so.").arg(turned);
        return sentences;
    }

    /// Returns the sentences besides the encounter's own rules.
    QStringList special() const
    {
        QStringList all = pointsOfTheSides() + whatFollows();
        if (m_scenario.after && m_scenario.kind == ScenarioKind::Raid)
            all << tr("If you like, this retribution is a Recover or a Sweep: edit the encounter to say so.")
                << tr("A Recover has ½d6 hostages: roll for them, and enter them and your role.");
        all << getawayCar();
        if (m_scenario.civilians > 0)
            all << tr("Civilians: %1.").arg(m_scenario.civilians);
        if (m_scenario.stockpile)
            all << (is(Role::Defender) ? tr("Your stockpile is at stake: if you earn no points, it is lost.")
                                       : tr("The stockpile is the enemy's: what you carry off is salvage."));
        all << ofTheLost() << acts::genreOf(m_campaign, m_pack).special;
        if (const QString press = pressSentence(m_campaign, m_pack); !press.isEmpty())
            all << press;
        return all;
    }

    /// Returns the band reduced to the figures that come, once they are known.
    Campaign thoseWhoCome(const Campaign &band) const
    {
        const Meeting *meeting = m_campaign.meeting();
        FigureIds party;
        if (meeting && meeting->isShown()) {
            party = meeting->ours;
            append(party, meeting->theirs);
        } else if (m_campaign.play) {
            for (const OwnFigure &own : m_campaign.play->own) {
                if (own.state != TableState::AtHome)
                    party.push_back(own.id);
            }
        } else {
            return band;
        }
        return acts::broughtOf(band, party);
    }

    /// Returns the text of one of two bands that meet: its part, and its limit.
    QString bandInMeeting(const Figure &star, Role role) const
    {
        const Campaign band = thoseWhoFight(m_campaign, star.id);
        const Campaign coming = thoseWhoCome(band);
        const Figure *leader = coming.leaderIn(m_campaign.turn);
        const Figure *expected = band.leaderIn(m_campaign.turn);
        if (leader && expected && leader->id != expected->id) // the limit was the expected leader's
            return tr("%1: %2; leader: %3.").arg(words::bandOf(star), words::title(role), leader->name);
        const acts::Allowed allowed = acts::allowedIn(m_campaign, m_pack, star.id);
        return (allowed.rep ? tr("%1: %2; leader: %3; Rep of the Grunts in all, at most: %4.")
                            : tr("%1: %2; leader: %3; Grunts, at most: %4."))
            .arg(words::bandOf(star), words::title(role), leader ? leader->name : tr("none"))
            .arg(allowed.rep.value_or(allowed.grunts));
    }

    /// Returns the limit of the band, in heads, Rep or points.
    QString mayBring(const Campaign &band) const
    {
        if (const std::optional<int> points = acts::agreedPoints(band, m_pack))
            return tr("Your force may cost up to %n points. Each figure you bring makes every share smaller.", nullptr,
                      *points);
        const Figure *leader = band.leaderIn(band.turn);
        const Led led(leader, band.presentIn(band.turn));
        const acts::Allowed allowed = acts::allowedIn(band, m_pack, leader ? leader->leader : band.encounter->whose);
        if (allowed.rep)
            return tr("You may bring Grunts of Rep %1 in all; available: Rep %2. Each figure you bring makes every "
                      "share smaller.")
                .arg(*allowed.rep)
                .arg(led.rep);
        return tr("You may bring up to %n Grunts; available: %1. Each figure you bring makes every share smaller.",
                  nullptr, allowed.grunts)
            .arg(led.heads);
    }

    QString forces() const
    {
        const Figure *whose = m_campaign.find(m_campaign.encounter->whose);
        if (const Meeting *meeting = m_campaign.meeting()) { // with both parties once they are recorded (R87)
            const Figure *met = m_campaign.find(meeting->star);
            if (!whose || !met)
                return {};
            return QStringList{bandInMeeting(*whose, m_scenario.role), bandInMeeting(*met, m_scenario.enemyRole),
                               meetingSentence(m_campaign)}
                .join(u' ');
        }
        const Campaign band = thoseWhoFight(m_campaign);
        const Campaign coming = thoseWhoCome(band);
        const Figure *leader = coming.leaderIn(band.turn);
        const Figure *expected = band.leaderIn(band.turn);
        QStringList sentences{
            tr("Your role: %1. Leader: %2.").arg(words::title(m_scenario.role), leader ? leader->name : tr("none"))};
        if (whose && m_campaign.hasSeveralStars())
            sentences.front() = tr("%1: %2").arg(words::bandOf(*whose), sentences.front());
        if (!leader || !expected || leader->id == expected->id) // the limit is the expected leader's
            sentences << mayBring(band);
        const Force &enemy = m_scenario.enemy;
        sentences << tr("Enemy: %1, %2, leader Rep %3.")
                         .arg(words::enemy(enemy.from, m_pack), words::figures(enemy.figures.size()))
                         .arg(enemy.leaderRep());
        if (enemy.vehicles > 0)
            sentences << tr("Enemy vehicles: %1.").arg(enemy.vehicles);
        if (const QString own = ownVehiclesSentence(band, m_pack); !own.isEmpty())
            sentences << own;
        return sentences.join(u' ');
    }

    const Campaign &m_campaign;
    const Pack &m_pack;
    const RoundTables &m_rounds;
    const Scenario &m_scenario;
};

} // namespace

EncounterText HalfMonths::describe(const Campaign &campaign, const Pack &pack) const
{
    return ScenarioBriefing(campaign, pack)
        .text(edges(*campaign.encounter, pack, campaign.play ? &*campaign.play : nullptr));
}

} // namespace muster
