// SPDX-License-Identifier: MIT
#include "model/changes/play.h"

#include <algorithm>
#include <set>

namespace muster {

namespace {

/// Returns the middle of the player's edge (R26), for files from before it could be chosen.
int ownSection(const Encounter &encounter)
{
    const bool atTheFarEnd = !encounter.part && encounter.kind == EncounterKind::RaidDefend;
    return atTheFarEnd ? encounter.setup.grid.middleOfFarRow() : encounter.setup.grid.middleOfNearRow();
}

} // namespace

void PlayBegun::apply(Campaign &now) const
{
    const Encounter &encounter = *now.encounter;
    Play play;
    play.eal = encounter.eal;
    for (const Pef &pef : encounter.setup.pefs)
        play.pefs.push_back({pef, {}, {}, {}, 0, 0});
    play.own = own;
    play.entry = section.value_or(ownSection(encounter));
    play.ownGroups = {{1, play.entry}};
    play.starPower = starPower;
    play.buildings.resize(static_cast<std::size_t>(encounter.setup.objectiveBuildings));
    play.scenario = scenario;
    if (!scenario && encounter.part.as<Scenario>())
        play.scenario = ScenarioInPlay();
    play.began = {now.band, now.former, now.stockpile, now.stockpiles};
    now.play = std::move(play);
}

bool PlayBegun::mayHappen(const Campaign &now) const
{
    std::set<FigureId> named;
    for (const OwnFigure &one : own) {
        if (now.find(one.id))
            named.insert(one.id);
    }
    const bool all = std::ranges::all_of(now.band, [&](const Figure &figure) {
        return named.contains(figure.id) != now.isMet(figure); // a band that is met comes as the enemy
    });
    return now.encounter && !now.play && named.size() == own.size() && all
        && (!scenario || now.encounter->part.as<Scenario>());
}

void TurnBegun::apply(Campaign &now) const
{
    now.play->turn = turn;
    now.play->yours = yours;
    now.play->theirs = theirs;
    now.play->others = others;
}

bool TurnBegun::mayHappen(const Campaign &now) const
{
    std::set<int> dice(others.begin(), others.end());
    dice.insert({yours, theirs});
    return now.play && turn == now.play->turn + 1 && std::ssize(others) == now.play->sides - fewestSides
        && dice.size() > 1;
}

void SidesCounted::apply(Campaign &now) const
{
    now.play->sides = sides;
    now.play->others.resize(std::min(now.play->others.size(), static_cast<std::size_t>(sides - fewestSides)));
    for (GroupInPlay &group : now.play->groups) {
        if (group.army >= sides)
            group.army = firstEnemy; // the side is gone, but the group stays
    }
}

void StarPowerLeft::apply(Campaign &now) const
{
    if (star)
        now.play->find(FigureId{*star})->starPower = dice;
    else
        now.play->starPower = dice;
}

void BuildingSearched::apply(Campaign &now) const
{
    now.play->buildings[building - 1] = {turnsNeeded, turnsSpent, now.play->turn};
}

void NoteWritten::apply(Campaign &now) const
{
    now.play->notes.push_back({text});
}

namespace {

constexpr std::size_t mostLasting = 20;

bool isThere(const Campaign &now, const FigureOnTable &whose)
{
    return whose.id == FigureId{} ? enemyThere(now, whose.group, whose.figure) != nullptr
                                  : anOwnFigure.isThere(now, number(whose.id));
}

std::vector<Lasting> &lastingOf(Campaign &now, const FigureOnTable &whose)
{
    return whose.id == FigureId{} ? enemyFigure(now, whose.group, whose.figure).lasting
                                  : now.play->find(whose.id)->lasting;
}

} // namespace

void TestTaken::apply(Campaign &now) const
{
    if (noted)
        now.play->notes.push_back({{}, whose, test});
}

void LastingSet::apply(Campaign &now) const
{
    std::vector<Lasting> &all = lastingOf(now, whose);
    std::erase(all, what);
    if (on && all.size() < mostLasting)
        all.push_back(what);
}

void FigureStood::apply(Campaign &now) const
{
    OwnFigure &figure = *now.play->find(id);
    stand(figure, state, turns > 0 ? now.play->turn + turns : 0, lying);
    figure.since = now.play->turn;
}

void FigureDid::apply(Campaign &now) const
{
    EnemyFigure *met = now.play->met(id);
    (met ? met->deeds : now.play->find(id)->deeds) = deeds;
}

void FigureGrouped::apply(Campaign &now) const
{
    OwnFigure &own = *now.play->find(id);
    if (!now.play->ownGroup(group)) {
        const OwnGroup *from = now.play->ownGroup(own.group);
        now.play->ownGroups.push_back({group, from->section});
    }
    own.group = group;
}

bool TestTaken::mayHappen(const Campaign &now) const
{
    return isThere(now, whose) && now.play->notes.size() < mostNotes;
}

bool LastingSet::mayHappen(const Campaign &now) const
{
    return isThere(now, whose);
}

void OwnPefHidden::apply(Campaign &now) const
{
    if (OwnPef *before = now.play->ownPef(pef.id))
        *before = pef;
    else
        now.play->ownPefs.push_back(pef);
}

bool OwnPefHidden::mayHappen(const Campaign &now) const
{
    if (!now.play || !hasSection(now, pef.section) || pef.revealed)
        return false;
    const std::set<int> named(pef.figures.begin(), pef.figures.end());
    const OwnPef *before = now.play->ownPef(pef.id);
    return named.size() == pef.figures.size()
        && std::ranges::all_of(named, [&](int id) { return now.play->find(FigureId{id}); })
        && (before ? !before->revealed : isNext(pef.id, now.play->ownPefs, mostOwnPefs));
}

} // namespace muster
