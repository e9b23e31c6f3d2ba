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

/// The middle of the player's edge (R26), for what was written before it could be chosen.
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
        json.ifAny("section", c.section, Range{offTable, mostSections});
        json.ifAny("scenario", c.scenario);
    },
    [](const Campaign &now, const PlayBegun &c) -> WhyNot {
        if (!now.encounter || now.play)
            return CampaignText::tr("a battle begins once, after its encounter was prepared");
        std::set<FigureId> named;
        for (const OwnFigure &own : c.own) {
            if (!now.find(own.id) || !named.insert(own.id).second)
                return CampaignText::tr("each figure of the band must be named once");
        }
        if (c.section) {
            if (const WhyNot reason = isOnMapOrOff(now, *c.section))
                return reason;
        }
        if (c.scenario && !now.encounter->part.as<Scenario>())
            return CampaignText::tr("a battle is of the same kind as its encounter");
        const bool all = std::all_of(now.band.begin(), now.band.end(), [&](const Figure &figure) {
            return named.contains(figure.id) != now.isMet(figure); // who is met comes as the enemy
        });
        return need(all, CampaignText::tr("each figure of the band must be named once"));
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
    });

const ChangeKind TurnBegun::kind(
    "turn-begun", of<TurnBegun>,
    [](auto &json, auto &c) {
        json("turn", c.turn, fromOne);
        json("yours", c.yours, oneTo(6));
        json("theirs", c.theirs, oneTo(6));
        json.ifAny("others", c.others, oneTo(6));
    },
    [](const Campaign &now, const TurnBegun &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        const auto others = static_cast<std::size_t>(now.play->sides - fewestSides);
        std::set<int> dice(c.others.begin(), c.others.end());
        dice.insert({c.yours, c.theirs});
        return need(c.turn == now.play->turn + 1 && c.others.size() == others && dice.size() > 1,
                    CampaignText::tr("turns must be in order, with different dice for the sides"));
    },
    [](Campaign &now, const TurnBegun &c) {
        now.play->turn = c.turn;
        now.play->yours = c.yours;
        now.play->theirs = c.theirs;
        now.play->others = c.others;
    });

const ChangeKind SidesCounted::kind(
    "sides-counted", of<SidesCounted>,
    [](auto &json, auto &c) {
        json("sides", c.sides, Range{fewestSides, mostSides});
    },
    [](const Campaign &now, const SidesCounted &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        return need(c.sides >= fewestSides && c.sides <= mostSides, CampaignText::tr("two to four sides fight"));
    },
    [](Campaign &now, const SidesCounted &c) {
        now.play->sides = c.sides;
        now.play->others.resize(std::min(now.play->others.size(), static_cast<std::size_t>(c.sides - fewestSides)));
        for (GroupInPlay &group : now.play->groups) {
            if (group.army >= c.sides)
                group.army = firstEnemy; // its side is gone, the group is not
        }
    });

const ChangeKind StarPowerLeft::kind(
    "star-power-left", of<StarPowerLeft>,
    [](auto &json, auto &c) {
        json("dice", c.dice, upTo(highestRep));
        json.ifAny("star", c.star, fromOne);
    },
    [](const Campaign &now, const StarPowerLeft &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        if (c.star && isOwn(now, FigureId{*c.star}))
            return isOwn(now, FigureId{*c.star});
        return need(now.play->starPower.has_value(), CampaignText::tr("these rules have no Star Power"));
    },
    [](Campaign &now, const StarPowerLeft &c) {
        if (c.star)
            ownFigure(now, FigureId{*c.star}).starPower = c.dice;
        else
            now.play->starPower = c.dice;
    });

const ChangeKind SectionSeen::kind(
    "section-seen", of<SectionSeen>,
    [](auto &json, auto &c) {
        json("section", c.section, oneTo(mostSections));
        json("on", c.on);
    },
    [](const Campaign &now, const SectionSeen &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        return isOnMap(now, c.section);
    },
    [](Campaign &now, const SectionSeen &c) { now.play->seen[static_cast<std::size_t>(c.section - 1)] = c.on; });

const ChangeKind BuildingSearched::kind(
    "building-searched", of<BuildingSearched>,
    [](auto &json, auto &c) {
        json("building", c.building, oneTo(100));
        json("turns_needed", c.turnsNeeded, oneTo(100));
        json("turns_spent", c.turnsSpent, upTo(100));
    },
    [](const Campaign &now, const BuildingSearched &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        const auto count = static_cast<int>(now.play->buildings.size());
        return need(c.building >= 1 && c.building <= count,
                    CampaignText::tr("there is no objective building %1").arg(c.building));
    },
    [](Campaign &now, const BuildingSearched &c) {
        now.play->buildings[static_cast<std::size_t>(c.building - 1)] = {c.turnsNeeded, c.turnsSpent, now.play->turn};
    });

const ChangeKind NoteWritten::kind(
    "note-written", of<NoteWritten>, [](auto &json, auto &c) { json("text", c.text); },
    [](const Campaign &now, const NoteWritten &) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        return need(now.play->notes.size() < mostNotes, CampaignText::tr("there are too many notes"));
    },
    [](Campaign &now, const NoteWritten &c) { now.play->notes.push_back({c.text}); });

namespace {

constexpr std::size_t mostLasting = 20;

WhyNot isThere(const Campaign &now, const InPlay &whose)
{
    return whose.id == FigureId{} ? isEnemy(now, whose.group, whose.figure) : isOwn(now, whose.id);
}

std::vector<Lasting> &lastingOf(Campaign &now, const InPlay &whose)
{
    return whose.id == FigureId{} ? enemyFigure(now, whose.group, whose.figure).lasting
                                  : ownFigure(now, whose.id).lasting;
}

} // namespace

const ChangeKind TestTaken::kind(
    "test-taken", of<TestTaken>,
    [](auto &json, auto &c) {
        json("id", c.whose.id, upTo(highestNumber));
        json("group", c.whose.group, upTo(1000));
        json("figure", c.whose.figure, upTo(1000));
        json.ifAny("test", c.title);
        json.ifAny("outcome", c.outcome);
        json("target", c.target, upTo(100));
        json.ifAny("entry", c.test.entry);
        json.ifAny("variant", c.test.variant, upTo(100));
        json.ifAny("values", c.test.values);
        json.ifAny("faces", c.test.faces, oneTo(100));
        json.ifAny("noted", c.noted);
    },
    [](const Campaign &now, const TestTaken &c) -> WhyNot {
        if (const WhyNot reason = isThere(now, c.whose))
            return reason;
        return need(now.play->notes.size() < mostNotes, CampaignText::tr("there are too many notes"));
    },
    [](Campaign &now, const TestTaken &c) {
        if (c.noted)
            now.play->notes.push_back({{}, c.whose, c.test});
    });

const ChangeKind LastingSet::kind(
    "lasting-set", of<LastingSet>,
    [](auto &json, auto &c) {
        json("id", c.whose.id, upTo(highestNumber));
        json("group", c.whose.group, upTo(1000));
        json("figure", c.whose.figure, upTo(1000));
        json("condition", c.what.condition);
        json.ifAny("weapon", c.what.weapon);
        json("on", c.on);
    },
    [](const Campaign &now, const LastingSet &c) { return isThere(now, c.whose); },
    [](Campaign &now, const LastingSet &c) {
        std::vector<Lasting> &all = lastingOf(now, c.whose);
        std::erase(all, c.what);
        if (c.on && all.size() < mostLasting)
            all.push_back(c.what);
    });

const ChangeKind FigureStood::kind(
    "figure-stood", of<FigureStood>,
    [](auto &json, auto &c) {
        json("id", c.id);
        json("state", c.state);
        json.ifAny("turns", c.turns);
        json.ifAny("lying", c.lying);
    },
    [](const Campaign &now, const FigureStood &c) { return isOwn(now, c.id); },
    [](Campaign &now, const FigureStood &c) {
        OwnFigure &figure = ownFigure(now, c.id);
        stand(figure, c.state, c.turns > 0 ? now.play->turn + c.turns : 0, c.lying);
        figure.since = now.play->turn;
    });

const ChangeKind FigureTurning::kind(
    "figure-turning", of<FigureTurning>,
    [](auto &json, auto &c) {
        json("id", c.id);
        json("turn", c.turn);
    },
    [](const Campaign &now, const FigureTurning &c) { return isOwn(now, c.id); },
    [](Campaign &now, const FigureTurning &c) { ownFigure(now, c.id).turnsIn = c.turn; });

const ChangeKind FigureDid::kind(
    "figure-did", of<FigureDid>,
    [](auto &json, auto &c) {
        json("id", c.id);
        json("deeds", c.deeds);
    },
    [](const Campaign &now, const FigureDid &c) -> WhyNot {
        return now.play && now.play->met(c.id) ? std::nullopt : isOwn(now, c.id);
    },
    [](Campaign &now, const FigureDid &c) {
        EnemyFigure *met = now.play->met(c.id);
        (met ? met->deeds : ownFigure(now, c.id).deeds) = c.deeds;
    });

const ChangeKind FigureGrouped::kind(
    "figure-grouped", of<FigureGrouped>,
    [](auto &json, auto &c) {
        json("id", c.id);
        json("group", c.group, oneTo(mostOwnGroups));
    },
    [](const Campaign &now, const FigureGrouped &c) -> WhyNot {
        if (const WhyNot reason = isOwn(now, c.id))
            return reason;
        const auto groups = static_cast<int>(now.play->ownGroups.size());
        return need(c.group >= 1 && c.group <= std::min(groups + 1, mostOwnGroups),
                    CampaignText::tr("the band's groups must be numbered from 1, in order"));
    },
    [](Campaign &now, const FigureGrouped &c) {
        OwnFigure &own = ownFigure(now, c.id);
        if (!now.play->ownGroup(c.group)) {
            const OwnGroup *from = now.play->ownGroup(own.group);
            now.play->ownGroups.push_back({c.group, from->section});
        }
        own.group = c.group;
    });

const ChangeKind OwnGroupPlaced::kind(
    "own-group-placed", of<OwnGroupPlaced>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostOwnGroups));
        json("section", c.section, Range{offTable, mostSections});
    },
    [](const Campaign &now, const OwnGroupPlaced &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        if (!now.play->ownGroup(c.group))
            return CampaignText::tr("the band has no group %1").arg(c.group);
        return isOnMapOrOff(now, c.section);
    },
    [](Campaign &now, const OwnGroupPlaced &c) {
        now.play->ownGroups[static_cast<std::size_t>(c.group - 1)].section = c.section;
    });

namespace {

WhyNot isHidden(const Campaign &now, int pef)
{
    if (const WhyNot reason = onTable(now))
        return reason;
    const OwnPef *own = now.play->ownPef(pef);
    return need(own && !own->revealed, CampaignText::tr("the band hides nothing under PEF %1").arg(pef));
}

OwnPef &hiding(Campaign &now, int pef)
{
    return *std::find_if(now.play->ownPefs.begin(), now.play->ownPefs.end(),
                         [=](const OwnPef &own) { return own.id == pef; });
}

} // namespace

const ChangeKind OwnPefHidden::kind(
    "own-pef-hidden", of<OwnPefHidden>, [](auto &json, auto &c) { json("pef", c.pef); },
    [](const Campaign &now, const OwnPefHidden &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        if (const WhyNot reason = isOnMap(now, c.pef.section))
            return reason;
        std::set<int> named;
        for (const int id : c.pef.figures) {
            if (const WhyNot reason = isOwn(now, FigureId{id}))
                return reason;
            if (!named.insert(id).second)
                return CampaignText::tr("a figure hides under one PEF");
        }
        const auto count = static_cast<int>(now.play->ownPefs.size());
        const OwnPef *before = now.play->ownPef(c.pef.id);
        return need(c.pef.id >= 1 && c.pef.id <= std::min(count + 1, mostOwnPefs) && !c.pef.revealed
                        && (!before || !before->revealed),
                    CampaignText::tr("the band's PEFs must be numbered from 1, in order"));
    },
    [](Campaign &now, const OwnPefHidden &c) {
        if (now.play->ownPef(c.pef.id))
            hiding(now, c.pef.id) = c.pef;
        else
            now.play->ownPefs.push_back(c.pef);
    });

const ChangeKind OwnPefPlaced::kind(
    "own-pef-placed", of<OwnPefPlaced>,
    [](auto &json, auto &c) {
        json("pef", c.pef, oneTo(mostOwnPefs));
        json("section", c.section, oneTo(mostSections));
    },
    [](const Campaign &now, const OwnPefPlaced &c) -> WhyNot {
        if (const WhyNot reason = isHidden(now, c.pef))
            return reason;
        return isOnMap(now, c.section);
    },
    [](Campaign &now, const OwnPefPlaced &c) { hiding(now, c.pef).section = c.section; });

const ChangeKind OwnPefRevealed::kind(
    "own-pef-revealed", of<OwnPefRevealed>, [](auto &json, auto &c) { json("pef", c.pef, oneTo(mostOwnPefs)); },
    [](const Campaign &now, const OwnPefRevealed &c) { return isHidden(now, c.pef); },
    [](Campaign &now, const OwnPefRevealed &c) { hiding(now, c.pef).revealed = true; });

const ChangeKind ReinforcementsCame::kind(
    "reinforcements-came", of<ReinforcementsCame>, [](auto &json, auto &c) { json("figures", c.figures, oneTo(100)); },
    [](const Campaign &now, const ReinforcementsCame &) { return onTable(now); }, nothingElse);

} // namespace muster
