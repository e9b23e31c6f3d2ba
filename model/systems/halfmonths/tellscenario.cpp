// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/systems/party.h"
#include "model/systems/systems.h"
#include "model/texts.h"
#include "rules/dice/counting.h"

#include <QStringList>

#include <algorithm>

namespace muster {

void Telling::preparing(const QString &title, const QString &detail, Rolls rolls, QStringList rulings)
{
    add(Theme::Prepare, title, detail, {}, std::move(rulings)).dice = plainDice(std::move(rolls));
}

/// Returns the turns that passed without an encounter: a turn in which nothing followed at once had its battle.
int Telling::quietTurns() const
{
    const auto *passed = change<TurnsPassed>();
    return passed ? passed->turns - (before.following ? 1 : 0) : 0;
}

/// Tells how the encounter came: at once on another, or after quiet turns.
void Telling::coming(const std::optional<ScenarioKind> &encounterBefore)
{
    if (encounterBefore)
        return preparing(tr("Follow-up to"), words::title(*encounterBefore), rolls({RollKind::WhatFollows}));
    const int turns = quietTurns();
    preparing(words::turn(after.turn, after, pack),
              turns == 0 ? tr("no quiet turn before it") : tr("%n quiet turns before it", nullptr, turns),
              rolls({RollKind::WhatFollows, RollKind::CampaignTurn, RollKind::PlayersTurn}));
}

/// Tells of Stars whose encounters were to come by a 7 and do not, because nobody of the band was there to fight them
/// (R97).
void Telling::droppedSevens(FigureId whose)
{
    FigureIds dropped;
    Rolls dice;
    const auto isDue = [&](FigureId star) { return star == whose || contains(after.due, star); };
    for (const FigureId star : before.due) {
        if (!isDue(star) && after.find(star))
            dropped.push_back(star);
    }
    for (auto roll = step.rolls.begin(); roll != step.rolls.end(); ++roll) {
        const bool ofPlayers = roll->reason.kind == RollKind::PlayersTurn;
        if ((!ofPlayers && roll->reason.kind != RollKind::CampaignTurn)
            || sum(roll->dice) != pack.calendar->encounterOn)
            continue;
        const bool isLast = std::none_of(std::next(roll), step.rolls.end(), [&](const Roll &later) {
            return later.reason.kind == roll->reason.kind && (!ofPlayers || later.reason == roll->reason);
        });
        const Figure *star = ofPlayers ? after.find(FigureId{roll->reason.subject}) : after.star();
        if (!star || (isLast && after.encounter && (!ofPlayers || isDue(star->id))))
            continue;
        dice.push_back(*roll);
        if (std::ranges::find(dropped, star->id) == dropped.end())
            dropped.push_back(star->id);
    }
    QStringList bands;
    for (const FigureId star : dropped)
        bands << words::bandOf(*after.find(star));
    if (!bands.isEmpty())
        preparing(tr("A %1 with everybody away").arg(pack.calendar->encounterOn), words::listing(bands), dice,
                  {QStringLiteral("R97")});
}

/// Returns all the totals that chose the encounter; for a tie, also those rolled again.
QString Telling::totals() const
{
    QStringList rounds;
    QStringList round;
    int last = 0;
    for (const Roll &roll : rolls({RollKind::ScenarioScore})) {
        if (roll.reason.subject <= last) {
            rounds << round.join(tr(", "));
            round.clear();
        }
        last = roll.reason.subject;
        round << tr("%1 %2").arg(words::title(allScenarios[std::size_t(last - 1)]),
                                 words::scenarioTotal(roll, before, pack));
    }
    rounds << round.join(tr(", "));
    QString told = rounds.takeFirst();
    for (const QString &again : rounds)
        told = tr("%1; the tie rolled again: %2").arg(told, again);
    return told;
}

/// Tells of figures that were away when the turns began and are back for this encounter.
void Telling::backNow()
{
    QStringList names;
    for (const Figure &figure : after.band) {
        if (figure.isAway(before.turn) && !figure.isAway(after.turn))
            names << figure.name;
    }
    if (!names.isEmpty())
        preparing(tr("Back again"), words::listing(names));
}

void Telling::arrival()
{
    if (const auto *arrived = change<Arrived>())
        add(Theme::Travel, tr("Arrived"), tr("in %1").arg(words::inLine(arrived->locale)), {}, {QStringLiteral("R69")});
}

void Telling::turnsPassed()
{
    const int turns = quietTurns();
    head = {Theme::Prepare, turns == 0 ? tr("Nothing followed at once") : systemOf(before, pack).quiet(turns),
            tr("now it is %1").arg(words::turn(after.turn, after, pack)),
            plainDice(rolls({RollKind::WhatFollows, RollKind::CampaignTurn, RollKind::PlayersTurn}))};
    if (change<MonthServed>())
        head.rulings = {QStringLiteral("R34")};
    backNow();
    arrival();
    droppedSevens(noFigure);
}

void Telling::travelled()
{
    const auto *begun = change<TravelBegun>();
    const auto &journey = begun ? begun->journey : *before.journey;
    if (const auto *met = change<EncounterPrepared>()) {
        prepared();
        StoryLine onTheWay = head;
        onTheWay.title = tr("On the way: %1").arg(words::title(met->encounter));
        story.lines.insert(story.lines.begin(), onTheWay);
        head.dice = {};
        head.detail = tr("an encounter on the way");
    } else {
        turnsPassed();
        head.detail =
            tr("%1; %2").arg(change<Arrived>() ? tr("arrived without an encounter") : tr("not there yet"), head.detail);
    }
    head.theme = Theme::Travel;
    head.title = (begun ? tr("Set out for %1") : tr("Travelled on to %1")).arg(words::inLine(journey.to));
    head.rulings = {QStringLiteral("R69")};
}

void Telling::settlementFound()
{
    head = {Theme::Travel, tr("Came to a settlement"), {}, plainDice(step.rolls), {}, {QStringLiteral("R70")}};
    const auto *found = change<SettlementFound>();
    if (!found) // its dice are not all rolled yet
        return;
    head.title = tr("Came to %1").arg(found->settlement.name);
    head.detail = words::summary(found->settlement, pack);
    if (change<EncounterCorrected>())
        add(Theme::Prepare, tr("The encounter is fought here"));
}

namespace {

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

void HalfMonths::tellPrepared(Telling &telling) const
{
    const Encounter &encounter = telling.change<EncounterPrepared>()->encounter;
    const Scenario &scenario = *scenarioOf(encounter);
    const QString role = words::title(scenario.role);
    if (const QString met = bandThatIsMet(telling.after); !met.isEmpty()) {
        telling.head.detail = StoryText::tr("your role: %1; against %2").arg(role, met);
        telling.head.rulings << QStringLiteral("R87");
    } else {
        telling.head.detail = StoryText::tr("your role: %1; against %2, %3")
                                  .arg(role, words::enemy(scenario.enemy.from, telling.pack),
                                       words::figures(scenario.enemy.figures.size()));
    }
    if (encounter.whose != noFigure)
        telling.preparing(StoryText::tr("Brought by"), telling.name(encounter.whose));
    telling.coming(scenario.after);
    telling.droppedSevens(scenario.after ? noFigure : encounter.whose);
    telling.arrival();
    telling.backNow();
    if (!scenario.after)
        telling.preparing(StoryText::tr("Choice of encounter"),
                          StoryText::tr("%1 (%2)").arg(words::title(scenario.kind), telling.totals()),
                          telling.rolls({RollKind::ScenarioScore}));
    telling.preparing(StoryText::tr("The encounter"), otherThings(scenario),
                      telling.rolls({RollKind::ConvoyVehicles, RollKind::Role, RollKind::EnemyFaction,
                                     RollKind::EnemyFigure, RollKind::Vehicles, RollKind::CiviliansThere,
                                     RollKind::Civilians, RollKind::Watching, RollKind::Coming, RollKind::Hostages}));
}

QString toldOfScenario(const Roll &roll, const Encounter &encounter)
{
    if (!scenarioOf(encounter))
        return {};
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
    parts.note(was.enemy.figures.size(), is.enemy.figures.size(),
               StoryText::tr("enemy: %1").arg(words::figures(is.enemy.figures.size())));
    parts.noteNew(was.enemy.vehicles, is.enemy.vehicles, StoryText::tr("enemy vehicles: %1"));
    parts.note(was.ownVehicles, is.ownVehicles, StoryText::tr("your vehicles: %1").arg(is.ownVehicles.value_or(0)));
    parts.noteNew(was.vehicles, is.vehicles, StoryText::tr("vehicles: %1"));
    parts.noteNew(was.civilians, is.civilians, StoryText::tr("civilians: %1"));
    parts.noteNew(was.hostages, is.hostages, StoryText::tr("hostages: %1"));
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
    return parts.parts;
}

QString HalfMonths::result(const Telling &telling) const
{
    const Encounter &encounter = *telling.before.encounter;
    const QString kind = words::title(encounter);
    const auto *finished = telling.change<EncounterFinished>();
    if (!finished)
        return kind;
    if (!finished->theirs)
        return StoryText::tr("%1, %2").arg(kind,
                                           finished->won ? words::shareOfPoints(*finished->won) : resultOf(telling));
    // Each of two bands that met has its own part (R87).
    const auto band = [&](FigureId star) {
        const Figure *figure = telling.before.find(star);
        return figure ? words::bandOf(*figure) : QString();
    };
    const Fraction won = finished->won.value_or(Fraction{finished->outcome == Outcome::Success ? 1 : 0, 1});
    return StoryText::tr("%1: %2 %3, %4 %5")
        .arg(kind, band(encounter.whose), words::shareOfPoints(won), band(encounter.meeting->star),
             words::shareOfPoints(*finished->theirs));
}

} // namespace muster

// Events on the table in an encounter of the first edition, in words.

namespace muster {

namespace {

/// Tells one deed, with the encounter as it stood before and after it.
struct ScenarioTeller {
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    const Telling &telling;
    const Play &table;
    const ScenarioStood &stood;
    const ScenarioInPlay &was = *scenarioOf(table);
    const ScenarioInPlay &now = stood.now;

    StoryLine tell() const
    {
        switch (stood.deed) {
        case ScenarioDeed::Turn:
            return turn();
        case ScenarioDeed::Ambush:
            return line(tr("Ambush"),
                        now.ambush ? tr("sprung, %1").arg(words::ambush(*now.ambush)) : tr("not sprung yet"),
                        {RollKind::AmbushTurn, RollKind::AmbushRange, RollKind::AmbushDirection});
        case ScenarioDeed::Spotting:
            return line(tr("Spotting"), now.spotted ? tr("spotted") : tr("not spotted"), {RollKind::Spotting});
        case ScenarioDeed::Pursuit:
            return pursuit();
        case ScenarioDeed::Stand:
            return stand();
        case ScenarioDeed::Siege:
            return line(tr("The end of day %1").arg(now.siegeDay),
                        now.besiegersGone ? tr("the besiegers slip away") : tr("the besiegers stay"),
                        {RollKind::SiegeLost, RollKind::SiegeAlive});
        case ScenarioDeed::Alarm:
            return line(tr("Alarm"), now.alarm ? tr("it sounds") : tr("silence"), {RollKind::Alarm});
        case ScenarioDeed::Police:
            return line(was.policeIn == 0 ? tr("The police arrive") : tr("More police"), {},
                        {RollKind::Reinforcements});
        case ScenarioDeed::Car:
            return line(tr("The getaway car"), now.carRuns ? tr("it starts") : tr("it does not start"),
                        {RollKind::CarStart});
        case ScenarioDeed::Riding:
            return riding();
        case ScenarioDeed::Objective:
            return line(tr("The objective"), now.objective ? tr("reached") : tr("not reached after all"), {});
        case ScenarioDeed::Dwellings:
            return line(tr("Dwellings"), tr("%1 of %2 looted").arg(now.looted).arg(now.dwellings), {});
        case ScenarioDeed::Hostages:
            return line(tr("Hostages"), hostages(), {});
        }
        Q_UNREACHABLE();
    }

    StoryLine line(const QString &title, const QString &detail, std::initializer_list<RollKind> kinds) const
    {
        return {Theme::Objective, title, detail, plainDice(telling.rolls(kinds))};
    }

    StoryLine turn() const
    {
        QStringList parts;
        if (now.cards.empty())
            parts << tr("without cards");
        else
            parts << tr("%1: %2").arg(words::cards(now.cards), words::order(now.order));
        if (int(now.cards.size()) > table.sides)
            parts << tr("equal cards were drawn again");
        if (now.day != was.day)
            parts << tr("day %1 is over").arg(was.day);
        return {Theme::Turn, tr("Turn %1").arg(stood.turn), parts.join(tr("; ")), {}, {}, {QStringLiteral("R75")}};
    }

    StoryLine riding() const
    {
        StoryLine told = line(tr("Vehicles"),
                              now.riding ? tr("all the Runners are in vehicles, so the Chasers must be too")
                                         : tr("not all the Runners are in vehicles"),
                              {});
        told.rulings << QStringLiteral("R88");
        return told;
    }

    QString hostages() const
    {
        if (now.hostagesOut > 0 || was.hostagesOut > 0)
            return tr("%1 off the table").arg(now.hostagesOut);
        return now.hostagesFound ? tr("found") : tr("not found after all");
    }

    /// Tells of a stand: both roll, the Chasers first.
    StoryLine stand() const
    {
        StoryLine told = line(tr("The Runners make a stand"), {},
                              {RollKind::Watching, RollKind::Coming, // names in earlier versions
                               RollKind::ChasersStand, RollKind::RunnersStand});
        told.detail =
            (now.stand.value_or(false) ? tr("the Chasers (first die) walk into an ambush of the Runners (second die)")
                                       : tr("the Chasers (first die) meet the Runners (second die) in the open"));
        return told;
    }

    StoryLine pursuit() const
    {
        const Pursuit &chase = *now.pursuit;
        const QString scores =
            tr("Runners %1, Chasers %2; %3″ between them")
                .arg(QString::number(chase.runners), QString::number(chase.chasers), QString::number(chase.distance));
        const QString end = chase.end == Pursuit::End::Escaped ? tr("%1: they get away").arg(scores)
            : chase.end == Pursuit::End::Caught                ? tr("%1: they must stand").arg(scores)
            : chase.chasers > chase.runners ? tr("%1; the Runners now add %2").arg(scores, words::bonus(chase.bonus))
                                            : scores;
        return line(tr("Pursuit"), end, {RollKind::Running, RollKind::Chasing});
    }
};

} // namespace

StoryLine Telling::scenarioStood(const Play &table, const ScenarioStood &stood) const
{
    return ScenarioTeller{*this, table, stood}.tell();
}

StoryLine tellFound(const Encounter &encounter)
{
    const std::optional<Role> &surprised = scenarioOf(encounter)->surprised;
    return {Theme::Prepare,
            StoryText::tr("Surprise, by the leaders who came"),
            surprised ? StoryText::tr("%1 are surprised").arg(words::title(*surprised))
                      : StoryText::tr("nobody is surprised"),
            {},
            {},
            {QStringLiteral("R97")}};
}

std::optional<StoryLine> HalfMonths::toldChange(const Telling &, const Change &change) const
{
    const auto *found = change.as<EncounterCorrected>();
    return found ? std::optional(tellFound(found->encounter)) : std::nullopt;
}

StoryLine Telling::deeds(const FigureDid &did) const
{
    QStringList parts;
    const Deeds &deeds = did.deeds;
    if (deeds.kills > 0)
        parts << tr("killed %1").arg(deeds.kills);
    if (deeds.routed > 0)
        parts << tr("routed %1").arg(deeds.routed);
    if (deeds.completed().inflictedDamage)
        parts << tr("inflicted damage");
    if (deeds.lostNerve)
        parts << tr("lost nerve");
    if (deeds.wounded)
        parts << tr("already wounded when running away");
    if (const QString work = words::mediaWork(deeds.media); !work.isEmpty())
        parts << work;
    StoryLine line{Theme::OwnFigure,
                   tr("%1's deeds").arg(name(did.id)),
                   parts.isEmpty() ? tr("none") : parts.join(tr(", ")),
                   {},
                   {did.id}};
    if (deeds.lostNerve)
        line.rulings << QStringLiteral("R67");
    return line;
}

} // namespace muster
