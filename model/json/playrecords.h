// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/json/records.h"
#include "model/json/slugs.h"

// What a battle on the table consists of, in a file; see records.h.

namespace muster {

void fields(auto &json, Of<OwnFigure> auto &own)
{
    json.id("id", own.id);
    json.choice("state", own.state);
    json.choiceIfAny("wound", own.wound);
    json.numberIfAny("star_power", own.starPower, 0, highestRep);
}

void fields(auto &json, Of<EnemyFigure> auto &enemy)
{
    json.record("profile", enemy.profile);
    json.flag("leader", enemy.leader);
    json.choice("state", enemy.state);
    json.choiceIfAny("wound", enemy.wound);
    json.textIfAny("name", enemy.name);
    json.countIfAny("id", enemy.met, highestNumber);
}

void fields(auto &json, Of<OwnPef> auto &pef)
{
    json.number("id", pef.id, 1, mostOwnPefs);
    json.number("section", pef.section, 1, mostSections);
    json.numbersIfAny("figures", pef.figures, 1, highestNumber);
}

void fields(auto &json, Of<Guard> auto &guard)
{
    json.flag("inside", guard.inside);
    json.number("inches", guard.inches, 0, 100);
    json.flag("facing", guard.facing);
    json.flagIfAny("unsaid", guard.unsaid);
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
    json.countIfAny("car_in", scenario.carIn, highestNumber);
    json.flagIfAny("car_runs", scenario.carRuns);
    json.flagIfAny("riding", scenario.riding);
    json.flagIfAny("objective", scenario.objective);
    json.countIfAny("dwellings", scenario.dwellings, 100);
    json.countIfAny("looted", scenario.looted, 100);
    json.flagIfAny("hostages_found", scenario.hostagesFound);
    json.countIfAny("hostages_out", scenario.hostagesOut, 100);
}

} // namespace muster
