// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/playchange.h"
#include "model/json/changename.h"
#include "model/json/playslugs.h"
#include "model/json/records.h"

namespace muster {

void fields(auto &json, Of<OwnFigure> auto &own)
{
    json.id("id", own.id);
    json.choice("state", own.state);
    json.choiceIfAny("wound", own.wound);
}

void fields(auto &json, Of<EnemyFigure> auto &enemy)
{
    json.record("profile", enemy.profile);
    json.flag("leader", enemy.leader);
    json.choice("state", enemy.state);
    json.choiceIfAny("wound", enemy.wound);
}

template<>
inline constexpr QLatin1StringView changeName<PlayBegun>{"play-begun"};
void fields(auto &json, Of<PlayBegun> auto &change)
{
    json.list("figures", change.own, 0, 1000);
    json.numberOrNone("star_power", change.starPower, 0, highestRep);
    json.numberIfAny("section", change.section, offTable, 9);
}

template<>
inline constexpr QLatin1StringView changeName<TurnBegun>{"turn-begun"};
void fields(auto &json, Of<TurnBegun> auto &change)
{
    json.number("turn", change.turn, 1, highestNumber);
    json.number("yours", change.yours, 1, 6);
    json.number("theirs", change.theirs, 1, 6);
    json.numbersIfAny("others", change.others, 1, 6);
}

template<>
inline constexpr QLatin1StringView changeName<PefMoved>{"pef-moved"};
void fields(auto &json, Of<PefMoved> auto &change)
{
    json.number("pef", change.pef, 1, 100);
    json.choice("move", change.move);
    json.number("inches", change.inches, 0, 100);
}

template<>
inline constexpr QLatin1StringView changeName<PefPlaced>{"pef-placed"};
void fields(auto &json, Of<PefPlaced> auto &change)
{
    json.number("pef", change.pef, 1, 100);
    json.number("section", change.section, 1, 9);
}

template<>
inline constexpr QLatin1StringView changeName<PefAppeared>{"pef-appeared"};
void fields(auto &json, Of<PefAppeared> auto &change)
{
    json.record("pef", change.pef);
    json.flagIfAny("enemy_found", change.found);
}

template<>
inline constexpr QLatin1StringView changeName<PefResolved>{"pef-resolved"};
void fields(auto &json, Of<PefResolved> auto &change)
{
    json.number("pef", change.pef, 1, 100);
    json.choiceOrNone("letter", change.letter);
    json.choiceOrNone("force", change.force);
    json.numberOrNone("eal", change.eal, lowestEal, highestEal);
}

template<>
inline constexpr QLatin1StringView changeName<GroupAppeared>{"group-appeared"};
void fields(auto &json, Of<GroupAppeared> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("pef", change.pef, 0, 100);
    json.number("section", change.section, offTable, 9);
    json.choiceOrNone("side", change.side);
    json.list("figures", change.figures, 1, 1000);
    json.numberIfAny("army", change.army, firstEnemy, mostSides - 1);
}

template<>
inline constexpr QLatin1StringView changeName<GroupMoved>{"group-moved"};
void fields(auto &json, Of<GroupMoved> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("passed", change.passed, 0, 2);
    json.choice("move", change.move);
}

template<>
inline constexpr QLatin1StringView changeName<GroupPlaced>{"group-placed"};
void fields(auto &json, Of<GroupPlaced> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("section", change.section, offTable, 9);
}

template<>
inline constexpr QLatin1StringView changeName<GroupStruck>{"group-struck"};
void fields(auto &json, Of<GroupStruck> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.flag("on", change.on);
}

template<>
inline constexpr QLatin1StringView changeName<GroupSided>{"group-sided"};
void fields(auto &json, Of<GroupSided> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("army", change.army, firstEnemy, mostSides - 1);
}

template<>
inline constexpr QLatin1StringView changeName<EnemyStood>{"enemy-stood"};
void fields(auto &json, Of<EnemyStood> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("figure", change.figure, 1, 1000);
    json.choice("state", change.state);
}

template<>
inline constexpr QLatin1StringView changeName<FigureStood>{"figure-stood"};
void fields(auto &json, Of<FigureStood> auto &change)
{
    json.id("id", change.id);
    json.choice("state", change.state);
}

template<>
inline constexpr QLatin1StringView changeName<StarPowerLeft>{"star-power-left"};
void fields(auto &json, Of<StarPowerLeft> auto &change)
{
    json.number("dice", change.dice, 0, highestRep);
}

template<>
inline constexpr QLatin1StringView changeName<SectionSeen>{"section-seen"};
void fields(auto &json, Of<SectionSeen> auto &change)
{
    json.number("section", change.section, 1, 9);
    json.flag("on", change.on);
}

template<>
inline constexpr QLatin1StringView changeName<BuildingSearched>{"building-searched"};
void fields(auto &json, Of<BuildingSearched> auto &change)
{
    json.number("building", change.building, 1, 100);
    json.number("turns_needed", change.turnsNeeded, 1, 100);
    json.number("turns_spent", change.turnsSpent, 0, 100);
}

template<>
inline constexpr QLatin1StringView changeName<NoteWritten>{"note-written"};
void fields(auto &json, Of<NoteWritten> auto &change)
{
    json.text("text", change.text);
}

template<>
inline constexpr QLatin1StringView changeName<ReinforcementsCame>{"reinforcements-came"};
void fields(auto &json, Of<ReinforcementsCame> auto &change)
{
    json.number("figures", change.figures, 1, 100);
}

template<>
inline constexpr QLatin1StringView changeName<TestTaken>{"test-taken"};
void fields(auto &json, Of<TestTaken> auto &change)
{
    json.id("id", change.id, 0);
    json.number("group", change.group, 0, 1000);
    json.number("figure", change.figure, 0, 1000);
    json.text("test", change.test);
    json.text("outcome", change.outcome);
    json.number("target", change.target, 0, 100);
}

template<>
inline constexpr QLatin1StringView changeName<SidesCounted>{"sides-counted"};
void fields(auto &json, Of<SidesCounted> auto &change)
{
    json.number("sides", change.sides, fewestSides, mostSides);
}

template<>
inline constexpr QLatin1StringView changeName<FigureGrouped>{"figure-grouped"};
void fields(auto &json, Of<FigureGrouped> auto &change)
{
    json.id("id", change.id);
    json.number("group", change.group, 1, mostOwnGroups);
}

template<>
inline constexpr QLatin1StringView changeName<OwnGroupPlaced>{"own-group-placed"};
void fields(auto &json, Of<OwnGroupPlaced> auto &change)
{
    json.number("group", change.group, 1, mostOwnGroups);
    json.number("section", change.section, offTable, 9);
}

void fields(auto &json, Of<Guard> auto &guard)
{
    json.flag("inside", guard.inside);
    json.number("inches", guard.inches, 0, 100);
    json.flag("facing", guard.facing);
}

template<>
inline constexpr QLatin1StringView changeName<GuardsPlaced>{"guards-placed"};
void fields(auto &json, Of<GuardsPlaced> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.list("guards", change.guards, 1, 1000);
}

template<>
inline constexpr QLatin1StringView changeName<GuardNoticed>{"guard-noticed"};
void fields(auto &json, Of<GuardNoticed> auto &change)
{
    json.number("group", change.group, 1, 1000);
    json.number("figure", change.figure, 1, 1000);
    json.choice("watch", change.watch);
}

template<>
inline constexpr QLatin1StringView changeName<SectionScouted>{"section-scouted"};
void fields(auto &json, Of<SectionScouted> auto &change)
{
    json.number("section", change.section, 1, 9);
    json.number("passed", change.passed, 0, 2);
    json.flag("enemy", change.enemy);
}

template<>
inline constexpr QLatin1StringView changeName<FigureDid>{"figure-did"};
void fields(auto &json, Of<FigureDid> auto &change)
{
    json.id("id", change.id);
    json.record("deeds", change.deeds);
}

} // namespace muster
