// SPDX-License-Identifier: MIT
#include "model/acts/battle.h"

#include "model/acts/acts.h"
#include "model/acts/demands.h"
#include "model/acts/table.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"
#include "model/texts.h"
#include "rules/lists.h"

#include <algorithm>
#include <vector>

namespace muster::acts {

namespace {

/// Returns a value that figures of either side have.
template<typename Get>
auto valueOf(const Play &play, const FigureOnTable &whose, Get get)
{
    const OwnFigure *own = play.find(whose.id);
    return own ? get(*own) : get(*figureIn(play.group(whose.group), whose.figure));
}

TableState stateOf(const Play &play, const FigureOnTable &whose)
{
    return valueOf(play, whose, [](const auto &figure) { return figure.state; });
}

/// Returns the figure's state in the rules of this battle; none if these know no such state, and it is only a note.
std::optional<TableState> stateHere(const Campaign &campaign, const Pack &pack, std::optional<TableState> state)
{
    const std::vector<TableState> known = statesOf(campaign, pack);
    if (!state || contains(known, *state))
        return state;
    // TUMOR's sheet in the first edition (R80).
    if (*state == TableState::OutOfTheFight && contains(known, TableState::Unconscious))
        return TableState::Unconscious;
    return std::nullopt;
}

/// Returns the figure's states one after the other: a hit stays with one who ducks or runs (R67).
std::vector<TableState> statesAfter(const Campaign &campaign, const Pack &pack, const Verdict &verdict,
                                    std::optional<TableState> had)
{
    const std::optional<TableState> wound = stateHere(campaign, pack, verdict.wound);
    const bool isNew = wound && wound != had && had != TableState::BadWound;
    const std::optional<TableState> state = stateHere(campaign, pack, verdict.state);
    std::vector<TableState> states;
    if (isNew && (!state || isStanding(*state) || *state == TableState::RanAway))
        states.push_back(*wound);
    if (state)
        states.push_back(*state);
    return states;
}

} // namespace

Problems checkWriteDown(const Campaign &campaign, const FigureOnTable &whose, const Verdict &verdict)
{
    if (Problems problems = demandPlay(campaign))
        return problems;
    if (whose.id == FigureId{}) {
        if (!figureIn(campaign.play->group(whose.group), whose.figure))
            return Problem{ActsText::tr("Choose a figure on the table: one of the band, or an enemy in a group.")};
        return {};
    }
    const OwnFigure *own = campaign.play->find(whose.id);
    const Figure *figure = campaign.find(whose.id);
    if (!own || !figure)
        return {nobodyNumbered(campaign, whose.id)};
    if (own->state == TableState::AtHome)
        return Problem{ActsText::tr("%1 sat out and is not on the table.").arg(figure->name)};
    if (verdict.starPower && (!figure->star || !campaign.play->starPower))
        return Problem{ActsText::tr("%1 has no Star Power to spend.").arg(figure->name)};
    return {};
}

Result<Step> writeDown(const Campaign &campaign, const Pack &pack, const FigureOnTable &whose, const Verdict &verdict)
{
    if (Problems problems = checkWriteDown(campaign, whose, verdict))
        return problems;
    const Play &play = *campaign.play;
    Step step;
    step.kind = StepKind::Played;
    step.rolls = verdict.rolls;
    step.changes.push_back(TestTaken{whose, verdict.target, verdict.test});
    if (verdict.starPower && verdict.starPower != play.starPowerOf(whose.id))
        step.changes.push_back(starPowerLeft(play, whose.id, *verdict.starPower));
    Campaign after = campaign;
    for (const TableState state :
         statesAfter(campaign, pack, verdict, valueOf(play, whose, [](const auto &figure) { return figure.wound; }))) {
        const bool ducks = state == TableState::DuckedBack;
        if (state == stateOf(*after.play, whose) && !ducks)
            continue;
        const auto turns = ducks ? verdict.ducks : std::nullopt;
        const Result<Step> stood = whose.id == FigureId{}
            ? stepOf(after, pack, SetEnemyState{whose.group, whose.figure, state, turns})
            : stepOf(after, pack, SetState{whose.id, state, turns});
        const bool isHit = state == TableState::Scratched || state == TableState::BadWound;
        if (!stood && (ducks || isHit))
            continue; // it ducks for longer already, or has a hit no less bad
        if (!stood)
            return stood.problems();
        step.changes.insert(step.changes.end(), stood->changes.begin(), stood->changes.end());
        apply(after, *stood);
    }
    if (verdict.turnsIn && whose.id != FigureId{})
        step.changes.push_back(FigureTurning{whose.id, play.turn + *verdict.turnsIn});
    if (verdict.lasting
        && !contains(valueOf(play, whose, [](const auto &figure) { return figure.lasting; }), *verdict.lasting))
        step.changes.push_back(LastingSet{whose, *verdict.lasting});
    if (step.changes.size() == 1)
        step.changes = {TestTaken{whose, verdict.target, verdict.test, true}};
    return step;
}

} // namespace muster::acts
