// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/comparecourses.h"
#include "model/story/landwords.h"
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

QString HalfMonths::told(const Roll &roll, const Encounter &encounter) const
{
    const Scenario &scenario = *scenarioOf(encounter);
    switch (roll.reason.kind) {
    case RollKind::ConvoyVehicles:
        return StoryText::tr("vehicles: %1").arg(scenario.vehicles);
    case RollKind::Vehicles:
        return StoryText::tr("vehicles: %1").arg(scenario.enemy.vehicles);
    case RollKind::Role:
        return StoryText::tr("your role: %1").arg(words::title(scenario.role));
    case RollKind::CiviliansThere:
        return scenario.civilians > 0 ? StoryText::tr("civilians") : StoryText::tr("no civilians");
    case RollKind::Civilians:
        return StoryText::tr("civilians: %1").arg(scenario.civilians);
    case RollKind::Hostages:
        return StoryText::tr("hostages: %1").arg(scenario.hostages);
    case RollKind::Coming:
        return scenario.surprised ? StoryText::tr("surprised") : StoryText::tr("nobody is surprised");
    default:
        return {};
    }
}

namespace {

void compareScenarios(const Scenario &was, const Scenario &is, Differences &parts)
{
    parts.note(was.kind, is.kind, words::title(is.kind));
    parts.note(was.role, is.role, StoryText::tr("your role: %1").arg(words::title(is.role)));
    parts.note(was.recruits, is.recruits, StoryText::tr("up to %n Grunts", nullptr, is.recruits));
    const auto figures = static_cast<int>(is.enemy.figures.size());
    parts.note(was.enemy.figures.size(), is.enemy.figures.size(),
               StoryText::tr("enemy: %1").arg(words::figures(figures)));
    parts.note(was.enemy.vehicles, is.enemy.vehicles, StoryText::tr("enemy vehicles: %1").arg(is.enemy.vehicles));
    parts.note(was.ownVehicles, is.ownVehicles, StoryText::tr("your vehicles: %1").arg(is.ownVehicles.value_or(0)));
    parts.note(was.vehicles, is.vehicles, StoryText::tr("vehicles: %1").arg(is.vehicles));
    parts.note(was.civilians, is.civilians, StoryText::tr("civilians: %1").arg(is.civilians));
    parts.note(was.hostages, is.hostages, StoryText::tr("hostages: %1").arg(is.hostages));
    parts.note(was.antidote, is.antidote,
               is.antidote ? StoryText::tr("it is about the antidote") : StoryText::tr("it is not about the antidote"));
    parts.note(was.surprised, is.surprised,
               is.surprised ? StoryText::tr("surprised: %1").arg(words::title(*is.surprised))
                            : StoryText::tr("nobody is surprised"));
}

} // namespace

QStringList HalfMonths::differences(const Encounter &was, const Encounter &is) const
{
    Differences parts;
    if (scenarioOf(is))
        compareScenarios(*scenarioOf(was), *scenarioOf(is), parts);
    return parts.parts();
}

std::optional<StoryLine> arrival(const Telling &telling)
{
    const auto *arrived = telling.change<Arrived>();
    if (!arrived)
        return std::nullopt;
    StoryLine line;
    line.theme = Theme::Travel;
    line.title = StoryText::tr("Arrived");
    line.detail = StoryText::tr("in %1").arg(words::inLine(arrived->locale));
    line.rulings = {QStringLiteral("R69")};
    return line;
}

void tellTravelled(const Telling &telling, StepStory &story)
{
    const auto *begun = telling.change<TravelBegun>();
    const auto &journey = begun ? begun->journey : *telling.before().journey;
    const QString title =
        (begun ? StoryText::tr("Set out for %1") : StoryText::tr("Travelled on to %1")).arg(words::inLine(journey.to));
    if (telling.change<EncounterPrepared>()) {
        tellPrepared(telling, story);
        StoryLine onTheWay = story.head;
        onTheWay.title =
            StoryText::tr("On the way: %1").arg(words::title(telling.change<EncounterPrepared>()->encounter));
        story.lines.insert(story.lines.begin(), onTheWay);
        story.head.dice = {};
        story.head.detail = StoryText::tr("an encounter on the way");
    } else {
        tellTurnsPassed(telling, story);
        story.head.detail = StoryText::tr("%1; %2").arg(
            telling.change<Arrived>() ? StoryText::tr("arrived without an encounter") : StoryText::tr("not there yet"),
            story.head.detail);
    }
    story.head.theme = Theme::Travel;
    story.head.title = title;
    story.head.rulings = {QStringLiteral("R69")};
}

void tellSettlementFound(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Travel;
    story.head.title = StoryText::tr("Came to a settlement");
    story.head.dice = plainDice(telling.step().rolls);
    story.head.rulings = {QStringLiteral("R70")};
    const auto *found = telling.change<SettlementFound>();
    if (!found) // its dice are not all rolled yet
        return;
    story.head.title = StoryText::tr("Came to %1").arg(found->settlement.name);
    story.head.detail = words::summary(found->settlement, telling.pack());
    if (telling.change<EncounterCorrected>()) {
        StoryLine line;
        line.theme = Theme::Prepare;
        line.title = StoryText::tr("The encounter is fought here");
        story.lines.push_back(line);
    }
}

} // namespace muster
