// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/scenarionow.h"

#include "model/actions/play/tally.h"
#include "model/story/countwords.h"
#include "model/story/playwords.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

#include <QStringList>

namespace muster {

namespace {

/// It is decided; empty while it is not.
QString decided(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    const ScenarioInPlay &now = *scenarioOf(play);
    if (now.besiegersGone)
        return StoryText::tr("The besiegers are gone. Go to After the battle.");
    if (now.pursuit && now.pursuit->end == Pursuit::End::Escaped)
        return StoryText::tr("The Runners have got away. Go to After the battle.");
    if (now.stand.value_or(false))
        return StoryText::tr("The Runners have set an ambush: an Ambush follows immediately. Go to After the battle.");
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (actions::hasHostages(scenario) && now.hostagesOut == scenario.hostages)
        return StoryText::tr("The hostages are off the table. Go to After the battle.");
    if (play.party() == 0)
        return StoryText::tr("None of your figures is left on the table. Go to After the battle.");
    if (actions::tallyOf(campaign).enemyDrivenOff)
        return StoryText::tr("No enemy is left on the table. Go to After the battle.");
    return {};
}

/// A deed that the encounter asks for now; empty without one.
QString dueDeed(const Campaign &campaign, ScenarioDeed deed)
{
    const ScenarioInPlay &now = *scenarioOf(*campaign.play);
    switch (deed) {
    case ScenarioDeed::Ambush:
        return now.ambush ? StoryText::tr("When the convoy has moved, roll where the ambushers are.")
                          : StoryText::tr("Roll for the ambush.");
    case ScenarioDeed::Spotting:
        return StoryText::tr("The defenders roll to spot the attackers.");
    case ScenarioDeed::Pursuit:
        return StoryText::tr("Roll the pursuit.");
    case ScenarioDeed::Stand:
        return now.pursuit && now.pursuit->end == Pursuit::End::Caught ? StoryText::tr("The Runners make their stand.")
                                                                       : QString();
    case ScenarioDeed::Siege:
        return StoryText::tr("Day %1 is over: the besiegers test whether they stay.").arg(now.day - 1);
    case ScenarioDeed::Alarm:
        return now.objective || scenarioOf(*campaign.encounter)->role == Role::Police
            ? StoryText::tr("After the turn of the robbery, roll for the alarm.")
            : QString();
    case ScenarioDeed::Police:
        return now.policeIn == 0 ? StoryText::tr("The police arrive.") : StoryText::tr("More police arrive.");
    case ScenarioDeed::Car:
        return now.carIn > 0 ? StoryText::tr("Try to start the getaway car again.") : QString();
    case ScenarioDeed::Turn:
    case ScenarioDeed::Riding:
    case ScenarioDeed::Objective:
    case ScenarioDeed::Dwellings:
    case ScenarioDeed::Hostages:
        return {};
    }
    Q_UNREACHABLE();
}

/// What a side that came for hostages does next; empty elsewhere.
QString forHostages(const Campaign &campaign)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const ScenarioInPlay &now = *scenarioOf(*campaign.play);
    if (!actions::hasHostages(scenario) || scenario.role != Role::Recoverer)
        return {};
    return now.hostagesFound ? StoryText::tr("Bring the hostages off the table (%1 of %2 are off).")
                                   .arg(now.hostagesOut)
                                   .arg(scenario.hostages)
                             : StoryText::tr("Get into the dwelling with the hostages.");
}

} // namespace

QString HalfMonths::whatNow(const Campaign &campaign, const Pack &pack) const
{
    const Play &play = *campaign.play;
    if (const QString end = decided(campaign); !end.isEmpty())
        return end;
    if (play.turn == 0)
        return StoryText::tr("Your band is on the table. Draw a card for each side.");
    QStringList parts;
    if (!scenarioOf(play)->order.empty())
        parts << StoryText::tr("Order: %1. Highest Rep first.").arg(words::order(scenarioOf(play)->order));
    for (const ScenarioDeed deed : actions::scenarioDeeds(campaign, pack)) {
        const QString due = dueDeed(campaign, deed);
        if (!due.isEmpty() && actions::checkScenarioDeed(campaign, pack, deed).empty())
            parts << due;
    }
    if (const QString due = forHostages(campaign); !due.isEmpty())
        parts << due;
    parts << StoryText::tr("Then draw cards for turn %1.").arg(play.turn + 1);
    return parts.join(u' ');
}

/// The cards say the order; how far a side has come in it is noted nowhere.
QString HalfMonths::whoseGo(const Campaign &campaign, const Pack &) const
{
    const Play &play = *campaign.play;
    const ScenarioInPlay &now = *scenarioOf(play);
    if (play.turn == 0)
        return StoryText::tr("Before turn 1");
    if (now.order.empty())
        return StoryText::tr("Turn %1").arg(play.turn);
    return now.order.front() == 0 ? StoryText::tr("Turn %1, you go first").arg(play.turn)
                                  : StoryText::tr("Turn %1, the enemy goes first").arg(play.turn);
}

QString deedTitle(ScenarioDeed deed)
{
    switch (deed) {
    case ScenarioDeed::Turn:
        return StoryText::tr("Draw cards");
    case ScenarioDeed::Ambush:
        return StoryText::tr("Ambush");
    case ScenarioDeed::Spotting:
        return StoryText::tr("Spotting");
    case ScenarioDeed::Pursuit:
        return StoryText::tr("Next round");
    case ScenarioDeed::Stand:
        return StoryText::tr("Make a stand");
    case ScenarioDeed::Siege:
        return StoryText::tr("End of the day");
    case ScenarioDeed::Alarm:
        return StoryText::tr("Alarm");
    case ScenarioDeed::Police:
        return StoryText::tr("Police");
    case ScenarioDeed::Car:
        return StoryText::tr("Getaway car");
    case ScenarioDeed::Riding:
        return StoryText::tr("Vehicles");
    case ScenarioDeed::Objective:
        return StoryText::tr("Objective");
    case ScenarioDeed::Dwellings:
        return StoryText::tr("Dwellings");
    case ScenarioDeed::Hostages:
        return StoryText::tr("Hostages");
    }
    Q_UNREACHABLE();
}

QString deedAbout(ScenarioDeed deed, const RoundTables &rounds)
{
    switch (deed) {
    case ScenarioDeed::Turn:
        return StoryText::tr("A card for each side says who moves first");
    case ScenarioDeed::Ambush:
        return StoryText::tr("2d6 each turn: a %1 springs it; then its distance and direction").arg(rounds.ambushOn);
    case ScenarioDeed::Spotting:
        return StoryText::tr("1d6 each turn: a %1 spots the attackers").arg(words::faces(1, rounds.spotsUpTo));
    case ScenarioDeed::Pursuit:
        return StoryText::tr("Both sides roll, and the distance between them changes");
    case ScenarioDeed::Stand:
        return StoryText::tr("The Runners turn and fight: do the Chasers walk into an ambush?");
    case ScenarioDeed::Siege:
        return StoryText::tr("At the end of a day: do the besiegers slip away?");
    case ScenarioDeed::Alarm:
        return StoryText::tr("1d6 at the end of the turn: it sounds on %1").arg(words::faces(1, rounds.alarmUpTo));
    case ScenarioDeed::Police:
        return StoryText::tr("They arrive in a turn in which they move first, and more each turn after that");
    case ScenarioDeed::Car:
        return StoryText::tr("If it was not left running: does it start this turn?");
    case ScenarioDeed::Riding:
        return StoryText::tr("If all the Runners ride, the Chasers must too");
    case ScenarioDeed::Objective:
        return StoryText::tr("The objective of the encounter is reached");
    case ScenarioDeed::Dwellings:
        return StoryText::tr("How many there are, and how many were looted");
    case ScenarioDeed::Hostages:
        return StoryText::tr("They may move once a rescuer has reached them");
    }
    Q_UNREACHABLE();
}

QString objectiveTitle(const Scenario &scenario)
{
    switch (scenario.role) {
    case Role::Recoverer:
        if (scenario.antidote)
            return StoryText::tr("The antidote is found");
        return scenario.stockpile ? StoryText::tr("The stockpile is taken") : StoryText::tr("The hostages are out");
    case Role::Defender:
        return scenario.stockpile ? StoryText::tr("The stockpile is still held")
                                  : StoryText::tr("The hostages are still held");
    case Role::Robber:
        return StoryText::tr("The bank is robbed");
    case Role::Police:
        return StoryText::tr("The robbery is stopped");
    default:
        return deedTitle(ScenarioDeed::Objective);
    }
}

} // namespace muster
