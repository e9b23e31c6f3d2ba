// SPDX-License-Identifier: MIT
#include "model/systems/scenarios.h"

#include "model/acts/battle.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/texts.h"
#include "rules/closedset.h"
#include "rules/lists.h"
#include "rules/pack/pack.h"

#include <algorithm>

// The deeds of an encounter, and the conditions for doing them now.

namespace muster {

namespace {

/// Checks whether it was done in this turn.
bool isThisTurn(const Campaign &campaign, int doneIn)
{
    return doneIn == campaign.play->turn;
}

bool endedIn(const ScenarioInPlay &now, Pursuit::End end)
{
    return now.pursuit && now.pursuit->end == end;
}

QString whyNoAmbush(const Campaign &campaign)
{
    const ScenarioInPlay &now = *scenarioNow(campaign);
    if (now.ambush && now.ambush->from != AmbushFrom::Concealed)
        return ActsText::tr("The ambush has already been sprung.");
    if (isThisTurn(campaign, now.ambushIn))
        return ActsText::tr("The ambush has already been rolled for this turn.");
    return {};
}

QString whyNoSpotting(const Campaign &campaign)
{
    if (scenarioNow(campaign)->spotted)
        return ActsText::tr("They have already been spotted.");
    if (campaign.play->turn > 0
        && isThisTurn(campaign, scenarioNow(campaign)->watchedIn)) // older stories spot before the first turn
        return ActsText::tr("The defenders have already rolled to spot this turn.");
    return {};
}

QString whyNoStand(const Campaign &campaign)
{
    if (scenarioNow(campaign)->stand)
        return ActsText::tr("The Runners have already made their stand.");
    if (endedIn(*scenarioNow(campaign), Pursuit::End::Escaped))
        return ActsText::tr("The Runners have got away.");
    return {};
}

QString whyNoPursuit(const Campaign &campaign)
{
    if (const QString over = whyNoStand(campaign); !over.isEmpty())
        return over;
    if (endedIn(*scenarioNow(campaign), Pursuit::End::Caught))
        return ActsText::tr("The Runners are caught and must make a stand.");
    if (campaign.play->party() == 0 || campaign.play->enemies() == 0)
        return ActsText::tr("One of the sides has nobody left to run.");
    return {};
}

QString whyNoSiege(const Campaign &campaign)
{
    const ScenarioInPlay &now = *scenarioNow(campaign);
    if (now.besiegersGone)
        return ActsText::tr("The besiegers are gone.");
    if (now.siegeDay >= now.day - 1)
        return ActsText::tr("The besiegers test at the end of a day, and this day is not over.");
    return {};
}

/// Returns why no alarm is rolled for: something must be robbed first, then it is rolled for at the end of each turn
/// (R79).
QString whyNoAlarm(const Campaign &campaign)
{
    const ScenarioInPlay &now = *scenarioNow(campaign);
    if (!now.objective)
        return ActsText::tr("Nothing has been robbed yet, so there is no alarm to roll for.");
    if (now.alarm)
        return ActsText::tr("The alarm has already sounded.");
    if (isThisTurn(campaign, now.alarmIn))
        return ActsText::tr("The alarm has already been rolled for this turn.");
    return {};
}

QString whyNoPolice(const Campaign &campaign)
{
    const ScenarioInPlay &now = *scenarioNow(campaign);
    if (!now.alarm)
        return ActsText::tr("The police arrive only after the alarm.");
    if (isThisTurn(campaign, now.policeIn))
        return ActsText::tr("The police have already arrived this turn.");
    if (isThisTurn(campaign, now.alarmIn)) // R79
        return ActsText::tr("The alarm has only just sounded. The police arrive in a later turn.");
    const int police = scenarioIn(campaign)->role == Role::Police ? 0 : 1;
    if (now.policeIn == 0 && !now.order.empty() && now.order.front() != police)
        return ActsText::tr("The police arrive only in a turn in which they move first.");
    return {};
}

/// Returns why the car cannot be started: once a turn, until it runs (p. 10).
QString whyNoCar(const Campaign &campaign)
{
    if (scenarioNow(campaign)->carRuns)
        return ActsText::tr("The getaway car is already running.");
    if (isThisTurn(campaign, scenarioNow(campaign)->carIn))
        return ActsText::tr("Starting the car has already been tried this turn.");
    return {};
}

constexpr auto deedTable = enumTable<DeedKind>({
    {ScenarioDeed::Turn, "turn", QT_TRANSLATE_NOOP("Acts", "draw the next turn's cards (first edition)"),
     QT_TRANSLATE_NOOP("Story", "Draw cards"), QT_TRANSLATE_NOOP("Story", "A card for each side says who moves first")},
    {ScenarioDeed::Ambush, "ambush", QT_TRANSLATE_NOOP("Acts", "roll whether the ambush is sprung, and from where"),
     QT_TRANSLATE_NOOP("Story", "Ambush"),
     QT_TRANSLATE_NOOP("Story", "2d6 each turn: a %1 springs it; then its distance and direction"),
     [](const RoundTables &rounds) { return QString::number(rounds.ambushOn); }, whyNoAmbush,
     [](const Campaign &campaign) {
         return scenarioNow(campaign)->ambush
             ? StoryText::tr("When the ambushed have moved, roll where the ambushers are.")
             : StoryText::tr("Roll for the ambush.");
     },
     true},
    {ScenarioDeed::Spotting, "spot", QT_TRANSLATE_NOOP("Acts", "roll whether the attackers are spotted"),
     QT_TRANSLATE_NOOP("Story", "Spotting"), QT_TRANSLATE_NOOP("Story", "1d6 each turn: a %1 spots the other side"),
     [](const RoundTables &rounds) { return words::faces(1, rounds.spotsUpTo); }, whyNoSpotting,
     [](const Campaign &campaign) {
         return scenarioIn(campaign)->kind == ScenarioKind::Pursuit
             ? StoryText::tr("The Chasers roll to spot the Runners.")
             : StoryText::tr("The defenders roll to spot the attackers.");
     }},
    {ScenarioDeed::Pursuit, "pursue", QT_TRANSLATE_NOOP("Acts", "roll a round of the pursuit"),
     QT_TRANSLATE_NOOP("Story", "Next round"),
     QT_TRANSLATE_NOOP("Story", "Both sides roll, and the distance between them changes"), nullptr, whyNoPursuit,
     [](const Campaign &) { return StoryText::tr("Roll the pursuit."); }},
    {ScenarioDeed::Stand, "stand", QT_TRANSLATE_NOOP("Acts", "the Runners make a stand"),
     QT_TRANSLATE_NOOP("Story", "Make a stand"),
     QT_TRANSLATE_NOOP("Story", "The Runners turn and fight: do the Chasers walk into an ambush?"), nullptr, whyNoStand,
     [](const Campaign &campaign) {
         return endedIn(*scenarioNow(campaign), Pursuit::End::Caught) ? StoryText::tr("The Runners make their stand.")
                                                                      : QString();
     }},
    {ScenarioDeed::Siege, "siege", QT_TRANSLATE_NOOP("Acts", "test whether the besiegers stay after a day"),
     QT_TRANSLATE_NOOP("Story", "End of the day"),
     QT_TRANSLATE_NOOP("Story", "At the end of a day: do the besiegers slip away?"), nullptr, whyNoSiege,
     [](const Campaign &campaign) {
         return StoryText::tr("Day %1 is over: the besiegers test whether they stay.")
             .arg(scenarioNow(campaign)->day - 1);
     }},
    {ScenarioDeed::Alarm, "alarm", QT_TRANSLATE_NOOP("Acts", "roll whether the alarm sounds this turn"),
     QT_TRANSLATE_NOOP("Story", "Alarm"), QT_TRANSLATE_NOOP("Story", "1d6 at the end of the turn: it sounds on %1"),
     [](const RoundTables &rounds) { return words::faces(1, rounds.alarmUpTo); }, whyNoAlarm,
     [](const Campaign &campaign) {
         return scenarioNow(campaign)->objective ? StoryText::tr("After the turn of the robbery, roll for the alarm.")
                                                 : QString();
     },
     true},
    {ScenarioDeed::Police, "police", QT_TRANSLATE_NOOP("Acts", "bring on the police, or more of them"),
     QT_TRANSLATE_NOOP("Story", "Police"),
     QT_TRANSLATE_NOOP("Story", "They arrive in a turn in which they move first, and more each turn after that"),
     nullptr, whyNoPolice,
     [](const Campaign &campaign) {
         return scenarioNow(campaign)->policeIn == 0 ? StoryText::tr("The police arrive.")
                                                     : StoryText::tr("More police arrive.");
     }},
    {ScenarioDeed::Car, "car", QT_TRANSLATE_NOOP("Acts", "roll whether the getaway car starts"),
     QT_TRANSLATE_NOOP("Story", "Getaway car"),
     QT_TRANSLATE_NOOP("Story", "If it was not left running: does it start this turn?"), nullptr, whyNoCar,
     [](const Campaign &campaign) {
         return scenarioNow(campaign)->carIn > 0 ? StoryText::tr("Try to start the getaway car again.") : QString();
     },
     true},
    {ScenarioDeed::Riding, "riding",
     QT_TRANSLATE_NOOP("Acts", "mark that all the Runners are in vehicles, as the Chasers must then be"),
     QT_TRANSLATE_NOOP("Story", "Vehicles"),
     QT_TRANSLATE_NOOP("Story", "If all the Runners ride, the Chasers must too"), nullptr, nullptr},
    {ScenarioDeed::Objective, "objective",
     QT_TRANSLATE_NOOP("Acts", "mark the objective (such as the bank) as reached"),
     QT_TRANSLATE_NOOP("Story", "Objective"), QT_TRANSLATE_NOOP("Story", "The objective of the encounter is reached"),
     nullptr, nullptr},
    {ScenarioDeed::Dwellings, "dwellings",
     QT_TRANSLATE_NOOP("Acts", "set a raid's dwellings, and how many were looted"),
     QT_TRANSLATE_NOOP("Story", "Dwellings"),
     QT_TRANSLATE_NOOP("Story", "How many there are, and how many were looted"), nullptr, nullptr},
    {ScenarioDeed::Hostages, "hostages",
     QT_TRANSLATE_NOOP("Acts", "mark a Recover's hostages as found, and how many are off the table (off: not found)"),
     QT_TRANSLATE_NOOP("Story", "Hostages"),
     QT_TRANSLATE_NOOP("Story", "They may move once a rescuer has reached them"), nullptr, nullptr},
});

} // namespace

const DeedKind &deedKind(ScenarioDeed deed)
{
    return deedTable[deed];
}

QString deedTitle(ScenarioDeed deed)
{
    return StoryText::tr(deedTable[deed].title);
}

QString deedAbout(ScenarioDeed deed, const RoundTables &rounds)
{
    const QString about = StoryText::tr(deedTable[deed].about);
    return deedTable[deed].figure ? about.arg(deedTable[deed].figure(rounds)) : about;
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
    case Role::Police:
        return StoryText::tr("The bank is robbed");
    default:
        return deedTitle(ScenarioDeed::Objective);
    }
}

namespace acts {

namespace {

bool isWatched(const Scenario &scenario, const ScenarioTables &tables)
{
    return tables.of(scenario.kind).watching && !scenario.surprised;
}

} // namespace

const LookUp *carTable(const Pack &pack)
{
    return pack.reference ? pack.reference->table(QStringLiteral("car-start")) : nullptr;
}

bool besiegersMayLeave(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioIn(campaign);
    const QString from =
        scenario.role == Role::Besieger ? bandOfEncounter(campaign).ownList() : scenario.enemy.from; // R97
    const auto &steadfast = pack.scenarios->of(scenario.kind).steadfastLists;
    return !contains(steadfast, from);
}

std::vector<ScenarioDeed> scenarioTasks(const Campaign &campaign, const Pack &pack)
{
    std::vector<ScenarioDeed> deeds{ScenarioDeed::Turn};
    const Scenario &scenario = *scenarioIn(campaign);
    switch (scenario.kind) {
    case ScenarioKind::Ambush:
        deeds.push_back(ScenarioDeed::Ambush);
        break;
    case ScenarioKind::Pursuit:
        deeds.push_back(ScenarioDeed::Pursuit);
        deeds.push_back(ScenarioDeed::Stand);
        if (scenarioNow(campaign) && scenarioNow(campaign)->stand == false)
            deeds.push_back(ScenarioDeed::Spotting); // R78
        break;
    case ScenarioKind::Robbery:
        deeds.push_back(ScenarioDeed::Alarm);
        deeds.push_back(ScenarioDeed::Police);
        if (carTable(pack))
            deeds.push_back(ScenarioDeed::Car);
        break;
    case ScenarioKind::Siege:
        if (besiegersMayLeave(campaign, pack))
            deeds.push_back(ScenarioDeed::Siege);
        break;
    default:
        if (isWatched(scenario, *pack.scenarios))
            deeds.push_back(ScenarioDeed::Spotting);
    }
    if (scenario.kind == ScenarioKind::Pursuit)
        deeds.push_back(ScenarioDeed::Riding);
    if (hasObjective(scenario))
        deeds.push_back(ScenarioDeed::Objective);
    if (hasDwellings(scenario))
        deeds.push_back(ScenarioDeed::Dwellings);
    if (hasHostages(scenario))
        deeds.push_back(ScenarioDeed::Hostages);
    return deeds;
}

Problems demandScenario(const Campaign &campaign)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    if (!scenarioNow(campaign))
        return {{ActsText::tr("These rules do not use that in play.")}};
    return {};
}

Problems checkScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed)
{
    if (Problems problems = demandScenario(campaign); !problems.empty())
        return problems;
    const std::vector<ScenarioDeed> known = scenarioTasks(campaign, pack);
    if (!deedKind(deed).whyNot || !contains(known, deed))
        return {{ActsText::tr("This encounter does not use that.")}};
    if (deedKind(deed).inTurn && campaign.play->turn == 0)
        return {{ActsText::tr("The first turn has not begun yet.")}};
    const QString why = deedKind(deed).whyNot(campaign);
    return why.isEmpty() ? Problems() : Problems{{why}};
}

bool hasObjective(const Scenario &scenario)
{
    return (scenario.kind == ScenarioKind::Recover && !hasHostages(scenario)) || scenario.kind == ScenarioKind::Robbery;
}

bool hasHostages(const Scenario &scenario)
{
    return scenario.kind == ScenarioKind::Recover && scenario.hostages > 0 && !scenario.stockpile;
}

bool hasDwellings(const Scenario &scenario)
{
    return scenario.kind == ScenarioKind::Raid;
}

} // namespace acts
} // namespace muster
