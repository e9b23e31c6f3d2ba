// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/part.h"
#include "model/campaign/play.h"
#include "model/campaign/report.h"
#include "model/campaign/scenarioinplay.h"
#include "model/json/reader.h"
#include "model/json/writer.h"
#include "model/kinded.h"
#include "rules/slug.h"

#include <concepts>

namespace muster {

// Each record's fields, once: JsonReader and JsonWriter both follow the same description, so nothing can be written
// that is not read again.

template<typename T, typename Record>
concept Of = std::same_as<std::remove_const_t<T>, Record>;

void fields(auto &json, Of<Profile> auto &profile)
{
    json.text("type", profile.type);
    json.text("class", profile.figureClass);
    json.number("rep", profile.rep, 1, 6);
    json.number("armor", profile.armor, 0, 6);
    json.flag("shield", profile.shield);
    json.text("weapon", profile.weapon);
    json.textIfAny("armor_worn", profile.armorWorn);
    json.countIfAny("skill", profile.skill, 1000);
    json.textIfAny("weapon_words", profile.weaponWords);
}

inline constexpr int mostKits = 1000; ///< of one weapon in a stockpile, or of one thing that a figure carries
inline constexpr int mostCarried = 100; ///< that a figure carries

void fields(auto &json, Of<Gear> auto &gear)
{
    json.text("weapon", gear.weapon);
    json.text("armor", gear.armor);
}

void fields(auto &json, Of<Kit> auto &kit)
{
    json.text("item", kit.item);
    json.number("count", kit.count, 1, mostKits);
    json.flagIfAny("single", kit.single);
}

void fields(auto &json, Of<Press> auto &press)
{
    json.choice("coverage", press.coverage);
    json.listIfAny("crew", press.crew, 10);
    json.countIfAny("turn", press.turn, highestNumber);
}

void fields(auto &json, Of<Figure> auto &figure)
{
    json.id("id", figure.id);
    json.text("name", figure.name);
    json.flag("star", figure.star);
    json.idUnless(firstStar, "led_by", figure.leader);
    json.textIfAny("player", figure.player);
    json.textIfAny("list", figure.list);
    json.record("profile", figure.profile);
    json.number("best_rep", figure.bestRep, 0, 6);
    json.number("months", figure.months, 0, highestNumber);
    json.number("joined", figure.joined, 1, highestNumber);
    json.choice("status", figure.status);
    json.flagIfAny("for_encounter", figure.forEncounter);
    json.flag("outranks_star", figure.outranksStar);
    json.flag("poisoned", figure.poisoned);
    json.flag("exempt", figure.exempt);
    json.texts("attributes", figure.attributes);
    json.countIfAny("back_in", figure.backIn, highestNumber);
    json.flagIfAny("marked", figure.marked);
    json.countIfAny("points", figure.points, highestNumber);
    json.listIfAny("carries", figure.carries, mostCarried);
    json.recordIfAny("laid_aside", figure.laidAside);
}

void fields(auto &json, Of<River> auto &river)
{
    json.number("width", river.width, 1, 100);
    json.flag("lake", river.lake);
    json.flagOrNone("fordable", river.fordable);
    json.flag("bridge", river.bridge);
    json.flagIfAny("half", river.half);
}

void fields(auto &json, Of<Section> auto &section)
{
    json.number("section", section.number, 1, mostSections);
    json.choice("terrain", section.terrain);
    json.number("buildings", section.buildings, 0, 100);
    json.choiceIfAny("country", section.country);
    json.choiceIfAny("road", section.road);
    json.recordIfAny("river", section.river);
    json.textIfAny("words", section.words);
}

void fields(auto &json, Of<Pef> auto &pef)
{
    json.number("id", pef.id, 1, mostPefs);
    json.number("section", pef.section, 1, mostSections);
    json.flag("in_building", pef.inBuilding);
    json.flag("fixed", pef.fixed);
    json.numberIfAny("rep", pef.rep, 1, highestRep);
}

void fields(auto &json, Of<Grid> auto &grid)
{
    json.number("columns", grid.columns, 1, mostSections);
    json.number("rows", grid.rows, 1, mostSections);
}

void fields(auto &json, Of<Setup> auto &setup)
{
    json.list("sections", setup.sections, 0, mostSections);
    json.number("objective_buildings", setup.objectiveBuildings, 0, 100);
    json.choice("time", setup.time);
    json.list("pefs", setup.pefs, 0, mostPefs);
    json.recordUnless(Grid(), "table", setup.grid);
}

void fields(auto &json, Of<Force> auto &force)
{
    json.text("from", force.from);
    json.list("figures", force.figures, 0, 1000);
    json.countIfAny("vehicles", force.vehicles, 1000);
}

void fields(auto &json, Of<Scenario> auto &scenario)
{
    json.choice("kind", scenario.kind);
    json.choice("role", scenario.role);
    json.choice("enemy_role", scenario.enemyRole);
    json.number("recruits", scenario.recruits, 0, 1000);
    json.record("enemy", scenario.enemy);
    json.countIfAny("vehicles", scenario.vehicles, 1000);
    json.countIfAny("civilians", scenario.civilians, 1000);
    json.choiceIfAny("surprised", scenario.surprised);
    json.countIfAny("watching_die", scenario.watchingDie, 6);
    json.countIfAny("coming_die", scenario.comingDie, 6);
    json.countIfAny("hostages", scenario.hostages, 1000);
    json.flagIfAny("antidote", scenario.antidote);
    json.choiceIfAny("after", scenario.after);
    json.numberIfAny("own_vehicles", scenario.ownVehicles, 0, 1000);
    json.flagIfAny("stockpile", scenario.stockpile);
}

void fields(auto &json, Of<Following> auto &following)
{
    json.record("over", following.over);
    json.choiceIfAny("follows", following.kind);
    json.numberIfAny("whose", following.whose, 1, highestNumber);
    json.numberIfAny("against", following.against, 1, highestNumber);
}

void fields(auto &json, Of<Fraction> auto &fraction)
{
    json.number("numerator", fraction.numerator, 0, 2000);
    json.number("denominator", fraction.denominator, 1, 1000);
}

void fields(auto &json, Of<About> auto &about)
{
    json.choice("kind", about.kind);
    json.countIfAny("id", about.id, highestNumber);
}

void fields(auto &json, Of<Words> auto &words)
{
    json.number("id", words.id, 1, highestNumber);
    json.record("about", words.about);
    json.textIfAny("title", words.title);
    json.longText("text", words.text);
    json.number("turn", words.turn, 1, highestNumber);
}

void fields(auto &json, Of<Picture> auto &picture)
{
    json.number("id", picture.id, 1, highestNumber);
    json.record("about", picture.about);
    json.textIfAny("caption", picture.caption);
    json.number("width", picture.width, 1, longestPictureSide);
    json.number("height", picture.height, 1, longestPictureSide);
    json.number("bytes", picture.bytes, 1, mostPictureBytes);
    json.text("sha256", picture.sha256);
    json.number("turn", picture.turn, 1, highestNumber);
}

void fields(auto &json, Of<Deeds> auto &deeds)
{
    json.flagIfAny("wounded", deeds.wounded);
    json.flagIfAny("lost_nerve", deeds.lostNerve);
    json.flagIfAny("inflicted_damage", deeds.inflictedDamage);
    json.countIfAny("kills", deeds.kills, 1000);
    json.countIfAny("routed", deeds.routed, 1000);
    json.countIfAny("close_shots", deeds.media.closeShots, 1000);
    json.countIfAny("long_shots", deeds.media.longShots, 1000);
    json.countIfAny("lead_stories", deeds.media.leadStories, 1000);
    json.countIfAny("sound_bites", deeds.media.soundBites, 1000);
    json.numbersIfAny("interviewed", deeds.media.asked, 1, highestRep);
    json.numbersIfAny("filmed", deeds.media.shot, 1, highestRep);
    json.countIfAny("initiative_lost", deeds.initiativeLost, 1000);
    json.choiceIfAny("wound", deeds.wound);
}

void fields(auto &json, Of<Meeting> auto &meeting)
{
    json.number("star", meeting.star, 1, highestNumber);
    json.numbersIfAny("ours", meeting.ours, 1, highestNumber);
    json.numbersIfAny("theirs", meeting.theirs, 1, highestNumber);
}

void fields(auto &json, Of<OwnLoss> auto &loss)
{
    json.id("figure", loss.figure);
    json.number("initiative", loss.initiative, 0, mostLost);
}

void fields(auto &json, Of<GameSoFar> auto &game)
{
    json.number("turn", game.turn, 1, highestNumber);
    json.flagIfAny("fires", game.fires);
    json.numberOrNone("initiative", game.initiative, 0, highestInitiative);
    json.numbersIfAny("lost", game.lost, 0, mostLost);
    json.listIfAny("ours", game.ours, mostLost);
    json.numbersIfAny("fired", game.fired.ours, 1, highestNumber);
    json.numbersIfAny("fired_enemies", game.fired.theirs, 1, mostLost);
    json.numbersIfAny("firing", game.firing.ours, 1, highestNumber);
    json.numbersIfAny("firing_enemies", game.firing.theirs, 1, mostLost);
}

void fields(auto &json, Of<GameInHand> auto &game)
{
    json.text("title", game.title);
    json.textIfAny("lay", game.lay);
    json.record("enemy", game.enemy);
    json.recordIfAny("so_far", game.soFar);
}

void fields(auto &json, Of<Encounter> auto &encounter)
{
    json.choice("kind", encounter.kind);
    json.numberOrNone("eal", encounter.eal, lowestEal, highestEal);
    json.text("enemy", encounter.enemy);
    json.record("setup", encounter.setup);
    json.seed("seed", encounter.seed);
    json.flag("seeded", encounter.seeded);
    json.partIfAny(encounter.part, of<Scenario>, "scenario");
    json.partIfAny(encounter.part, of<GameInHand>, "game");
    json.recordIfAny("press", encounter.press);
    json.numberIfAny("fought_in", encounter.settlement, 1, highestNumber);
    json.numberIfAny("whose", encounter.whose, 1, highestNumber);
    json.recordIfAny("meeting", encounter.meeting);
    json.textIfAny("objective", encounter.objective);
    json.textIfAny("entry", encounter.entry);
}

void fields(auto &json, Of<KeptSettlement> auto &kept)
{
    json.number("id", kept.id, 1, highestNumber);
    json.text("name", kept.name);
    json.choice("locale", kept.locale);
    json.number("size", kept.settlement.size, 1, 6);
    json.texts("structures", kept.settlement.structures);
    json.number("residences", kept.settlement.residences, 0, 1000);
    json.textIfAny("nomads", kept.nomads);
    json.textIfAny("notes", kept.notes);
    json.number("found_in", kept.found, 1, highestNumber);
}

void fields(auto &json, Of<NextEncounter> auto &next)
{
    json.choice("kind", next.kind);
    json.numberOrNone("eal", next.eal, lowestEal, highestEal);
}

void fields(auto &json, Of<FormerFigure> auto &former)
{
    json.record("figure", former.figure);
    json.number("turn", former.farewell.turn, 1, highestNumber);
    json.choice("cause", former.farewell.cause);
    json.flagIfAny("poisoning", former.farewell.poisoning);
}

/// One that was played on paper: the systems that have their own encounters tell none.
void fields(auto &json, Of<PastEncounter> auto &past)
{
    json.number("turn", past.turn, 1, highestNumber);
    json.choice("encounter", past.kind);
    json.numberIfAny("eal", past.eal, lowestEal, highestEal);
    json.choice("outcome", past.outcome);
}

void fields(auto &json, Of<Roll> auto &roll)
{
    json.choice("for", roll.reason.kind);
    json.number("subject", roll.reason.subject, 0, highestNumber);
    json.number("sides", roll.sides, 2, 100);
    json.dice("dice", "by", roll.dice, roll.sides);
}

void fields(auto &json, Of<ReportedFate> auto &reported)
{
    json.id("id", reported.id);
    json.choice("fate", reported.fate);
    fields(json, reported.deeds);
}

void fields(auto &json, Of<EnemyReport> auto &enemy)
{
    json.numbersIfAny("enemy_lost", enemy.lost, 1, 1000);
    json.textIfAny("follows", enemy.follows);
    json.listIfAny("salvage", enemy.salvage, 1000);
}

void fields(auto &json, Of<BattleReport> auto &report)
{
    json.outcome("outcome", report.outcome, report.won);
    json.wonIfAny("their_outcome", report.theirs);
    json.list("figures", report.figures, 0, longestText);
    fields(json, report.enemy);
    json.pairsIfAny("grunts_to", report.heirs);
}

void fields(auto &json, Of<AftermathDraft> auto &draft)
{
    json.outcomeOrNone("outcome", draft.outcome, draft.won);
    json.wonIfAny("their_outcome", draft.theirs);
    json.list("figures", draft.figures, 0, longestText);
    json.dice("dice", "by", draft.dice, 100);
    fields(json, draft.enemy);
    json.pairsIfAny("grunts_to", draft.heirs);
    json.recordIfAny("game", draft.game);
    json.textIfAny("typed", draft.typed);
}

} // namespace muster

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
