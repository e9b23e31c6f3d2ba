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

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// Returns the objective of an Ambush. A stand that became an Ambush has no convoy (R78).
QString throughAmbush(const Scenario &scenario)
{
    const bool moving = scenario.role == Role::Ambushed;
    if (scenario.vehicles == 0)
        return moving ? StoryText::tr("Get from one edge to the far edge.")
                      : StoryText::tr("Stop the enemy before they reach the far edge.");
    return moving
        ? StoryText::tr("Get your vehicles (%1) from one edge to the far edge.").arg(scenario.vehicles)
        : StoryText::tr("Stop the enemy's vehicles (%1) before they reach the far edge.").arg(scenario.vehicles);
}

Briefing ambush(const Scenario &scenario, const RoundTables &rounds)
{
    const bool moving = scenario.role == Role::Ambushed;
    return {throughAmbush(scenario),
            {moving ? StoryText::tr("The enemy is not on the table at first.")
                    : StoryText::tr("You are not on the table at first."),
             StoryText::tr("Each turn roll 2d6: a %1 springs the ambush, from cover. Distance: two more dice "
                           "multiplied, in inches. Direction on 1d6: 1–2 ahead, 3 right, 4 behind, 5 left, 6 unseen "
                           "until the ambushed have moved.")
                 .arg(rounds.ambushOn)}};
}

/// Returns the text on surprise, or on spotting turn by turn (p. 13).
QStringList watching(const Scenario &scenario, const RoundTables &rounds)
{
    const bool own = scenario.surprised == scenario.role;
    if (scenario.surprised)
        return {own ? StoryText::tr("You are surprised: they may approach to within one move of the buildings.")
                    : StoryText::tr("They are surprised: you may approach to within one move of the buildings.")};
    return {StoryText::tr("Each turn the defenders roll 1d6: a %1 spots the attackers.")
                .arg(words::faces(1, rounds.spotsUpTo))};
}

/// Returns the briefing of an encounter with defenders who may be surprised.
Briefing watched(const Scenario &scenario, const RoundTables &rounds, const QString &objective, const QString &setUp)
{
    return {objective, watching(scenario, rounds) << setUp};
}

Briefing pursuit(const Scenario &scenario, const RoundTables &rounds)
{
    const bool runs = scenario.role == Role::Runner;
    return {runs ? StoryText::tr("Cross the table and get away: %1″ ahead of the Chasers.").arg(rounds.escapedInches)
                 : StoryText::tr("Catch the Runners."),
            {StoryText::tr("The Chasers start %1″ behind. Each round the Runners move 1d6 + %2 + their lowest Rep, the "
                           "Chasers 1d6 + theirs; each round the Chasers win lowers the %2 by one. Figures that leave "
                           "by the far edge come back on at the edge to their right.")
                 .arg(rounds.pursuitInches)
                 .arg(rounds.pursuitBonus),
             StoryText::tr("At %1″ the Runners must make a stand; they may do so sooner. Each side rolls 1d6 + its "
                           "leader's Rep: Chasers with half of the Runners' total or less walk into an ambush. If they "
                           "do, report “Ambush” as the follow-up.")
                 .arg(rounds.caughtInches),
             runs ? StoryText::tr("If all of you are in vehicles, the Chasers must be in vehicles too.")
                  : StoryText::tr("If all the Runners are in vehicles, you must be in vehicles too.")}};
}

QString toRecover(const Scenario &scenario)
{
    if (scenario.antidote)
        return StoryText::tr("Find the dwelling with the antidote, and bring it off the table.");
    return scenario.role == Role::Recoverer
        ? StoryText::tr("Find the dwelling where your people (%1) are held, and bring them off the table.")
              .arg(scenario.hostages)
        : StoryText::tr("Keep your prisoners (%1) and drive the rescuers off.").arg(scenario.hostages);
}

/// Returns the briefing of a Recover. It may be for a stockpile in a dwelling instead of hostages (p. 14, R88).
Briefing recover(const Scenario &scenario, const RoundTables &rounds)
{
    if (scenario.stockpile)
        return watched(scenario, rounds,
                       scenario.role == Role::Recoverer
                           ? StoryText::tr("Find the dwelling with the stockpile, and carry it off the table.")
                           : StoryText::tr("Keep your stockpile and drive the attackers off."),
                       StoryText::tr("The defenders set up the table and name one dwelling with the stockpile; "
                                     "nobody moves it until an attacker reaches it."));
    return watched(scenario, rounds, toRecover(scenario),
                   scenario.antidote
                       ? StoryText::tr("The defenders set up the table and name one dwelling.")
                       : StoryText::tr("The defenders set up the table and name one dwelling; nobody in it "
                                       "moves until a rescuer reaches it."));
}

QStringList namesOf(const Campaign &campaign, const FigureIds &ids)
{
    QStringList names;
    for (const FigureId id : ids)
        names << campaign.findEver(id)->name;
    return names;
}

/// Returns the figures of the band that can be brought back (R85, p. 10).
QStringList ofTheLost(const Campaign &campaign)
{
    QStringList sentences;
    const Scenario &scenario = *scenarioIn(campaign);
    const QStringList hostages = namesOf(campaign, acts::ownHostages(campaign));
    if (!hostages.empty())
        sentences << StoryText::tr("Among the hostages: %1. If they are brought out, they are back in the band.")
                         .arg(words::listing(hostages));
    const QStringList left = namesOf(campaign, acts::starsLeftBehind(campaign));
    if (!left.empty())
        sentences
            << StoryText::tr("Not among them: %1, who is lost when this Recover is over.").arg(words::listing(left));
    const std::optional<Campaign> rescuers = acts::bandThatRescues(campaign);
    const QStringList turned = rescuers ? namesOf(campaign, acts::turnedOnes(*rescuers)) : QStringList();
    if (scenario.antidote && !turned.empty())
        sentences << StoryText::tr("The antidote brings back: %1.").arg(words::listing(turned));
    else if (hostages.empty() && !turned.empty())
        sentences << StoryText::tr("This Recover may be about an antidote for %1: edit the encounter to say so.")
                         .arg(words::listing(turned));
    return sentences;
}

Briefing robbery(const Scenario &scenario, const RoundTables &rounds)
{
    const bool robs = scenario.role == Role::Robber;
    return {robs ? StoryText::tr("Rob the place and get away down the street.") : StoryText::tr("Stop the robbery."),
            {StoryText::tr("At the end of the turn of the robbery, and of each turn after it, the alarm sounds on %1 "
                           "on 1d6. The police arrive in the next turn in which they move first; each turn after that "
                           "brings one more (1–3) or two (4–6).")
                 .arg(words::faces(1, rounds.alarmUpTo))}};
}

/// Returns the briefing of a Siege. Outlasting the besiegers and the test at the end of a day belong together (p. 15).
Briefing siege(const Scenario &scenario, const RoundTables &rounds, bool besiegersMayLeave)
{
    const bool inside = scenario.role == Role::Besieged;
    Briefing briefing;
    if (!inside)
        briefing.objective = StoryText::tr("Kill or capture everyone inside.");
    else
        briefing.objective = besiegersMayLeave ? StoryText::tr("Get off the table, or outlast the besiegers.")
                                               : StoryText::tr("Get off the table: the police do not leave.");
    if (besiegersMayLeave)
        briefing.special << StoryText::tr(
                                "At the end of each day the besiegers roll 1d6 + their losses and 1d6 + their "
                                "survivors; if the first total is higher, they slip away. A day is %1 face "
                                "cards, or %2 turns.")
                                .arg(rounds.faceCardsPerDay)
                                .arg(rounds.turnsPerDay);
    return briefing;
}

Briefing own(const Scenario &scenario, const RoundTables &rounds, bool besiegersMayLeave)
{
    const Role role = scenario.role;
    switch (scenario.kind) {
    case ScenarioKind::Ambush:
        return ambush(scenario, rounds);
    case ScenarioKind::Firefight:
        return {
            StoryText::tr("Drive the other side off the table."),
            {StoryText::tr(
                "One side sets up the table, the other chooses its edge; the first enters from the opposite edge.")}};
    case ScenarioKind::Garrison:
        return watched(scenario, rounds,
                       role == Role::Garrison
                           ? StoryText::tr("Hold the buildings until the attackers are driven off.")
                           : StoryText::tr("Drive the garrison out of the buildings, or destroy it."),
                       StoryText::tr("The garrison sets up the buildings and terrain and may hide; the "
                                     "attackers enter where they like."));
    case ScenarioKind::Pursuit:
        return pursuit(scenario, rounds);
    case ScenarioKind::Raid:
        return watched(
            scenario, rounds,
            role == Role::Raider ? StoryText::tr("Drive the defenders away, or loot their dwellings.")
                                 : StoryText::tr("Drive the raiders away."),
            StoryText::tr(
                "The defenders set up the buildings and terrain and may hide; the raiders enter where they like."));
    case ScenarioKind::Recover:
        return recover(scenario, rounds);
    case ScenarioKind::Robbery:
        return robbery(scenario, rounds);
    case ScenarioKind::Siege:
        return siege(scenario, rounds, besiegersMayLeave);
    case ScenarioKind::Sweep:
        return watched(
            scenario, rounds,
            role == Role::Attacker ? StoryText::tr("Kill or capture every enemy.")
                                   : StoryText::tr("Drive the attackers away."),
            StoryText::tr(
                "The defenders set up the buildings and terrain and may hide; the attackers enter where they like."));
    }
    Q_UNREACHABLE();
}

/// Returns the points for that part of the encounter, for the player who has it (pp. 13 to 15).
QString pointsFor(ScenarioKind kind, Role role)
{
    using enum Role;
    switch (role) {
    case Ambushed:
        return StoryText::tr("Points: all if at least half of your figures leave by the far edge, half if any do.");
    case Ambusher:
        return StoryText::tr("Points: all if every enemy is killed or captured, none if at least half of them get "
                             "away, otherwise half.");
    case Meeting:
        return StoryText::tr("Points: all for driving them off, half if you lose half of your force or more.");
    case Garrison:
        return StoryText::tr("Points: all for winning, half if you lose half of your force or more.");
    case Runner:
        return StoryText::tr("Points: all for getting away.");
    case Chaser:
        return StoryText::tr("Points: all if every Runner is killed or captured.");
    case Raider:
        return StoryText::tr("Points: all if the defenders are all killed, captured or driven away; half if "
                             "figures that entered half of the dwellings leave the table.");
    case Recoverer:
        return StoryText::tr("Points: all or none.");
    case Robber:
        return StoryText::tr("Points: all for the loot and the escape.");
    case Police:
        return StoryText::tr("Points: all if the robbery is stopped.");
    case Besieged:
        return StoryText::tr("Points: all if any of you escape.");
    case Besieger:
        return StoryText::tr("Points: all if everyone inside is killed or captured.");
    case Attacker: // in several encounters, like the defender
        return kind == ScenarioKind::Garrison
            ? pointsFor(kind, Garrison)
            : StoryText::tr("Points: the share of the enemy you killed or captured; double if you killed them all.");
    case Defender:
        if (kind == ScenarioKind::Recover)
            return pointsFor(kind, Recoverer);
        return kind == ScenarioKind::Raid
            ? StoryText::tr("Points: all if the raiders are killed, captured or driven away, otherwise none.")
            : StoryText::tr("Points: all for driving them away, half if you lose half of your force or more.");
    }
    Q_UNREACHABLE();
}

/// Returns the encounters that follow at once (pp. 14, 15).
QStringList whatFollows(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::Raid:
    case ScenarioKind::Sweep:
        return {StoryText::tr("The survivors may meet again immediately with the roles reversed: a raid on 1–2.")};
    case ScenarioKind::Recover:
    case ScenarioKind::Robbery:
        return {StoryText::tr("A pursuit follows immediately.")};
    case ScenarioKind::Siege:
        return {StoryText::tr("If the besieged get out, a pursuit follows on 1–3.")};
    default:
        return {};
    }
}

/// Returns the points of a media crew, which has no share of the encounter and earns by its work (p. 15).
QString pointsOfCrew(const RewardTables &rewards)
{
    QStringList byRep;
    for (int rep = highestRep; rep > 0; --rep) {
        if (const int points = rewards.interviews[static_cast<std::size_t>(rep - 1)]; points > 0)
            byRep << StoryText::tr("Rep %1 %2").arg(rep).arg(points);
    }
    return StoryText::tr(
               "Points, whatever the outcome: %1 for a lead story or a shot from %3″, %2 for a sound bite or a "
               "shot from %4″; and for an interview %5, half of that for a shot from %3″.")
        .arg(QString::number(rewards.kill), QString::number(rewards.rout), QString::number(closeShotInches),
             QString::number(longShotInches), byRep.join(StoryText::tr(", ")));
}

/// Returns the points of each side that is a player's (R87); a media crew has no share in them.
QStringList pointsOfTheSides(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioIn(campaign);
    QStringList sentences;
    bool met = false;
    for (const Campaign &band : bandsThatFight(campaign)) {
        const QString points = pack.rewards && acts::isCrew(band, pack)
            ? pointsOfCrew(*pack.rewards)
            : pointsFor(scenario.kind, met ? scenario.enemyRole : scenario.role);
        const Meeting *meeting = campaign.meeting();
        const Figure *star = meeting ? campaign.find(met ? meeting->star : campaign.encounter->whose) : nullptr;
        sentences << (star ? StoryText::tr("%1: %2").arg(words::bandOf(*star), points) : points);
        met = true;
    }
    return sentences;
}

/// Returns the text on the getaway car. It is the robbers' (p. 14), who start it as anybody does in a hurry (p. 10).
QString getawayCar(const Scenario &scenario, const LookUp &table)
{
    const auto starts = std::ranges::find(table.rows, table.yes, &LookUpRow::result);
    if (starts == table.rows.end())
        return {};
    const QString faces = words::faces(starts->from.value_or(1), starts->to.value_or(6));
    return scenario.role == Role::Robber
        ? StoryText::tr("Leave a getaway car running: one that stands starts on %1 on 1d6, tried once each turn.")
              .arg(faces)
        : StoryText::tr("The robbers' getaway car, unless it was left running, starts on %1 on 1d6, tried once each "
                        "turn.")
              .arg(faces);
}

Briefing scenarioBriefing(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioIn(campaign);
    Briefing briefing = own(scenario, pack.scenarios->rounds, acts::besiegersMayLeave(campaign, pack));
    if (pack.rewards && acts::isCrew(campaign, pack))
        briefing.objective = StoryText::tr("Bring home shots and interviews.");
    briefing.special << pointsOfTheSides(campaign, pack) << whatFollows(scenario.kind);
    if (scenario.after && scenario.kind == ScenarioKind::Raid)
        briefing.special << QStringList{
            StoryText::tr("If you like, this retribution is a Recover or a Sweep: edit the encounter to say so."),
            StoryText::tr("A Recover has ½d6 hostages: roll for them, and enter them and your role.")};
    if (const LookUp *car = acts::carTable(pack); car && scenario.kind == ScenarioKind::Robbery)
        briefing.special << getawayCar(scenario, *car);
    if (scenario.civilians > 0)
        briefing.special << StoryText::tr("Civilians: %1.").arg(scenario.civilians);
    if (scenario.stockpile)
        briefing.special << (scenario.role == Role::Defender
                                 ? StoryText::tr("Your stockpile is at stake: if you earn no points, it is lost.")
                                 : StoryText::tr("The stockpile is the enemy's: what you carry off is salvage."));
    briefing.special << ofTheLost(campaign);
    briefing.special << acts::genreOf(campaign, pack).special;
    return briefing;
}

/// Returns the band reduced to the figures that come, once they are known.
Campaign thoseWhoCome(const Campaign &campaign, const Campaign &band)
{
    FigureIds party;
    if (const Meeting *meeting = campaign.meeting(); meeting && meeting->isShown()) {
        party = meeting->ours;
        party.insert(party.end(), meeting->theirs.begin(), meeting->theirs.end());
    } else if (campaign.play) {
        for (const OwnFigure &own : campaign.play->own) {
            if (own.state != TableState::AtHome)
                party.push_back(own.id);
        }
    } else {
        return band;
    }
    return acts::broughtOf(band, party);
}

/// Returns the text of one of two bands that meet: its part, and its limit.
QString bandInMeeting(const Campaign &campaign, const Pack &pack, FigureId star, Role role)
{
    const Campaign band = thoseWhoFight(campaign, star);
    const Campaign coming = thoseWhoCome(campaign, band);
    const Figure *leader = coming.leaderIn(campaign.turn);
    const Figure *expected = band.leaderIn(campaign.turn);
    if (leader && expected && leader->id != expected->id) // the limit was the expected leader's
        return StoryText::tr("%1: %2; leader: %3.")
            .arg(words::bandOf(*campaign.find(star)), words::title(role), leader->name);
    const acts::Allowed allowed = acts::allowedIn(campaign, pack, star);
    const QString sentence = allowed.rep ? StoryText::tr("%1: %2; leader: %3; Rep of the Grunts in all, at most: %4.")
                                         : StoryText::tr("%1: %2; leader: %3; Grunts, at most: %4.");
    return sentence
        .arg(words::bandOf(*campaign.find(star)), words::title(role), leader ? leader->name : StoryText::tr("none"))
        .arg(allowed.rep.value_or(allowed.grunts));
}

/// Returns the text of both sides, with their parties once both have recorded them (R87).
QString forcesThatMeet(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioIn(campaign);
    const FigureId own = campaign.encounter->whose;
    const FigureId met = campaign.meeting()->star;
    if (!campaign.find(own) || !campaign.find(met))
        return {};
    return QStringList{bandInMeeting(campaign, pack, own, scenario.role),
                       bandInMeeting(campaign, pack, met, scenario.enemyRole), meetingSentence(campaign)}
        .join(u' ');
}

/// Returns the limit of the band, in heads, Rep or points.
QString mayBring(const Campaign &band, const Pack &pack)
{
    if (const std::optional<int> points = acts::agreedPoints(band, pack))
        return StoryText::tr("Your force may cost up to %n points. Each figure you bring makes every share smaller.",
                             nullptr, *points);
    const Figure *leader = band.leaderIn(band.turn);
    const Led led(leader, band.presentIn(band.turn));
    const acts::Allowed allowed = acts::allowedIn(band, pack, leader ? leader->leader : band.encounter->whose);
    if (allowed.rep)
        return StoryText::tr(
                   "You may bring Grunts of Rep %1 in all; available: Rep %2. Each figure you bring makes every "
                   "share smaller.")
            .arg(*allowed.rep)
            .arg(led.rep);
    return StoryText::tr(
               "You may bring up to %n Grunts; available: %1. Each figure you bring makes every share smaller.",
               nullptr, allowed.grunts)
        .arg(led.heads);
}

QString scenarioForces(const Campaign &all, const Pack &pack)
{
    if (all.meeting())
        return forcesThatMeet(all, pack);
    const Campaign campaign = thoseWhoFight(all);
    const Scenario &scenario = *scenarioIn(campaign);
    const Campaign coming = thoseWhoCome(all, campaign);
    const Figure *leader = coming.leaderIn(campaign.turn);
    const Figure *expected = campaign.leaderIn(campaign.turn);
    QStringList sentences{StoryText::tr("Your role: %1. Leader: %2.")
                              .arg(words::title(scenario.role), leader ? leader->name : StoryText::tr("none"))};
    const Figure *whose = all.hasSeveralStars() ? all.find(all.encounter->whose) : nullptr;
    if (whose)
        sentences.front() = StoryText::tr("%1: %2").arg(words::bandOf(*whose), sentences.front());
    if (!leader || !expected || leader->id == expected->id) // the limit is the expected leader's
        sentences << mayBring(campaign, pack);
    sentences << StoryText::tr("Enemy: %1, %2, leader Rep %3.")
                     .arg(words::enemy(scenario.enemy.from, pack),
                          words::figures(static_cast<int>(scenario.enemy.figures.size())))
                     .arg(scenario.enemy.leaderRep());
    if (scenario.enemy.vehicles > 0)
        sentences << StoryText::tr("Enemy vehicles: %1.").arg(scenario.enemy.vehicles);
    if (const QString own = ownVehiclesSentence(campaign, pack); !own.isEmpty())
        sentences << own;
    return sentences.join(u' ');
}

} // namespace

EncounterText HalfMonths::describe(const Campaign &campaign, const Pack &pack) const
{
    const Briefing briefing = scenarioBriefing(campaign, pack);
    const TableEdges sides = edges(*campaign.encounter, pack, campaign.play ? &*campaign.play : nullptr);
    EncounterText text;
    text.objective = briefing.objective;
    text.forces = scenarioForces(campaign, pack);
    text.special = briefing.special;
    text.edge = sides.yours.who;
    text.edgeSections = sides.yours.where;
    text.setUp = setUpSentences(sides);
    if (const QString press = pressSentence(campaign, pack); !press.isEmpty())
        text.special << press;
    return text;
}

} // namespace muster
