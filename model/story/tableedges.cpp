// SPDX-License-Identifier: MIT
#include "model/story/tableedges.h"

#include "model/story/storytext.h"

namespace muster {

namespace {

TableEdge yours(Beginning beginning, const RoundTables &rounds)
{
    switch (beginning) {
    case Beginning::ByAnEdge:
        return {StoryText::tr("You enter"), StoryText::tr("by any edge"), true};
    case Beginning::Opposite:
        return {StoryText::tr("You enter"), StoryText::tr("by one edge"), true};
    case Beginning::Hidden:
        return {StoryText::tr("You lie hidden"), StoryText::tr("off the table"), false};
    case Beginning::InBuildings:
        return {StoryText::tr("You hold"), StoryText::tr("the buildings"), false};
    case Beginning::Behind:
        return {StoryText::tr("You follow"), StoryText::tr("%1\" behind them").arg(rounds.pursuitInches), true};
    case Beginning::AtTheScene:
        return {StoryText::tr("You begin"), StoryText::tr("at the robbery"), false};
    case Beginning::OnAlarm:
        return {StoryText::tr("You come"), StoryText::tr("after the alarm"), true};
    case Beginning::Surrounded:
        return {StoryText::tr("You are inside"), StoryText::tr("and surrounded"), false};
    case Beginning::AllRound:
        return {StoryText::tr("You stand"), StoryText::tr("all round them"), false};
    }
    Q_UNREACHABLE();
}

TableEdge theirs(Beginning beginning, const RoundTables &rounds)
{
    switch (beginning) {
    case Beginning::ByAnEdge:
        return {StoryText::tr("They enter"), StoryText::tr("by any edge"), true};
    case Beginning::Opposite:
        return {StoryText::tr("They enter"), StoryText::tr("opposite you"), true};
    case Beginning::Hidden:
        return {StoryText::tr("They lie hidden"), StoryText::tr("off the table"), false};
    case Beginning::InBuildings:
        return {StoryText::tr("They hold"), StoryText::tr("the buildings"), false};
    case Beginning::Behind:
        return {StoryText::tr("They follow"), StoryText::tr("%1\" behind you").arg(rounds.pursuitInches), false};
    case Beginning::AtTheScene:
        return {StoryText::tr("They begin"), StoryText::tr("at the robbery"), false};
    case Beginning::OnAlarm:
        return {StoryText::tr("They come"), StoryText::tr("after the alarm"), true};
    case Beginning::Surrounded:
        return {StoryText::tr("They are inside"), StoryText::tr("and surrounded"), false};
    case Beginning::AllRound:
        return {StoryText::tr("They stand"), StoryText::tr("all round you"), false};
    }
    Q_UNREACHABLE();
}

} // namespace

TableEdges tableEdges(EncounterKind kind)
{
    if (kind == EncounterKind::RaidDefend)
        return {{StoryText::tr("You stand"), StoryText::tr("sections 1, 2, 3"), false},
                {StoryText::tr("They enter"), StoryText::tr("sections 7, 8, 9"), true}};
    return {{StoryText::tr("You enter"), StoryText::tr("sections 7, 8, 9"), true}, {}};
}

TableEdges tableEdges(const Encounter &encounter, const Pack &pack)
{
    if (encounter.game)
        return {};
    if (!encounter.scenario || !pack.scenarios)
        return tableEdges(encounter.kind);
    const ScenarioRow &row = pack.scenarios->of(encounter.scenario->kind);
    const auto own = static_cast<std::size_t>(row.sideOf(encounter.scenario->role));
    return {yours(row.sides[own].begins, pack.scenarios->rounds),
            theirs(row.sides[1 - own].begins, pack.scenarios->rounds)};
}

} // namespace muster
