// SPDX-License-Identifier: MIT
#include "model/story/playtelling.h"

namespace muster {

namespace {

/// What of the table a change is about.
struct PlayTheme {
    Theme operator()(const PlayBegun &) const { return Theme::Table; }
    Theme operator()(const TurnBegun &) const { return Theme::Turn; }
    Theme operator()(const SidesCounted &) const { return Theme::Turn; }
    Theme operator()(const ScenarioStood &c) const
    {
        return c.deed == ScenarioDeed::Turn ? Theme::Turn : Theme::Objective;
    }
    Theme operator()(const OneOf<PefMoved, PefPlaced, PefAppeared, PefResolved> auto &) const { return Theme::Pef; }
    Theme operator()(const OneOf<GroupAppeared, GroupMoved, GroupPlaced, GroupStruck, GroupSided, EnemyStood,
                                 GuardsPlaced, GuardNoticed> auto &) const
    {
        return Theme::EnemyGroup;
    }
    Theme operator()(const OneOf<FigureStood, StarPowerLeft, FigureGrouped, OwnGroupPlaced, FigureDid,
                                 ReinforcementsCame> auto &) const
    {
        return Theme::OwnFigure;
    }
    Theme operator()(const OneOf<SectionSeen, SectionScouted, BuildingSearched> auto &) const
    {
        return Theme::Objective;
    }
    template<typename Other>
    Theme operator()(const Other &) const
    {
        return Theme::Battle;
    }
};

} // namespace

Theme playTheme(const Change &change)
{
    return std::visit(PlayTheme(), change);
}

} // namespace muster
