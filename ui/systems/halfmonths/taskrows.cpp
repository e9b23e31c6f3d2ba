// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/taskrows.h"

#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "ui/texts.h"

namespace muster {

namespace {

QString apart(const Pursuit &pursuit)
{
    //: How far vehicles are from each other, and a bonus
    return TableText::tr("%1″ apart, Runners %2").arg(pursuit.distance).arg(words::bonus(pursuit.bonus));
}

/// Returns the state of a deed in words.
QString stateOf(ScenarioDeed deed, const Play &play, const Scenario &scenario, const RoundTables &rounds)
{
    const ScenarioInPlay &now = *scenarioOf(play);
    switch (deed) {
    case ScenarioDeed::Turn:
        return now.cards.empty() ? QString() : words::cards(now.cards);
    case ScenarioDeed::Ambush:
        //: Of an ambush that has not begun
        return now.ambush ? words::ambush(*now.ambush) : TableText::tr("not sprung");
    case ScenarioDeed::Spotting:
        //: Of those who are looked for: they have been seen
        return now.spotted ? TableText::tr("spotted") : TableText::tr("not spotted");
    case ScenarioDeed::Pursuit:
        return apart(now.pursuit.value_or(startPursuit(rounds)));
    case ScenarioDeed::Stand:
        //: Of those who hold the position: they lie hidden
        return !now.stand ? QString() : *now.stand ? TableText::tr("in ambush") : TableText::tr("in the open");
    case ScenarioDeed::Siege:
        //: Of a siege: the enemy has left
        return now.besiegersGone ? TableText::tr("besiegers gone") : TableText::tr("besiegers stay");
    case ScenarioDeed::Alarm:
        //: Of an alarm
        return now.alarm ? TableText::tr("sounded") : TableText::tr("not sounded");
    case ScenarioDeed::Police:
        //: Of the police
        return now.policeIn > 0 ? TableText::tr("arrived in turn %1").arg(now.policeIn) : TableText::tr("not arrived");
    case ScenarioDeed::Car:
        //: Of a car: its engine runs
        return now.carRuns ? TableText::tr("running") : TableText::tr("not started");
    case ScenarioDeed::Riding:
        return now.riding ? TableText::tr("all in vehicles") : TableText::tr("not all in vehicles");
    case ScenarioDeed::Objective:
        //: Of what the band wants: it is there
        return now.objective ? TableText::tr("reached") : TableText::tr("not reached");
    case ScenarioDeed::Dwellings:
        //: The number of houses, and of all houses
        return TableText::tr("%1 of %2 looted").arg(now.looted).arg(now.dwellings);
    case ScenarioDeed::Hostages:
        //: The number of hostages who are free, and of all
        return now.hostagesFound ? TableText::tr("%1 of %2 out").arg(now.hostagesOut).arg(scenario.hostages)
                                 : TableText::tr("%1, not found").arg(scenario.hostages);
    }
    Q_UNREACHABLE();
}

QString dayText(const Play &play, const Pack &pack)
{
    const ScenarioInPlay &now = *scenarioOf(play);
    const int needed = acts::faceCardsOfDay(pack.scenarios->rounds, play.sides);
    if (now.turnsToday > 0)
        //: The number of the day, of its turns so far, and of its turns
        return TableText::tr("day %1, %2 of %3 turns")
            .arg(now.day)
            .arg(now.turnsToday)
            .arg(pack.scenarios->rounds.turnsPerDay);
    //: The number of the day, of its face cards so far, and of all it needs
    return TableText::tr("day %1, %2 of %3 face cards").arg(now.day).arg(now.faceCards).arg(needed);
}

PlayRow taskRow(ScenarioDeed deed, const Campaign &campaign, const RoundTables &rounds)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    PlayRow row;
    row.key = {SubjectKind::Task, int(deed), 0};
    row.title = deed == ScenarioDeed::Objective ? objectiveTitle(scenario)
        //: Heading: playing cards
        : deed == ScenarioDeed::Turn ? TableText::tr("Cards")
                                     : deedTitle(deed);
    row.detail = deed == ScenarioDeed::Objective ? QString() : deedAbout(deed, rounds);
    row.state = stateOf(deed, *campaign.play, scenario, rounds);
    return row;
}

} // namespace

std::vector<PlayRow> taskRows(const Campaign &campaign, const Pack &pack)
{
    if (!scenarioOf(*campaign.play))
        return {};
    //: Heading: what the encounter asks
    std::vector<PlayRow> rows{heading(0, TableText::tr("The encounter"), dayText(*campaign.play, pack))};
    for (const ScenarioDeed deed : acts::scenarioTasks(campaign, pack))
        rows.push_back(taskRow(deed, campaign, pack.scenarios->rounds));
    return rows;
}

int civiliansOf(const Encounter &encounter)
{
    return scenarioOf(encounter) ? scenarioOf(encounter)->civilians : 0;
}

} // namespace muster
