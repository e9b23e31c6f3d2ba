// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"

#include "model/story/storytext.h"
#include "model/story/words.h"

#include <QStringList>

namespace muster {

namespace {

Briefing ambush(const Scenario &scenario)
{
    const bool moving = scenario.role == Role::Ambushed;
    const QString sprung =
        moving ? StoryText::tr("The enemy is not on the table.") : StoryText::tr("You are not on the table at first.");
    return {
        moving ? StoryText::tr("Bring your vehicles, %1 of them, from one edge to the far one.").arg(scenario.vehicles)
               : StoryText::tr("Stop the enemy's vehicles, %1 of them, before they reach the far edge.")
                     .arg(scenario.vehicles),
        {sprung
             + StoryText::tr(
                 " Each turn roll 2d6: a 7 springs the ambush, from cover, 2d6 multiplied in inches away, on 1d6: "
                 "1–2 ahead, 3 right, 4 behind, 5 left, 6 unseen until the convoy has moved."),
         moving ? StoryText::tr("Points: all if half of your figures or more leave by the far edge, half if any do.")
                : StoryText::tr(
                    "Points: all if every one of them is killed or taken, none if half of them or more get away, "
                    "else half.")}};
}

Briefing firefight(const Scenario &)
{
    return {StoryText::tr("Drive the other side off the table."),
            {StoryText::tr("One side lays out the table, the other chooses its edge; the first enters opposite."),
             StoryText::tr("Points: all for driving them off, half if it costs you half of your force or more.")}};
}

/// Surprise, or spotting turn by turn (p. 13).
QStringList watching(const Scenario &scenario)
{
    const bool own = scenario.surprised == scenario.role;
    if (scenario.surprised)
        return {own ? StoryText::tr("You are surprised: they may come within one move of the buildings.")
                    : StoryText::tr("They are surprised: you may come within one move of the buildings.")};
    return {StoryText::tr("Each turn those who watch roll 1d6: a 1 spots those who come.")};
}

Briefing garrison(const Scenario &scenario)
{
    const bool holds = scenario.role == Role::Garrison;
    return {holds ? StoryText::tr("Hold the buildings until the attackers are driven off.")
                  : StoryText::tr("Drive the garrison out of the buildings, or destroy it."),
            watching(scenario)
                + QStringList{
                    StoryText::tr("The garrison lays out buildings and land and may hide; the others enter where they "
                                  "like."),
                    StoryText::tr("Points: all for winning, half if it costs you half of your force or more.")}};
}

Briefing pursuit(const Scenario &scenario)
{
    const bool runs = scenario.role == Role::Runner;
    return {
        runs ? StoryText::tr("Cross the table and get away: 100″ ahead of the Chasers.")
             : StoryText::tr("Catch the Runners."),
        {StoryText::tr(
             "The Chasers begin 50″ behind. Each round the Runners move 1d6 + 2 + their lowest Rep, the Chasers 1d6 "
             "+ theirs; a round the Chasers win makes the 2 one less. Off the far edge, they come on again by the "
             "edge to their right."),
         StoryText::tr(
             "At 32″ the Runners must stand, and may sooner. Each side rolls 1d6 + its leader's Rep: Chasers with "
             "half of the Runners' total or less walk into an ambush. Report it with “Ambush” as what follows."),
         runs ? StoryText::tr("Points: all for getting away.")
              : StoryText::tr("Points: all if every one of them is killed or taken.")}};
}

Briefing raid(const Scenario &scenario)
{
    const bool raids = scenario.role == Role::Raider;
    return {raids ? StoryText::tr("Drive the defenders away, or loot their dwellings.")
                  : StoryText::tr("Drive the raiders away."),
            watching(scenario)
                + QStringList{
                    StoryText::tr("The defenders lay out buildings and land and may hide; the raiders enter where they "
                                  "like."),
                    raids ? StoryText::tr("Points: all if the defenders are all killed, taken or driven away; half if "
                                          "figures that went into half of the dwellings leave the table.")
                          : StoryText::tr("Points: all if the raiders are killed, taken or driven away, else none."),
                    StoryText::tr("Survivors may meet again at once, the other way round: a raid on 1–2.")}};
}

Briefing recover(const Scenario &scenario)
{
    const bool comes = scenario.role == Role::Recoverer;
    return {comes ? StoryText::tr("Find the dwelling where your people are, %1 of them, and bring them off the table.")
                        .arg(scenario.hostages)
                  : StoryText::tr("Keep your prisoners, %1 of them, and drive the others off.").arg(scenario.hostages),
            watching(scenario)
                + QStringList{
                    StoryText::tr("The defenders lay out the table and name one dwelling; nobody in it moves before he "
                                  "is reached."),
                    StoryText::tr("Points: all or none."), StoryText::tr("A pursuit follows at once.")}};
}

Briefing robbery(const Scenario &scenario)
{
    const bool robs = scenario.role == Role::Robber;
    return {robs ? StoryText::tr("Rob the place and get away down the street.") : StoryText::tr("Stop the robbery."),
            {StoryText::tr(
                 "At the end of the turn of the robbery, and of each after it, 1–4 on 1d6 sounds the alarm. The police "
                 "come on the next turn in which they move first, and each turn after that with one more (1–3) or two "
                 "(4–6)."),
             robs ? StoryText::tr("Points: all for the loot and the escape.")
                  : StoryText::tr("Points: all if the robbery is stopped."),
             StoryText::tr("A pursuit follows at once.")}};
}

Briefing siege(const Scenario &scenario)
{
    const bool inside = scenario.role == Role::Besieged;
    return {
        inside ? StoryText::tr("Get off the table, or outlast the besiegers.")
               : StoryText::tr("Kill or take everybody inside."),
        {StoryText::tr(
             "At the end of each day the besiegers add 1d6 to those they lost and 1d6 to those still up; if the lost "
             "are more, they slip away. Police do not. A day is ten face cards, or twelve turns."),
         inside ? StoryText::tr("Points: all if any of you escape.")
                : StoryText::tr("Points: all if every one of them is killed or taken."),
         StoryText::tr("If the besieged get out, a pursuit follows on 1–3.")}};
}

Briefing sweep(const Scenario &scenario)
{
    const bool attacks = scenario.role == Role::Attacker;
    return {attacks ? StoryText::tr("Kill or take every enemy.") : StoryText::tr("Drive the attackers away."),
            watching(scenario)
                + QStringList{
                    StoryText::tr("The defenders lay out buildings and land and may hide; the others enter where they "
                                  "like."),
                    attacks ? StoryText::tr("Points: the part of them that you killed or took; double if you killed "
                                            "them all.")
                            : StoryText::tr("Points: all for driving them away, half if it costs you half of your "
                                            "force or more."),
                    StoryText::tr("Survivors may meet again at once, the other way round: a raid on 1–2.")}};
}

Briefing own(const Scenario &scenario)
{
    switch (scenario.kind) {
    case ScenarioKind::Ambush:
        return ambush(scenario);
    case ScenarioKind::Firefight:
        return firefight(scenario);
    case ScenarioKind::Garrison:
        return garrison(scenario);
    case ScenarioKind::Pursuit:
        return pursuit(scenario);
    case ScenarioKind::Raid:
        return raid(scenario);
    case ScenarioKind::Recover:
        return recover(scenario);
    case ScenarioKind::Robbery:
        return robbery(scenario);
    case ScenarioKind::Siege:
        return siege(scenario);
    case ScenarioKind::Sweep:
        return sweep(scenario);
    }
    Q_UNREACHABLE();
}

/// Those who came from another place than ours (p. 10).
QStringList ofTheGenre(const QString &genre)
{
    if (genre == QLatin1String("b-movie"))
        return {StoryText::tr(
                    "First wound by a zombie: 1d6 + Rep, 7 or more and he is all right; else he turns in ½d6 turns. A "
                    "zombie that downs somebody eats for ½d6 turns."),
                StoryText::tr("A car started in a hurry starts on 1–3, each turn anew.")};
    if (genre == QLatin1String("aliens"))
        return {StoryText::tr(
            "Aliens charge where others fire, pass every test of charging and being charged, and no armour "
            "helps hand to hand.")};
    return {};
}

} // namespace

Briefing scenarioBriefing(const Scenario &scenario, const QString &genre)
{
    Briefing briefing = own(scenario);
    if (scenario.civilians > 0)
        briefing.special << StoryText::tr("Civilians are there: %1.").arg(scenario.civilians);
    briefing.special << ofTheGenre(genre);
    return briefing;
}

QString scenarioForces(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *campaign.encounter->scenario;
    const Figure *leader = campaign.leaderIn(campaign.turn);
    const int present = static_cast<int>(campaign.presentIn(campaign.turn).size()) - 1;
    QStringList sentences{
        StoryText::tr("You are %1, with %2 to lead.")
            .arg(words::title(scenario.role), leader ? leader->name : StoryText::tr("nobody")),
        StoryText::tr("Up to %1 Grunts may come; %2 can take part. Each figure you bring makes the shares "
                      "smaller.")
            .arg(scenario.recruits)
            .arg(std::max(0, present)),
        StoryText::tr("The enemy: %1, %2, their leader Rep %3.")
            .arg(words::enemy(scenario.enemy.from, pack),
                 words::figures(static_cast<int>(scenario.enemy.figures.size())))
            .arg(scenario.enemy.leaderRep())};
    if (scenario.enemy.vehicles > 0)
        sentences << StoryText::tr("They have vehicles: %1.").arg(scenario.enemy.vehicles);
    return sentences.join(u' ');
}

} // namespace muster
