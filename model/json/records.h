// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounterparts.h"
#include "model/campaign/play.h"
#include "model/campaign/report.h"
#include "model/json/reader.h"
#include "model/json/writer.h"
#include "model/kinded.h"
#include "rules/slug.h"

namespace muster {

// The fields of each record, described once: JsonReader and JsonWriter both follow the same description, so everything
// that is written can be read again.

void fields(auto &json, Of<Profile> auto &profile)
{
    json("type", profile.type);
    json("class", profile.figureClass);
    json("rep", profile.rep, oneTo(6));
    json("armor", profile.armor, upTo(6));
    json("shield", profile.shield);
    json("weapon", profile.weapon);
    json.ifAny("armor_worn", profile.armorWorn);
    json.ifAny("skill", profile.skill, upTo(1000));
    json.ifAny("weapon_words", profile.weaponWords);
}

void fields(auto &json, Of<Gear> auto &gear)
{
    json("weapon", gear.weapon);
    json("armor", gear.armor);
}

void fields(auto &json, Of<Kit> auto &kit)
{
    json("item", kit.item);
    json("count", kit.count, oneTo(mostKits));
    json.ifAny("single", kit.single);
}

void fields(auto &json, Of<Press> auto &press)
{
    json("coverage", press.coverage);
    json.ifAny("crew", press.crew, upTo(10));
    json.ifAny("turn", press.turn);
}

void fields(auto &json, Of<Figure> auto &figure)
{
    json("id", figure.id);
    json("name", figure.name);
    json("star", figure.star);
    json.unless(firstStar, "led_by", figure.leader);
    json.ifAny("player", figure.player);
    json.ifAny("list", figure.list);
    json("profile", figure.profile);
    json("best_rep", figure.bestRep, upTo(6));
    json("months", figure.months);
    json("joined", figure.joined, fromOne);
    json("status", figure.status);
    json.ifAny("for_encounter", figure.forEncounter);
    json("outranks_star", figure.outranksStar);
    json("poisoned", figure.poisoned);
    json("exempt", figure.exempt);
    json("attributes", figure.attributes);
    json.ifAny("back_in", figure.backIn);
    json.ifAny("marked", figure.marked);
    json.ifAny("points", figure.points);
    json.ifAny("carries", figure.carries, upTo(mostCarried));
    json.ifAny("laid_aside", figure.laidAside);
}

void fields(auto &json, Of<River> auto &river)
{
    json("width", river.width, oneTo(100));
    json("lake", river.lake);
    json.orNone("fordable", river.fordable);
    json("bridge", river.bridge);
    json.ifAny("half", river.half);
}

void fields(auto &json, Of<Section> auto &section)
{
    json("section", section.number, oneTo(mostSections));
    json("terrain", section.terrain);
    json("buildings", section.buildings, upTo(100));
    json.ifAny("country", section.country);
    json.ifAny("road", section.road);
    json.ifAny("river", section.river);
    json.ifAny("words", section.words);
}

void fields(auto &json, Of<Pef> auto &pef)
{
    json("id", pef.id, oneTo(mostPefs));
    json("section", pef.section, oneTo(mostSections));
    json("in_building", pef.inBuilding);
    json("fixed", pef.fixed);
    json.ifAny("rep", pef.rep, oneTo(highestRep));
}

void fields(auto &json, Of<Grid> auto &grid)
{
    json("columns", grid.columns, oneTo(mostSections));
    json("rows", grid.rows, oneTo(mostSections));
}

void fields(auto &json, Of<Setup> auto &setup)
{
    json("sections", setup.sections, upTo(mostSections));
    json("objective_buildings", setup.objectiveBuildings, upTo(100));
    json("time", setup.time);
    json("pefs", setup.pefs, upTo(mostPefs));
    json.ifAny("table", setup.grid);
}

void fields(auto &json, Of<Force> auto &force)
{
    json("from", force.from);
    json("figures", force.figures, upTo(1000));
    json.ifAny("vehicles", force.vehicles, upTo(1000));
}

void fields(auto &json, Of<Scenario> auto &scenario)
{
    json("kind", scenario.kind);
    json("role", scenario.role);
    json("enemy_role", scenario.enemyRole);
    json("recruits", scenario.recruits, upTo(1000));
    json("enemy", scenario.enemy);
    json.ifAny("vehicles", scenario.vehicles, upTo(1000));
    json.ifAny("civilians", scenario.civilians, upTo(1000));
    json.ifAny("surprised", scenario.surprised);
    json.ifAny("watching_die", scenario.watchingDie, upTo(6));
    json.ifAny("coming_die", scenario.comingDie, upTo(6));
    json.ifAny("hostages", scenario.hostages, upTo(1000));
    json.ifAny("antidote", scenario.antidote);
    json.ifAny("after", scenario.after);
    json.ifAny("own_vehicles", scenario.ownVehicles, upTo(1000));
    json.ifAny("stockpile", scenario.stockpile);
}

void fields(auto &json, Of<Following> auto &following)
{
    json("over", following.over);
    json.ifAny("follows", following.kind);
    json.ifAny("whose", following.whose, fromOne);
    json.ifAny("against", following.against, fromOne);
}

void fields(auto &json, Of<Fraction> auto &fraction)
{
    json("numerator", fraction.numerator, upTo(2000));
    json("denominator", fraction.denominator, oneTo(1000));
}

void fields(auto &json, Of<About> auto &about)
{
    json("kind", about.kind);
    json.ifAny("id", about.id);
}

void fields(auto &json, Of<Words> auto &words)
{
    json("id", words.id, fromOne);
    json("about", words.about);
    json.ifAny("title", words.title);
    json("text", words.text, longWords);
    json("turn", words.turn, fromOne);
}

void fields(auto &json, Of<Picture> auto &picture)
{
    json("id", picture.id, fromOne);
    json("about", picture.about);
    json.ifAny("caption", picture.caption);
    json("width", picture.width, oneTo(longestPictureSide));
    json("height", picture.height, oneTo(longestPictureSide));
    json("bytes", picture.bytes, oneTo(mostPictureBytes));
    json("sha256", picture.sha256);
    json("turn", picture.turn, fromOne);
}

void fields(auto &json, Of<Deeds> auto &deeds)
{
    json.ifAny("wounded", deeds.wounded);
    json.ifAny("lost_nerve", deeds.lostNerve);
    json.ifAny("inflicted_damage", deeds.inflictedDamage);
    json.ifAny("kills", deeds.kills, upTo(1000));
    json.ifAny("routed", deeds.routed, upTo(1000));
    json.ifAny("close_shots", deeds.media.closeShots, upTo(1000));
    json.ifAny("long_shots", deeds.media.longShots, upTo(1000));
    json.ifAny("lead_stories", deeds.media.leadStories, upTo(1000));
    json.ifAny("sound_bites", deeds.media.soundBites, upTo(1000));
    json.ifAny("interviewed", deeds.media.asked, oneTo(highestRep));
    json.ifAny("filmed", deeds.media.shot, oneTo(highestRep));
    json.ifAny("initiative_lost", deeds.initiativeLost, upTo(1000));
    json.ifAny("wound", deeds.wound);
}

void fields(auto &json, Of<Meeting> auto &meeting)
{
    json("star", meeting.star, fromOne);
    json.ifAny("ours", meeting.ours, fromOne);
    json.ifAny("theirs", meeting.theirs, fromOne);
}

void fields(auto &json, Of<OwnLoss> auto &loss)
{
    json("figure", loss.figure);
    json("initiative", loss.initiative, upTo(mostLost));
}

void fields(auto &json, Of<GameSoFar> auto &game)
{
    json("turn", game.turn, fromOne);
    json.ifAny("fires", game.fires);
    json.orNone("initiative", game.initiative, upTo(highestInitiative));
    json.ifAny("lost", game.lost, upTo(mostLost));
    json.ifAny("ours", game.ours, upTo(mostLost));
    json.ifAny("fired", game.fired.ours, fromOne);
    json.ifAny("fired_enemies", game.fired.theirs, oneTo(mostLost));
    json.ifAny("firing", game.firing.ours, fromOne);
    json.ifAny("firing_enemies", game.firing.theirs, oneTo(mostLost));
}

void fields(auto &json, Of<GameInHand> auto &game)
{
    json("title", game.title);
    json.ifAny("lay", game.lay);
    json("enemy", game.enemy);
    json.ifAny("so_far", game.soFar);
}

void fields(auto &json, Of<Encounter> auto &encounter)
{
    json("kind", encounter.kind);
    json.orNone("eal", encounter.eal, eals);
    json("enemy", encounter.enemy);
    json("setup", encounter.setup);
    json("seed", encounter.seed);
    json("seeded", encounter.seeded);
    json.partIfAny(encounter.part, of<Scenario>, "scenario");
    json.partIfAny(encounter.part, of<GameInHand>, "game");
    json.ifAny("press", encounter.press);
    json.ifAny("fought_in", encounter.settlement, fromOne);
    json.ifAny("whose", encounter.whose, fromOne);
    json.ifAny("meeting", encounter.meeting);
    json.ifAny("objective", encounter.objective);
    json.ifAny("entry", encounter.entry);
}

void fields(auto &json, Of<KeptSettlement> auto &kept)
{
    json("id", kept.id, fromOne);
    json("name", kept.name);
    json("locale", kept.locale);
    json("size", kept.settlement.size, oneTo(6));
    json("structures", kept.settlement.structures);
    json("residences", kept.settlement.residences, upTo(1000));
    json.ifAny("nomads", kept.nomads);
    json.ifAny("notes", kept.notes);
    json("found_in", kept.found, fromOne);
}

void fields(auto &json, Of<NextEncounter> auto &next)
{
    json("kind", next.kind);
    json.orNone("eal", next.eal, eals);
}

void fields(auto &json, Of<FormerFigure> auto &former)
{
    json("figure", former.figure);
    json("turn", former.farewell.turn, fromOne);
    json("cause", former.farewell.cause);
    json.ifAny("poisoning", former.farewell.poisoning);
}

/// Describes an encounter of linked months played on paper. Systems with encounters of their own have no such record.
void fields(auto &json, Of<PastEncounter> auto &past)
{
    json("turn", past.turn, fromOne);
    json("encounter", past.kind);
    json.ifAny("eal", past.eal, eals);
    json("outcome", past.outcome);
}

void fields(auto &json, Of<Roll> auto &roll)
{
    json("for", roll.reason.kind);
    json("subject", roll.reason.subject);
    json("sides", roll.sides, Range{2, 100});
    json.dice("dice", "by", roll.dice, roll.sides);
}

void fields(auto &json, Of<ReportedFate> auto &reported)
{
    json("id", reported.id);
    json("fate", reported.fate);
    fields(json, reported.deeds);
}

void fields(auto &json, Of<EnemyReport> auto &enemy)
{
    json.ifAny("enemy_lost", enemy.lost, oneTo(1000));
    json.ifAny("follows", enemy.follows);
    json.ifAny("salvage", enemy.salvage, upTo(1000));
}

void fields(auto &json, Of<BattleReport> auto &report)
{
    json.outcome("outcome", report.outcome, report.won);
    json.wonIfAny("their_outcome", report.theirs);
    json("figures", report.figures);
    fields(json, report.enemy);
    json.ifAny("grunts_to", report.heirs);
}

void fields(auto &json, Of<AftermathDraft> auto &draft)
{
    json.outcomeOrNone("outcome", draft.outcome, draft.won);
    json.wonIfAny("their_outcome", draft.theirs);
    json("figures", draft.figures);
    json.dice("dice", "by", draft.dice, 100);
    fields(json, draft.enemy);
    json.ifAny("grunts_to", draft.heirs);
    json.ifAny("game", draft.game);
    json.ifAny("typed", draft.typed);
}

} // namespace muster

// The parts of a battle on the table, as in a file; see records.h.

namespace muster {

void fields(auto &json, Of<FigureOnTable> auto &whose)
{
    json("id", whose.id, upTo(highestNumber));
    json("group", whose.group, upTo(1000));
    json("figure", whose.figure, upTo(1000));
}

void fields(auto &json, Of<Lasting> auto &lasting)
{
    json("condition", lasting.condition);
    json.ifAny("weapon", lasting.weapon);
}

void fields(auto &json, Of<OwnFigure> auto &own)
{
    json("id", own.id);
    json("state", own.state);
    json.ifAny("wound", own.wound);
    json.ifAny("star_power", own.starPower, upTo(highestRep));
}

void fields(auto &json, Of<EnemyFigure> auto &enemy)
{
    json("profile", enemy.profile);
    json("leader", enemy.leader);
    json("state", enemy.state);
    json.ifAny("wound", enemy.wound);
    json.ifAny("name", enemy.name);
    json.ifAny("id", enemy.met);
}

void fields(auto &json, Of<OwnPef> auto &pef)
{
    json("id", pef.id, oneTo(mostOwnPefs));
    json("section", pef.section, oneTo(mostSections));
    json.ifAny("figures", pef.figures, fromOne);
}

void fields(auto &json, Of<Guard> auto &guard)
{
    json("inside", guard.inside);
    json("inches", guard.inches, upTo(100));
    json("facing", guard.facing);
    json.ifAny("unsaid", guard.unsaid);
}

void fields(auto &json, Of<Card> auto &card)
{
    json("rank", card.rank, oneTo(ranks));
    json("suit", card.suit);
}

void fields(auto &json, Of<AmbushPlace> auto &place)
{
    json("inches", place.inches, oneTo(100));
    json("direction", place.from);
}

void fields(auto &json, Of<Pursuit> auto &pursuit)
{
    json("distance", pursuit.distance, Range{-highestNumber, highestNumber});
    json("bonus", pursuit.bonus, Range{-highestNumber, 6});
    json("inches", pursuit.inches, Range{-highestNumber, highestNumber});
    json("runners", pursuit.runners, Range{-highestNumber, 100});
    json("chasers", pursuit.chasers, upTo(100));
    json("end", pursuit.end);
}

void fields(auto &json, Of<ScenarioInPlay> auto &scenario)
{
    json("day", scenario.day, fromOne);
    json.ifAny("face_cards", scenario.faceCards, upTo(1000));
    json.ifAny("turns_today", scenario.turnsToday, upTo(1000));
    json.ifAny("cards", scenario.cards, upTo(1000));
    json.ifAny("order", scenario.order, upTo(mostSides - 1));
    json.ifAny("ambush_in", scenario.ambushIn);
    json.ifAny("ambush", scenario.ambush);
    json.ifAny("watched_in", scenario.watchedIn);
    json.ifAny("spotted", scenario.spotted);
    json.ifAny("pursuit", scenario.pursuit);
    json.orNone("ambush_laid", scenario.stand);
    json.ifAny("siege_day", scenario.siegeDay);
    json.ifAny("besiegers_gone", scenario.besiegersGone);
    json.ifAny("alarm_in", scenario.alarmIn);
    json.ifAny("alarm", scenario.alarm);
    json.ifAny("police_in", scenario.policeIn);
    json.ifAny("car_in", scenario.carIn);
    json.ifAny("car_runs", scenario.carRuns);
    json.ifAny("riding", scenario.riding);
    json.ifAny("objective", scenario.objective);
    json.ifAny("dwellings", scenario.dwellings, upTo(100));
    json.ifAny("looted", scenario.looted, upTo(100));
    json.ifAny("hostages_found", scenario.hostagesFound);
    json.ifAny("hostages_out", scenario.hostagesOut, upTo(100));
}

} // namespace muster
