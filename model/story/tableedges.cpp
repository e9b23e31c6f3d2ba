// SPDX-License-Identifier: MIT
#include "model/story/tableedges.h"

#include <QCoreApplication>

namespace muster {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Map", text);
}

TableEdge yours(Beginning beginning, const RoundTables &rounds)
{
    switch (beginning) {
    case Beginning::ByAnEdge:
        return {tr("You enter"), tr("by any edge"), true};
    case Beginning::Opposite:
        return {tr("You enter"), tr("by one edge"), true};
    case Beginning::Hidden:
        return {tr("You lie hidden"), tr("off the table"), false};
    case Beginning::InBuildings:
        return {tr("You hold"), tr("the buildings"), false};
    case Beginning::Behind:
        return {tr("You follow"), tr("%1\" behind them").arg(rounds.pursuitInches), true};
    case Beginning::AtTheScene:
        return {tr("You begin"), tr("at the robbery"), false};
    case Beginning::OnAlarm:
        return {tr("You come"), tr("after the alarm"), true};
    case Beginning::Surrounded:
        return {tr("You are inside"), tr("and surrounded"), false};
    case Beginning::AllRound:
        return {tr("You stand"), tr("all round them"), false};
    }
    Q_UNREACHABLE();
}

TableEdge theirs(Beginning beginning, const RoundTables &rounds)
{
    switch (beginning) {
    case Beginning::ByAnEdge:
        return {tr("They enter"), tr("by any edge"), true};
    case Beginning::Opposite:
        return {tr("They enter"), tr("opposite you"), true};
    case Beginning::Hidden:
        return {tr("They lie hidden"), tr("off the table"), false};
    case Beginning::InBuildings:
        return {tr("They hold"), tr("the buildings"), false};
    case Beginning::Behind:
        return {tr("They follow"), tr("%1\" behind you").arg(rounds.pursuitInches), false};
    case Beginning::AtTheScene:
        return {tr("They begin"), tr("at the robbery"), false};
    case Beginning::OnAlarm:
        return {tr("They come"), tr("after the alarm"), true};
    case Beginning::Surrounded:
        return {tr("They are inside"), tr("and surrounded"), false};
    case Beginning::AllRound:
        return {tr("They stand"), tr("all round you"), false};
    }
    Q_UNREACHABLE();
}

} // namespace

TableEdges tableEdges(EncounterKind kind)
{
    if (kind == EncounterKind::RaidDefend)
        return {{tr("You stand"), tr("sections 1, 2, 3"), false}, {tr("They enter"), tr("sections 7, 8, 9"), true}};
    return {{tr("You enter"), tr("sections 7, 8, 9"), true}, {}};
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
