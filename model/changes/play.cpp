// SPDX-License-Identifier: MIT
#include "model/changes/play.h"

#include "model/changes/changekind.h"
#include "model/json/records.h"
#include "model/texts.h"

#include <algorithm>
#include <set>

namespace muster {

namespace {

constexpr std::size_t mostNotes = 10000; // far above any; keeps a hostile file from growing them without end

constexpr IdCheck aBuilding{oneTo(100), [](const Campaign &now, int id) {
                                return now.play && id <= static_cast<int>(now.play->buildings.size());
                            }};
constexpr IdCheck anOwnGroup{oneTo(mostOwnGroups),
                             [](const Campaign &now, int id) { return now.play && now.play->ownGroup(id); }};
/// A PEF of the band that has not been turned over.
constexpr IdCheck aHiddenPef{oneTo(mostOwnPefs), [](const Campaign &now, int id) {
                                 const OwnPef *own = now.play ? now.play->ownPef(id) : nullptr;
                                 return own && !own->revealed;
                             }};
constexpr auto mayNote = [](const Campaign &now, const auto &) {
    return now.play && now.play->notes.size() < mostNotes;
};

/// Returns the middle of the player's edge (R26), for files from before it could be chosen.
int ownSection(const Encounter &encounter)
{
    const bool atTheFarEnd = !encounter.part && encounter.kind == EncounterKind::RaidDefend;
    return atTheFarEnd ? encounter.setup.grid.middleOfFarRow() : encounter.setup.grid.middleOfNearRow();
}

} // namespace

const ChangeKind PlayBegun::kind(
    "play-begun", of<PlayBegun>,
    [](auto &json, auto &c) {
        json("figures", c.own, upTo(1000));
        json.orNone("star_power", c.starPower, upTo(highestRep));
        json.ifAny("section", c.section, aSectionOrOff);
        json.ifAny("scenario", c.scenario);
    },
    [](Campaign &now, const PlayBegun &c) {
        const Encounter &encounter = *now.encounter;
        Play play;
        play.eal = encounter.eal;
        for (const Pef &pef : encounter.setup.pefs)
            play.pefs.push_back({pef, {}, {}, {}, 0, 0});
        play.own = c.own;
        play.entry = c.section.value_or(ownSection(encounter));
        play.ownGroups = {{1, play.entry}};
        play.starPower = c.starPower;
        play.buildings.resize(static_cast<std::size_t>(encounter.setup.objectiveBuildings));
        play.scenario = c.scenario;
        if (!c.scenario && encounter.part.as<Scenario>())
            play.scenario = ScenarioInPlay();
        play.began = {now.band, now.former, now.stockpile, now.stockpiles};
        now.play = std::move(play);
    },
    [](const Campaign &now, const PlayBegun &c) {
        std::set<FigureId> named;
        for (const OwnFigure &own : c.own) {
            if (now.find(own.id))
                named.insert(own.id);
        }
        const bool all = std::all_of(now.band.begin(), now.band.end(), [&](const Figure &figure) {
            return named.contains(figure.id) != now.isMet(figure); // a band that is met comes as the enemy
        });
        return now.encounter && !now.play && named.size() == c.own.size() && all
            && (!c.scenario || now.encounter->part.as<Scenario>());
    });

const ChangeKind TurnBegun::kind(
    "turn-begun", of<TurnBegun>,
    [](auto &json, auto &c) {
        json("turn", c.turn, fromOne);
        json("yours", c.yours, oneTo(6));
        json("theirs", c.theirs, oneTo(6));
        json.ifAny("others", c.others, oneTo(6));
    },
    [](Campaign &now, const TurnBegun &c) {
        now.play->turn = c.turn;
        now.play->yours = c.yours;
        now.play->theirs = c.theirs;
        now.play->others = c.others;
    },
    [](const Campaign &now, const TurnBegun &c) {
        std::set<int> dice(c.others.begin(), c.others.end());
        dice.insert({c.yours, c.theirs});
        return now.play && c.turn == now.play->turn + 1
            && static_cast<int>(c.others.size()) == now.play->sides - fewestSides && dice.size() > 1;
    });

const ChangeKind SidesCounted::kind(
    "sides-counted", of<SidesCounted>,
    [](auto &json, auto &c) {
        json("sides", c.sides, Range{fewestSides, mostSides});
    },
    [](Campaign &now, const SidesCounted &c) {
        now.play->sides = c.sides;
        now.play->others.resize(std::min(now.play->others.size(), static_cast<std::size_t>(c.sides - fewestSides)));
        for (GroupInPlay &group : now.play->groups) {
            if (group.army >= c.sides)
                group.army = firstEnemy; // the side is gone, but the group stays
        }
    },
    onTheTable);

const ChangeKind StarPowerLeft::kind(
    "star-power-left", of<StarPowerLeft>,
    [](auto &json, auto &c) {
        json("dice", c.dice, upTo(highestRep));
        json.ifAny("star", c.star, anOwnFigure);
    },
    [](Campaign &now, const StarPowerLeft &c) {
        if (c.star)
            ownFigure(now, FigureId{*c.star}).starPower = c.dice;
        else
            now.play->starPower = c.dice;
    },
    [](const Campaign &now, const StarPowerLeft &) { return now.play && now.play->starPower; });

const ChangeKind SectionSeen::kind(
    "section-seen", of<SectionSeen>,
    [](auto &json, auto &c) {
        json("section", c.section, aSection);
        json("on", c.on);
    },
    [](Campaign &now, const SectionSeen &c) { now.play->seen[static_cast<std::size_t>(c.section - 1)] = c.on; });

const ChangeKind BuildingSearched::kind(
    "building-searched", of<BuildingSearched>,
    [](auto &json, auto &c) {
        json("building", c.building, aBuilding);
        json("turns_needed", c.turnsNeeded, oneTo(100));
        json("turns_spent", c.turnsSpent, upTo(100));
    },
    [](Campaign &now, const BuildingSearched &c) {
        now.play->buildings[static_cast<std::size_t>(c.building - 1)] = {c.turnsNeeded, c.turnsSpent, now.play->turn};
    });

const ChangeKind NoteWritten::kind(
    "note-written", of<NoteWritten>, [](auto &json, auto &c) { json("text", c.text); },
    [](Campaign &now, const NoteWritten &c) { now.play->notes.push_back({c.text}); }, mayNote);

namespace {

constexpr std::size_t mostLasting = 20;

void fieldsOf(auto &json, auto &whose)
{
    json("id", whose.id, upTo(highestNumber));
    json("group", whose.group, upTo(1000));
    json("figure", whose.figure, upTo(1000));
}

bool isThere(const Campaign &now, const FigureOnTable &whose)
{
    return whose.id == FigureId{} ? enemyThere(now, whose.group, whose.figure) != nullptr
                                  : anOwnFigure.isThere(now, number(whose.id));
}

std::vector<Lasting> &lastingOf(Campaign &now, const FigureOnTable &whose)
{
    return whose.id == FigureId{} ? enemyFigure(now, whose.group, whose.figure).lasting
                                  : ownFigure(now, whose.id).lasting;
}

} // namespace

const ChangeKind TestTaken::kind(
    "test-taken", of<TestTaken>,
    [](auto &json, auto &c) {
        fieldsOf(json, c.whose);
        json.ifAny("test", c.title);
        json.ifAny("outcome", c.outcome);
        json("target", c.target, upTo(100));
        json.ifAny("entry", c.test.entry);
        json.ifAny("variant", c.test.variant, upTo(100));
        json.ifAny("values", c.test.values);
        json.ifAny("faces", c.test.faces, oneTo(100));
        json.ifAny("noted", c.noted);
    },
    [](Campaign &now, const TestTaken &c) {
        if (c.noted)
            now.play->notes.push_back({{}, c.whose, c.test});
    },
    [](const Campaign &now, const TestTaken &c) {
        return isThere(now, c.whose) && now.play->notes.size() < mostNotes;
    });

const ChangeKind LastingSet::kind(
    "lasting-set", of<LastingSet>,
    [](auto &json, auto &c) {
        fieldsOf(json, c.whose);
        json("condition", c.what.condition);
        json.ifAny("weapon", c.what.weapon);
        json("on", c.on);
    },
    [](Campaign &now, const LastingSet &c) {
        std::vector<Lasting> &all = lastingOf(now, c.whose);
        std::erase(all, c.what);
        if (c.on && all.size() < mostLasting)
            all.push_back(c.what);
    },
    [](const Campaign &now, const LastingSet &c) { return isThere(now, c.whose); });

const ChangeKind FigureStood::kind(
    "figure-stood", of<FigureStood>,
    [](auto &json, auto &c) {
        json("id", c.id, anOwnFigure);
        json("state", c.state);
        json.ifAny("turns", c.turns);
        json.ifAny("lying", c.lying);
    },
    [](Campaign &now, const FigureStood &c) {
        OwnFigure &figure = ownFigure(now, c.id);
        stand(figure, c.state, c.turns > 0 ? now.play->turn + c.turns : 0, c.lying);
        figure.since = now.play->turn;
    });

const ChangeKind FigureTurning::kind(
    "figure-turning", of<FigureTurning>,
    [](auto &json, auto &c) {
        json("id", c.id, anOwnFigure);
        json("turn", c.turn);
    },
    [](Campaign &now, const FigureTurning &c) { ownFigure(now, c.id).turnsIn = c.turn; });

const ChangeKind FigureDid::kind(
    "figure-did", of<FigureDid>,
    [](auto &json, auto &c) {
        json("id", c.id);
        json("deeds", c.deeds);
    },
    [](Campaign &now, const FigureDid &c) {
        EnemyFigure *met = now.play->met(c.id);
        (met ? met->deeds : ownFigure(now, c.id).deeds) = c.deeds;
    },
    [](const Campaign &now, const FigureDid &c) { return now.play && (now.play->met(c.id) || now.play->find(c.id)); });

const ChangeKind FigureGrouped::kind(
    "figure-grouped", of<FigureGrouped>,
    [](auto &json, auto &c) {
        json("id", c.id, anOwnFigure);
        json("group", c.group, oneTo(mostOwnGroups));
    },
    [](Campaign &now, const FigureGrouped &c) {
        OwnFigure &own = ownFigure(now, c.id);
        if (!now.play->ownGroup(c.group)) {
            const OwnGroup *from = now.play->ownGroup(own.group);
            now.play->ownGroups.push_back({c.group, from->section});
        }
        own.group = c.group;
    },
    [](const Campaign &now, const FigureGrouped &c) {
        return c.group <= static_cast<int>(now.play->ownGroups.size()) + 1;
    });

const ChangeKind OwnGroupPlaced::kind(
    "own-group-placed", of<OwnGroupPlaced>,
    [](auto &json, auto &c) {
        json("group", c.group, anOwnGroup);
        json("section", c.section, aSectionOrOff);
    },
    [](Campaign &now, const OwnGroupPlaced &c) {
        now.play->ownGroups[static_cast<std::size_t>(c.group - 1)].section = c.section;
    });

namespace {

OwnPef &hiding(Campaign &now, int pef)
{
    return *std::find_if(now.play->ownPefs.begin(), now.play->ownPefs.end(),
                         [=](const OwnPef &own) { return own.id == pef; });
}

} // namespace

const ChangeKind OwnPefHidden::kind(
    "own-pef-hidden", of<OwnPefHidden>, [](auto &json, auto &c) { json("pef", c.pef); },
    [](Campaign &now, const OwnPefHidden &c) {
        if (now.play->ownPef(c.pef.id))
            hiding(now, c.pef.id) = c.pef;
        else
            now.play->ownPefs.push_back(c.pef);
    },
    [](const Campaign &now, const OwnPefHidden &c) {
        if (!now.play || !hasSection(now, c.pef.section) || c.pef.revealed)
            return false;
        const std::set<int> named(c.pef.figures.begin(), c.pef.figures.end());
        const OwnPef *before = now.play->ownPef(c.pef.id);
        return named.size() == c.pef.figures.size()
            && std::all_of(named.begin(), named.end(), [&](int id) { return now.play->find(FigureId{id}); })
            && (before ? !before->revealed : isNext(c.pef.id, now.play->ownPefs, mostOwnPefs));
    });

const ChangeKind OwnPefPlaced::kind(
    "own-pef-placed", of<OwnPefPlaced>,
    [](auto &json, auto &c) {
        json("pef", c.pef, aHiddenPef);
        json("section", c.section, aSection);
    },
    [](Campaign &now, const OwnPefPlaced &c) { hiding(now, c.pef).section = c.section; });

const ChangeKind OwnPefRevealed::kind(
    "own-pef-revealed", of<OwnPefRevealed>, [](auto &json, auto &c) { json("pef", c.pef, aHiddenPef); },
    [](Campaign &now, const OwnPefRevealed &c) { hiding(now, c.pef).revealed = true; });

const ChangeKind ReinforcementsCame::kind(
    "reinforcements-came", of<ReinforcementsCame>, [](auto &json, auto &c) { json("figures", c.figures, oneTo(100)); },
    nothingElse, onTheTable);

} // namespace muster
