// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/countwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/meeting.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"
#include "rules/dice/counting.h"

#include <QStringList>

#include <algorithm>
#include <set>

namespace muster {

namespace {

Rolls rollsOf(const Telling &telling, const std::set<RollKind> &kinds)
{
    Rolls rolls;
    for (const Roll &roll : telling.step().rolls) {
        if (kinds.contains(roll.reason.kind))
            rolls.push_back(roll);
    }
    return rolls;
}

StoryLine lineOf(const QString &title, const QString &detail, Rolls rolls)
{
    StoryLine line;
    line.theme = Theme::Prepare;
    line.title = title;
    line.detail = detail;
    line.dice = plainDice(std::move(rolls));
    return line;
}

/// Those that went by without an encounter: a turn in which nothing followed at once had its battle.
int quietTurns(const Telling &telling)
{
    const auto *passed = telling.change<TurnsPassed>();
    return passed ? passed->turns - (telling.before().following ? 1 : 0) : 0;
}

/// How the encounter came: at once on another, or after so many turns.
StoryLine coming(const Telling &telling, const Scenario &scenario)
{
    if (scenario.after)
        return lineOf(StoryText::tr("Follow-up to"), words::title(*scenario.after),
                      rollsOf(telling, {RollKind::WhatFollows}));
    const int turns = quietTurns(telling);
    return lineOf(words::turn(telling.after().turn, telling.after(), telling.pack()),
                  turns == 0 ? StoryText::tr("no quiet turn before it")
                             : StoryText::tr("%n quiet turns before it", nullptr, turns),
                  rollsOf(telling, {RollKind::WhatFollows, RollKind::CampaignTurn, RollKind::PlayersTurn}));
}

/// Whose encounters were to come by a 7, and do not: nobody of the band was there to fight them (R97).
std::optional<StoryLine> droppedSevens(const Telling &telling, std::optional<int> whose)
{
    const Campaign &before = telling.before();
    const Campaign &after = telling.after();
    std::vector<FigureId> dropped;
    Rolls dice;
    const auto isDue = [&](int star) {
        return star == whose || std::find(after.due.begin(), after.due.end(), star) != after.due.end();
    };
    for (const int star : before.due) {
        if (!isDue(star) && after.find(FigureId{star}))
            dropped.push_back(FigureId{star});
    }
    const Rolls &rolls = telling.step().rolls;
    for (auto roll = rolls.begin(); roll != rolls.end(); ++roll) {
        const bool ofPlayers = roll->reason.kind == RollKind::PlayersTurn;
        if ((!ofPlayers && roll->reason.kind != RollKind::CampaignTurn)
            || sum(roll->dice) != telling.pack().calendar->encounterOn)
            continue;
        const bool isLast = std::none_of(std::next(roll), rolls.end(), [&](const Roll &later) {
            return later.reason.kind == roll->reason.kind && (!ofPlayers || later.reason == roll->reason);
        });
        const Figure *star = ofPlayers ? after.find(FigureId{roll->reason.subject}) : after.star();
        if (!star || (isLast && after.encounter && (!ofPlayers || isDue(roll->reason.subject))))
            continue;
        dice.push_back(*roll);
        if (std::find(dropped.begin(), dropped.end(), star->id) == dropped.end())
            dropped.push_back(star->id);
    }
    QStringList bands;
    for (const FigureId star : dropped)
        bands << words::bandOf(*after.find(star));
    if (bands.isEmpty())
        return std::nullopt;
    StoryLine line = lineOf(StoryText::tr("A %1 with everybody away").arg(telling.pack().calendar->encounterOn),
                            words::listing(bands), dice);
    line.rulings = {QStringLiteral("R97")};
    return line;
}

/// All the totals the choice was made by; of a tie, what was rolled again.
QString totals(const Telling &telling)
{
    QStringList rounds;
    QStringList round;
    int last = 0;
    for (const Roll &roll : telling.rolls(RollKind::ScenarioScore)) {
        if (roll.reason.subject <= last) {
            rounds << round.join(StoryText::tr(", "));
            round.clear();
        }
        last = roll.reason.subject;
        round << StoryText::tr("%1 %2").arg(words::title(allScenarios[static_cast<std::size_t>(last - 1)]),
                                            words::scenarioTotal(roll, telling.before(), telling.pack()));
    }
    rounds << round.join(StoryText::tr(", "));
    QString told = rounds.takeFirst();
    for (const QString &again : rounds)
        told = StoryText::tr("%1; the tie rolled again: %2").arg(told, again);
    return told;
}

/// Those who were away when the turns began and are back for this encounter.
QStringList backNow(const Telling &telling)
{
    QStringList names;
    for (const Figure &figure : telling.after().band) {
        if (figure.isAway(telling.before().turn) && !figure.isAway(telling.after().turn))
            names << figure.name;
    }
    return names;
}

QString otherThings(const Scenario &scenario)
{
    QStringList things;
    if (scenario.surprised)
        things << StoryText::tr("%1 are surprised").arg(words::title(*scenario.surprised));
    if (scenario.vehicles > 0)
        things << StoryText::tr("vehicles: %1").arg(scenario.vehicles);
    if (scenario.civilians > 0)
        things << StoryText::tr("civilians: %1").arg(scenario.civilians);
    if (scenario.hostages > 0)
        things << StoryText::tr("hostages: %1").arg(scenario.hostages);
    return things.join(StoryText::tr(", "));
}

} // namespace

void tellTurnsPassed(const Telling &telling, StepStory &story)
{
    const int turns = quietTurns(telling);
    story.head.theme = Theme::Prepare;
    story.head.title = turns == 0 ? StoryText::tr("Nothing followed at once")
                                  : systemOf(telling.before(), telling.pack()).quiet(turns);
    story.head.detail =
        StoryText::tr("now it is %1").arg(words::turn(telling.after().turn, telling.after(), telling.pack()));
    story.head.dice =
        plainDice(rollsOf(telling, {RollKind::WhatFollows, RollKind::CampaignTurn, RollKind::PlayersTurn}));
    if (telling.change<MonthServed>())
        story.head.rulings = {QStringLiteral("R34")};
    if (const QStringList back = backNow(telling); !back.isEmpty())
        story.lines.push_back(lineOf(StoryText::tr("Back again"), words::listing(back), {}));
    if (const auto arrived = arrival(telling))
        story.lines.push_back(*arrived);
    if (const auto dropped = droppedSevens(telling, std::nullopt))
        story.lines.push_back(*dropped);
}

void HalfMonths::tellPrepared(const Telling &telling, StepStory &story) const
{
    const Encounter &encounter = telling.change<EncounterPrepared>()->encounter;
    const Scenario &scenario = *scenarioOf(encounter);
    if (const QString met = bandThatIsMet(telling.after()); !met.isEmpty()) {
        story.head.detail = StoryText::tr("your role: %1; against %2").arg(words::title(scenario.role), met);
        story.head.rulings << QStringLiteral("R87");
    } else {
        story.head.detail = StoryText::tr("your role: %1; against %2, %3")
                                .arg(words::title(scenario.role), words::enemy(scenario.enemy.from, telling.pack()),
                                     words::figures(static_cast<int>(scenario.enemy.figures.size())));
    }
    if (encounter.whose)
        story.lines.push_back(lineOf(StoryText::tr("Brought by"), telling.name(FigureId{*encounter.whose}), {}));
    story.lines.push_back(coming(telling, scenario));
    const std::optional<int> whose = scenario.after ? std::nullopt : encounter.whose;
    if (const auto dropped = droppedSevens(telling, whose))
        story.lines.push_back(*dropped);
    if (const auto arrived = arrival(telling))
        story.lines.push_back(*arrived);
    if (const QStringList back = backNow(telling); !back.isEmpty())
        story.lines.push_back(lineOf(StoryText::tr("Back again"), words::listing(back), {}));
    if (!scenario.after)
        story.lines.push_back(lineOf(StoryText::tr("Choice of encounter"),
                                     StoryText::tr("%1 (%2)").arg(words::title(scenario.kind), totals(telling)),
                                     rollsOf(telling, {RollKind::ScenarioScore})));
    story.lines.push_back(
        lineOf(StoryText::tr("The encounter"), otherThings(scenario),
               rollsOf(telling,
                       {RollKind::ConvoyVehicles, RollKind::Role, RollKind::EnemyFaction, RollKind::EnemyFigure,
                        RollKind::Vehicles, RollKind::CiviliansThere, RollKind::Civilians, RollKind::Watching,
                        RollKind::Coming, RollKind::Hostages})));
}

} // namespace muster
