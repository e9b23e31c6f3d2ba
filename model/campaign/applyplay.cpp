// SPDX-License-Identifier: MIT
#include "model/campaign/campaign.h"
#include "model/campaign/playchange.h"

#include <algorithm>

namespace muster {

// Files are checked before they are folded, so a change that names nothing is our own mistake.

void applyToPlay(Campaign &campaign, const PlayBegun &change)
{
    const Encounter &encounter = *campaign.encounter;
    Play play;
    play.eal = encounter.eal;
    for (const Pef &pef : encounter.setup.pefs)
        play.pefs.push_back({pef, {}, {}, {}, 0, 0});
    play.own = change.own;
    play.starPower = change.starPower;
    play.buildings.resize(static_cast<std::size_t>(encounter.setup.objectiveBuildings));
    campaign.play = std::move(play);
}

void applyToPlay(Campaign &campaign, const TurnBegun &change)
{
    campaign.play->turn = change.turn;
    campaign.play->yours = change.yours;
    campaign.play->theirs = change.theirs;
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
    // It has had its move for this turn.
    campaign.play->pefs.push_back({change.pef, {}, {}, {}, 0, campaign.play->turn});
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
    campaign.play->groups.push_back(
        {change.group, change.pef, change.section, change.side, change.figures, false, {}, pef ? pef->movedIn : 0});
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

void applyToPlay(Campaign &campaign, const EnemyStood &change)
{
    campaign.play->group(change.group)->figures[static_cast<std::size_t>(change.figure - 1)].state = change.state;
}

void applyToPlay(Campaign &campaign, const FigureStood &change)
{
    for (OwnFigure &own : campaign.play->own) {
        if (own.id == change.id)
            own.state = change.state;
    }
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

} // namespace muster
