// SPDX-License-Identifier: MIT
#include "model/changes/all.h"
#include "model/story/playtelling.h"

namespace muster {

Theme playTheme(const Change &change)
{
    using Pefs = Among<PefMoved, PefPlaced, PefAppeared, PefHidden, PefRevealed, PefResolved, OwnPefHidden,
                       OwnPefPlaced, OwnPefRevealed>;
    using Objectives = Among<SectionSeen, SectionScouted, BuildingSearched>;
    using Own =
        Among<FigureStood, FigureTurning, StarPowerLeft, FigureGrouped, OwnGroupPlaced, FigureDid, ReinforcementsCame>;
    using Turns = Among<TurnBegun, SidesCounted>;
    using NoMore = Among<PlayBegun, ScenarioStood, NoteWritten, TestTaken, LastingSet>;
    static_assert(areAllChanges<Pefs, Objectives, Own, Turns, NoMore, EnemyChanges, BandChanges, CampaignChanges,
                                WastelandChanges, StoryChanges, FoeChanges, GoalChanges>);
    if (change.is<PlayBegun>())
        return Theme::Table;
    if (const auto *stood = change.as<ScenarioStood>())
        return stood->deed == ScenarioDeed::Turn ? Theme::Turn : Theme::Objective;
    if (Turns::holds(change))
        return Theme::Turn;
    if (Pefs::holds(change))
        return Theme::Pef;
    if (Objectives::holds(change))
        return Theme::Objective;
    if (change.is<FoeMet>())
        return Theme::Foe;
    if (EnemyChanges::holds(change))
        return Theme::EnemyGroup;
    return Own::holds(change) ? Theme::OwnFigure : Theme::Battle;
}

} // namespace muster
