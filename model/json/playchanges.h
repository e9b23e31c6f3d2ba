// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/playchange.h"
#include "model/json/changename.h"
#include "model/json/playslugs.h"
#include "model/json/records.h"

namespace muster {

template<>
inline constexpr QLatin1StringView changeName<PlayBegun>{"play-begun"};
template<>
inline constexpr QLatin1StringView changeName<TurnBegun>{"turn-begun"};
template<>
inline constexpr QLatin1StringView changeName<PefMoved>{"pef-moved"};
template<>
inline constexpr QLatin1StringView changeName<PefPlaced>{"pef-placed"};
template<>
inline constexpr QLatin1StringView changeName<PefAppeared>{"pef-appeared"};
template<>
inline constexpr QLatin1StringView changeName<PefResolved>{"pef-resolved"};
template<>
inline constexpr QLatin1StringView changeName<GroupAppeared>{"group-appeared"};
template<>
inline constexpr QLatin1StringView changeName<GroupMoved>{"group-moved"};
template<>
inline constexpr QLatin1StringView changeName<GroupPlaced>{"group-placed"};
template<>
inline constexpr QLatin1StringView changeName<GroupStruck>{"group-struck"};
template<>
inline constexpr QLatin1StringView changeName<GroupSided>{"group-sided"};
template<>
inline constexpr QLatin1StringView changeName<EnemyStood>{"enemy-stood"};
template<>
inline constexpr QLatin1StringView changeName<FigureStood>{"figure-stood"};
template<>
inline constexpr QLatin1StringView changeName<StarPowerLeft>{"star-power-left"};
template<>
inline constexpr QLatin1StringView changeName<SectionSeen>{"section-seen"};
template<>
inline constexpr QLatin1StringView changeName<BuildingSearched>{"building-searched"};
template<>
inline constexpr QLatin1StringView changeName<NoteWritten>{"note-written"};
template<>
inline constexpr QLatin1StringView changeName<ReinforcementsCame>{"reinforcements-came"};
template<>
inline constexpr QLatin1StringView changeName<TestTaken>{"test-taken"};
template<>
inline constexpr QLatin1StringView changeName<SidesCounted>{"sides-counted"};
template<>
inline constexpr QLatin1StringView changeName<FigureGrouped>{"figure-grouped"};
template<>
inline constexpr QLatin1StringView changeName<OwnGroupPlaced>{"own-group-placed"};
template<>
inline constexpr QLatin1StringView changeName<GuardsPlaced>{"guards-placed"};
template<>
inline constexpr QLatin1StringView changeName<GuardNoticed>{"guard-noticed"};
template<>
inline constexpr QLatin1StringView changeName<SectionScouted>{"section-scouted"};
template<>
inline constexpr QLatin1StringView changeName<FigureDid>{"figure-did"};
template<>
inline constexpr QLatin1StringView changeName<ScenarioStood>{"scenario-stood"};

void fields(auto &json, Of<OwnFigure> auto &own)
{
    json.id("id", own.id);
    json.choice("state", own.state);
}

void fields(auto &json, Of<EnemyFigure> auto &enemy)
{
    json.record("profile", enemy.profile);
    json.flag("leader", enemy.leader);
    json.choice("state", enemy.state);
}

void fields(auto &json, Of<PlayBegun> auto &change)
{
    json.list("figures", change.own, 0, 1000);
    json.numberOrNone("star_power", change.starPower, 0, highestRep);
}

void fields(auto &json, Of<TurnBegun> auto &change)
{
    json.number("turn", change.turn, 1, highestNumber);
    json.number("yours", change.yours, 1, 6);
    json.number("theirs", change.theirs, 1, 6);
    json.numbersIfAny("others", change.others, 1, 6);
}

void fields(auto &json, Of<PefMoved> auto &change)
{
    json.number("pef", change.pef, 1, 100);
    json.choice("move", change.move);
    json.number("inches", change.inches, 0, 100);
}

void fields(auto &json, Of<PefPlaced> auto &change)
{
    json.number("pef", change.pef, 1, 100);
    json.number("section", change.section, 1, 9);
}

void fields(auto &json, Of<PefAppeared> auto &change)
{
    json.record("pef", change.pef);
    json.flagIfAny("enemy_found", change.found);
}

void fields(auto &json, Of<PefResolved> auto &change)
{
    json.number("pef", change.pef, 1, 100);
    json.choiceOrNone("letter", change.letter);
    json.choiceOrNone("force", change.force);
    json.numberOrNone("eal", change.eal, lowestEal, highestEal);
}

void fields(auto &json, Of<GroupAppeared> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("pef", change.pef, 0, 100);
    json.number("section", change.section, 1, 9);
    json.choiceOrNone("side", change.side);
    json.list("figures", change.figures, 1, 1000);
    json.numberIfAny("army", change.army, firstEnemy, mostSides - 1);
}

void fields(auto &json, Of<GroupMoved> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("passed", change.passed, 0, 2);
    json.choice("move", change.move);
}

void fields(auto &json, Of<GroupPlaced> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("section", change.section, 1, 9);
}

void fields(auto &json, Of<GroupStruck> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.flag("on", change.on);
}

void fields(auto &json, Of<GroupSided> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("army", change.army, firstEnemy, mostSides - 1);
}

void fields(auto &json, Of<EnemyStood> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("figure", change.figure, 1, 1000);
    json.choice("state", change.state);
}

void fields(auto &json, Of<FigureStood> auto &change)
{
    json.id("id", change.id);
    json.choice("state", change.state);
}

void fields(auto &json, Of<StarPowerLeft> auto &change)
{
    json.number("dice", change.dice, 0, highestRep);
}

void fields(auto &json, Of<SectionSeen> auto &change)
{
    json.number("section", change.section, 1, 9);
    json.flag("on", change.on);
}

void fields(auto &json, Of<BuildingSearched> auto &change)
{
    json.number("building", change.building, 1, 100);
    json.number("turns_needed", change.turnsNeeded, 1, 100);
    json.number("turns_spent", change.turnsSpent, 0, 100);
}

void fields(auto &json, Of<NoteWritten> auto &change)
{
    json.text("text", change.text);
}

void fields(auto &json, Of<ReinforcementsCame> auto &change)
{
    json.number("figures", change.figures, 1, 100);
}

void fields(auto &json, Of<TestTaken> auto &change)
{
    json.id("id", change.id, 0);
    json.number("group", change.group, 0, 1000);
    json.number("figure", change.figure, 0, 1000);
    json.text("test", change.test);
    json.text("outcome", change.outcome);
    json.number("target", change.target, 0, 100);
}

void fields(auto &json, Of<SidesCounted> auto &change)
{
    json.number("sides", change.sides, fewestSides, mostSides);
}

void fields(auto &json, Of<FigureGrouped> auto &change)
{
    json.id("id", change.id);
    json.number("group", change.group, 1, mostOwnGroups);
}

void fields(auto &json, Of<OwnGroupPlaced> auto &change)
{
    json.number("group", change.group, 1, mostOwnGroups);
    json.number("section", change.section, 1, 9);
}

void fields(auto &json, Of<Guard> auto &guard)
{
    json.flag("inside", guard.inside);
    json.number("inches", guard.inches, 0, 100);
    json.flag("facing", guard.facing);
}

void fields(auto &json, Of<GuardsPlaced> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.list("guards", change.guards, 1, 1000);
}

void fields(auto &json, Of<GuardNoticed> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("figure", change.figure, 1, 1000);
    json.choice("watch", change.watch);
}

void fields(auto &json, Of<SectionScouted> auto &change)
{
    json.number("section", change.section, 1, 9);
    json.number("passed", change.passed, 0, 2);
    json.flag("enemy", change.enemy);
}

void fields(auto &json, Of<FigureDid> auto &change)
{
    json.id("id", change.id);
    json.record("deeds", change.deeds);
}

void fields(auto &json, Of<Card> auto &card)
{
    json.number("rank", card.rank, 1, ranks);
    json.choice("suit", card.suit);
}

void fields(auto &json, Of<AmbushPlace> auto &place)
{
    json.number("inches", place.inches, 1, 100);
    json.choice("direction", place.from);
}

void fields(auto &json, Of<Pursuit> auto &pursuit)
{
    json.number("distance", pursuit.distance, -highestNumber, highestNumber);
    json.number("bonus", pursuit.bonus, -highestNumber, 6);
    json.number("inches", pursuit.inches, -highestNumber, highestNumber);
    json.number("runners", pursuit.runners, -highestNumber, 100);
    json.number("chasers", pursuit.chasers, 0, 100);
    json.choice("end", pursuit.end);
}

void fields(auto &json, Of<ScenarioInPlay> auto &scenario)
{
    json.number("day", scenario.day, 1, highestNumber);
    json.countIfAny("face_cards", scenario.faceCards, 1000);
    json.countIfAny("turns_today", scenario.turnsToday, 1000);
    json.listIfAny("cards", scenario.cards, 1000);
    json.numbersIfAny("order", scenario.order, 0, mostSides - 1);
    json.countIfAny("ambush_in", scenario.ambushIn, highestNumber);
    json.recordIfAny("ambush", scenario.ambush);
    json.countIfAny("watched_in", scenario.watchedIn, highestNumber);
    json.flagIfAny("spotted", scenario.spotted);
    json.recordIfAny("pursuit", scenario.pursuit);
    json.flagOrNone("ambush_laid", scenario.stand);
    json.countIfAny("siege_day", scenario.siegeDay, highestNumber);
    json.flagIfAny("besiegers_gone", scenario.besiegersGone);
    json.countIfAny("alarm_in", scenario.alarmIn, highestNumber);
    json.flagIfAny("alarm", scenario.alarm);
    json.countIfAny("police_in", scenario.policeIn, highestNumber);
    json.flagIfAny("objective", scenario.objective);
    json.countIfAny("dwellings", scenario.dwellings, 100);
    json.countIfAny("looted", scenario.looted, 100);
    json.flagIfAny("hostages_found", scenario.hostagesFound);
    json.countIfAny("hostages_out", scenario.hostagesOut, 100);
}

void fields(auto &json, Of<ScenarioStood> auto &change)
{
    json.choice("deed", change.deed);
    json.number("turn", change.turn, 0, highestNumber);
    json.record("now", change.now);
}

} // namespace muster
