// SPDX-License-Identifier: MIT
#include "model/campaign/campaign.h"
#include "model/campaign/playchange.h"

#include <algorithm>

namespace muster {

// Files are checked before they are folded, so a change that names nothing is our own mistake.

namespace {

/// The middle of the player's edge (R26), for what was written before it could be chosen.
int ownSection(const Encounter &encounter)
{
    const bool atTheFarEnd = !encounter.scenario && encounter.kind == EncounterKind::RaidDefend;
    return atTheFarEnd ? 2 : 8;
}

OwnFigure &ownFigure(Campaign &campaign, FigureId id)
{
    auto &own = campaign.play->own;
    return *std::find_if(own.begin(), own.end(), [=](const OwnFigure &figure) { return figure.id == id; });
}

EnemyFigure &enemyFigure(Campaign &campaign, int group, int figure)
{
    return campaign.play->group(group)->figures[static_cast<std::size_t>(figure - 1)];
}

} // namespace

void applyToPlay(Campaign &campaign, const PlayBegun &change)
{
    const Encounter &encounter = *campaign.encounter;
    Play play;
    play.eal = encounter.eal;
    for (const Pef &pef : encounter.setup.pefs)
        play.pefs.push_back({pef, {}, {}, {}, 0, 0});
    play.own = change.own;
    play.entry = change.section.value_or(ownSection(encounter));
    play.ownGroups = {{1, play.entry}};
    play.starPower = change.starPower;
    play.buildings.resize(static_cast<std::size_t>(encounter.setup.objectiveBuildings));
    if (encounter.scenario)
        play.scenario.emplace();
    campaign.play = std::move(play);
}

void applyToPlay(Campaign &campaign, const TurnBegun &change)
{
    campaign.play->turn = change.turn;
    campaign.play->yours = change.yours;
    campaign.play->theirs = change.theirs;
    campaign.play->others = change.others;
}

void applyToPlay(Campaign &campaign, const PefMoved &change)
{
    PefInPlay &pef = *campaign.play->pef(change.pef);
    pef.move = change.move;
    pef.inches = change.inches;
    pef.movedIn = campaign.play->turn;
}

void applyToPlay(Campaign &campaign, const PefPlaced &change)
{
    campaign.play->pef(change.pef)->pef.section = change.section;
}

void applyToPlay(Campaign &campaign, const PefAppeared &change)
{
    // Half of one that split has had its move for this turn (Chain Reaction 3.0 p. 24); a reinforcement has not.
    const auto &pefs = campaign.play->pefs;
    const bool half = std::any_of(pefs.begin(), pefs.end(), [&](const PefInPlay &pef) {
        return pef.move == PefMove::Split && pef.movedIn == campaign.play->turn
            && pef.pef.section == change.pef.section;
    });
    const int movedIn = half || change.found ? campaign.play->turn : 0;
    campaign.play->pefs.push_back({change.pef, {}, {}, {}, 0, movedIn, change.found});
}

void applyToPlay(Campaign &campaign, const PefResolved &change)
{
    PefInPlay &pef = *campaign.play->pef(change.pef);
    pef.letter = change.letter;
    pef.force = change.force;
    if (change.eal)
        campaign.play->eal = change.eal;
}

void applyToPlay(Campaign &campaign, const GroupAppeared &change)
{
    // A PEF that moved this turn has moved as what it turned out to be.
    const PefInPlay *pef = campaign.play->pef(change.pef);
    campaign.play->groups.push_back({change.group,
                                     change.pef,
                                     change.section,
                                     change.side,
                                     change.figures,
                                     false,
                                     {},
                                     pef ? pef->movedIn : 0,
                                     change.army.value_or(firstEnemy)});
}

void applyToPlay(Campaign &campaign, const GroupMoved &change)
{
    GroupInPlay &group = *campaign.play->group(change.group);
    group.move = change.move;
    group.movedIn = campaign.play->turn;
}

void applyToPlay(Campaign &campaign, const GroupPlaced &change)
{
    campaign.play->group(change.group)->section = change.section;
}

void applyToPlay(Campaign &campaign, const GroupStruck &change)
{
    campaign.play->group(change.group)->struck = change.on;
}

void applyToPlay(Campaign &campaign, const GroupSided &change)
{
    campaign.play->group(change.group)->army = change.army;
}

void applyToPlay(Campaign &campaign, const EnemyStood &change)
{
    EnemyFigure &figure = enemyFigure(campaign, change.group, change.figure);
    stand(figure, change.state);
    figure.since = campaign.play->turn;
}

void applyToPlay(Campaign &campaign, const FigureStood &change)
{
    OwnFigure &figure = ownFigure(campaign, change.id);
    stand(figure, change.state);
    figure.since = campaign.play->turn;
}

void applyToPlay(Campaign &campaign, const StarPowerLeft &change)
{
    campaign.play->starPower = change.dice;
}

void applyToPlay(Campaign &campaign, const SectionSeen &change)
{
    campaign.play->seen[static_cast<std::size_t>(change.section - 1)] = change.on;
}

void applyToPlay(Campaign &campaign, const BuildingSearched &change)
{
    campaign.play->buildings[static_cast<std::size_t>(change.building - 1)] = {change.turnsNeeded, change.turnsSpent};
}

void applyToPlay(Campaign &campaign, const NoteWritten &change)
{
    campaign.play->notes << change.text;
}

void applyToPlay(Campaign &, const ReinforcementsCame &)
{
    // They are those at home; who of them comes is the player's to say.
}

void applyToPlay(Campaign &, const TestTaken &)
{
    // It is told; what it did to him is a change of its own.
}

void applyToPlay(Campaign &campaign, const SidesCounted &change)
{
    campaign.play->sides = change.sides;
    campaign.play->others.resize(
        std::min(campaign.play->others.size(), static_cast<std::size_t>(change.sides - fewestSides)));
    for (GroupInPlay &group : campaign.play->groups) {
        if (group.army >= change.sides)
            group.army = firstEnemy; // its side is gone, the group is not
    }
}

void applyToPlay(Campaign &campaign, const FigureGrouped &change)
{
    OwnFigure &own = ownFigure(campaign, change.id);
    if (!campaign.play->ownGroup(change.group)) {
        const OwnGroup *from = campaign.play->ownGroup(own.group);
        campaign.play->ownGroups.push_back({change.group, from->section});
    }
    own.group = change.group;
}

void applyToPlay(Campaign &campaign, const OwnGroupPlaced &change)
{
    campaign.play->ownGroups[static_cast<std::size_t>(change.group - 1)].section = change.section;
}

void applyToPlay(Campaign &campaign, const GuardsPlaced &change)
{
    auto &figures = campaign.play->group(change.group)->figures;
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures[i].guard = change.guards[i];
}

void applyToPlay(Campaign &campaign, const GuardNoticed &change)
{
    enemyFigure(campaign, change.group, change.figure).watch = change.watch;
}

void applyToPlay(Campaign &campaign, const SectionScouted &change)
{
    campaign.play->scouted[static_cast<std::size_t>(change.section - 1)] = change.enemy;
}

void applyToPlay(Campaign &campaign, const FigureDid &change)
{
    ownFigure(campaign, change.id).deeds = change.deeds;
}

void applyToPlay(Campaign &campaign, const ScenarioStood &change)
{
    campaign.play->turn = change.turn;
    campaign.play->scenario = change.now;
}

} // namespace muster
